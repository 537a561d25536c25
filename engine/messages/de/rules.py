"""The sentence for each rule, goal, scoring, table rule and reason for a forced play."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "forward": "Steine ziehen auf ihrem Weg vorwärts, jeder genau um die Zahl eines Würfels.",
    "open_point": "Ein Stein darf auf einem Feld landen, das leer ist oder eigene Steine oder "
    "einen einzelnen gegnerischen Stein trägt; zwei oder mehr gegnerische Steine blockieren es.",
    "separate_dice": "Die Würfel werden einzeln gezogen: Ein Stein, der mehr als eine Zahl zieht, "
    "landet bei jedem Halt, und jeder Halt muss erlaubt sein.",
    "doubles": "Ein Pasch wird viermal gezogen, wenn keine andere Regel des Spiels das ändert.",
    "use_all": "Es müssen so viele Zahlen wie möglich gezogen werden; ein Zug mit weniger Zahlen "
    "ist nicht erlaubt.",
    "higher_die": "Kann jede der beiden Zahlen gezogen werden, aber nicht beide, muss die höhere "
    "gezogen werden.",
    "hit": "Ein Stein, der auf einem einzelnen gegnerischen Stein landet, schlägt ihn auf die Bar.",
    "bar_first": "Wer Steine auf der Bar hat, muss sie vor jedem anderen Schritt einsetzen.",
    "bear_off": "Abgetragen wird nur, solange alle eigenen Steine im Heimfeld sind; mit einer "
    "höheren Zahl als nötig wird der hinterste Stein abgetragen.",
    "no_pass": "Wer einen erlaubten Zug hat, muss ziehen.",
    "immediate_end": "Die Partie endet, sobald ihr Ziel erreicht ist; der Rest des Zuges verfällt.",
    "stages": "Ein Wurf mit mehreren Teilzügen wird Teilzug für Teilzug gezogen, und jeder wird "
    "für sich beurteilt.",
    "empty_stage": "Ein Teilzug, in dem nichts gezogen werden kann, bleibt ein Teilzug ohne "
    "Schritte.",
    "draw": "Gibt es für beide Seiten mit keinem Wurf mehr einen erlaubten Zug, ist die Partie "
    "unentschieden.",
    "opening": "Beide würfeln mit einem Würfel, um zu entscheiden, wer beginnt; bei gleichen "
    "Zahlen wird wiederholt.",
    "enter_all": "Solange Steine in Reserve sind, muss mit jeder Zahl einer eingesetzt werden; "
    "kein anderer Stein zieht.",
    "enter_two": "Bis zwei Steine die Reserve verlassen haben, muss mit jeder Zahl einer "
    "eingesetzt werden.",
    "free_entry": "Steine aus der Reserve dürfen jederzeit eingesetzt werden.",
    "lower_first": "Die niedrigere Zahl wird zuerst gezogen; ist das nicht möglich, verfällt der "
    "Wurf.",
    "top_then_bottom": "Ein Pasch n wird als n gezogen, dann als 7 − n, die Zahl auf der "
    "Unterseite.",
    "roll_again": "Nach einem Pasch wird noch einmal gewürfelt.",
    "forfeit": "Beim ersten Teilzug, der nicht vollständig gezogen wird, verfällt der Rest des "
    "Zuges.",
    "same_way": "Beide Seiten ziehen von Feld 1 nach Feld 24; die Felder 19 bis 24 sind das "
    "Heimfeld beider.",
    "single_blocks": "Geschlagen wird nicht: Ein einzelner gegnerischer Stein sperrt ein Feld.",
    "rising_doubles": "Ein Pasch n wird viermal gezogen, dann viermal n + 1 und so fort bis zu den "
    "Sechsen.",
    "hand_over": "Wird ein steigender Pasch nicht vollendet, zieht der Gegner mit der nächsten "
    "Zahl weiter.",
    "one_per_point": "Auf einem Feld darf nur ein eigener Stein stehen, außer auf dem Heimpunkt.",
    "no_overtaking": "Ein ziehender Stein darf keinen eigenen überholen; ein Stein, der eingesetzt "
    "wird, darf es.",
    "opposite_hit": "Ein Stein, der auf einem Feld landet, schlägt einen gegnerischen Stein auf "
    "dem Feld gegenüber auf die Bar, außer auf den Heimpunkten.",
    "single_double": "Bei einem Pasch wird die Zahl nur einmal gezogen.",
    "double_twice": "Ein Pasch wird zweimal gezogen.",
    "home_point": "Der Heimpunkt muss genau erreicht werden, und kein Stein verlässt das Brett.",
    "acey_deucey": "Nach einer 1-2 wird ein Pasch nach Wahl gezogen und dann noch einmal "
    "gewürfelt.",
    "mexican": "Eine 1-2 wird nicht gezogen: Stattdessen wird ein Pasch nach Wahl viermal gezogen.",
    "max_five": "Auf einem Feld dürfen höchstens fünf eigene Steine stehen, auch beim Einsetzen.",
    "exact_bear_off": "Ein Stein wird nur mit genau passender Zahl abgetragen, und nur solange "
    "alle Steine im Heimfeld sind.",
    "either_die": "Kann nur eine der beiden Zahlen gezogen werden, darf gewählt werden, welche.",
    "all_or_nothing": "Ein Wurf, der nicht vollständig gezogen werden kann, verfällt.",
    "pinning": "Ein Stein, der auf einem einzelnen gegnerischen Stein landet, hält ihn gefangen, "
    "bis die fangende Seite das Feld verlassen hat; ein Feld mit einem Stein jeder Farbe ist für "
    "beide gesperrt.",
    "pinning_and_adding": "Ein Stein, der auf einem einzelnen gegnerischen Stein landet, hält ihn "
    "gefangen, bis die fangende Seite das Feld verlassen hat; sie darf dort weitere Steine landen "
    "lassen, und für die andere Seite ist das Feld gesperrt.",
    "one_six_or_double": "Ein Wurf ohne 1, ohne 6 und ohne Pasch hat keine Wirkung.",
    "sum_of_dice": "Ein Stein zieht die Summe beider Würfel, ohne unterwegs zu halten.",
    "capture": "Ein Stein, der auf einem gegnerischen Stein landet, wirft ihn für immer hinaus.",
    "slide": "Ein Stein, der auf einem eigenen landet, rückt weiter auf das nächste Feld, auf dem "
    "kein eigener steht.",
    "one_checker_per_point": "Auf einem Feld steht nur ein Stein.",
    "circle": "Weiß zieht von Feld 24 abwärts, Schwarz von Feld 1 aufwärts, immer im Kreis; "
    "abgetragen wird nicht.",
    "last_checker": "Der letzte Stein steht auf Eckfeldern: Mit einer 1 zieht er auf das nächste, "
    "mit einer 6 auf das übernächste.",
    "nothing_travels": "Kein Stein läuft: Jeder Turm bleibt auf seinem Feld.",
    "three_phases": "Alle Türme werden aufgelöst, dann wieder gestapelt, dann abgetragen.",
    "once_per_phase": "Eine Zahl gilt in jeder Phase einmal für den Turm auf ihrem Feld.",
    "single_bear_off": "Eine Zahl gilt für den Turm auf ihrem Feld einmal beim Auflösen und einmal "
    "beim Stapeln; beim Abtragen gilt sie für einen Stein.",
    "double_once": "Ein Pasch zählt nur einmal; danach wird noch einmal gewürfelt.",
    "thin_points": "Auf den eigenen Feldern 3, 4 und 5 darf jeweils nur ein eigener Stein stehen.",
    "start_point": "Auf dem eigenen Feld 1 darf nur eingesetzt werden, wenn dort kein eigener "
    "Stein steht.",
    "both_ways": "Jede Zahl darf vorwärts oder rückwärts gezogen werden, aber nie hinter den Start "
    "zurück.",
    "fixed_roll": "Der erste Wurf gilt in jedem Zug; bei einem Pasch wird neu gewürfelt.",
    "hit_loses": "Wer schlägt, verliert sofort; der Rest des Zuges verfällt.",
    "shown_roll": "Bevor eine Seite zieht, würfelt die andere für ihren eigenen nächsten Zug.",
    "last_wins": "Wer den letzten Stein zuletzt abträgt, gewinnt.",
    "name_roll": "Eine der Seiten würfelt nicht, sondern wählt zwei verschiedene Zahlen.",
    "two_rolls": "Die andere Seite würfelt und zieht zweimal hintereinander.",
    "thrown_for_the_other": "Den Wurf der einen Seite zieht die andere.",
    "corners": "Beide Seiten ziehen von gegenüberliegenden Ecken in dieselbe Richtung um das "
    "Brett: Weiß von Feld 1 nach Feld 24, Schwarz von Feld 13 über 24 nach Feld 12.",
    "pin_stack": "Ein Stein, der auf einem einzelnen gegnerischen Stein landet, hält ihn gefangen, "
    "bis der letzte Stein der fangenden Seite das Feld verlassen hat; sie darf dort weitere Steine "
    "stapeln, und für die andere Seite ist das Feld gesperrt.",
    "free_bear_off": "Solange ein eigener Stein gefangen ist, wird keiner abgetragen.",
    "mother": "Der letzte Stein einer Seite auf ihrem Startfeld ist ihre Mutter: Wer die "
    "gegnerische Mutter gefangen hält und das eigene Startfeld verlassen hat, gewinnt sofort; sind "
    "beide Mütter gefangen, ist die Partie unentschieden.",
    "runner_first": "Nur der vorderste Stein, der Läufer, darf ziehen, bis er die gegnerische "
    "Startseite (eigenes Feld 13, Fevga) oder das Heimfeld (eigenes Feld 19, Tawla 31) erreicht "
    "hat.",
    "head_one": "In einem Zug verlässt höchstens ein Stein das Startfeld, den Kopf.",
    "second_head": "Im ersten Zug einer Seite dürfen bei 6-6, 4-4 und 3-3 zwei Steine den Kopf "
    "verlassen.",
    "second_head_if_blocked": "Im ersten Zug einer Seite dürfen zwei Steine den Kopf verlassen, "
    "wenn ein Stein allein den Wurf nicht vollständig ziehen kann.",
    "row_of_six": "Kein Schritt darf auf dem Weg des Gegners einen Block aus sechs oder mehr "
    "aufeinanderfolgenden Feldern vollenden, außer ein gegnerischer Stein steht vor dem Block oder "
    "ist abgetragen.",
    "row_of_six_home": "Kein Schritt darf auf dem Weg des Gegners einen Block aus sechs oder mehr "
    "aufeinanderfolgenden Feldern vollenden, außer ein gegnerischer Stein steht in seinem Heimfeld "
    "oder ist abgetragen.",
    "quarter": "Kein Schritt darf das sechste Feld des eigenen Startviertels besetzen.",
    "quarter_of_theirs": "Kein Schritt darf das sechste Feld des gegnerischen Startviertels "
    "besetzen.",
    "four_of_theirs": "Kein Schritt darf ein fünftes Feld des gegnerischen Startviertels besetzen.",
    "hitter_stays": "Ein Stein, der im eigenen Heimfeld schlägt, bleibt dort für den Rest des "
    "Zuges: Der letzte Stein darf dieses Feld nicht verlassen.",
    "no_shut_in": "Stehen alle gegnerischen Steine auf einem Feld, darf ein Zug sie nicht "
    "einsperren, indem er die sechs Felder davor besetzt hält, außer jeder erlaubte Zug tut es.",
    "early": "In den ersten drei Zügen jeder Seite wird ein Pasch viermal gezogen und steigt "
    "nicht.",
    "winner_starts": "Wer eine Partie gewonnen hat, beginnt die nächste und würfelt mit "
    "beiden Würfeln; nach einem Unentschieden und in der ersten Partie entscheidet je ein Würfel.",
}

GOALS: Mapping[str, str] = {
    "first_done": "Wer zuerst alle Steine ins Ziel bringt, gewinnt.",
    "first_done_loses": "Wer zuerst alle Steine abträgt, verliert.",
    "first_hit_loses": "Wer schlägt, verliert sofort; sonst gewinnt, wer zuerst alle Steine "
    "abträgt.",
    "last_one_standing": "Wer alle Steine verloren hat, verliert.",
    "mother_or_done": "Wer den letzten gegnerischen Stein auf dessen Startfeld gefangen hält, "
    "gewinnt, sobald das eigene Startfeld leer ist; sonst gewinnt, wer zuerst alle Steine abträgt.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Einfach 1, Gammon 2 (die gewertete Seite hat keinen Stein abgetragen), "
    "Backgammon 3 (und hat noch einen Stein auf der Bar, in Reserve oder im Startviertel), mal "
    "Dopplerwürfel.",
    "one_two_two": "Einfach 1, Gammon und Backgammon 2, mal Dopplerwürfel.",
    "one_two": "Ein Sieg zählt 1, oder 2, wenn die verlierende Seite keinen Stein abgetragen hat.",
    "one_point": "Ein Sieg zählt 1 Punkt.",
    "checkers_left": "Ein Punkt für jeden nicht abgetragenen Stein der verlierenden Seite.",
    "pips_left": "Die Pips der verlierenden Seite, verdoppelt, wenn sie keinen Stein abgetragen "
    "hat, verdreifacht, wenn außerdem einer ihrer Steine im Heimfeld des Siegers steht.",
}

TABLE_RULES: Mapping[str, str] = {
    "take_back": "Bis zur Ansage, dass der Zug beendet ist, dürfen Schritte zurückgenommen werden.",
    "illegal_play": "Ein regelwidriger Zug gilt, wenn die andere Seite ihn hinnimmt, indem sie "
    "würfelt oder verdoppelt; sie darf stattdessen einen regelgerechten Zug verlangen.",
    "cocked_dice": "Würfel zählen nur, wenn beide rechts von der würfelnden Seite flach auf dem "
    "Brett liegen; sonst wird mit beiden neu gewürfelt.",
    "premature_roll": "Ein verfrühter Wurf ist ungültig und wird wiederholt; ist vereinbart, dass "
    "er gilt, darf die Seite, die noch zieht, ihren Zug danach richten.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Es kann nichts gezogen werden.",
    "only_play": "Es gibt nur einen erlaubten Zug.",
    "use_all": "Manche Schritte scheiden aus, weil andere Züge mehr Zahlen nutzen.",
    "higher_die": "Nur eine der beiden Zahlen kann gezogen werden, und es muss die höhere sein.",
    "lower_first": "Die niedrigere Zahl muss zuerst gezogen werden; daher verfällt die höhere oder "
    "der ganze Wurf.",
    "all_or_nothing": "Der Wurf kann nicht vollständig gezogen werden und verfällt daher.",
    "no_shut_in": "Manche Züge scheiden aus, weil sie den Gegner einsperren würden.",
}
