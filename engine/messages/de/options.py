"""What each option of a game decides, by its name, in German."""

from collections.abc import Mapping

OPTIONS: Mapping[str, str] = {
    "backgammon_multiplier": "Wie viele Punkte ein Backgammon zählt: `3`, oder `2` wie ein Gammon.",
    "bear_off_whole_tower": "Ob eine Zahl in der letzten Phase einen ganzen Turm abträgt (`true`) "
    "oder einen Stein davon (`false`).",
    "chooser": "Die Seite, die die Zahlen wählt; die andere würfelt zweimal.",
    "cube": "Ob mit dem Dopplerwürfel gespielt wird.",
    "double_repeats": "Wie oft jede Zahl eines Paschs gezogen wird.",
    "entering": "Ab wann Steine auf dem Brett ziehen dürfen: sobald zwei Steine die Reserve "
    "verlassen haben (`after_two`) oder sobald alle sie verlassen haben (`all_first`).",
    "hit_and_run": "Ob ein Stein, der im eigenen Heimfeld schlägt, im selben Zug weiterziehen "
    "darf (`allowed`) oder nicht (`banned`).",
    "hits": "Ob verliert, wer schlägt (`lose`), oder ein einzelner gegnerischer Stein sein Feld "
    "blockiert (`forbidden`).",
    "mother": "Ob es gewinnt, die Mutter, den letzten Stein auf dem gegnerischen Startfeld, "
    "gefangen zu halten (`goal`), oder ob sie ein Stein wie jeder andere ist (`none`).",
    "opening": "Ob mit den beiden Zahlen des Eröffnungswurfs begonnen wird (`one_die_each`) oder "
    "mit einem neuen Wurf beider Würfel (`fresh_roll`).",
    "pinner_may_add": "Ob auf das Feld eines gefangenen Steins weitere Steine der fangenden Seite "
    "ziehen dürfen (`true`) oder es für beide gesperrt ist (`false`).",
    "quarter": "Was nicht besetzt werden darf: das sechste Feld des eigenen Startviertels "
    "(`own`), das sechste Feld beider Startviertel (`both`) oder ein fünftes Feld des "
    "gegnerischen (`four_of_theirs`).",
    "row": "Wann ein Block aus sechs Feldern erlaubt ist: wenn ein gegnerischer Stein davor steht "
    "oder abgetragen ist (`one_ahead`), oder wenn einer in seinem Heimfeld steht oder abgetragen "
    "ist (`one_home`).",
    "scoring": "Was ein Sieg zählt: 1, oder 2, wenn die verlierende Seite keinen Stein abgetragen "
    "hat (`one_two`), oder einen Punkt für jeden ihrer nicht abgetragenen Steine "
    "(`checkers_left`).",
    "second_head": "Wann im ersten Zug ein zweiter Stein den Kopf verlassen darf: bei 6-6, 4-4 "
    "und 3-3 (`named`), bei jedem Wurf, den ein Stein allein nicht vollständig ziehen kann "
    "(`blocked`), oder nie (`never`).",
    "shut_in": "Ob ein Gegner, dessen Steine alle auf einem Feld stehen, eingesperrt werden darf: "
    "nein (`one_point`) oder ja (`allowed`).",
    "snake": "Die Seite, die die Schlange hat.",
    "unplayed": "Ob der Rest eines steigenden Paschs, der nicht gezogen werden kann, verfällt "
    "(`lost`) oder auf den Gegner übergeht (`to_opponent`).",
}
