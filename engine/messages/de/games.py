"""One sentence about each game."""

from collections.abc import Mapping

SUMMARIES: Mapping[str, str] = {
    "backgammon": "Fünfzehn Steine ins Heimfeld bringen und dann abtragen; einzelne Steine können "
    "geschlagen werden.",
    "eureka": "Alle Steine sind schon im Heimfeld: Es wird nur abgetragen und nicht geschlagen.",
    "puff": "Das Brett ist leer: Erst wenn alle Steine eingesetzt sind, darf einer weiterziehen.",
    "long_puff": "Puff, bei dem beide im selben Viertel einsetzen, in dieselbe Richtung ziehen und "
    "ein Heimfeld teilen.",
    "russian_puff": "Puff, bei dem nach zwei eingesetzten Steinen nach Belieben eingesetzt oder "
    "gezogen wird.",
    "long_russian_puff": "Langes Puff, bei dem zwei eingesetzte Steine genügen, um weiterzuziehen.",
    "french_backgammon_1": "Das Brett ist leer; ein Pasch wird viermal gezogen, viermal seine "
    "Unterseite, dann wird neu gewürfelt.",
    "russian_backgammon": "Beide setzen im selben Viertel ein und ziehen in dieselbe Richtung; "
    "stockt ein Pasch, verfällt der Rest.",
    "gioul": "Geschlagen wird nicht; ein Pasch steigt bis zu den Sechsen, und stockt er, übernimmt "
    "der Gegner.",
    "french_backgammon_2": "Drei Steine müssen auf dem Heimpunkt gestapelt werden; geschlagen wird "
    "der Stein auf dem Feld gegenüber.",
    "acey_deucey": "Das Brett ist leer; nach einer 1-2 folgen ein Pasch nach Wahl und ein weiterer "
    "Wurf.",
    "mexican_backgammon": "Fünf eigene Steine sperren ein Feld; eine 1-2 ist ein Pasch nach Wahl, "
    "und nach einem Pasch wird neu gewürfelt.",
    "old_britain": "Fünf eigene Steine sperren ein Feld; verfällt eine der beiden Zahlen, darf "
    "gewählt werden, welche.",
    "pin": "Ein einzelner gegnerischer Stein wird gefangen gehalten; ein Wurf wird ganz gezogen "
    "oder gar nicht.",
    "catch_me": "Immer im Kreis: Ein gegnerischer Stein wird für immer hinausgeworfen; der letzte "
    "Stein springt von Ecke zu Ecke.",
    "doublets": "Kein Stein läuft: Sechs Türme werden aufgelöst, wieder gestapelt und abgetragen.",
    "ludus_lombardorum": "Ein halbes Brett mit zwölf Feldern; auf den eigenen Feldern 3, 4 und 5 "
    "steht jeweils nur ein Stein.",
    "backwards": "Jeder Würfel darf vorwärts oder rückwärts gezogen werden, auch mit ein und "
    "demselben Stein.",
    "straight": "Beide Seiten ziehen von 1 nach 24 und teilen ein Heimfeld; Schwarz hat den "
    "längeren Weg.",
    "fixed_roll": "Der Eröffnungswurf wird von beiden Seiten in jedem Zug gezogen; neu gewürfelt "
    "wird nicht.",
    "no_hit": "Wer schlägt, verliert sofort, auch wenn das Schlagen erzwungen war.",
    "open_roll": "Zwei Würfe sind immer bekannt: der aktuelle und der nächste des Gegners.",
    "misere": "Wer den letzten Stein zuletzt abträgt, gewinnt; gezählt werden die eigenen übrigen "
    "Steine.",
    "snake": "Ein ungleicher Start: Die Schlange hat neun Steine auf der Bar und sechs im "
    "gegnerischen Heimfeld.",
    "two_rolls_vs_choice": "Eine Seite wählt zwei verschiedene Zahlen, die andere würfelt und "
    "zieht zweimal.",
    "linverso": "Den Wurf der einen Seite zieht die andere.",
    "nackgammon": "Backgammon mit vier Steinen weit hinten: zwei auf dem ersten und zwei auf dem "
    "zweiten Feld.",
    "hypergammon": "Backgammon mit drei Steinen je Seite auf den ersten drei Feldern.",
    "longgammon": "Backgammon, bei dem alle fünfzehn Steine auf dem ersten Feld beginnen.",
    "portes": "Backgammon wie in Griechenland: Wer beginnt, würfelt neu; ein Sieg zählt 1 oder 2, "
    "ohne Dopplerwürfel.",
    "tavla": "Portes, bei dem ein Stein, der im eigenen Heimfeld schlägt, in diesem Zug dort "
    "bleibt.",
    "plakoto": "Einzelne Steine werden gefangen statt geschlagen; wer den letzten Stein auf seinem "
    "Startfeld fängt, gewinnt.",
    "fevga": "Geschlagen wird nicht, Start von gegenüberliegenden Ecken; die übrigen warten, bis "
    "der erste Stein herum ist.",
    "long_nardy": "Geschlagen wird nicht, Start von gegenüberliegenden Ecken; je Zug verlässt ein "
    "Stein den Kopf, und vor einem Sechserblock muss ein Gegner stehen.",
    "gul_bara": "Geschlagen wird nicht, Start von gegenüberliegenden Ecken; nach je drei Zügen "
    "steigt ein Pasch bis zu den Sechsen.",
    "mahbusa": "Das Plakoto der arabischen Länder; auf Wunsch zählt ein Sieg die übrigen Steine "
    "der verlierenden Seite.",
    "tawla_31": "Geschlagen wird nicht; der erste Stein muss im Heimfeld sein, ehe andere ziehen, "
    "und jeder übrige Stein zählt einen Punkt.",
    "khachapuri": "Lange Narden mit elf Steinen, die schon im Heimfeld stehen; jeder übrige Stein "
    "zählt einen Punkt.",
}
