"""The sentences of a chouette in Italian: events, what is expected, payments."""

from collections.abc import Mapping

EVENTS: Mapping[str, str] = {
    "chouette_doubled": "{name} raddoppia contro {names} a {value}.",
    "chouette_beavered": "{name} contro {names}: beaver a {value}.",
    "chouette_raccooned": "{name} contro {names}: raccoon a {value}.",
    "chouette_ottered": "{name} contro {names}: otter a {value}.",
    "chouette_taken": "{name} accetta; la posta contro {names} è {value}.",
    "chouette_dropped": "{name} rifiuta e paga {value:punto|punti} a {names}.",
    "chouette_dropped_forced": "{name} è rimasto solo ad accettare, deve rifiutare e paga "
    "{value:punto|punti} a {names}.",
    "chouette_extra_cube": "{name} paga {price:punto|punti} a {names} per un cubo in più a "
    "{value}.",
    "chouette_answered": "{name} ha risposto; altre risposte sono attese.",
    "chouette_resigned": "{name} abbandona contro {names} (valore {value}, {points:punto|punti}).",
    "chouette_draw_offered": "{name} offre la patta a {names}.",
    "chouette_draw_claimed": "{name} reclama la patta.",
    "chouette_settlement_offered": "{name} offre un accordo a {names}: {paying} paga "
    "{points:punto|punti}.",
    "chouette_accepted_resignation": "{name} accetta l’abbandono di {names}.",
    "chouette_accepted_draw": "{name} accetta la patta con {names}.",
    "chouette_accepted_settlement": "{name} accetta l’accordo con {names}.",
    "chouette_refused_resignation": "{name} rifiuta l’abbandono di {names}; la loro partita "
    "continua.",
    "chouette_refused_draw": "{name} rifiuta la patta con {names}; la loro partita continua.",
    "chouette_refused_settlement": "{name} rifiuta l’accordo con {names}; la loro partita "
    "continua.",
    "chouette_awarded": "Le partite di {name} contro {names} sono assegnate a {name} (valore "
    "{value}).",
    "leads": "{name} guida ora la squadra.",
    "left": "{name} lascia la chouette.",
    "joined": "{name} entra nella chouette.",
    "leaves": "{name} lascerà la chouette dopo questa partita.",
    "joins": "{name} entrerà nella chouette dopo questa partita.",
    "partner": "{name} è il compagno del box.",
    "partner_drawn": "{name} è sorteggiato come compagno del box.",
}

EXPECTED: Mapping[str, str] = {
    "answer_bets": "Risposte attese: {names}.",
    "throw_for_seats": "Ciascuno lancia un dado per i posti: {groups}.",
}

OUTCOMES: Mapping[str, str] = {
    "bets_settled": "Tutte le partite sono regolate: {balances}.",
}
