"""What each rule says, how a game is won, what a win is worth, and why there is no choice."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "forward": "Steine ziehen auf ihrem Weg vorwärts, jeder genau um die Zahl eines Würfels.",
    "open_point": "Ein Stein darf auf einem Feld halten, das leer ist, eigene Steine trägt oder "
    "nur einen gegnerischen; zwei oder mehr gegnerische Steine blockieren es.",
    "separate_dice": "Die Würfel sind getrennte Schritte: Jeder Halt muss für sich erlaubt sein, "
    "und ein einzelner gegnerischer Stein wird dort auch dann geschlagen, wenn der eigene "
    "weiterzieht.",
    "doubles": "Ein Pasch wird viermal gezogen, wenn das Spiel nichts anderes sagt.",
    "use_all": "Es müssen so viele Zahlen wie möglich gezogen werden; ein Spielzug mit weniger ist "
    "nicht erlaubt.",
    "higher_die": "Kann nur die eine oder die andere Zahl gezogen werden, so muss es die höhere "
    "sein.",
    "hit": "Wer auf einem einzelnen gegnerischen Stein landet, schlägt ihn auf die Bar.",
    "bar_first": "Wer Steine auf der Bar hat, darf nichts anderes tun, als sie einzusetzen.",
    "bear_off": "Abgetragen wird nur, solange alle eigenen Steine im Heimfeld sind; eine höhere "
    "Zahl als nötig nimmt den hintersten Stein.",
    "no_pass": "Wer erlaubte Spielzüge hat, muss einen davon machen.",
    "immediate_end": "Die Partie endet in dem Augenblick, in dem ihr Ziel erreicht ist; was übrig "
    "ist, verfällt.",
    "stages": "Ein Wurf in mehreren Teilzügen wird Teilzug für Teilzug gezogen, und jeder gilt für "
    "sich.",
    "empty_stage": "Ein Teilzug, in dem nichts gezogen werden kann, bleibt ein Teilzug; sein "
    "Spielzug ist leer.",
    "draw": "Erlaubt kein Wurf mehr einem der beiden Spieler einen Spielzug, so ist die Partie "
    "unentschieden.",
    "opening": "Jeder wirft einen Würfel; die Würfe entscheiden, wer beginnt, und gleiche werden "
    "wiederholt.",
    "enter_all": "Solange die Reserve nicht leer ist, setzt jede Zahl einen Stein ein; nichts "
    "anderes zieht.",
    "enter_two": "Bis zwei Steine die Reserve verlassen haben, muss jede Zahl einen einsetzen.",
    "free_entry": "Steine aus der Reserve dürfen jederzeit eingesetzt werden.",
    "lower_first": "Die niedrigere Zahl wird zuerst gezogen; geht das nicht, verfällt der Wurf.",
    "top_then_bottom": "Ein Pasch n wird als n gezogen, dann als 7 - n, die Zahl auf der "
    "Unterseite.",
    "roll_again": "Nach einem Pasch wird noch einmal gewürfelt.",
    "forfeit": "Beim ersten Teilzug, der nicht vollständig gezogen wird, verfällt der Rest des "
    "Zuges.",
    "same_way": "Beide Spieler ziehen von 1 nach 24, und ihr Heimfeld sind die Felder 19 bis 24.",
    "single_blocks": "Geschlagen wird nicht: Schon ein einzelner gegnerischer Stein sperrt ein "
    "Feld.",
    "rising_doubles": "Ein Pasch n wird viermal gezogen, dann viermal n + 1 und so fort bis zu den "
    "Sechsen.",
    "hand_over": "Wird ein steigender Pasch nicht vollendet, so übernimmt der Gegner beim nächsten "
    "Wert.",
    "one_per_point": "Ein Feld mit einem eigenen Stein ist für dessen Besitzer gesperrt, außer dem "
    "Heimpunkt.",
    "no_overtaking": "Ein ziehender Stein darf keinen eigenen überholen; beim Einsetzen ist es "
    "erlaubt.",
    "opposite_hit": "Wer auf einem Feld landet, schickt den gegnerischen Stein gegenüber auf die "
    "Bar, außer auf den Heimpunkten.",
    "single_double": "Ein Pasch ist ein einziger Schritt.",
    "double_twice": "Ein Pasch wird zweimal gezogen.",
    "home_point": "Der Heimpunkt muss genau erreicht werden, und kein Stein verlässt das Brett.",
    "acey_deucey": "Eine 1-2 wird gezogen, danach ein Pasch nach Wahl des Spielers, dann würfelt "
    "er noch einmal.",
    "mexican": "Eine 1-2 wird nicht gezogen: Der Spieler wählt einen beliebigen Pasch und zieht "
    "ihn viermal.",
    "max_five": "Ein Feld mit fünf eigenen Steinen ist für deren Besitzer gesperrt, auch beim "
    "Einsetzen.",
    "exact_bear_off": "Abgetragen wird nur mit genau passender Zahl, und nur wenn alle Steine im "
    "Heimfeld sind.",
    "either_die": "Kann nur eine der Zahlen gezogen werden, so wählt der Spieler, welche.",
    "all_or_nothing": "Ein Wurf, der nicht vollständig gezogen werden kann, verfällt ganz.",
    "pinning": "Wer auf einem einzelnen gegnerischen Stein landet, hält ihn gefangen, bis er "
    "selbst weiterzieht; ein Feld mit einem Stein jeder Farbe ist für beide gesperrt.",
    "one_six_or_double": "Ein Wurf ohne 1, ohne 6 und ohne Pasch bewirkt nichts.",
    "sum_of_dice": "Ein Stein zieht die Summe beider Würfel, ohne unterwegs zu halten.",
    "capture": "Wer auf einem gegnerischen Stein landet, wirft ihn für immer hinaus.",
    "slide": "Ein Stein, der auf einem eigenen landet, rückt weiter auf das nächste Feld, auf dem "
    "kein eigener steht.",
    "one_checker_per_point": "Auf einem Feld steht nur ein Stein.",
    "circle": "Weiß läuft von 24 abwärts, Schwarz von 1 aufwärts, immer im Kreis; niemand trägt "
    "ab.",
    "last_checker": "Der letzte Stein steht auf Eckfeldern: Eine 1 bringt ihn auf das nächste, "
    "eine 6 auf das übernächste.",
    "nothing_travels": "Hier läuft kein Stein: Jeder Turm bleibt auf seinem Feld.",
    "three_phases": "Alle Türme werden aufgelöst, dann wieder gestapelt, dann abgetragen.",
    "once_per_phase": "Eine Zahl wirkt in jeder Phase einmal auf den Turm ihres Feldes.",
    "double_once": "Ein Pasch zählt nur einmal und bringt einen weiteren Wurf.",
    "thin_points": "Auf seinen eigenen Feldern 3, 4 und 5 darf ein Spieler jeweils nur einen Stein "
    "haben.",
    "start_point": "Auf seinem eigenen Feld 1 darf ein Spieler nur einsetzen, wenn dort kein "
    "eigener Stein steht.",
    "both_ways": "Jede Zahl darf vorwärts oder rückwärts gezogen werden, aber nie hinter den Start "
    "zurück.",
    "fixed_roll": "Der Eröffnungswurf gilt in jedem Zug; ein Pasch wird neu geworfen.",
    "hit_loses": "Wer schlägt, verliert sofort; der Rest seines Spielzugs verfällt.",
    "shown_roll": "Bevor ein Spieler zieht, würfelt sein Gegner den Wurf für den eigenen nächsten "
    "Zug.",
    "last_wins": "Wer seinen letzten Stein zuletzt abträgt, gewinnt.",
    "name_roll": "Einer der Spieler würfelt nicht, sondern wählt zwei beliebige verschiedene "
    "Zahlen.",
    "two_rolls": "Der andere würfelt und zieht zweimal hintereinander.",
    "thrown_for_the_other": "Den Wurf eines Spielers zieht sein Gegner.",
}

GOALS: Mapping[str, str] = {
    "first_done": "Wer zuerst alle seine Steine ins Ziel bringt, gewinnt.",
    "first_done_loses": "Wer zuerst alle seine Steine abträgt, verliert.",
    "first_hit_loses": "Wer schlägt, verliert sofort; sonst gewinnt, wer zuerst alle Steine "
    "abträgt.",
    "last_one_standing": "Wer alle seine Steine verloren hat, verliert.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Einfach 1, Gammon 2 (die gewertete Seite hat keinen Stein abgetragen), "
    "Backgammon 3 (und hat noch einen auf der Bar, in Reserve oder in ihrem Startviertel), mal "
    "Dopplerwürfel.",
    "one_two_two": "Einfach 1, Gammon und Backgammon 2, mal Dopplerwürfel.",
    "one_two": "Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein abgetragen hat.",
    "one_point": "Ein Sieg zählt 1 Punkt.",
    "checkers_left": "Ein Punkt für jeden Stein, den der Verlierer nicht abgetragen hat.",
    "pips_left": "Die Augen, die dem Verlierer bis ins Ziel fehlen, verdoppelt, wenn er keinen "
    "Stein abgetragen hat, verdreifacht, wenn außerdem einer seiner Steine im Heimfeld des Siegers "
    "steht.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Es kann nichts gezogen werden.",
    "only_play": "Es gibt nur einen erlaubten Spielzug.",
    "use_all": "Manche Schritte scheiden aus, weil auf andere Weise mehr Zahlen gezogen werden "
    "können.",
    "higher_die": "Nur eine der beiden Zahlen kann gezogen werden, also muss es die höhere sein.",
    "lower_first": "Die niedrigere Zahl kommt zuerst, und so verfällt die höhere oder der ganze "
    "Wurf.",
    "all_or_nothing": "Der Wurf kann nicht vollständig gezogen werden, also verfällt er ganz.",
}
