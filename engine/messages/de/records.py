"""The sentence for each fault and note of a record."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "not_a_record": "Das ist keine Mitschrift im Format {format}: Matchzeile, Partie oder Zeilen "
    "fehlen.",
    "record_too_large": "Die Mitschrift ist zu groß; gelesen werden höchstens {most} {unit}.",
    "record_too_deep": "Die Varianten sind zu tief verschachtelt; gelesen werden höchstens {most} "
    "Ebenen.",
    "match_too_long": "Das Match ist zu lang; möglich sind höchstens {most} Punkte.",
    "not_text": "Der Inhalt hat Steuerzeichen: Er ist kein Text.",
    "unknown_variation": "Die Mitschrift betrifft ein unbekanntes Spiel: {name}.",
    "wrong_score": "Nach den bisherigen Partien steht es {white}:{black}.",
    "bad_dice": "Kein Wurf mit zwei Würfeln ergibt diese Zahlen.",
    "opening_double": "Der Eröffnungswurf kann kein Pasch sein.",
    "illegal_play_written": "Die Mitschrift selbst nennt diesen Zug regelwidrig.",
    "id_differs": "Die Mitschrift nennt hier einen anderen Spielstand: {id}.",
    "unreadable_cell": "Dieser Teil der Zeile ist nicht lesbar.",
    "unreadable_line": "Diese Zeile ist nicht lesbar.",
    "wrong_cube_value": "Der Dopplerwürfel wird auf {value} angeboten.",
    "edited": "Die Mitschrift stellt mitten in der Partie eine andere Stellung auf.",
    "no_result": "Das Ergebnis dieser Partie fehlt.",
    "wrong_winner": "Gewonnen hat {winner}.",
    "wrong_result": "Die Partie zählt für {winner} {points:Punkt|Punkte}.",
    "two_ways": "Der geschriebene Zug hat zwei Wege; es gilt der Weg ohne Schlagen.",
    "star_without_hit": "Ein Schlag ist vermerkt, aber kein Stein wird geschlagen.",
    "take_unwritten": "Die Annahme ist nicht notiert.",
    "play_unwritten": "Der einzige erlaubte Zug ist nicht notiert.",
    "capped_result": "Die notierten Punkte enden bei dem, was zum Sieg noch fehlte.",
    "rolled_and_resigned": "Es wurde gewürfelt und aufgegeben.",
    "game_without_plays": "Die Partie hat keine Züge.",
    "sides_swapped": "Die Spieler haben die Seiten gewechselt.",
    "beavers_assumed": "Beaver kommen vor und gelten daher als vereinbart.",
    "other_line": "Diese Zeile gehört nicht zur Mitschrift.",
    "other_lines": "Zeilen, die nicht zur Mitschrift gehören: {count}.",
    "header_unknown": "Dieses Wort im Kopf ist unbekannt.",
    "second_match": "Hier beginnt ein zweites Match; gelesen wird nur das erste.",
    "wrong_game_number": "Die Nummer der Partie ist falsch; es zählt die Reihenfolge.",
    "other_game": "Ein Baum eines anderen Spiels wird übergangen.",
    "cut_off": "Die Mitschrift bricht vorzeitig ab.",
    "unreadable_record": "Die Mitschrift ist bei {at_place} nicht lesbar.",
    "not_in_format": "Das Format {format} kann diese Partie {variant} nicht ausdrücken: `mat` hat "
    "keine Worte für Chouette, vereinbartes Unentschieden, Einigung und zugesprochenes Match, "
    "`sgf` auch nicht für die meisten anderen Spiele.",
    "lossy_record": "Im Format {format} ginge verloren: {words}.",
    "wrong_totals": "Die bisherigen Partien ergeben andere Summen.",
    "was_drawn": "Die Partie endete unentschieden.",
    "start_needed": "Die Partie davor ist nicht zu Ende; daher muss die Mitschrift den Anfang "
    "bei {at_place} nennen.",
    "unreadable_start": "Der Anfang bei {at_place} ist nicht lesbar: {why}",
    "unreadable_header": "Die Kopfzeile {name} ist nicht lesbar.",
    "rest_not_written": "Der Rest der Partie ist nicht notiert: {count:Halbzug|Halbzüge}.",
    "too_many_ids": "IDs gibt es für höchstens {most:Halbzug|Halbzüge}; die Mitschrift hat mehr.",
}
