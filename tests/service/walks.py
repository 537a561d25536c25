"""Random walks around the board: actions in any order, and a simple model of the money.

The model knows bets, offers and answers by name and nothing of positions, turns or seats: what a
game is worth at the board it is told. It is written from rulebooks 27 and 28, not from the engine.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from typing import Any

from flask.testing import FlaskClient

from tests.service.client import Json

Key = tuple[str, str]
LAST_TAKER_FROM, PARTNER_FROM, MOST_PLAYERS = 5, 8, 12
CUBE_ANSWERS = ("take", "drop", "beaver", "raccoon", "otter")
HOW_OFTEN = {"double": 20, "offer_settlement": 4, "resign": 2, "offer_draw": 2, "claim_draw": 1}
"""Doubles are possible more seldom than all else, and most of the rest ends games."""
NEEDS_NO_TURN = ("award", "end", "change")


@dataclass
class Bet:
    """A stake between two players, with what is offered and answered."""

    value: int
    turned: bool = False
    offer: tuple[str, str, Any] | None = None
    answer: str | None = None
    wants_extra: bool = False


class Purse:
    """What everybody has won in one game."""

    def __init__(self, names: list[str], options: Json, partner: str | None = None) -> None:
        self.box, self.partner, self.options = names[0], partner, options
        self.count = len(names)
        self.won = dict.fromkeys(names, Fraction(0))
        self.ties = 0
        self.bets = {(name, self.box): Bet(1) for name in names[1:] if name != partner}

    def pay(self, payer: str, payee: str, points: Fraction | int) -> None:
        for name, sign in ((payer, -1), (payee, 1)):
            shares = [name]
            if name == self.box and self.partner:
                shares.append(self.partner)
            for one in shares:
                self.won[one] += sign * Fraction(points) / len(shares)

    def between(self, by: str, to: list[str] | None) -> list[Key]:
        """The bets of a player with these opponents, or with all."""
        found = []
        for member, against in self.bets:
            other = {member: against, against: member}.get(by)
            if other and (to is None or other in to):
                found.append((member, against))
        return found

    def tie(self) -> None:
        if self.ties < self.options.get("automatic_doubles", 0):
            self.ties += 1
            for bet in self.bets.values():
                bet.value *= 2

    def offer(self, kind: str, by: str, to: list[str], figure: Any) -> None:
        keys = self.between(by, to)
        for_all = kind == "double" and not self.options.get("multi_cube")
        if for_all and any(key[1] == self.box for key in keys):  # the captain, for the team
            keys = [key for key in self.bets if key[1] == self.box]
        for key in keys:
            self.bets[key].offer = (kind, by if by in key else key[0], figure)

    def reply(self, by: str, do: str, to: str | None, extra: bool = False) -> None:
        for key in self.between(by, None if to is None else [to]):
            bet = self.bets[key]
            if bet.offer and bet.offer[1] != by:
                bet.answer, bet.wants_extra = do, extra
        self.go_on()

    def award(self, to: str, loser: str | None, value: int) -> None:
        for key in self.between(to, None if loser is None else [loser]):
            bet = self.bets.pop(key)
            self.pay(key[0] if key[1] == to else key[1], to, value * bet.value)
        self.go_on()

    def end(self, box_wins: bool | None, multiplier: int) -> None:
        """The game ends at the board, or is said to have ended."""
        for (member, against), bet in self.bets.items():
            jacoby = self.options.get("jacoby") and not bet.turned
            points = bet.value * (1 if jacoby else multiplier)
            if box_wins is not None:
                payer, payee = (member, against) if box_wins else (against, member)
                self.pay(payer, payee, points)
        self.bets = {}

    def go_on(self) -> None:
        """Once nobody has to answer, all answers take effect."""
        bets = self.bets
        if any(bet.offer and bet.answer is None for bet in bets.values()):
            return
        doubled = [k for k, b in bets.items() if b.offer and b.offer[:2] == ("double", self.box)]
        takers = [key for key in doubled if bets[key].answer != "drop"]
        still = [key for key in bets if key[1] == self.box]
        drops = len(doubled) - len(takers)
        lone = takers[0] if len(takers) == 1 and drops and len(still) - drops == 1 else None
        rule = self.options.get("lone_taker")
        if lone and rule == "last_taker_drops" and self.count >= LAST_TAKER_FROM:
            bets[lone].answer = "drop"
        elif lone and rule == "extra_cubes" and not bets[lone].turned:
            value = bets[lone].value
            for key in [key for key, bet in bets.items() if bet.wants_extra]:
                self.pay(key[0], lone[0], value)
                bets[lone[0], key[0]] = Bet(2 * value, turned=True)
        for key, bet in list(bets.items()):
            self._settle(key, bet)

    def _settle(self, key: Key, bet: Bet) -> None:
        if bet.offer is None:
            return
        kind, by, figure = bet.offer
        other = key[0] if key[1] == by else key[1]
        answer, bet.offer, bet.answer, bet.wants_extra = bet.answer, None, None, False
        if answer == "drop":
            self.pay(other, by, bet.value)
        elif answer in CUBE_ANSWERS:
            bet.value, bet.turned = 2 * bet.value, True
            if answer != "take":
                bet.offer = (str(answer), other, None)
            return
        elif answer == "refuse":
            return
        elif kind == "resign":
            self.pay(by, other, figure * bet.value)
        elif kind == "offer_settlement":
            payer, points = figure
            self.pay(payer, by if payer == other else other, points)
        del self.bets[key]


class Walk:
    """One table, game after game; every state is read again by its id."""

    def __init__(self, http: FlaskClient, seed: object, begun: Json) -> None:
        self.http, self.dice = http, random.Random(f"walk {seed}")
        self.path = "chouette/" if "chouette" in begun else ""
        self.eager = self.dice.choice([0.02, 0.1, 0.4, 0.8])
        self.running: dict[str, Fraction] = {}
        self.names = (f"n{number}" for number in count(1))
        self.answer = self._post(f"{self.path}begin", begun)
        self._sit_down()

    def _post(self, path: str, body: Json) -> Json:
        response = self.http.post(f"/v1/{path}", json=body)
        assert response.status_code == 200, (path, body, response.get_json())
        found: Json = response.get_json()
        return found

    def _sit_down(self) -> None:
        """A new game: who plays, and for what; a box may get a partner."""
        state = self.answer["state"]
        seats = state.get("chouette", {"options": {}})
        may_share = seats["options"].get("box_partner") and len(seats["players"]) >= PARTNER_FROM
        if may_share and not seats.get("partner") and self.dice.random() < 0.7:
            drawn = {"do": "partner", "drawn": self.dice.choice(seats["players"][2:])}
            body = {"id": self.answer["id"], "action": drawn}
            self.answer = self._post("chouette/advance", body)
            state = self.answer["state"]
        table = state.get("chouette") or state["stakes"]
        names = table.get("players", ["white", "black"])
        self.purse = Purse(names, table["options"], table.get("partner"))
        self.box_color = table.get("box_color", "white")

    def step(self) -> str:
        """One action that is allowed, or one that may be refused; it says which was made."""
        action, is_sure = self._choose()
        by_id = self.dice.random() < 0.5
        state = {"id": self.answer["id"]} if by_id else self.answer["state"]
        path = f"/v1/{self.path}advance"
        response = self.http.post(path, json={**state, "action": action})
        answer = response.get_json()
        if response.status_code != 200:
            assert not is_sure, (action, self.answer["id"], answer["errors"])
            assert response.status_code == 422, (action, self.answer["id"], answer)
            return "refused"
        self._account(action, answer)
        self.answer = answer
        self._read_again()
        if answer["outcome"]:
            self._balance(answer["outcome"])
        return str(action["do"])

    def _read_again(self) -> None:
        read = self._post("chouette" if self.path else "moves", {"id": self.answer["id"]})
        assert read["state"] == self.answer["state"], self.answer["id"]
        assert (read["expected"] is None) == (self.answer["expected"] is None)
        if not self.answer["outcome"]:
            assert read["may"] == self.answer["may"], self.answer["id"]

    # what may be done

    def _mays(self) -> list[Json]:
        may = self.answer["may"]
        if self.path:
            return list(may)
        others = {"white": "black", "black": "white"}
        return [{"by": by, "to": [others[by]], **found} for by, found in may.items()]

    def _choose(self) -> tuple[Json, bool]:
        """An action, and whether it must be accepted."""
        expected = self.answer["expected"]
        if self.dice.random() < self.eager / 20:
            return self._at_any_time(), False
        beside = [self._beside(may, do) for may in self._mays() for do in may["allowed"]]
        if expected["do"] == "answer":
            due = expected.get("asked") or [{**expected, "by": expected["player"]}]
            beside = [a for a in beside if a["do"] not in (*CUBE_ANSWERS, "accept", "refuse")]
            if not beside or self.dice.random() > self.eager / 2:
                return self._answer(self.dice.choice(due)), True
        elif not beside or self.dice.random() > self.eager:
            return self._at_the_board(expected), True
        weights = [HOW_OFTEN[action["do"]] for action in beside]
        return self.dice.choices(beside, weights)[0], True

    def _at_the_board(self, expected: Json) -> Json:
        die = self.dice.randint
        match expected["do"]:
            case "open":
                return {"do": "open", "white": die(1, 6), "black": die(1, 6)}
            case "roll" if expected.get("may_pass") and die(1, 2) == 1:
                return {"do": "pass"}
            case "roll":
                return {"do": "roll", "dice": [die(1, 6), die(1, 6)]}
            case _:
                return {"do": "play", "moves": self.dice.choice(expected["plays"])["moves"]}

    def _answer(self, due: Json) -> Json:
        choices = [do for do in due["choices"] if do != "accept" or self.dice.random() < 0.4]
        action = {"do": self.dice.choice(choices), "by": due["by"]}
        if self.path:
            action["to"] = due["to"]
            is_extra = self.purse.options.get("lone_taker") == "extra_cubes"
            if is_extra and action["do"] == "drop" and self.dice.random() < 0.5:
                action["extra_cube"] = True
        return action

    def _beside(self, may: Json, do: str) -> Json:
        action: Json = {"do": do, "by": may["by"]}
        if do == "claim_draw" or do in (*CUBE_ANSWERS, "accept", "refuse"):
            return action
        is_box_of_one_cube = do == "double" and not self.purse.options.get("multi_cube")
        to = self.dice.sample(may["to"], self.dice.randint(1, len(may["to"])))
        if do == "offer_settlement":
            payer, most = may["by"], may["settle_up_to"]
            if self.dice.random() < 0.5:
                payer, to = to[0], to[:1]
                most = next(
                    each["settle_up_to"]
                    for each in self._mays()
                    if each["by"] == payer and may["by"] in each["to"]
                )
            halves = self.dice.randint(1, 2 * most)
            points = Fraction(halves, 2)
            if self.purse.partner:
                points = Fraction((halves + 1) // 2)
            action |= {"payer": payer, "points": float(points)}
        elif do == "resign":
            action["value"] = self.dice.choice(may["resign_at"])
        if (
            self.path
            and not is_box_of_one_cube
            and (do == "offer_settlement" or self.dice.random() < 0.5)
        ):
            action["to"] = to
        return action

    def _at_any_time(self) -> Json:
        do = self.dice.choice(NEEDS_NO_TURN) if self.path else "award"
        if do == "end":
            winner = self.dice.choice(["white", "black", None])
            return {"do": do, "winner": winner, **({"value": 1} if winner else {})}
        if do == "change":
            players = list(self.purse.won)
            if len(players) > 3 and self.dice.random() < 0.5:
                return {"do": do, "leaving": [self.dice.choice(players)]}
            return {"do": do, "joining": [next(self.names)]}
        to, loser = self.dice.sample(list(self.purse.won), 2)
        action = {"do": do, "to": to, "value": self.dice.randint(1, 3)}
        return action | ({"from": loser} if self.path and self.dice.random() < 0.5 else {})

    # what it costs

    def _account(self, action: Json, answer: Json) -> None:
        """The model does what was done."""
        purse, do, by = self.purse, action["do"], action.get("by")
        if do in ("double", "resign", "offer_draw", "offer_settlement"):
            to = action.get("to") or self._possible(str(by), do)
            figure = action.get("value")
            if do == "offer_settlement":
                figure = action["payer"], Fraction(action["points"])
            purse.offer(do, str(by), to, figure)
        elif do in (*CUBE_ANSWERS, "accept", "refuse"):
            purse.reply(str(by), do, action.get("to"), action.get("extra_cube", False))
        elif do == "award":
            purse.award(action["to"], action.get("from"), action["value"])
        elif do == "open" and action["white"] == action["black"]:
            purse.tie()
        elif do == "claim_draw":
            purse.end(None, 0)
        elif do == "end":
            winner = action["winner"]
            purse.end(winner and winner == self.box_color, action.get("value", 0))
        elif do == "change" and self._before_the_game():
            self.answer = answer
            self._sit_down()
        elif answer["outcome"]:
            board = answer["outcome"]["board"] if self.path else answer["outcome"]
            winner, worth = board["winner"], board["multiplier"]
            purse.end(None if winner is None else winner == self.box_color, worth)

    def _before_the_game(self) -> bool:
        turn = self.answer["state"]["turn"]
        return turn["stages"][0]["do"] == "open" and not self.purse.ties

    def _possible(self, by: str, do: str) -> list[str]:
        mine = [may for may in self._mays() if may["by"] == by and do in may["allowed"]]
        return [to for may in mine for to in may["to"]]

    def _balance(self, outcome: Json) -> None:
        """The game is over: the money is that of the model; the next game begins."""
        won = self.purse.won
        assert sum(won.values()) == 0 and not self.purse.bets, self.answer["id"]
        if "match" in outcome:
            score = {color: max(points, Fraction(0)) for color, points in won.items()}
        else:
            score = dict(won)
        if self.path:
            balances = {name: Fraction(points) for name, points in outcome["balances"].items()}
            assert balances == won, (self.answer["id"], balances, won)
        for name, points in score.items():
            self.running[name] = self.running.get(name, Fraction(0)) + points
        told = outcome.get("match") or outcome["totals"]
        for name in won:
            assert Fraction(told[name]) == self.running[name], (self.answer["id"], name)
        if outcome["next"] is None:
            return
        self.answer = self._post("chouette" if self.path else "moves", outcome["next"]["state"])
        self._sit_down()
