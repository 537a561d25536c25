"""The id of a chouette: the fields of a position id and, for the stakes, the chouette field.

    chouette.players-ann-bob-carl.bet-1-0-2-white.total-0-3-1.total-1-_2d3-1

Options, players, the open bets, offers and answers, payments and totals. Names are written with a-z
and digits; every other byte is `_` and two hexadecimal digits. Elsewhere players are written by
their number in the list, from 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, cast

from engine.chouette.bets import Bet, Consent, Payment, Reply
from engine.chouette.game import Chouette, ChouetteGame
from engine.chouette.options import OPTIONS, agree, chosen
from engine.chouette.seats import Seats
from engine.notation import position_id
from engine.notation.scanning import Piece, Scan
from engine.notation.turn_id import read_offer, write_offer
from engine.position import BLACK, COLORS, WHITE, Color
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.agreements import Offer
from engine.stakes.cube import Cube, CubeDecision
from engine.stakes.money import LARGEST

HEAD: Final = "chouette"
CENTRED: Final = "centred"
HIGHEST: Final = 999_999_999
NAME: Final = re.compile("(?:[a-z0-9]|_[0-9a-f]{2})+")
REPLIES: Final = (
    *(str(do) for do in CubeDecision if do is not CubeDecision.DOUBLE),
    *map(str, Consent),
)
LONGEST: Final = 4000
"""The most characters of the id of a chouette; twelve long names need more than a position id."""


def write(chouette: Chouette) -> str:
    """The id of a chouette."""
    return f"{position_id.write(chouette.board)}~{_write_game(chouette.game)}"


def is_chouette(text: str) -> bool:
    """Whether an id is that of a chouette."""
    last = text.rpartition("~")[2]
    return last == HEAD or last.startswith(f"{HEAD}.")


def _write_game(game: ChouetteGame) -> str:
    names = {name: index for index, name in enumerate(_names(game))}
    house, money = game.house, game.house.money
    items = [HEAD, *(f"{name}-{_value(value)}" for name, value in chosen(house).items())]
    if money.per_point is not None:
        items.append(f"per_point-{_fraction(money.per_point)}")
    items.append("-".join(("players", *map(_name, game.seats.players))))
    gone = [name for name in names if name not in game.seats.players]
    if gone:
        items.append("-".join(("gone", *map(_name, gone))))
    if game.seats.partner:
        items.append(f"partner-{names[game.seats.partner]}")
    if game.box_color == BLACK:
        items.append("box_color-black")
    if game.number != 1:
        items.append(f"game-{game.number}")
    if game.doubled:
        items.append("doubled")
    if game.leaving:
        items.append("-".join(("leaving", *(str(names[name]) for name in game.leaving))))
    if game.joining:
        items.append("-".join(("joining", *map(_name, game.joining))))
    items += [f"bet-{_bet(bet, names)}" for bet in game.bets]
    items += [f"offer-{_pair(bet, names)}-{_offer(bet.offer)}" for bet in game.bets if bet.offer]
    items += [f"answer-{_pair(bet, names)}-{_answer(bet)}" for bet in game.bets if bet.answer]
    items += [
        f"paid-{names[payer]}-{names[payee]}-{_fraction(points)}"
        for payer, payee, points in game.payments
    ]
    if game.captain_won is not None:
        items.append(f"captain_won-{_value(game.captain_won)}")
    items += [f"total-{names[name]}-{_signed(points)}" for name, points in game.totals]
    return ".".join(items)


def _names(game: ChouetteGame) -> list[str]:
    """The players and, after them, those who have left and still have a total.

    Other names are not players; a check elsewhere refuses them, but they can be written.
    """
    others = [name for bet in game.bets for name in (bet.member, bet.against)]
    others += [name for payment in game.payments for name in (payment.payer, payment.payee)]
    others += [*game.leaving, *([game.seats.partner] if game.seats.partner else [])]
    totals = (name for name, _ in game.totals)
    return list(dict.fromkeys((*game.seats.players, *totals, *others)))


def _value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _name(name: str) -> str:
    """A name with a-z and digits as they are and every other byte as `_` and two hex digits."""
    plain = b"abcdefghijklmnopqrstuvwxyz0123456789"
    return "".join(chr(byte) if byte in plain else f"_{byte:02x}" for byte in name.encode())


def _fraction(points: Fraction) -> str:
    return f"{points.numerator}-{points.denominator}"


def _signed(points: Fraction) -> str:
    """A minus would separate the parts, so it is written as a word."""
    sign = "minus-" if points < 0 else ""
    return sign + _fraction(abs(points))


def _pair(bet: Bet, names: dict[str, int]) -> str:
    return f"{names[bet.member]}-{names[bet.against]}"


def _bet(bet: Bet, names: dict[str, int]) -> str:
    cube = f"{_pair(bet, names)}-{bet.cube.value}-{bet.cube.owner or CENTRED}"
    return f"{cube}-{bet.cube.automatic}" if bet.cube.automatic else cube


def _offer(offer: Offer) -> str:
    return "-".join(write_offer(offer))


def _answer(bet: Bet) -> str:
    return f"{bet.answer}-extra_cube" if bet.wants_extra else str(bet.answer)


def read(text: str) -> Chouette:
    """The chouette that has this id; `Refused` lists every fault with its place.

    Whether the position and the bets are possible is checked elsewhere.
    """
    scan = Scan()
    if len(text) > LONGEST:
        scan.fault("id_too_long", Piece(text, LONGEST + 1, "id"), most=LONGEST)
        scan.close()
    before, _, field = text.rpartition("~")
    board = position_id.read(before)
    piece = Piece(field, len(before) + 2, HEAD)
    reader = _Reader(scan, piece)
    game = reader.game(board.rules)
    scan.close()
    chouette = Chouette(board, game)
    canonical = _write_game(game)
    if canonical != field:
        pairs = zip(field, canonical, strict=False)
        same = next((i for i, (a, b) in enumerate(pairs) if a != b), len(canonical))
        place = Piece(field[same:], len(before) + 2 + same, HEAD)
        scan.fault("id_spelling", place, canonical=write(chouette))
    scan.close()
    return chouette


SHAPES: Final = {
    **{name: f"{name}-VALUE" for name in OPTIONS},
    "per_point": "per_point-NUMERATOR-DENOMINATOR",
    "players": "players-NAME-NAME-NAME",
    "gone": "gone-NAME",
    "partner": "partner-PLAYER",
    "box_color": "box_color-black",
    "game": "game-NUMBER",
    "doubled": "doubled",
    "leaving": "leaving-PLAYER",
    "joining": "joining-NAME",
    "bet": "bet-MEMBER-AGAINST-VALUE-OWNER",
    "offer": "offer-MEMBER-AGAINST-KIND-BY",
    "answer": "answer-MEMBER-AGAINST-WORD",
    "paid": "paid-PAYER-PAYEE-NUMERATOR-DENOMINATOR",
    "captain_won": "captain_won-WORD",
    "total": "total-PLAYER-NUMERATOR-DENOMINATOR",
}
"""The items of the chouette field."""


class _Reader:
    """The items of the chouette field by their first word."""

    def __init__(self, scan: Scan, field: Piece) -> None:
        self.scan = scan
        self.items: dict[str, list[tuple[Piece, list[Piece]]]] = {name: [] for name in SHAPES}
        head, *items = field.split(".")
        scan.word(head, (HEAD,))
        for item in items:
            first, *parts = item.split("-")
            if first.text not in SHAPES:
                scan.fault("id_unknown_word", first, known=list(SHAPES))
            elif len(parts) < SHAPES[first.text].count("-"):
                scan.fault("id_bad_shape", item, shape=SHAPES[first.text])
            else:
                self.items[first.text].append((item, parts))
        self.players = [self._read_name(part) for part in self._parts("players")]
        self.names = [*self.players, *(self._read_name(part) for part in self._parts("gone"))]

    def game(self, rules: Ruleset) -> ChouetteGame:
        """The game; faults are recorded in the scan."""
        partner = self._parts("partner")
        number, won = self._parts("game"), self._parts("captain_won")
        per_point = self._parts("per_point")
        house = agree(rules, self._options(), self._fraction(per_point) if per_point else None)
        return ChouetteGame(
            house,
            Seats(tuple(self.players), self._player(partner[0]) if partner else None),
            tuple(self._bets()),
            BLACK if self.items["box_color"] else WHITE,
            rules.cube,
            tuple(self._payments()),
            self.scan.word(won[0], ("true", "false")) == "true" if won else None,
            self.scan.number(number[0], 1, HIGHEST) if number else 1,
            tuple(sorted(self._totals().items())),
            tuple(self._player(part) for part in self._parts("leaving")),
            tuple(self._read_name(part) for part in self._parts("joining")),
        ).remembering(bool(self.items["doubled"]))

    def _parts(self, item: str) -> list[Piece]:
        """The values of an item that occurs at most once; empty without it."""
        found = self.items[item]
        for piece, _ in found[1:]:
            self.scan.fault("id_repeated", piece)
        return found[0][1] if found else []

    def _read_name(self, piece: Piece) -> str:
        if not NAME.fullmatch(piece.text):
            self.scan.fault("id_bad_shape", piece, shape="a-z, 0-9, _2e")
            return ""
        raw = re.sub("_(..)", lambda m: chr(int(m[1], 16)), piece.text).encode("latin-1")
        try:
            return raw.decode()
        except UnicodeDecodeError:
            self.scan.fault("id_bad_shape", piece, shape="UTF-8")
            return ""

    def _player(self, piece: Piece) -> str:
        number = self.scan.number(piece, 0, max(0, len(self.names) - 1))
        return self.names[number] if self.names else ""

    def _options(self) -> dict[str, Value]:
        options: dict[str, Value] = {}
        for name, values in OPTIONS.items():
            parts = self._parts(name)
            if parts:
                known = {_value(value): value for value in values}
                options[name] = known[self.scan.word(parts[0], known)]
        return options

    def _fraction(self, parts: Sequence[Piece]) -> Fraction:
        numerator, denominator = (self.scan.number(part, 1, LARGEST) for part in parts[:2])
        return Fraction(numerator, denominator)

    def _bets(self) -> list[Bet]:
        offers = {self._pair(p): self._read_offer(i, p[2:]) for i, p in self.items["offer"]}
        answers = {self._pair(p): p[2:] for _, p in self.items["answer"]}
        bets = []
        for _, parts in self.items["bet"]:
            member, against = self._pair(parts)
            value = self.scan.number(parts[2], 1, HIGHEST)
            owner = self.scan.word(parts[3], (CENTRED, *COLORS))
            automatic = self.scan.number(parts[4], 1, HIGHEST) if len(parts) > 4 else 0
            cube = Cube(value, None if owner == CENTRED else cast("Color", owner), automatic)
            words = answers.get((member, against), [])
            answer = self._read_answer(words[0]) if words else None
            offer = offers.get((member, against))
            bets.append(Bet(member, against, cube, offer, answer, len(words) > 1))
        return bets

    def _pair(self, parts: Sequence[Piece]) -> tuple[str, str]:
        return self._player(parts[0]), self._player(parts[1])

    def _read_offer(self, item: Piece, parts: list[Piece]) -> Offer | None:
        return read_offer(self.scan, item, parts)

    def _read_answer(self, piece: Piece) -> Reply:
        word = self.scan.word(piece, REPLIES)
        return Consent(word) if word in tuple(Consent) else CubeDecision(word)

    def _payments(self) -> list[Payment]:
        return [
            Payment(*self._pair(parts), self._fraction(parts[2:]))
            for _, parts in self.items["paid"]
        ]

    def _totals(self) -> dict[str, Fraction]:
        totals: dict[str, Fraction] = {}
        for item, (player, *parts) in self.items["total"]:
            is_loss = parts[0].text == "minus"
            fraction = parts[1:] if is_loss else parts
            if len(fraction) < 2:
                self.scan.fault("id_bad_shape", item, shape=SHAPES["total"])
                continue
            points = self._fraction(fraction)
            totals[self._player(player)] = -points if is_loss else points
        return totals
