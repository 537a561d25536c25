"""Finding the play in a message: `I play **8/5 6/5** because it makes the five point.`

Only words that are known to change nothing are passed over. A message with a word of doubt
("not", "or", "wait") states no play, and one with several plays states them all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _pattern(*parts: str) -> re.Pattern[str]:
    return re.compile("".join(parts), re.IGNORECASE | re.MULTILINE)


PASSES: Final = (
    r"pass(?:e[sn]?|ed|ing|o)?",
    r"skip",
    r"none",
    r"nothing(?: to play)?",
    r"dance[sd]?",
    r"(?:can ?not|can['’]t|unable to) (?:move|play)",
    r"no (?:legal |possible |valid |available )?(?:moves?|plays?)(?: (?:possible|available))?",
    r"kein(?:en)? (?:zug|züge)(?: möglich)?",
    r"kann nicht (?:ziehen|spielen)",
    r"aucun (?:coup|mouvement)(?: possible)?",
    r"ne (?:peut|peux) pas jouer",
    r"nessuna (?:mossa|giocata)(?: possibile)?",
    r"non (?:può|posso) muovere",
)
CANNOT_MOVE: Final = rf"\b(?:{'|'.join(PASSES)})\b"
"""What people write if nothing can be played."""

JOINING: Final = _words("and then also plus und dann et puis e ed poi")

FILLERS: Final = _words("""
    i ill ll d ve s let lets we my me the a an this is are its play plays playing played move moves
    moving choose chose make makes making made best final answer will would like prefer select go
    going with for so here white black player checker checkers point points roll rolled rolls
    rolling dice die thrown threw got notation from in of at on both one two ok okay therefore thus
    hence solid classic standard natural good strong safe clear simple opening legal using use turn
    bringing bring down up entering enter enters bear bearing bears hand anchor blot
    ich spiele ziehe zug mein der die das mit wurf beste antwort stein steine von
    je joue coup mon le la les un une avec meilleur réponse dé dés du de
    io gioco mossa giocata il mia mio con migliore risposta tiro da
""")
"""Words beside a play that change nothing about it."""

DOUBTS: Final = _words("""
    not n't no never cannot cant can't don't dont won't wont isn't doesn't wouldn't shouldn't wait
    hmm instead rather illegal wrong mistake impossible unless if or but avoid although however
    oops sorry correction alternatively otherwise maybe perhaps either neither nor actually versus
    except without undo cancel scratch ignore disregard forget kidding joking joke reconsider
    rethink revise blunder resign resigns concede refuse redouble offer
    vs nicht kein keine keinen nein falsch sondern oder aber statt doch unmöglich vielleicht
    außer ohne zurück vergiss vergessen scherz spaß patzer aufgeben
    pas non ou mais plutôt sinon illégal attends erreur sauf sans annule oublie blague gaffe
    abandonne
    oppure ma invece aspetta illegale impossibile forse errore tranne senza annulla dimentica
    scherzo abbandono
""")
"""A message with one of these beside the play does not clearly state it."""

OTHER_ACTIONS: Final = _pattern(
    r"^\W*(?:i |ich |je |io )?(?:will |now )?(?:pass|double|take|drop|beaver|accept|reject)\W*$",
    r"|\b(?:take|taking) (?:it|that|this|the move) back\b",
    r"|\b(?:opponent|black|white|he|she|they|you)\b(?: has| have|['’]s)? (?:just )?"
    r"(?:played|moved|plays|moves)\b",
    r"|\bopponent['’]?s (?:\w+ )?(?:play|move)\b",
)
"""A sentence that says of the text beside it that it is no play of the writer, or not the last."""

LEADING: Final = FILLERS | _words("""
    what do does following follows below response decision choice after thinking position now hier
    folgt voici ecco
""")
"""Words of a line that leads to the play on the next one."""

OTHERS_PLAYS: Final = _words("""
    example examples previous last earlier worst bad opponent opponents he she they you his her
    their your candidate candidates option options alternative alternatives
    beispiel gegner gegners letzter schlechter exemple adversaire dernier pire esempio avversario
    ultima peggiore
""")
"""Words of a line that leads to a play which is not the one that is made."""

REASONS: Final = _pattern(
    r"\b(?:because|since|which|so that|in order|making|weil|denn|damit|car|parce que|pour|perché",
    r"|per|to (?:make|get|hit|bring|build|start|keep|bear|enter|run))\b",
)
"""After these words a sentence gives reasons."""

NAMED_POINTS: Final = _pattern(
    r"\b(?:my |your |the |his |their |our )?",
    r"(?:\d{1,2}|bar|ace|deuce|four|five|six|golden|mid)[- ]points?\b",
)
"""A point named in a sentence belongs to no move."""

POINTS_JOINED: Final = _pattern(
    r"(?:\d|\bbar|\bb|\breserve|\br)\s*\*?\s*(?:-+>|=+>|[-–—−‐→⇒>/\\]|\bto\b)\s*",
    r"(?:\d|o\b|off|b\b|bar|home|aus|fuori|sorti|turn|out)",
    rf"|{CANNOT_MOVE}|^\s*[-–—−]\s*$",
)
"""What only a play contains."""

LONE_STROKE: Final = re.compile(r"(?:^|\s)[-–—−](?:\s|$)")
"""No move, as standard notation writes it."""

MARKER: Final = _pattern(
    r"^[ \t>*_#`-]*(?:so |thus |therefore )?(?:(?:my|the|meine?|ma|mon|la|il|le)\s+)*",
    r"(?:final |best |chosen |beste |meilleur |migliore )*",
    r"(?:answer|move|play|action|choice|decision|antwort|zug|coup|réponse|mossa|giocata|risposta)",
    r"(?:\s+(?:is|ist|est|è))?[*_`\s]*[:=]",
)
"""The head of a line that states the play."""

FENCE: Final = re.compile(r"```[a-zA-Z]*\n?(.*?)```", re.DOTALL)
OBJECT: Final = re.compile(r"\{[^{}]*\}", re.DOTALL)
BOXED: Final = re.compile(r"\\boxed\{([^{}]*)\}")
SENTENCE_ENDS: Final = re.compile(r"[.!?;](?=\s)|\n")
BULLET: Final = re.compile(r"^[ \t]*(?:[-•]|\*(?=\s))\s+(?=\S)", re.MULTILINE)
BOLD: Final = re.compile(r"\*\*|__|\\text|\\")
KEYS: Final = (
    *("move", "moves", "play", "plays", "notation", "action", "answer", "final_answer"),
    *("best_move", "zug", "coup", "mossa"),
)
FROM_TO: Final = (("from", "to"), ("source", "target"), ("start", "end"))
DEEPEST = 4


def stated(text: str) -> list[str]:
    """The parts of a message that state the play; none if it is in doubt."""
    marked, begin, end = _marked(text)
    if marked and _doubts(text[end:]):
        return []
    if not marked:
        marked, begin = _after_markers(text)
    if marked and _leads_elsewhere(text[:begin]):
        return []
    parts = marked or [text]
    found = [part for each in parts for part in _plain(each)]
    return found if len(found) == len(parts) else []


def _marked(text: str) -> tuple[list[str], int, int]:
    """What a message sets apart as the play, in a box, JSON or a fence, and where that stands."""
    boxes = [(found[1], found.start(), found.end()) for found in BOXED.finditer(text)]
    fences = [(found[1], found.start(), found.end()) for found in FENCE.finditer(text)]
    objects = [] if _json(text) is not None else list(OBJECT.finditer(text))
    begin = objects[0].start() if objects else 0
    end = objects[-1].end() if objects else len(text)
    in_json = [
        (play, start, stop)
        for source, start, stop in fences or [(text, begin, end)]
        for play in _from_json(source)
    ]
    found = boxes + (in_json or fences)
    starts, stops = (start for _, start, _ in found), (stop for *_, stop in found)
    return [part for part, *_ in found], min(starts, default=0), max(stops, default=0)


def _after_markers(text: str) -> tuple[list[str], int]:
    """What stands behind each `Move:` at the head of a line, to the next one; the first head."""
    markers = list(MARKER.finditer(text))
    starts = [marker.start() for marker in markers] + [len(text)]
    parts = [text[marker.end() : end] for marker, end in zip(markers, starts[1:], strict=True)]
    return parts, starts[0]


def _leads_elsewhere(before: str) -> bool:
    """Whether the last line before a play announces another one than that of the writer."""
    line = before.rstrip(" \t\n*_`#>-").rpartition("\n")[2]
    last = re.split(r"[.!?;]\s", line)[-1]
    return last.endswith(":") and (_doubts(last) or not OTHERS_PLAYS.isdisjoint(_words_of(last)))


def _from_json(text: str) -> Iterator[str]:
    """The plays in JSON: the whole text, or an object in it."""
    whole = _json(text)
    values = [_json(found[0]) for found in OBJECT.finditer(text)] if whole is None else [whole]
    for value in values:
        if isinstance(value, dict):
            # several keys may state the play; each of them counts
            keys = [key for key in value if str(key).lower() in KEYS]
            plays = [_play_in({key: value[key]}) for key in keys] or [_play_in(value)]
        else:
            plays = [_play_in(value)]
        yield from (play for play in plays if play is not None)


def _json(text: str) -> dict[str, object] | list[object] | str | None:
    """The object, list or text that this is as JSON."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, (dict, list, str)) else None


def _play_in(value: object, depth: int = 0) -> str | None:
    """A play in a JSON value as text: a string, moves with `from` and `to`, pairs, or a list."""
    if depth > DEEPEST or isinstance(value, bool):
        return None
    if isinstance(value, (str, int)):
        return str(value)
    if isinstance(value, list):
        return _play_in_list(value, depth)
    if isinstance(value, dict):
        keys = {str(key).lower(): item for key, item in value.items()}
        for source, target in FROM_TO:
            if source in keys and target in keys:
                return f"{keys[source]}/{keys[target]}{'*' if keys.get('hit') is True else ''}"
        key = next((key for key in KEYS if key in keys), None)
        return None if key is None else _play_in(keys[key], depth + 1)
    return None


def _play_in_list(value: list[object], depth: int) -> str | None:
    is_pair = len(value) == 2 and all(
        isinstance(item, int) or str(item).lower() in ("bar", "off") for item in value
    )
    if is_pair and depth:
        return "/".join(map(str, value))
    parts = [_play_in(item, depth + 1) for item in value]
    return None if None in parts else ", ".join(map(str, parts))


def _plain(text: str) -> Iterator[str]:
    """A text without what only decorates it, and without the sentences that are no play."""
    blank = _blank
    text = BOLD.sub(blank, text)
    text = BULLET.sub(blank, text)
    text = NAMED_POINTS.sub(blank, text)
    clauses = list(_clauses(text))
    if len(clauses) == 1:
        yield text
        return
    kept = leading = ""
    for clause in clauses:
        if _may_be_play(clause):
            if not _leads_here(leading):
                return
            kept, leading = kept + clause, ""
        elif _doubts(clause):
            return
        else:
            kept += " " * (len(clause) - 1) + ","
            leading = clause.strip() or leading
    if not leading.endswith("?"):
        yield kept


def _leads_here(clause: str) -> bool:
    """Whether a play may follow on this clause: a whole sentence, a reason, or known words."""
    whole = clause.endswith((".", "!")) or REASONS.match(clause) is not None
    return whole or LEADING.issuperset(_words_of(clause))


def _words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.lower())


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _may_be_play(clause: str) -> bool:
    """Whether something of a play can stand in a clause; reasons may have numbers in them."""
    if REASONS.match(clause):
        return POINTS_JOINED.search(clause) is not None
    if any(map(str.isdigit, clause)) or POINTS_JOINED.search(clause):
        return True
    return LONE_STROKE.search(clause) is not None and FILLERS.issuperset(_words_of(clause))


def _clauses(text: str) -> Iterator[str]:
    """The sentences of a text, cut where reasons begin; joined they are the text."""
    start = 0
    stops = [each for each in SENTENCE_ENDS.finditer(text) if not _numbers(text, each)]
    reasons = REASONS.finditer(text)
    ends = sorted({each.end() for each in stops} | {each.start() for each in reasons})
    for end in ends:
        if end > start:
            yield text[start:end]
            start = end
    if start < len(text):
        yield text[start:]


def _numbers(text: str, dot: re.Match[str]) -> bool:
    """Whether a full stop follows the number of a move, as in `12. 8/5`."""
    before = text[max(0, dot.start() - 5) : dot.start()]
    return dot[0] == "." and re.search(r"(?:^|[\s(#])\d{1,3}$", before) is not None


def _doubts(text: str) -> bool:
    words = set(re.findall(r"[^\W\d_]+(?:['’]t)?", text.lower().replace("’", "'")))
    others = POINTS_JOINED.search(text) or OTHER_ACTIONS.search(text)
    return not words.isdisjoint(DOUBTS) or others is not None
