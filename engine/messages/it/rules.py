"""What each rule says, how a game is won, what a win is worth, and why there is no choice."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "forward": "Le pedine avanzano lungo il loro percorso, ognuna esattamente del numero di un "
    "dado.",
    "open_point": "Una pedina può fermarsi su una punta vuota, occupata dalle proprie o da una "
    "sola pedina avversaria; due o più pedine avversarie la bloccano.",
    "separate_dice": "I dadi sono mosse separate: ogni fermata deve essere consentita di per sé, e "
    "lì una pedina avversaria sola viene mangiata anche se la pedina prosegue.",
    "doubles": "Una pariglia si gioca quattro volte, se il gioco non dice altrimenti.",
    "use_all": "Si devono giocare più numeri possibile; una giocata che ne usa di meno non è "
    "consentita.",
    "higher_die": "Se si può giocare l'uno o l'altro numero, ma non entrambi, si deve giocare il "
    "più alto.",
    "hit": "Una pedina che arriva su una pedina avversaria sola la mangia e la manda sul bar.",
    "bar_first": "Finché un giocatore ha pedine sul bar, non può fare altro che farle entrare.",
    "bear_off": "Si portano fuori le pedine solo se tutte sono nella tavola interna; un numero più "
    "alto del necessario porta fuori la più arretrata.",
    "no_pass": "Un giocatore che ha giocate consentite deve farne una.",
    "immediate_end": "La partita finisce nell'istante in cui lo scopo è raggiunto; tutto ciò che "
    "resta non vale.",
    "stages": "Un lancio in più tappe si gioca tappa per tappa, ognuna giudicata da sola.",
    "empty_stage": "Una tappa in cui non si può giocare nulla resta una tappa; la sua giocata è "
    "vuota.",
    "draw": "Se nessun lancio dà più una giocata a nessuno dei due giocatori, la partita è patta.",
    "opening": "Ognuno lancia un dado; i dadi decidono chi comincia, e in caso di parità si "
    "rilanciano.",
    "enter_all": "Finché la riserva non è vuota, ogni numero fa entrare una pedina; null'altro si "
    "muove.",
    "enter_two": "Finché due pedine non hanno lasciato la riserva, ogni numero deve farne entrare "
    "una.",
    "free_entry": "Le pedine della riserva possono entrare in qualsiasi momento.",
    "lower_first": "Il numero più basso si gioca per primo; se non è possibile, il lancio scade.",
    "top_then_bottom": "Una pariglia di n si gioca come n, poi come 7 - n, il numero delle facce "
    "inferiori.",
    "roll_again": "Dopo una pariglia il giocatore lancia di nuovo.",
    "forfeit": "Il resto del turno scade alla prima tappa che non viene giocata per intero.",
    "same_way": "Entrambi i giocatori vanno da 1 a 24, e la loro tavola interna sono le punte da "
    "19 a 24.",
    "single_blocks": "Non si mangia: già una sola pedina avversaria chiude una punta.",
    "rising_doubles": "Una pariglia di n si gioca quattro volte, poi n + 1 quattro volte, e così "
    "via fino ai sei.",
    "hand_over": "Se una pariglia crescente non viene completata, l'avversario continua dal valore "
    "successivo.",
    "one_per_point": "Una punta con una propria pedina è chiusa al suo proprietario, tranne la "
    "punta d'arrivo.",
    "no_overtaking": "Una pedina che avanza non può sorpassarne una propria; una che entra può "
    "farlo.",
    "opposite_hit": "Arrivare su una punta manda sul bar la pedina avversaria di fronte, tranne "
    "sulle punte d'arrivo.",
    "single_double": "Una pariglia è una sola mossa.",
    "double_twice": "Una pariglia si gioca due volte.",
    "home_point": "La punta d'arrivo va raggiunta esattamente, e nessuna pedina lascia la tavola.",
    "acey_deucey": "Un 1-2 si gioca, poi una pariglia a scelta del giocatore, che infine lancia di "
    "nuovo.",
    "mexican": "Un 1-2 non si gioca: il giocatore sceglie una pariglia qualsiasi e la gioca "
    "quattro volte.",
    "max_five": "Una punta con cinque proprie pedine è chiusa al loro proprietario, anche per "
    "entrare.",
    "exact_bear_off": "Solo un numero uguale alla distanza porta fuori una pedina, e solo se tutte "
    "sono nella tavola interna.",
    "either_die": "Se si può giocare uno solo dei numeri, il giocatore sceglie quale.",
    "all_or_nothing": "Un lancio che non si può giocare per intero scade per intero.",
    "pinning": "Arrivare su una pedina avversaria sola la imprigiona finché non si riparte; una "
    "punta con una pedina di ogni colore è chiusa a entrambi.",
    "one_six_or_double": "Un lancio senza 1, senza 6 e senza pariglia non ha effetto.",
    "sum_of_dice": "Una pedina avanza della somma dei due dadi, senza fermate lungo la via.",
    "capture": "La pedina avversaria su cui si arriva è eliminata per sempre.",
    "slide": "Una pedina che arriva su una propria scivola fino alla prossima punta che il suo "
    "colore lascia libera.",
    "one_checker_per_point": "Su una punta sta una sola pedina.",
    "circle": "Il Bianco scende da 24, il Nero sale da 1, senza fine attorno alla tavola; nessuno "
    "porta fuori pedine.",
    "last_checker": "L'ultima pedina sta sulle punte d'angolo: un 1 la porta alla prossima, un 6 a "
    "quella dopo.",
    "nothing_travels": "Nessuna pedina viaggia: ogni torre resta sulla sua punta.",
    "three_phases": "Tutte le torri vengono disfatte, poi rifatte, poi portate fuori.",
    "once_per_phase": "Un numero agisce una volta per fase sulla torre della sua punta.",
    "double_once": "Una pariglia conta una volta sola e dà un altro lancio.",
    "thin_points": "Sulle proprie punte 3, 4 e 5 un giocatore può avere una sola pedina per punta.",
    "start_point": "Un giocatore può entrare sulla propria punta 1 solo se non vi si trova nessuna "
    "sua pedina.",
    "both_ways": "Ogni numero si può giocare in avanti o all'indietro, ma mai oltre la partenza.",
    "fixed_roll": "Il lancio iniziale vale per tutti i turni; una pariglia si rilancia.",
    "hit_loses": "Chi mangia perde subito; il resto della sua giocata non vale.",
    "shown_roll": "Prima che un giocatore muova, l'avversario lancia i dadi del proprio turno "
    "successivo.",
    "last_wins": "Vince chi porta fuori per ultimo la sua ultima pedina.",
    "name_roll": "Uno dei giocatori non lancia: sceglie due numeri diversi qualsiasi.",
    "two_rolls": "L'altro lancia e gioca due volte di seguito.",
    "thrown_for_the_other": "Il lancio di un giocatore è giocato dal suo avversario.",
}

GOALS: Mapping[str, str] = {
    "first_done": "Vince chi porta per primo tutte le sue pedine alla meta.",
    "first_done_loses": "Perde chi porta fuori per primo tutte le sue pedine.",
    "first_hit_loses": "Chi mangia perde subito; altrimenti vince chi porta fuori per primo tutte "
    "le sue pedine.",
    "last_one_standing": "Perde chi ha perso tutte le sue pedine.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Vittoria semplice 1, gammon 2 (il giocatore contato non ha portato fuori "
    "nessuna pedina), backgammon 3 (e ne ha una sul bar, in riserva o nel suo quadrante di "
    "partenza), per il valore del cubo.",
    "one_two_two": "Vittoria semplice 1, gammon e backgammon 2, per il valore del cubo.",
    "one_two": "Una vittoria vale 1, o 2 se lo sconfitto non ha portato fuori nessuna pedina.",
    "one_point": "Una vittoria vale 1 punto.",
    "checkers_left": "Un punto per ogni pedina che lo sconfitto non ha portato fuori.",
    "pips_left": "I passi che allo sconfitto mancano alla meta, raddoppiati se non ha portato "
    "fuori nessuna pedina, triplicati se inoltre una sua pedina sta nella tavola interna del "
    "vincitore.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Non si può giocare nulla.",
    "only_play": "C'è una sola giocata consentita.",
    "use_all": "Alcune mosse sono escluse perché altrimenti si possono giocare più numeri.",
    "higher_die": "Si può giocare uno solo dei due numeri, quindi deve essere il più alto.",
    "lower_first": "Il numero più basso viene per primo, e così il più alto, o l'intero lancio, "
    "scade.",
    "all_or_nothing": "Il lancio non si può giocare per intero, quindi scade per intero.",
}
