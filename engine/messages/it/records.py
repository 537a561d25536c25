"""The sentence for each fault and note of a record."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "not_a_record": "Questa non è una trascrizione nel formato {format}: mancano la riga "
    "dell’incontro, la partita o le righe di gioco.",
    "record_too_large": "La trascrizione è troppo grande; massimo letto: {most} {unit}.",
    "record_too_deep": "Le varianti sono troppo annidate; livelli letti al massimo: {most}.",
    "match_too_long": "L’incontro è troppo lungo; massimo di punti: {most}.",
    "not_text": "Il contenuto ha caratteri di controllo: non è un testo.",
    "unknown_variation": "La trascrizione riguarda un gioco sconosciuto: {name}.",
    "wrong_score": "Le partite precedenti danno il punteggio {white}-{black}.",
    "bad_dice": "Nessun lancio di due dadi dà questi numeri.",
    "opening_double": "Il lancio iniziale non può essere una pariglia.",
    "illegal_play_written": "La trascrizione stessa dice che questa giocata è irregolare.",
    "id_differs": "La trascrizione indica qui un altro stato: {id}.",
    "unreadable_cell": "Questa parte della riga è illeggibile.",
    "unreadable_line": "Questa riga è illeggibile.",
    "wrong_cube_value": "Il cubo è offerto a {value}.",
    "edited": "La trascrizione imposta un’altra posizione a metà partita.",
    "no_result": "Manca il risultato di questa partita.",
    "wrong_winner": "Vincitore della partita: {winner}.",
    "wrong_result": "La partita vale {points:punto|punti}; vincitore: {winner}.",
    "two_ways": "La giocata scritta ha due percorsi; vale quello in cui non si mangia.",
    "star_without_hit": "È segnata una pedina mangiata, ma nessuna lo è.",
    "take_unwritten": "L’accettazione non è scritta.",
    "play_unwritten": "L’unica giocata consentita non è scritta.",
    "capped_result": "I punti scritti si fermano a quelli che mancavano al vincitore.",
    "rolled_and_resigned": "I dadi sono stati lanciati, poi la partita abbandonata.",
    "game_without_plays": "La partita non ha giocate.",
    "sides_swapped": "I giocatori hanno cambiato colore.",
    "beavers_assumed": "Ci sono beaver: si suppongono concordati.",
    "other_line": "Questa riga non fa parte della trascrizione.",
    "other_lines": "Righe estranee alla trascrizione: {count}.",
    "header_unknown": "Questa parola dell’intestazione è sconosciuta.",
    "second_match": "Qui comincia un secondo incontro; si legge solo il primo.",
    "wrong_game_number": "Il numero della partita è sbagliato; conta l’ordine.",
    "other_game": "L’albero di un altro gioco viene saltato.",
    "cut_off": "La trascrizione finisce prima del termine.",
    "unreadable_record": "La trascrizione è illeggibile in {at_place}.",
    "not_in_format": "Il formato {format} non può esprimere questa partita ({variant}): `mat` non "
    "ha parole per chouette, patta concordata, accordo e incontro assegnato, `sgf` nemmeno, né per "
    "la maggior parte degli altri giochi.",
    "lossy_record": "Il formato {format} perderebbe: {words}.",
    "wrong_totals": "Le partite precedenti danno altri totali.",
    "was_drawn": "La partita è finita patta.",
    "start_needed": "La partita precedente non è finita: la trascrizione deve indicare l’inizio "
    "in {at_place}.",
    "unreadable_start": "L’inizio in {at_place} è illeggibile: {why}",
    "unreadable_header": "L’intestazione {name} è illeggibile.",
    "rest_not_written": "Il resto della partita non è scritto: {count:semimossa|semimosse}.",
    "too_many_ids": "Gli identificatori sono dati per al massimo {most:semimossa|semimosse}; la "
    "trascrizione ne ha di più.",
}
