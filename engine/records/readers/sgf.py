"""Reading SGF files of backgammon (`GM[6]`), as GNU Backgammon writes them.

One tree is one game; a match is one tree after the other. The reader is a loop, not a recursion:
of variations only the first branch is the game, everything else is skipped unread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.faults import Fault
from engine.position import BLACK, COLORS, WHITE, Color, Position
from engine.records.model import (
    MOST_GAMES,
    MOST_PLIES,
    MOST_PLIES_OF_GAME,
    MOST_SGF,
    Format,
    Location,
    NotARecord,
    PlyKind,
    Remark,
    WrittenGame,
    WrittenMatch,
    WrittenPly,
    WrittenResult,
    WrittenSetup,
    check_size,
    lines_of,
    quoted,
)
from engine.records.readers.positions import CHECKERS
from engine.records.readers.private_headers import named_rules
from engine.records.readers.sgf_tree import Node, Parser
from engine.stakes.match import LONGEST
from engine.turn import Step

GAME_NUMBER = "6"
_WORDS = {"double": PlyKind.DOUBLE, "take": PlyKind.TAKE, "drop": PlyKind.DROP}
_HEADER = {
    "PW": "White",
    "PB": "Black",
    "WR": "WhiteRating",
    "BR": "BlackRating",
    "DT": "EventDate",
    "EV": "Event",
    "RO": "Round",
    "PC": "Site",
    "AN": "Transcriber",
    "GC": "Comment",
}
_RESIGNATION = re.compile(r"resign(?:s|ed)?(?::\s*([1-3]))?", re.I)
_RESULT = re.compile(r"^([WB])\+(\d+)\s*(R(?:esign)?)?", re.I)
_VARIATIONS = re.compile(r"nackgammon|hypergammon\d", re.I)


def read_sgf(text: str) -> WrittenMatch:
    """The match that an SGF text writes down; `NotARecord` if there is no game of backgammon."""
    text = "\n".join(lines_of(text, MOST_SGF))
    parser = Parser(text)
    games = [nodes for nodes in parser.trees() if nodes]
    remarks = list(parser.remarks)
    ours = [nodes for nodes in games if _is_backgammon(nodes[0])]
    remarks += [
        Remark(Fault("other_game"), nodes[0].place)
        for nodes in games
        if not _is_backgammon(nodes[0])
    ]
    if not ours:
        raise NotARecord([Fault("not_a_record", facts={"format": str(Format.SGF)})])
    check_size(len(ours), "games", MOST_GAMES)
    return _match(ours, remarks)


def _is_backgammon(root: Node) -> bool:
    return (root.value("GM") or "").strip() == GAME_NUMBER


def _match(games: list[list[Node]], remarks: list[Remark]) -> WrittenMatch:
    root = games[0][0]
    words = [word.strip() for word in (root.value("RU") or "").split(":") if word.strip()]
    variation = next((word for word in words if _VARIATIONS.fullmatch(word)), None)
    header = {
        name: value for key, name in _HEADER.items() if (value := root.value(key)) is not None
    }
    players: dict[Color, str] = {
        color: root.value(key) or "" for color, key in zip(COLORS, ("PW", "PB"), strict=True)
    }
    known = {"crawford", "crawfordgame", "jacoby", "nocube"}
    for word in words:
        if word.lower() not in known and word != variation:
            remarks.append(Remark(Fault("header_unknown"), root.place, quoted(word)))
    length = _match_information(root).get("length", 0)
    if length > LONGEST:
        raise NotARecord([Fault("match_too_long", facts={"most": LONGEST})])
    has = {word.lower() for word in words}
    built: list[WrittenGame] = []
    total = 0
    for number, nodes in enumerate(games, 1):
        check_size(len(nodes) - 10, "plies_of_game", MOST_PLIES_OF_GAME)
        game = _game(number, nodes, remarks)
        total += len(game.plies)
        check_size(total, "plies", MOST_PLIES)
        built.append(game)
    rules = named_rules(root.value("XV"), root.value("XO"))
    return WrittenMatch(
        Format.SGF,
        length,
        players,
        header,
        tuple(built),
        tuple(remarks),
        variation=variation,
        rules=rules,
        crawford="crawford" in has or length == 1,
        jacoby="jacoby" in has,
        has_cube="nocube" not in has,
    )


def _match_information(root: Node) -> dict[str, int]:
    """The numbers in `MI`: length, game, ws, bs."""
    information: dict[str, int] = {}
    for value in root.properties.get("MI", ()):
        key, _, number = value.partition(":")
        if number.strip().isdecimal() and len(number.strip()) < 9:
            information[key.strip()] = int(number)
    return information


def _game(number: int, nodes: list[Node], remarks: list[Remark]) -> WrittenGame:
    root = nodes[0]
    information = _match_information(root)
    rules = {word.strip().lower() for word in (root.value("RU") or "").split(":")}
    game = WrittenGame(
        number,
        root.place,
        {WHITE: root.value("PW") or "", BLACK: root.value("PB") or ""},
        (information.get("ws", 0), information.get("bs", 0)),
        crawford_game="crawfordgame" in rules,
        automatic_doubles=_power(root.value("CV")),
        start_id=root.value("XS"),
    )
    if result := _RESULT.match(root.value("RE") or ""):
        winner: Color = WHITE if result[1].upper() == "W" else BLACK
        points = int(result[2]) if len(result[2]) < 9 else 10**9
        written = WrittenResult(winner, points, root.place, quoted(result[0]))
        game = replace(game, result=written)
    plies: list[WrittenPly] = []
    for node in nodes[1:]:
        if setup := _setup(node):
            if plies or game.setup:
                position = setup.position
                plies.append(
                    WrittenPly(PlyKind.EDIT, setup.player, node.place, "", position=position)
                )
            else:
                game = replace(game, setup=setup)
        elif game.setup and not plies and ("CV" in node.properties or "CP" in node.properties):
            game = replace(game, setup=_with_cube(game.setup, node))
        plies += _plies(node, number, remarks)
    return replace(game, plies=tuple(plies))


def _power(value: str | None) -> int:
    """How many automatic doubles a cube of this value stands for."""
    if value is None or not value.strip().isdecimal() or len(value) > 4:
        return 0
    return max(int(value).bit_length() - 1, 0)


def _plies(node: Node, game: int, remarks: list[Remark]) -> Iterator[WrittenPly]:
    """What a node does: a play, a cube action, or dice that were thrown and not played."""
    for key, color in zip(("W", "B"), COLORS, strict=True):
        value = node.value(key)
        if value is not None:
            yield replace(_action(value, color, node.place), id_before=node.value("XS"))
            return
    dice = node.value("DI")
    if dice is not None and node.value("PL") in ("W", "B", "w", "b"):
        player: Color = WHITE if node.value("PL") in ("W", "w") else BLACK
        written = quoted(f"PL[{node.value('PL')}]DI[{dice}]")
        if re.fullmatch(r"[1-6]{2}", dice.strip()):
            thrown = int(dice.strip()[0]), int(dice.strip()[1])
            yield WrittenPly(PlyKind.ROLL, player, node.place, written, thrown)
        else:
            remarks.append(Remark(Fault("bad_dice"), node.place, written, game, is_fault=True))


def _action(value: str, player: Color, place: Location) -> WrittenPly:
    written = quoted(value)
    word = value.strip().lower()
    if word in _WORDS:
        return WrittenPly(_WORDS[word], player, place, written)
    if resigned := _RESIGNATION.fullmatch(word):
        return WrittenPly(PlyKind.RESIGN, player, place, written, value=int(resigned[1] or 1))
    text = "".join(word.split())
    ply = WrittenPly(PlyKind.PLAY, player, place, written)
    if not re.fullmatch(r"[1-6]{2}", text[:2]):
        return ply
    ply = replace(ply, dice=(int(text[0]), int(text[1])))
    letters = text[2:]
    if len(letters) % 2 or len(letters) > 8 or not re.fullmatch(r"[a-z]*", letters):
        return replace(ply, is_unreadable=True, text=quoted(letters))
    steps = tuple(
        Step(_place_of(letters[i]), _place_of(letters[i + 1])) for i in range(0, len(letters), 2)
    )
    return replace(ply, steps=steps)


def _place_of(letter: str) -> str:
    """The place of a letter: `a` is White's own 1-point, which is point 24; `y` bar, `z` off."""
    return {"y": "bar", "z": "off"}.get(letter) or str(24 - (ord(letter) - ord("a")))


def _setup(node: Node) -> WrittenSetup | None:
    """The position that a node sets; what is missing of fifteen checkers is off."""
    if "AW" not in node.properties and "AB" not in node.properties:
        return None
    sides: dict[Color, dict[str, int]] = {WHITE: {}, BLACK: {}}
    for key, color in zip(("AW", "AB"), COLORS, strict=True):
        for value in node.properties.get(key, ()):
            for letter in _letters(value):
                place = _place_of(letter)
                sides[color][place] = sides[color].get(place, 0) + 1
    for color in COLORS:
        total = sum(sides[color].values())
        if total > CHECKERS:
            return None
        if total < CHECKERS:
            sides[color]["off"] = sides[color].get("off", 0) + CHECKERS - total
    player: Color = BLACK if (node.value("PL") or "W").upper() == "B" else WHITE
    position = Position.of(sides[WHITE], sides[BLACK])
    return _with_cube(WrittenSetup(position, player), node)


def _with_cube(setup: WrittenSetup, node: Node) -> WrittenSetup:
    """The set-up with the cube's value and owner, where the node names them."""
    value = node.value("CV")
    if value is not None and value.strip().isdecimal() and len(value) < 6:
        setup = replace(setup, cube=int(value))
    owner = node.value("CP") or node.value("CO")
    if owner is not None:
        owners: dict[str, Color] = {"w": WHITE, "b": BLACK}
        setup = replace(setup, owner=owners.get(owner.strip().lower()))
    return setup


def _letters(value: str) -> str:
    """The letters of a value: one, or a range `a:c`."""
    value = value.strip().lower()
    if re.fullmatch(r"[a-y]:[a-y]", value):
        return "".join(chr(c) for c in range(ord(value[0]), ord(value[2]) + 1))
    return value if re.fullmatch(r"[a-z]", value) else ""
