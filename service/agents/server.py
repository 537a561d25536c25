"""The tools for language models, served by the official `mcp` package."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.metadata import version
from typing import Annotated, Any, Literal

from mcp.server import MCPServer
from mcp.server.mcpserver import Image
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from engine.faults import Refused
from engine.messages import sentence, text_of
from engine.variants import VARIANTS, ruleset
from service.agents.answers import Explanation, Games, PlayList, Rules, Table, table
from service.agents.asking import MOST_LISTED, Problem, ask, legal_plays_text
from service.operations.pictures import as_png, as_text
from service.operations.register import PICTURE
from service.serializers.state_json import Json

INSTRUCTIONS = """\
The rules of backgammon and 37 variants. The id in an answer is the whole game: send it with the
next call; nothing is kept here. Points are numbered from the side of the player on turn (24 is the
farthest, 1 the nearest to bearing off; `bar`, `off`), and plays are written like "8/5 6/5",
"bar/20 24/22*", "6/off(2)", or "-" if nothing can be played. Call begin, then act until `expected`
says that the game is over. An error says what to send next.\
"""

READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)

Id = Annotated[str, Field(description="The id of the last answer.", max_length=2000)]
Play = Annotated[
    str, Field(description='The play, such as "8/5 6/5", or "-" for no move.', max_length=1000)
]
Do = Literal[
    "open", "roll", "pass", "play", "name_double", "name_roll", "double", "take", "drop",
    "beaver", "raccoon", "otter", "resign", "offer_draw", "claim_draw", "accept", "refuse",
]  # fmt: skip
Side = Literal["white", "black"]
Die = Annotated[int, Field(ge=1, le=6)]
SMALL = {"include": ["notations"], "view": "mover"}
THROWN = ("open", "roll")
NAMED = ("name_double", "name_roll")


def create_server() -> MCPServer:
    """The server with all tools; it keeps nothing between calls."""
    server = MCPServer(
        "backgammon-rules",
        title="Backgammon rules",
        version=version("backgammon-rules"),
        instructions=INSTRUCTIONS,
        log_level="CRITICAL",
    )
    reading: tuple[Callable[..., Any], ...] = (list_games, rules_of, legal_plays, explain, board)
    acting: tuple[Callable[..., Any], ...] = (begin, act)
    for tool in reading:
        server.tool(annotations=READS)(tool)
    for tool in acting:
        server.tool(annotations=ACTS)(tool)
    return server


def _ask(operation: str, body: Json) -> Json:
    try:
        return ask(operation, body)
    except Problem as problem:
        raise ToolError(str(problem)) from None


def list_games() -> Games:
    """List the 38 games with one sentence about each."""
    return {"games": [{"game": name, "summary": text_of("summaries", name)} for name in VARIANTS]}


def rules_of(game: Annotated[str, Field(description="A name of list_games.")]) -> Rules:
    """The rules of a game as sentences, and its options."""
    try:
        rules = ruleset(game)
    except Refused as refused:
        texts = " ".join(map(sentence, refused.faults))
        raise ToolError(f"{texts} Call list_games for the names of all games.") from None
    found: Rules = {
        "game": game,
        "name": rules.names.en,
        "summary": text_of("summaries", game),
        "rules": [text_of("rules", rule) for rule in rules.rule_ids],
        "scoring": text_of("scorings", rules.scoring.word),
    }
    if rules.options:
        found["options"] = {
            option.name: ", ".join(map(_word, option.values)) for option in rules.options
        }
    return found


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def begin(
    game: Annotated[str, Field(description="A name of list_games.")] = "backgammon",
    white: Annotated[Die | None, Field(description="White's die of the opening throw.")] = None,
    black: Annotated[Die | None, Field(description="Black's die of the opening throw.")] = None,
    match_length: Annotated[
        int | None, Field(description="Points of a match with the cube; without it, one game.")
    ] = None,
    money: Annotated[bool, Field(description="Play for money, with the cube.")] = False,
    options: Annotated[
        dict[str, Any] | None, Field(description="House rules by name, from rules_of.")
    ] = None,
) -> Table:
    """Begin a game. Without `white` and `black` the opening dice are thrown here."""
    body: Json = {"variant": game, **SMALL}
    if options:
        body["options"] = options
    if match_length is not None:
        body["stakes"] = {"match": {"length": match_length}}
    elif money:
        body["stakes"] = {"money": {}}
    begun = _ask("begin", body)
    expected = begun["expected"]
    if expected["do"] != "open":
        return table(begun)
    return act(begun["id"], "open", dice=_opening(white, black))


def _opening(white: int | None, black: int | None) -> list[int]:
    """The dice of both players; those that are not given are thrown until they differ."""
    if white is not None and black is not None:
        return [white, black]
    while True:
        thrown = [white or _throw(), black or _throw()]
        if thrown[0] != thrown[1]:
            return thrown


def _throw() -> int:
    return secrets.randbelow(6) + 1


def legal_plays(id: Id) -> PlayList:  # noqa: A002 - the name that the answers have
    """List every legal play of a position in standard notation."""
    answer = _ask("moves", {"id": id, **SMALL})
    expected = answer["expected"]
    if expected is None:
        raise ToolError(f"{answer['outcome']['text']} The game is over: call begin.")
    if "notations" not in expected:
        raise ToolError(f'No play is due. {expected["text"]} Call act with do="{_due(expected)}".')
    return {"expected": expected["text"], "plays": expected["notations"]}


def _due(expected: Json) -> str:
    if expected["do"] == "answer":
        return '" or "'.join(expected["choices"])
    if expected.get("may_pass"):
        return 'roll" or "pass'
    return str(expected["do"])


def act(
    id: Id,  # noqa: A002 - the name that the answers have
    do: Annotated[
        Do, Field(description="What is done; `expected` and `may` say what is possible.")
    ],
    play: Annotated[Play | None, Field(description='For do="play".')] = None,
    dice: Annotated[
        list[Die] | None,
        Field(description='For do="roll": two dice; without them they are thrown here.'),
    ] = None,
    numbers: Annotated[
        list[Die] | None,
        Field(description="The number of name_double, or the two numbers of name_roll."),
    ] = None,
    value: Annotated[
        int | None, Field(description="What a resignation is worth: 1, 2 or 3.")
    ] = None,
    by: Annotated[Side | None, Field(description="Who acts, if not the player on turn.")] = None,
) -> Table:
    """Do something in a game: roll, pass, play, double, take, drop, resign and so on."""
    action: Json = {"do": do}
    if do in THROWN:
        thrown = dice or ([_throw(), _throw()] if do == "roll" else _opening(None, None))
        if do == "open" and len(thrown) == 2:
            action |= {"white": thrown[0], "black": thrown[1]}
        else:
            action["dice"] = thrown
    elif do in NAMED:
        action |= _named(do, numbers or [])
    elif do == "play":
        action["notation"] = _play(id, play)
    elif do != "pass":
        action["by"] = by or _actor(id)
        if value is not None:
            action["value"] = value
    try:
        return table(ask("advance", {"id": id, "action": action, **SMALL}))
    except Problem as problem:
        raise ToolError(f"{problem}{_instead(id, problem)}") from None


def _instead(id_: str, problem: Problem) -> str:
    """What to do instead of an action that is refused, if the refusal does not say so itself."""
    if problem.problem["code"] != "illegal_action" or "legal_plays" in problem.problem:
        return ""
    answer = _ask("moves", {"id": id_, **SMALL})
    expected = answer["expected"]
    if expected is None:
        return " The game is over: call begin, or go on with next_id."
    if "notations" in expected:
        return f" {legal_plays_text(expected['notations'])}"
    return f' {expected["text"]} Send do="{_due(expected)}".'


def _play(id_: str, play: str | None) -> str:
    """The play of an action; refused with the legal ones if there is none."""
    if play is not None:
        return play
    listed = legal_plays(id_)["plays"][:MOST_LISTED]
    raise ToolError(f"Send `play`, one of the legal plays: {', '.join(listed)}.")


def _named(do: str, numbers: list[int]) -> Json:
    if do == "name_double":
        if len(set(numbers)) != 1:
            raise ToolError("Send `numbers` with the number of the double, such as [6].")
        return {"number": numbers[0]}
    return {"numbers": numbers}


def _actor(id_: str) -> str:
    """Who must act: the player who answers an offer, or the player on turn."""
    expected = _ask("moves", {"id": id_, "include": []})["expected"] or {}
    player = expected.get("player")
    if player is None:
        raise ToolError('Send `by`: "white" or "black".')
    return str(player)


def explain(id: Id, play: Play) -> Explanation:  # noqa: A002 - the name that the answers have
    """Say whether a play is legal and, if not, every rule that it breaks."""
    answer = _ask("judge", {"id": id, "notation": play})
    found: Explanation = {
        "legal": answer["legal"],
        "plays": [each["notation"] for each in answer["plays"]][:MOST_LISTED],
    }
    if "read_as" in answer:
        found["read_as"] = answer["read_as"]
    if answer["faults"]:
        found["why_not"] = [fault["detail"] for fault in answer["faults"]]
    return found


def board(
    id: Id,  # noqa: A002 - the name that the answers have
    form: Annotated[Literal["text", "picture"], Field(description="Characters or a PNG.")] = "text",
) -> Any:
    """Draw the board from the side of the player on turn, in their numbers."""
    turn = _ask("moves", {"id": id, "include": []})["state"]["turn"]
    side = (turn or {}).get("player") or "white"
    look = {"bottom": side, "numbers": side}
    if form == "text":
        request = PICTURE.schema.read({"id": id, **look})
        return str(as_text(request)("en"))
    request = PICTURE.schema.read({"id": id, **look, "width": 600})
    return Image(data=as_png(request), format="png")
