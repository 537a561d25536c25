"""The games, each in a sentence."""

from collections.abc import Mapping

SUMMARIES: Mapping[str, str] = {
    "backgammon": "Ein Wettlauf mit fünfzehn Steinen ins Heimfeld und vom Brett; was unterwegs "
    "allein steht, wird geschlagen.",
    "eureka": "Alle sind schon im Heimfeld: Es wird nur abgetragen, und niemand kann geschlagen "
    "werden.",
    "puff": "Das Brett ist leer: Erst wenn alle Steine eingesetzt sind, darf einer weiterziehen.",
    "long_puff": "Puff, bei dem beide im selben Viertel einsetzen, in dieselbe Richtung ziehen und "
    "ein Heimfeld teilen.",
    "russian_puff": "Puff, bei dem man nach zwei eingesetzten Steinen nach Belieben einsetzt oder "
    "zieht.",
    "long_russian_puff": "Langes Puff, bei dem zwei eingesetzte Steine genügen, um weiterzuziehen.",
    "french_backgammon_1": "Das Brett ist leer; ein Pasch wird viermal gezogen, viermal seine "
    "Unterseite, dann wird neu gewürfelt.",
    "russian_backgammon": "Beide setzen im selben Viertel ein und ziehen in dieselbe Richtung; "
    "stockt ein Pasch, verfällt der Rest.",
    "gioul": "Geschlagen wird nicht; ein Pasch steigt bis zu den Sechsen, und stockt er, übernimmt "
    "der Gegner.",
    "french_backgammon_2": "Drei Steine sind auf dem Heimpunkt zu stapeln; geschlagen wird, wer "
    "gegenüber steht.",
    "acey_deucey": "Das Brett ist leer; eine 1-2 bringt sich selbst, einen beliebigen Pasch und "
    "einen weiteren Wurf.",
    "mexican_backgammon": "Fünf eigene Steine sperren ein Feld; eine 1-2 ist ein beliebiger Pasch, "
    "ein Pasch ein neuer Wurf.",
    "old_britain": "Fünf eigene Steine sperren ein Feld; muss ein Würfel verfallen, wählt man, "
    "welcher.",
    "pin": "Wer auf einem einzelnen Gegner landet, hält ihn gefangen; ein Wurf wird ganz gezogen "
    "oder gar nicht.",
    "catch_me": "Immer im Kreis: Wer auf einem Gegner landet, wirft ihn für immer hinaus; der "
    "letzte Stein springt von Ecke zu Ecke.",
    "doublets": "Hier läuft kein Stein: Sechs Türme werden aufgelöst, wieder gestapelt und "
    "abgetragen.",
    "ludus_lombardorum": "Ein halbes Brett mit zwölf Feldern; auf den eigenen Feldern 3, 4 und 5 "
    "steht jeweils nur ein Stein.",
    "backwards": "Jeder Würfel darf vorwärts oder rückwärts gezogen werden, auch mit ein und "
    "demselben Stein.",
    "straight": "Beide Seiten ziehen von 1 nach 24 und teilen ein Heimfeld; Schwarz hat den "
    "längeren Weg.",
    "fixed_roll": "Der Eröffnungswurf wird von beiden Seiten in jedem Zug gezogen; niemand würfelt "
    "mehr.",
    "no_hit": "Wer schlägt, verliert sofort, selbst wenn er dazu gezwungen war.",
    "open_roll": "Zwei Würfe sind immer bekannt: der, der gezogen wird, und der nächste des "
    "Gegners.",
    "misere": "Wer seinen letzten Stein zuletzt abträgt, gewinnt; gezählt wird, was er noch übrig "
    "hat.",
    "snake": "Ein ungleicher Start: Die Schlange hat neun Steine auf der Bar und sechs im "
    "gegnerischen Heimfeld.",
    "two_rolls_vs_choice": "Der eine wählt zwei beliebige verschiedene Zahlen, der andere würfelt "
    "und zieht zweimal.",
    "linverso": "Den Wurf eines Spielers zieht sein Gegner.",
}
