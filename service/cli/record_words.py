"""The words of the table that `replay` prints, in the languages of the service."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.messages import Language


class Words(NamedTuple):
    """The words of one language; braces are filled in."""

    match: str
    money: str
    no_stakes: str
    game: str
    plays: str
    wins: str
    draw: str
    unfinished: str
    crawford: str
    disagrees: str
    cube: str
    final: str
    files: str
    games: str
    faults: str
    by_code: str
    with_faults: str
    no_file: str


WORDS: Mapping[Language, Words] = {
    "en": Words(
        *("match to {length}", "money", "no stakes", "game", "plays", "{name} wins {points}"),
        *("draw", "unfinished", "Crawford", "the record says otherwise", "cube {value}", "final"),
        *("files", "games", "faults", "faults by kind", "files with faults"),
        "There is no record in {name}.",
    ),
    "de": Words(
        *("Match bis {length}", "Geldspiel", "ohne Einsatz", "Partie", "Züge"),
        *("{name} gewinnt {points}", "remis", "nicht beendet", "Crawford"),
        *("die Mitschrift sagt anderes", "Würfel {value}", "Endstand", "Dateien", "Partien"),
        *("Fehler", "Fehler nach Art", "Dateien mit Fehlern", "In {name} ist keine Mitschrift."),
    ),
    "fr": Words(
        *("match en {length}", "partie libre", "sans enjeu", "partie", "coups"),
        *("{name} gagne {points}", "nulle", "inachevée", "Crawford", "le relevé dit autre chose"),
        *("videau {value}", "score final", "fichiers", "parties", "fautes", "fautes par genre"),
        *("fichiers avec fautes", "Il n’y a pas de relevé dans {name}."),
    ),
    "it": Words(
        *("incontro ai {length}", "a soldi", "senza posta", "partita", "giocate"),
        *("{name} vince {points}", "pari", "non finita", "Crawford", "la trascrizione dice altro"),
        *("cubo {value}", "finale", "file", "partite", "errori", "errori per tipo"),
        *("file con errori", "Non ci sono trascrizioni in {name}."),
    ),
}
