"""The sentence for each rule, goal, scoring, table rule and reason for a forced play."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "forward": "Le pedine avanzano lungo il loro percorso, ognuna esattamente del numero di un "
    "dado.",
    "open_point": "Una pedina può arrivare su una punta vuota, occupata dalle proprie pedine o da "
    "una sola pedina avversaria; due o più pedine avversarie la bloccano.",
    "separate_dice": "I dadi si giocano separatamente: una pedina che usa più di un numero arriva "
    "a ogni fermata, e ogni fermata deve essere consentita.",
    "doubles": "Una pariglia (due dadi uguali) si gioca quattro volte, se un’altra regola del "
    "gioco non cambia questo.",
    "use_all": "Il giocatore deve giocare più numeri possibile; una giocata che ne usa di meno non "
    "è consentita.",
    "higher_die": "Se ciascuno dei due numeri può essere giocato, ma non entrambi, va giocato il "
    "più alto.",
    "hit": "Una pedina che arriva su una pedina scoperta avversaria la mangia e la manda sul bar.",
    "bar_first": "Un giocatore con pedine sul bar deve farle rientrare prima di ogni altra mossa.",
    "bear_off": "Le pedine escono solo se tutte sono nella tavola interna; un numero più alto del "
    "necessario porta fuori la più arretrata.",
    "no_pass": "Un giocatore che ha una giocata consentita deve giocare.",
    "immediate_end": "La partita finisce appena lo scopo è raggiunto; il resto del turno va perso.",
    "stages": "Un lancio in più tappe si gioca tappa per tappa, ognuna giudicata da sola.",
    "empty_stage": "Una tappa in cui nulla può essere giocato resta una tappa; la sua giocata è "
    "vuota.",
    "draw": "Se nessun lancio dà una giocata consentita a nessuno dei due giocatori, la partita è "
    "patta.",
    "opening": "Ognuno lancia un dado per decidere chi comincia; con numeri uguali si lancia di "
    "nuovo.",
    "enter_all": "Finché ci sono pedine in riserva, ogni numero deve farne entrare una; "
    "nessun’altra pedina si muove.",
    "enter_two": "Finché due pedine non hanno lasciato la riserva, ogni numero deve farne entrare "
    "una.",
    "free_entry": "Le pedine della riserva possono entrare in qualsiasi momento.",
    "lower_first": "Il numero più basso si gioca per primo; se non è possibile, il lancio va "
    "perso.",
    "top_then_bottom": "Una pariglia di n si gioca come n, poi come 7 − n, il numero delle facce "
    "inferiori.",
    "roll_again": "Dopo una pariglia il giocatore lancia di nuovo i dadi.",
    "forfeit": "Alla prima tappa non giocata per intero, il resto del turno va perso.",
    "same_way": "Entrambi i giocatori vanno dalla punta 1 alla punta 24; le punte da 19 a 24 sono "
    "la tavola interna di entrambi.",
    "single_blocks": "Non si mangia: una sola pedina avversaria chiude una punta.",
    "rising_doubles": "Una pariglia di n si gioca quattro volte, poi n + 1 quattro volte, e così "
    "via fino ai sei.",
    "hand_over": "Se una pariglia crescente non viene completata, l’avversario continua con il "
    "numero successivo.",
    "one_per_point": "Un giocatore può avere una sola pedina per punta, tranne che sulla punta "
    "d’arrivo.",
    "no_overtaking": "Una pedina che avanza non può sorpassare le pedine dello stesso giocatore; "
    "una che entra può farlo.",
    "opposite_hit": "Una pedina che arriva su una punta mangia la pedina avversaria di fronte e la "
    "manda sul bar, tranne che sulle punte d’arrivo.",
    "single_double": "Con una pariglia il numero si gioca una volta sola.",
    "double_twice": "Una pariglia si gioca due volte.",
    "home_point": "La punta d’arrivo va raggiunta esattamente, e nessuna pedina lascia la tavola.",
    "acey_deucey": "Dopo un 1-2 il giocatore gioca una pariglia a scelta e poi lancia di nuovo i "
    "dadi.",
    "mexican": "Un 1-2 non si gioca: il giocatore sceglie una pariglia e la gioca quattro volte.",
    "max_five": "Un giocatore non può avere più di cinque pedine su una punta, nemmeno entrando.",
    "exact_bear_off": "Una pedina esce solo con un numero uguale alla sua distanza, e solo se "
    "tutte le pedine sono nella tavola interna.",
    "either_die": "Se uno solo dei due numeri può essere giocato, il giocatore sceglie quale.",
    "all_or_nothing": "Un lancio che non può essere giocato per intero va perso.",
    "pinning": "Una pedina che arriva su una pedina scoperta avversaria la imprigiona finché il "
    "suo colore non lascia la punta; una punta con una pedina di ogni colore è chiusa a entrambi.",
    "pinning_and_adding": "Una pedina che arriva su una pedina scoperta avversaria la imprigiona "
    "finché il suo colore non lascia la punta; il suo colore può aggiungervi pedine, e la punta è "
    "chiusa all’altro.",
    "one_six_or_double": "Un lancio senza 1, senza 6 e senza pariglia non ha effetto.",
    "sum_of_dice": "Una pedina avanza della somma dei due dadi, senza fermate lungo la via.",
    "capture": "Una pedina che arriva su una pedina avversaria la elimina per sempre.",
    "slide": "Una pedina che arriva su una pedina dello stesso giocatore scivola fino alla "
    "prossima punta che ne è priva.",
    "one_checker_per_point": "Su una punta sta una sola pedina.",
    "circle": "Il Bianco scende dalla punta 24, il Nero sale dalla punta 1, senza fine attorno "
    "alla tavola; le pedine non escono.",
    "last_checker": "L’ultima pedina sta sulle punte d’angolo: un 1 la porta alla prossima, un 6 a "
    "quella dopo.",
    "nothing_travels": "Nessuna pedina viaggia: ogni torre resta sulla sua punta.",
    "three_phases": "Tutte le torri vengono disfatte, poi rifatte, poi portate fuori.",
    "once_per_phase": "Un numero vale una volta per fase per la torre della sua punta.",
    "single_bear_off": "Un numero vale per la torre della sua punta una volta per disfarla e una "
    "volta per rifarla; alla fine porta fuori una sola pedina.",
    "double_once": "Una pariglia conta una volta sola e dà un altro lancio.",
    "thin_points": "Sulle proprie punte 3, 4 e 5 un giocatore può avere una sola pedina per punta.",
    "start_point": "Un giocatore può entrare sulla propria punta 1 solo se non vi si trova nessuna "
    "sua pedina.",
    "both_ways": "Ogni numero si può giocare in avanti o all’indietro, ma mai oltre la partenza.",
    "fixed_roll": "Il primo lancio vale per tutti i turni; dopo una pariglia si lancia di nuovo.",
    "hit_loses": "Chi mangia perde subito; il resto della giocata va perso.",
    "shown_roll": "Prima che un giocatore muova, l’avversario lancia i dadi del proprio prossimo "
    "turno.",
    "last_wins": "Vince chi porta fuori per ultimo la sua ultima pedina.",
    "name_roll": "Uno dei giocatori non lancia: sceglie due numeri diversi.",
    "two_rolls": "L’altro lancia e gioca due volte di seguito.",
    "thrown_for_the_other": "Il lancio di un giocatore è giocato dal suo avversario.",
    "corners": "Entrambi i giocatori vanno nella stessa direzione attorno alla tavola da angoli "
    "opposti: il Bianco dalla punta 1 alla punta 24, il Nero dalla punta 13 per la 24 fino alla "
    "punta 12.",
    "pin_stack": "Una pedina che arriva su una pedina scoperta avversaria la imprigiona finché "
    "l’ultima pedina del suo colore non lascia la punta; il suo colore può accatastarvi altre "
    "pedine, e la punta è chiusa all’altro.",
    "free_bear_off": "Non si porta fuori nessuna pedina finché una delle proprie è imprigionata.",
    "mother": "L’ultima pedina di un giocatore sulla sua punta di partenza è la pedina madre: chi "
    "ha imprigionato la madre avversaria e lasciato la propria punta di partenza vince subito; se "
    "entrambe le madri sono imprigionate, la partita è patta.",
    "runner_first": "Solo la pedina più avanzata, l’apripista, può muoversi finché non ha "
    "raggiunto il lato di partenza avversario (la propria punta 13, Fevga) o la tavola interna (la "
    "propria punta 19, Tawla 31).",
    "head_one": "In un turno al massimo una pedina lascia la punta di partenza, la testa.",
    "second_head": "Nel primo turno di un giocatore, con 6-6, 4-4 e 3-3 due pedine possono "
    "lasciare la testa.",
    "second_head_if_blocked": "Nel primo turno di un giocatore due pedine possono lasciare la "
    "testa con ogni lancio che una sola pedina non può giocare per intero.",
    "row_of_six": "Nessuna mossa può completare un blocco di sei o più punte sul percorso "
    "avversario, se non quando una pedina avversaria è davanti al blocco o fuori.",
    "row_of_six_home": "Nessuna mossa può completare un blocco di sei o più punte sul percorso "
    "avversario, se non quando una pedina avversaria è nella sua tavola interna o fuori.",
    "quarter": "Nessuna mossa può occupare la sesta punta del proprio quadrante di partenza.",
    "quarter_of_theirs": "Nessuna mossa può occupare la sesta punta del quadrante di partenza "
    "avversario.",
    "four_of_theirs": "Nessuna mossa può occupare una quinta punta del quadrante di partenza "
    "avversario.",
    "hitter_stays": "Una pedina che mangia nella propria tavola interna vi resta per il resto del "
    "turno: l’ultima pedina non può lasciare quella punta.",
    "no_shut_in": "Se tutte le pedine avversarie sono su una sola punta, una giocata non può "
    "rinchiuderle tenendo le sei punte successive, se non quando ogni giocata consentita lo fa.",
    "early": "Nei primi tre turni di ogni giocatore una pariglia si gioca quattro volte e non "
    "sale.",
    "winner_starts": "Chi vince una partita comincia la successiva e lancia i due "
    "dadi; dopo una patta e nella prima partita decide un dado a testa.",
}

GOALS: Mapping[str, str] = {
    "first_done": "Vince chi porta per primo tutte le sue pedine alla meta.",
    "first_done_loses": "Perde chi porta fuori per primo tutte le sue pedine.",
    "first_hit_loses": "Chi mangia perde subito; altrimenti vince chi porta fuori per primo tutte "
    "le sue pedine.",
    "last_one_standing": "Perde la partita chi ha perso tutte le sue pedine.",
    "mother_or_done": "Chi imprigiona l’ultima pedina avversaria sulla sua punta di partenza vince "
    "appena la propria punta di partenza è vuota; altrimenti vince chi porta fuori per primo tutte "
    "le sue pedine.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Vittoria semplice 1, gammon 2 (il giocatore contato non ha portato fuori "
    "nessuna pedina), backgammon 3 (e ne ha una sul bar, in riserva o nel suo quadrante di "
    "partenza), per il valore del cubo.",
    "one_two_two": "Vittoria semplice 1, gammon e backgammon 2, per il valore del cubo.",
    "one_two": "Una vittoria vale 1, o 2 se lo sconfitto non ha portato fuori nessuna pedina.",
    "one_point": "Una vittoria vale 1 punto.",
    "checkers_left": "Un punto per ogni pedina che lo sconfitto non ha portato fuori.",
    "pips_left": "I pip che allo sconfitto mancano alla meta, raddoppiati se non ha portato fuori "
    "nessuna pedina, triplicati se inoltre una sua pedina è nella tavola interna del vincitore.",
}

TABLE_RULES: Mapping[str, str] = {
    "take_back": "Finché non annuncia la fine del turno, un giocatore può ritirare le sue mosse.",
    "illegal_play": "Una giocata illegale resta valida se l’avversario la accetta lanciando i dadi "
    "o raddoppiando; l’avversario può invece chiedere una giocata legale.",
    "cocked_dice": "I dadi valgono solo se giacciono entrambi in piano sulla tavola, a destra di "
    "chi li lancia; altrimenti si lanciano di nuovo entrambi.",
    "premature_roll": "Un lancio anticipato non vale e si ripete; se è concordato che valga, il "
    "giocatore ancora di turno può tenerne conto nella sua giocata.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Nulla può essere giocato.",
    "only_play": "C’è una sola giocata consentita.",
    "use_all": "Alcune mosse sono escluse perché altre giocate usano più numeri.",
    "higher_die": "Uno solo dei due numeri può essere giocato, e deve essere il più alto.",
    "lower_first": "Il numero più basso va giocato per primo: il più alto, o l’intero lancio, va "
    "perso.",
    "all_or_nothing": "Il lancio non può essere giocato per intero e va perso.",
    "no_shut_in": "Alcune giocate sono escluse perché rinchiuderebbero l’avversario.",
}
