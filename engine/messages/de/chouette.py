"""The sentences of a chouette in German: events, what is expected, payments."""

from collections.abc import Mapping

EVENTS: Mapping[str, str] = {
    "chouette_doubled": "{name} verdoppelt gegen {names} auf {value}.",
    "chouette_beavered": "{name} gegen {names}: Beaver auf {value}.",
    "chouette_raccooned": "{name} gegen {names}: Raccoon auf {value}.",
    "chouette_ottered": "{name} gegen {names}: Otter auf {value}.",
    "chouette_taken": "{name} nimmt an; der Einsatz gegen {names} ist {value}.",
    "chouette_dropped": "{name} lehnt ab und zahlt an {names} {value:Punkt|Punkte}.",
    "chouette_dropped_forced": "{name} hat als letzte Person im Team angenommen, muss auch "
    "ablehnen und zahlt an {names} {value:Punkt|Punkte}.",
    "chouette_extra_cube": "{name} zahlt an {names} {price:Punkt|Punkte} für einen zusätzlichen "
    "Dopplerwürfel auf {value}.",
    "chouette_answered": "{name} hat geantwortet; andere Antworten stehen noch aus.",
    "chouette_resigned": "{name} gibt gegen {names} auf (Wert {value}, {points:Punkt|Punkte}).",
    "chouette_draw_offered": "{name} bietet {names} Unentschieden an.",
    "chouette_draw_claimed": "{name} verlangt Unentschieden.",
    "chouette_settlement_offered": "{name} bietet {names} eine Einigung an: {paying} zahlt "
    "{points:Punkt|Punkte}.",
    "chouette_accepted_resignation": "{name} nimmt das Angebot von {names} an aufzugeben.",
    "chouette_accepted_draw": "{name} nimmt das Unentschieden gegen {names} an.",
    "chouette_accepted_settlement": "{name} nimmt die Einigung mit {names} an.",
    "chouette_refused_resignation": "{name} lehnt das Angebot von {names} ab aufzugeben; ihre "
    "Partie geht weiter.",
    "chouette_refused_draw": "{name} lehnt das Unentschieden gegen {names} ab; ihre Partie geht "
    "weiter.",
    "chouette_refused_settlement": "{name} lehnt die Einigung mit {names} ab; ihre Partie geht "
    "weiter.",
    "chouette_awarded": "Die Partien von {name} gegen {names} werden kampflos {name} zugesprochen "
    "(Wert {value}).",
    "leads": "{name} führt jetzt das Team.",
    "left": "{name} geht.",
    "joined": "{name} kommt dazu.",
    "leaves": "{name} geht nach dieser Partie.",
    "joins": "{name} kommt nach dieser Partie dazu.",
    "partner": "{name} spielt mit der Box zusammen.",
    "partner_drawn": "{name} wird ausgelost und spielt mit der Box zusammen.",
}

EXPECTED: Mapping[str, str] = {
    "answer_bets": "Es fehlen Antworten: {names}.",
    "throw_for_seats": "Um die Plätze würfelt je mit einem Würfel: {groups}.",
}

OUTCOMES: Mapping[str, str] = {
    "bets_settled": "Alle Partien sind abgerechnet: {balances}.",
}
