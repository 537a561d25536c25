"""The stakes: what each rule says and what each fault means. No game of the 26 has them."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Alcuni giochi si giocano senza cubo; lì non si può concordare né fare nulla che lo "
    "riguardi.",
    "doubling": "Al proprio turno e prima di lanciare, un giocatore può raddoppiare; l'avversario "
    "accetta, o rifiuta e perde la posta precedente al raddoppio.",
    "redoubling": "Chi accetta un raddoppio possiede il cubo, e solo il suo proprietario può "
    "raddoppiare di nuovo.",
    "cube_limit": "Il cubo non può superare il limite concordato.",
    "automatic_doubles": "Una parità nel lancio iniziale raddoppia la posta, tante volte quante "
    "concordate; il cubo resta al centro.",
    "beavers": "Chi riceve il raddoppio può subito raddoppiare di nuovo tenendo il cubo (beaver), "
    "il primo può girarlo ancora (raccoon), e l'altro un'ultima volta (otter).",
    "jacoby": "Gammon e backgammon valgono come vittoria semplice finché nessun giocatore ha "
    "girato il cubo.",
    "resignation": "Un giocatore può abbandonare a un valore che l'avversario accetta; per una "
    "regola della casa costa sempre il massimo.",
    "match": "Un incontro è vinto con il suo ultimo punto; i punti in più non valgono nulla. "
    "Raddoppi automatici, beaver e regola di Jacoby sono per le partite a soldi.",
    "crawford": "Quando a un giocatore manca per la prima volta un solo punto all'incontro, la "
    "partita successiva si gioca senza cubo; poi il cubo torna.",
    "holland": "Dopo la partita di Crawford il giocatore in svantaggio può raddoppiare solo dal "
    "suo terzo turno.",
    "chouette": "Un giocatore, il box, gioca contro una squadra guidata dal capitano; gli altri "
    "stanno in coda.",
    "single_cube": "Con un solo cubo ogni membro della squadra decide da sé soltanto se accettare "
    "o rifiutare.",
    "multi_cube": "Ogni membro della squadra ha un proprio cubo contro il box.",
    "last_taker_drops": "Se tutti i membri della squadra tranne uno rifiutano, anche l'ultimo deve "
    "rifiutare.",
    "extra_cubes": "Chi accetta da solo deve accettare un cubo extra da ogni membro che gli paga "
    "per questo la posta precedente al raddoppio.",
    "box_partner": "Da otto giocatori in su il box può avere un compagno, offerto a turno dal "
    "capitano all'indietro, altrimenti sorteggiato nella squadra senza il capitano.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "Questo gioco si gioca senza cubo.",
    "not_begun": "Il lancio iniziale non ha ancora deciso chi comincia.",
    "not_your_turn": "È il turno del {player}.",
    "already_rolled": "Il turno è cominciato; si raddoppia prima del suo primo lancio.",
    "not_the_owner": "Il cubo appartiene al {owner}, e solo il suo proprietario può raddoppiare di "
    "nuovo.",
    "crawford_game": "Questa è la partita di Crawford, che si gioca senza cubo.",
    "holland_rule": "Questo è il turno {turn}; chi è in svantaggio può raddoppiare dal suo turno "
    "{first}.",
    "cube_limit_reached": "Il cubo non può superare {limit}.",
    "offer_pending": "Prima si deve rispondere all'offerta del {by}: {kind}.",
    "nothing_offered": "Non c'è nessuna offerta a cui rispondere.",
    "own_offer": "Un giocatore non risponde alla propria offerta ({kind}).",
    "answers_another": "La risposta «{answer}» presuppone «{needs}», ma l'offerta è «{kind}».",
    "not_agreed": "Non è concordato: {name}.",
    "money_only": "Solo per le partite a soldi, non per un incontro: {name}.",
    "match_only": "Solo per un incontro, non per le partite a soldi: {name}.",
    "dead_cube": "La posta di {stake} copre già i punti che mancano ({away}): il cubo è morto.",
    "no_power_of_two": "Il cubo mostra potenze di due, non {value}.",
    "automatic_not_agreed": "Non possono esserci tanti raddoppi automatici: {count}; il massimo "
    "concordato è {most}.",
    "owner_needed": "Al centro il cubo sta su {must}; su {value} appartiene a qualcuno.",
    "not_turned": "Nessuno ha girato il cubo su {value}, quindi sta al centro.",
    "offer_not_doubled": "Un'offerta raddoppia la posta a {must}, non a {value}.",
    "no_such_offer": "Questa offerta non può stare qui: {kind}.",
    "no_such_length": "La lunghezza di un incontro va da 1 a {most} punti; {length} non è "
    "possibile.",
    "no_such_score": "Un punteggio di {score} non è possibile in un incontro a {length}.",
    "both_have_won": "Un solo giocatore può aver vinto l'incontro.",
    "crawford_does_not_fit": "Sul {white}-{black} la partita di Crawford non può essere "
    "{crawford}.",
    "match_over": "L'incontro è finito: l'ha vinto il {winner}.",
    "turns_do_not_fit": "Turni cominciati: Bianco {white}, Nero {black}; non possono stare "
    "insieme.",
    "turns_not_counted": "I turni si contano solo dove è concordata la regola Holland.",
    "no_stakes": "Qui non si gioca per una posta; per raddoppiare o abbandonare indicare stakes.",
    "unknown_stakes_option": "Per la posta non c'è l'opzione «{name}»; ci sono: {known}.",
    "no_such_amount": "Un importo per punto è più di niente e ha al massimo nove cifre.",
    "resignation_pending": "Prima si deve rispondere all'abbandono del {by}.",
    "no_resignation": "Nessun abbandono aspetta una risposta.",
    "own_resignation": "Un giocatore non risponde al proprio abbandono.",
    "no_such_value": "Qui non si può abbandonare al valore {value}; valori possibili: {known}.",
    "costs_the_most": "Per la regola della casa abbandonare costa sempre {value}.",
    "player_repeated": "{name} partecipa una volta sola.",
    "player_unknown": "{name} non partecipa.",
    "player_count": "Una chouette ha da {least} a {most} giocatori, non {count}.",
    "throw_needed": "{name} deve lanciare.",
    "throw_unneeded": "{name} qui non lancia.",
    "no_such_die": "Un dado mostra da 1 a 6, non {number}.",
    "seats_decided": "I lanci precedenti hanno deciso tutti i posti.",
    "not_the_leader": "Con un solo cubo {leader} raddoppia per la squadra.",
    "no_bet": "Tra {name} e {to} non c'è nessun cubo.",
    "no_bets": "Per {name} qui non c'è nulla da raddoppiare né a cui rispondere.",
    "all_or_none": "Con un solo cubo si raddoppia a tutta la squadra o a nessuno.",
    "not_answered": "{name} deve ancora rispondere a {to}.",
    "answered_twice": "{name} ha risposto due volte a {to}.",
    "same_answer": "Con un solo cubo il box dà la stessa risposta a tutta la squadra.",
    "beavers_need_cubes": "Con un solo cubo per tutta la squadra non ci sono beaver.",
    "no_extra_cubes": "Per {name} non c'è nessun cubo extra: {why}.",
    "no_partner": "Con meno di {least} giocatori o senza l'opzione il box non ha un compagno.",
    "lot_needed": "Nessuno si offre, quindi un compagno è sorteggiato fra: {known}.",
    "not_in_the_lot": "{name} non può essere sorteggiato; il sorteggio è fra: {known}.",
    "captain_still_plays": "{name} è capitano e gioca ancora, quindi nulla è deciso.",
    "game_begun": "La partita è cominciata; giocatori e compagno cambiano solo tra le partite.",
    "draw_has_no_value": "Una patta non ha valore.",
    "captain_gone": "{name} è capitano e non gioca più: quindi il box è battuto.",
    "not_one_cube": "Con un solo cubo tutti i membri della squadra hanno lo stesso.",
    "not_one_opening": "Tutti i cubi hanno avuto lo stesso lancio iniziale e quindi gli stessi "
    "raddoppi automatici.",
    "no_such_payment": "Un pagamento è più di niente e va da un giocatore a un altro.",
    "still_open": "La partita non è finita; ancora in gioco: {names}.",
}
