"""The sentences of a chouette in French: events, what is expected, payments."""

from collections.abc import Mapping

EVENTS: Mapping[str, str] = {
    "chouette_doubled": "{name} double {names} à {value}.",
    "chouette_beavered": "{name} contre {names} : beaver à {value}.",
    "chouette_raccooned": "{name} contre {names} : raccoon à {value}.",
    "chouette_ottered": "{name} contre {names} : otter à {value}.",
    "chouette_taken": "{name} accepte ; l’enjeu contre {names} est de {value}.",
    "chouette_dropped": "{name} refuse et paie {value:point|points} à {names}.",
    "chouette_dropped_forced": "{name} reste seul à accepter, doit refuser aussi et paie "
    "{value:point|points} à {names}.",
    "chouette_extra_cube": "{name} paie {price:point|points} à {names} pour un videau "
    "supplémentaire à {value}.",
    "chouette_answered": "{name} a répondu ; d’autres réponses sont attendues.",
    "chouette_resigned": "{name} abandonne contre {names} (valeur {value}, {points:point|points}).",
    "chouette_draw_offered": "{name} propose la nulle à {names}.",
    "chouette_draw_claimed": "{name} réclame la nulle.",
    "chouette_settlement_offered": "{name} propose un arrangement à {names} : {paying} paie "
    "{points} pt.",
    "chouette_accepted_resignation": "{name} accepte l’abandon de {names}.",
    "chouette_accepted_draw": "{name} accepte la nulle avec {names}.",
    "chouette_accepted_settlement": "{name} accepte l’arrangement avec {names}.",
    "chouette_refused_resignation": "{name} refuse l’abandon de {names} ; leur partie continue.",
    "chouette_refused_draw": "{name} refuse la nulle avec {names} ; leur partie continue.",
    "chouette_refused_settlement": "{name} refuse l’arrangement avec {names} ; leur partie "
    "continue.",
    "chouette_awarded": "Les parties de {name} contre {names} sont attribuées à {name} (valeur "
    "{value}).",
    "leads": "{name} dirige maintenant l’équipe.",
    "left": "{name} quitte la chouette.",
    "joined": "{name} rejoint la chouette.",
    "leaves": "{name} quittera la chouette après cette partie.",
    "joins": "{name} rejoindra la chouette après cette partie.",
    "partner": "{name} est partenaire du box.",
    "partner_drawn": "{name} est tiré au sort comme partenaire du box.",
}

EXPECTED: Mapping[str, str] = {
    "answer_bets": "Réponses attendues : {names}.",
    "throw_for_seats": "Chacun lance un dé pour les places : {groups}.",
}

OUTCOMES: Mapping[str, str] = {
    "bets_settled": "Toutes les parties sont réglées : {balances}.",
}
