"""The sentences of a chouette in English: events, what is expected, payments."""

from collections.abc import Mapping

EVENTS: Mapping[str, str] = {
    "chouette_doubled": "{name} doubles {names} to {value}.",
    "chouette_beavered": "{name} beavers {names} to {value}.",
    "chouette_raccooned": "{name} raccoons {names} to {value}.",
    "chouette_ottered": "{name} otters {names} to {value}.",
    "chouette_taken": "{name} takes; the stake against {names} is {value}.",
    "chouette_dropped": "{name} drops and pays {names} {value:point|points}.",
    "chouette_dropped_forced": "{name} is the last taker, must drop too and pays {names} "
    "{value:point|points}.",
    "chouette_extra_cube": "{name} pays {names} {price:point|points} for an extra cube at {value}.",
    "chouette_answered": "{name} has answered; other answers are still due.",
    "chouette_resigned": "{name} resigns against {names} (value {value}, {points:point|points}).",
    "chouette_draw_offered": "{name} offers a draw to {names}.",
    "chouette_draw_claimed": "{name} claims a draw.",
    "chouette_settlement_offered": "{name} offers a settlement to {names}: {paying} pays "
    "{points:point|points}.",
    "chouette_accepted_resignation": "{name} accepts the resignation of {names}.",
    "chouette_accepted_draw": "{name} accepts the draw with {names}.",
    "chouette_accepted_settlement": "{name} accepts the settlement with {names}.",
    "chouette_refused_resignation": "{name} refuses the resignation of {names}; their game goes "
    "on.",
    "chouette_refused_draw": "{name} refuses the draw with {names}; their game goes on.",
    "chouette_refused_settlement": "{name} refuses the settlement with {names}; their game goes "
    "on.",
    "chouette_awarded": "The games of {name} against {names} are awarded to {name} (value "
    "{value}).",
    "leads": "{name} leads the team now.",
    "left": "{name} leaves.",
    "joined": "{name} joins.",
    "leaves": "{name} leaves after this game.",
    "joins": "{name} joins after this game.",
    "partner": "{name} is the partner of the box.",
    "partner_drawn": "{name} is drawn by lot as the partner of the box.",
}

EXPECTED: Mapping[str, str] = {
    "answer_bets": "Answers are due: {names}.",
    "throw_for_seats": "Throw one die each for the seats: {groups}.",
}

OUTCOMES: Mapping[str, str] = {
    "bets_settled": "All games are settled: {balances}.",
}
