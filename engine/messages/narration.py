"""Sentences about a game that is played: events, what is expected next, and outcomes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.game.events import Event
from engine.game.game import Game
from engine.game.outcome import Outcome
from engine.messages import CATALOGUES, Language
from engine.rules.goals import Termination
from engine.stakes.match import Crawford
from engine.stakes.two_players import GameResult


def event_text(event: Event, language: Language = "en") -> str:
    """The sentence about an event: "White hits on 5."."""
    catalogue = CATALOGUES[language]
    facts: dict[str, object] = {"player": event.player, **event.facts}
    # names that players have chosen are never translated, so they are facts of their own
    if "by" in facts:
        facts |= {"name": facts["by"], "names": facts["to"], "paying": facts.get("payer")}
    elif _is_between_names(event):
        facts |= {"name": facts["to"], "names": facts["from"]}
    if "to" in facts:
        facts["receiver"] = facts["to"]
    if "how" in facts:
        facts["reason"] = catalogue.reasons[str(facts["how"])]
    return catalogue.filled(catalogue.events[event_key(event)], _written(facts, language))


def expected_text(
    do: str, facts: Mapping[str, object], offer: str | None = None, language: Language = "en"
) -> str:
    """The sentence about what must happen next; an answer is to an offer of some kind.

    >>> expected_text("play", {"player": "white", "numbers": (6, 1)})
    'White plays 6-1.'
    """
    catalogue = CATALOGUES[language]
    template = catalogue.expected[f"{do}_{offer}" if offer else do]
    return catalogue.filled(template, _written(facts, language))


def game_text(game: Game, language: Language = "en") -> str:
    """The sentence about what must happen next in a game or, at its end, about its outcome."""
    due, end = game.expected, game.outcome
    if due is None:
        over = CATALOGUES[language].faults["game_over"]
        return outcome_of_game_text(game, end, language) if end else over
    offer = str(due.offer.kind) if due.offer else None
    return expected_text(
        due.sentence, {"player": due.player, "numbers": due.numbers}, offer, language
    )


def outcome_of_game_text(game: Game, end: Outcome, language: Language = "en") -> str:
    """The sentences about the outcome of a game, with its stakes."""
    result = game.result
    return outcome_text(end, result.worth.total if result else end.points(), result, language)


def outcome_text(
    end: Outcome, points: int | Fraction, result: GameResult | None, language: Language = "en"
) -> str:
    """The sentences about an outcome: "White wins a gammon, 4 points."."""
    catalogue = CATALOGUES[language]
    match = result.match if result else None
    facts: dict[str, object] = {"winner": end.ending.winner, "points": points}
    if end.ending.how is Termination.MATCH_FORFEIT:
        said = {"match_forfeit": facts}
    else:
        said = {end.value.result: facts}
        if match and match.is_over:
            # who wins the last game need not win a match by games
            score: dict[str, object] = {
                "winner": match.winner,
                "white": match.white,
                "black": match.black,
            }
            said["match_won" if match.winner else "match_drawn"] = score
        elif match and match.crawford is Crawford.NOW:
            said["crawford_next"] = {}
    return " ".join(
        catalogue.filled(catalogue.outcomes[key], _written(of, language))
        for key, of in said.items()
    )


def settled_text(balances: Mapping[str, Fraction], language: Language = "en") -> str:
    """The sentence about a finished game of a chouette: what each player wins or loses."""
    catalogue = CATALOGUES[language]
    parts = [f"{name} {_signed(points, language)}" for name, points in balances.items()]
    return catalogue.filled(catalogue.outcomes["bets_settled"], {"balances": parts})


def _signed(points: Fraction, language: Language) -> str:
    sign = "+" if points > 0 else "\N{MINUS SIGN}" if points < 0 else ""
    return f"{sign}{_value(abs(points), language)}"


def event_key(event: Event) -> str:
    """The key of an event's sentence, which may depend on its facts.

    Events between players of a chouette, who have names, have sentences of their own.
    """
    key = _event_key(event)
    return f"chouette_{key}" if _is_between_names(event) else key


def _is_between_names(event: Event) -> bool:
    """Whether an event is between players of a chouette: by one of them, or an award by nobody."""
    return "by" in event.facts or (event.what == "awarded" and "from" in event.facts)


def _event_key(event: Event) -> str:
    match event.what:
        case "entered":
            return f"entered_{event.facts['from']}"
        case "accepted" | "refused":
            return f"{event.what}_{event.facts['offer']}"
        case "ended":
            return "ended_won" if event.facts["winner"] else "ended_drawn"
        case "dropped":
            return "dropped_forced" if event.facts.get("forced") else "dropped"
        case "partner":
            return "partner_drawn" if event.facts["drawn"] else "partner"
        case what:
            return what


def _written(facts: Mapping[str, object], language: Language) -> dict[str, object]:
    """The facts with numbers of dice as "6-1" and half points as "1.5"."""
    return {name: _value(value, language) for name, value in facts.items()}


def _value(value: object, language: Language) -> object:
    if isinstance(value, (list, tuple)) and all(isinstance(item, int) for item in value):
        return "-".join(map(str, value))
    if isinstance(value, Fraction) and value.denominator > 1:
        return str(float(value)).replace(".", CATALOGUES[language].frames["decimal"])
    return value
