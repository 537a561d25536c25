"""The sentence for each rule and fault of cube, match and chouette."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Alcuni giochi si giocano senza il cubo del raddoppio.",
    "doubling": "Il giocatore di turno può raddoppiare prima di lanciare; l’avversario accetta, o "
    "rifiuta e perde la posta precedente al raddoppio.",
    "redoubling": "Chi accetta un raddoppio possiede il cubo, e solo il suo proprietario può "
    "raddoppiare di nuovo.",
    "cube_limit": "Il cubo non può superare il limite concordato.",
    "automatic_doubles": "Due numeri uguali nel lancio iniziale raddoppiano la posta, al massimo "
    "tante volte quante concordate; il cubo resta al centro.",
    "beavers": "Chi riceve un raddoppio può subito raddoppiare di nuovo tenendo il cubo (beaver), "
    "l’altro può girarlo ancora (raccoon), e il primo un’ultima volta (otter).",
    "jacoby": "Gammon e backgammon valgono come vittoria semplice finché nessun giocatore ha "
    "girato il cubo.",
    "resignation": "Un giocatore può abbandonare a un valore che l’avversario accetta; con una "
    "regola facoltativa l’abbandono costa sempre il massimo.",
    "match": "Vince l’incontro chi ne raggiunge per primo la lunghezza; i punti in più non "
    "contano. In un incontro a numero di partite vince il totale più alto dopo l’ultima, e una "
    "partita pari si rigioca. Raddoppi automatici, beaver e regola di Jacoby valgono solo per le "
    "partite a soldi.",
    "crawford": "Quando a un giocatore manca per la prima volta un solo punto all’incontro, la "
    "partita successiva si gioca senza cubo; poi il cubo torna.",
    "holland": "Dopo la partita di Crawford il giocatore in svantaggio può raddoppiare solo dal "
    "suo terzo turno.",
    "rotation": "In una serie le partite seguono un ciclo di giochi; dopo ogni partita, anche "
    "patta, si gioca il successivo. Non c’è il cubo, e chi vince una partita comincia la "
    "successiva.",
    "chouette": "Un giocatore, il box, gioca contro una squadra guidata da un capitano; gli altri "
    "membri formano la coda.",
    "single_cube": "Con un solo cubo ogni membro della squadra decide soltanto se accettare o "
    "rifiutare.",
    "multi_cube": "Ogni membro della squadra ha un proprio cubo contro il box.",
    "last_taker_drops": "Se tutti i membri della squadra tranne uno rifiutano, anche l’ultimo deve "
    "rifiutare.",
    "extra_cubes": "Il membro che accetta da solo deve accettare un cubo extra da ogni membro che "
    "gli paga la posta precedente al raddoppio.",
    "box_partner": "Da otto giocatori in su il box può avere un compagno: il posto è offerto a "
    "turno, dal capitano all’indietro, o altrimenti sorteggiato nella squadra senza il capitano.",
    "settlement": "Nelle partite a soldi ogni giocatore può offrire prima di un lancio di finire "
    "la partita per punti interi o mezzi che uno paga all’altro, al massimo la posta per il "
    "valore più alto del gioco.",
    "forfeit": "Una partita può essere assegnata a un giocatore a un valore dato, o un incontro; "
    "non serve alcun consenso.",
    "consultation": "I membri della squadra possono consigliare chi la guida liberamente, solo "
    "dopo un raddoppio o mai; chi ha rifiutato non consiglia.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "Questo gioco si gioca senza cubo.",
    "not_begun": "Il lancio iniziale non ha ancora deciso chi comincia.",
    "not_your_turn": "Tocca al {player}.",
    "already_rolled": "Il turno è cominciato; è possibile solo prima del primo lancio.",
    "not_before_a_roll": "I dadi sono già lanciati; un accordo si offre prima di un lancio.",
    "not_the_owner": "Il cubo appartiene al {owner}, e solo chi lo possiede può raddoppiare di "
    "nuovo.",
    "crawford_game": "Questa è la partita di Crawford, che si gioca senza cubo.",
    "cube_limit_reached": "Il cubo non può superare {limit}.",
    "offer_pending": "Prima va data una risposta all’offerta del {by}: {kind}.",
    "nothing_offered": "Non c’è nessuna offerta a cui rispondere.",
    "own_offer": "Un giocatore non può rispondere alla propria offerta ({kind}).",
    "answers_another": "La risposta «{answer}» presuppone «{needs}», ma l’offerta è «{kind}».",
    "not_agreed": "Non concordato: {name}.",
    "money_only": "Solo per le partite a soldi, non per un incontro: {name}.",
    "match_only": "Solo per un incontro, non per le partite a soldi: {name}.",
    "dead_cube": "La posta di {stake} copre già i punti che mancano ({away}): il cubo è morto.",
    "no_power_of_two": "Il cubo mostra potenze di due, non {value}.",
    "automatic_not_agreed": "Troppi raddoppi automatici: {count}; il massimo concordato è {most}.",
    "owner_needed": "Al centro il cubo è a {must}; a {value} appartiene a un giocatore.",
    "not_turned": "Nessun giocatore ha girato un cubo a {value}: deve essere al centro.",
    "offer_not_doubled": "Un’offerta raddoppia la posta a {must}, non a {value}.",
    "no_such_offer": "Questa offerta non è possibile: {kind}.",
    "no_such_length": "La lunghezza di un incontro va da 1 a {most}, non {length}.",
    "games_do_not_fit": "Dopo {played} partite dell’incontro il punteggio non può essere "
    "{white}-{black}: ogni partita vinta porta almeno un punto.",
    "no_such_score": "Un punteggio di {score} non è possibile in un incontro a {length} punti.",
    "both_have_won": "Un solo giocatore può aver vinto l’incontro.",
    "crawford_does_not_fit": "Sul {white}-{black} la partita di Crawford non può essere "
    "{crawford}.",
    "match_over": "L’incontro è finito.",
    "turns_do_not_fit": "Turni incompatibili: Bianco {white}, Nero {black}.",
    "turns_not_counted": "I turni si contano solo se è concordata la regola di Holland.",
    "unknown_stakes_option": "La posta non ha l’opzione «{name}»; opzioni possibili: {known}.",
    "no_such_amount": "L’importo per punto deve essere maggiore di zero, con al massimo nove "
    "cifre.",
    "no_such_value": "L’abbandono al valore {value} non è possibile; valori possibili: {known}.",
    "costs_the_most": "Per la regola facoltativa l’abbandono costa sempre {value}.",
    "player_repeated": "{name} può partecipare una volta sola.",
    "player_unknown": "{name} non partecipa.",
    "player_count": "Una chouette ha da {least} a {most} giocatori, non {count}.",
    "throw_needed": "{name} deve lanciare.",
    "throw_unneeded": "{name} ora non lancia.",
    "no_such_die": "Un dado mostra da 1 a 6, non {number}.",
    "seats_decided": "I lanci precedenti hanno già deciso tutti i posti.",
    "not_the_leader": "Con un solo cubo {leader} raddoppia per la squadra.",
    "no_bet": "Tra {name} e {to} non c’è nessun cubo.",
    "no_bets": "{name} non ha nulla da raddoppiare né risposte da dare.",
    "all_or_none": "Con un solo cubo il raddoppio va a tutta la squadra o a nessun membro.",
    "not_answered": "{name} deve ancora rispondere a {to}.",
    "answered_twice": "{name} ha risposto due volte a {to}.",
    "same_answer": "Con un solo cubo il box dà la stessa risposta a tutta la squadra.",
    "beavers_need_cubes": "Con un solo cubo per tutta la squadra non ci sono beaver.",
    "no_extra_cubes": "Per {name} non c’è nessun cubo extra: {why}.",
    "no_partner": "Con meno di {least} giocatori o senza l’opzione il box non ha un compagno.",
    "lot_needed": "Nessun membro si offre: un compagno va sorteggiato fra: {known}.",
    "not_in_the_lot": "{name} non può essere sorteggiato; possibili: {known}.",
    "captain_still_plays": "{name} è capitano e gioca ancora: la partita non è decisa.",
    "game_begun": "La partita è cominciata; il box prende un compagno solo prima.",
    "draw_has_no_value": "Una patta non ha valore.",
    "captain_gone": "{name} è capitano e non gioca più: il box ha perso.",
    "all_answered": "Tutte le offerte hanno risposta, perciò le risposte valgono già.",
    "not_one_cube": "Con un solo cubo tutti i membri della squadra hanno lo stesso.",
    "not_one_opening": "Tutti i cubi hanno avuto lo stesso lancio iniziale: i raddoppi automatici "
    "sono gli stessi.",
    "no_such_payment": "Un pagamento deve essere maggiore di zero e andare da un giocatore a un "
    "altro.",
    "still_open": "La partita non è finita; ancora in gioco: {names}.",
    "value_needed": "Manca `value`: il {color} può abbandonare a {must}.",
    "wrong_answer": "L’offerta è «{kind}»; risposte possibili: {choices}.",
    "no_repetition": "La patta per ripetizione si può chiedere solo in un gioco a lancio fisso.",
    "wrong_payer": "{name} può pagare solo nella propria scommessa: `to` contiene solo questo "
    "nome, oppure manca.",
    "no_such_settlement": "Un accordo è per punti interi o mezzi, più di 0 e al massimo {most}; "
    "solo interi se un compagno li divide.",
    "no_such_ending": "La partita non può essere finita così: {how}.",
    "crawford_needed": "Sul {white}-{black} di un incontro a {length} punti la partita di "
    "Crawford è questa o già giocata: indicare `{item}`, «now» o «after».",
    "holland_needs_crawford": "Senza partita di Crawford non c’è la regola di Holland.",
    "not_in_rotation": "{variant} non fa parte della serie {name}: {known}.",
    "options_not_of_series": "In questa serie ({name}) il gioco ha queste opzioni: {known}. "
    "Le altre vanno in `variant_options`.",
    "rotation_needed": "`variant_options` vale per una serie: serve anche `rotation`.",
    "totals_do_not_fit": "I totali prima della partita {number} sono incompatibili: la somma è 0, "
    "e prima della prima partita sono tutti 0.",
    "holland_rule": "Sarebbe nel turno {turn}; chi è in svantaggio può raddoppiare dal turno "
    "{first}.",
    "no_stakes": "La partita è senza posta; il cubo e un accordo richiedono stakes.",
}
