"""The sentence for each fault and note of a record."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "no_such_record_format": "Das Format {format} gibt es nicht; es gibt mat, sgf und record.",
    "not_a_record": "Das ist keine Aufzeichnung im Format {format}: Matchzeile, Spiel oder Zeilen "
    "fehlen.",
    "record_too_large": "Die Aufzeichnung ist zu groß; gelesen werden höchstens {most}.",
    "record_too_deep": "Die Varianten sind zu tief verschachtelt; gelesen werden höchstens {most} "
    "Ebenen.",
    "match_too_long": "Das Match ist zu lang; möglich sind höchstens {most} Punkte.",
    "not_text": "Der Inhalt hat Steuerzeichen: Er ist kein Text.",
    "unknown_variation": "Die Aufzeichnung betrifft ein hier unbekanntes Spiel: {name}.",
    "wrong_score": "Nach den bisherigen Spielen steht es {white}-{black}.",
    "bad_dice": "Kein Wurf mit zwei Würfeln ergibt diese Zahlen.",
    "opening_double": "Der Eröffnungswurf kann kein Pasch sein.",
    "illegal_play_written": "Die Aufzeichnung selbst nennt diesen Zug regelwidrig.",
    "id_differs": "Die Aufzeichnung nennt hier einen anderen Stand: {id}.",
    "unreadable_cell": "Dieser Teil der Zeile ist nicht lesbar.",
    "unreadable_line": "Diese Zeile ist nicht lesbar.",
    "wrong_cube_value": "Der Doppler wird auf {value} angeboten.",
    "edited": "Die Aufzeichnung stellt mitten im Spiel eine andere Stellung auf.",
    "no_result": "Das Ergebnis dieses Spiels fehlt.",
    "wrong_winner": "Gewonnen hat {winner}.",
    "wrong_result": "Das Spiel bringt {winner} {points:Punkt|Punkte}.",
    "two_ways": "Der geschriebene Zug hat zwei Wege; es gilt der Weg ohne Schlagen.",
    "star_without_hit": "Ein Schlag ist vermerkt, aber kein Stein wird geschlagen.",
    "take_unwritten": "Das Annehmen ist nicht notiert.",
    "play_unwritten": "Der einzige erlaubte Zug ist nicht notiert.",
    "capped_result": "Die notierten Punkte enden bei dem, was zum Sieg noch fehlte.",
    "rolled_and_resigned": "Es wurde gewürfelt und aufgegeben.",
    "game_without_plays": "Das Spiel hat keine Züge.",
    "sides_swapped": "Die Spieler haben die Seiten gewechselt.",
    "beavers_assumed": "Beaver kommen vor und gelten daher als vereinbart.",
    "other_line": "Diese Zeile gehört nicht zur Aufzeichnung.",
    "other_lines": "Zeilen, die nicht zur Aufzeichnung gehören: {count}.",
    "header_unknown": "Dieses Wort im Kopf ist unbekannt.",
    "second_match": "Hier beginnt ein zweites Match; gelesen wird nur das erste.",
    "wrong_game_number": "Die Nummer des Spiels ist falsch; es zählt die Reihenfolge.",
    "other_game": "Ein Baum eines anderen Spiels wird übergangen.",
    "cut_off": "Die Aufzeichnung bricht vorzeitig ab.",
}
