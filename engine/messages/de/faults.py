"""The sentence for each fault in a position, turn or play."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "ambiguous_move": "Von {from} nach {target} gibt es Wege mit verschiedenem "
    "Ergebnis, über {stops}: `via` muss angegeben werden.",
    "unknown_variant": "Ein Spiel namens „{name}“ gibt es nicht.",
    "unknown_option": "Dieses Spiel hat keine Option „{name}“; mögliche Optionen: {known}.",
    "unknown_option_value": "Die Option „{name}“ kann nicht {value} sein; mögliche Werte: {known}.",
    "marks_needed": "`position.marks` fehlt: Im Spiel „{variant}“ nennt es die stehenden Türme.",
    "wrong_total": "{color} muss in diesem Spiel {must} Steine haben, nicht {count}.",
    "no_such_place": "Den Platz „{place}“ gibt es für diese Seite in diesem Spiel nicht.",
    "too_many_on_point": "In diesem Spiel steht auf einem Feld nur ein Stein.",
    "last_checker_off_corner": "Der letzte Stein einer Seite muss auf einem Eckfeld stehen.",
    "phase_does_not_fit": "Die Türme passen nicht zur Phase „{phase}“.",
    "no_marks_here": "In diesem Spiel gibt es keine Markierungen, aber Feld {place} ist markiert.",
    "no_phases_here": "Dieses Spiel hat keine Phasen, angegeben ist aber „{phase}“.",
    "played_after_hit": "Der erste Schlag beendet die Partie: Höchstens ein Stein kann auf der Bar "
    "sein, und keine Seite kann alle Steine abgetragen haben.",
    "point_is_full": "Feld {place} ist voll: {color} hat dort {count:Stein|Steine}.",
    "off_before_entering": "{color} kann mit {count:Stein|Steinen} in Reserve noch keinen Stein "
    "abgetragen haben.",
    "off_before_home": "{color} hat {count:Stein|Steine} abgetragen; daher müssen alle übrigen im "
    "Heimfeld stehen.",
    "moved_before_entering": "{color} kann mit {count:Stein|Steinen} in Reserve noch keinen Stein "
    "weitergezogen haben.",
    "behind_the_start": "{color} kann keinen Stein so weit hinten wie auf Feld {place} haben: In "
    "diesem Spiel wird kein Stein zurückgeschickt.",
    "both_colors": "Auf Feld {place} stehen Steine beider Farben.",
    "nothing_pins_it": "Der Stein auf Feld {place} ist als gefangen markiert, aber kein "
    "gegnerischer Stein hält ihn.",
    "who_is_pinned": "Auf Feld {place} stehen Steine beider Farben: Genau eine der Farben muss als "
    "gefangen markiert sein.",
    "cannot_pin_there": "{color} landet nie auf Feld {place}, wo der eigene Weg beginnt, und kann "
    "dort keinen Stein fangen.",
    "pin_too_high": "Auf Feld {place} stehen mehr Steine, als mit einem gefangenen Stein möglich "
    "sind.",
    "face_to_face": "Die Steine auf Feld {place} und Feld {other} stehen einander gegenüber; einer "
    "davon wäre auf der Bar.",
    "both_finished": "Beide Seiten sind fertig; nur eine von beiden kann es sein.",
    "no_such_turn": "`{part}` kann nicht {value} sein; möglich: {must}.",
    "game_over": "Die Partie ist zu Ende.",
    "not_expected": "Zuerst fällig ({who}): {expected}; gesendet: {got}.",
    "named_a_double": "Die beiden gewählten Zahlen müssen verschieden sein.",
    "double_thrown_again": "Bei einem Pasch wird neu gewürfelt; er kann nicht der feste Wurf sein.",
    "throw_after_decision": "Die vorigen Würfe haben schon entschieden, wer beginnt.",
    "no_checker": "{color} hat keinen Stein {at}.",
    "pinned": "Der Stein auf Feld {place} ist gefangen und kann nicht ziehen.",
    "bar_first": "Zuerst müssen die Steine auf der Bar eingesetzt werden: {count}.",
    "enter_first": "Zuerst muss ein Stein eingesetzt werden; in Reserve: {count}.",
    "not_a_move": "Dorthin kann kein Stein ziehen.",
    "wrong_direction": "Falsche Richtung: Steine ziehen auf ihrem Weg vorwärts.",
    "number_not_there": "Die {number} ist nicht verfügbar; übrig: {numbers}.",
    "number_does_not_fit": "Die Entfernung ist {pips}, nicht {number}.",
    "lower_first": "Die niedrigere Zahl, {number}, muss zuerst gezogen werden.",
    "one_number_a_move": "Die Entfernung {pips} braucht mehr als eine Zahl: Jeder Halt muss als "
    "eigener Schritt angegeben werden.",
    "no_such_number": "Keine Zahl führt dorthin: Die Entfernung ist {pips}; übrig: {numbers}.",
    "next_stage": "Diese Zahlen gehören zu einem späteren Teilzug: {numbers}.",
    "double_not_named": "Dieser Teilzug ist vollständig; vor dem nächsten muss ein Pasch gewählt "
    "werden.",
    "no_number_left": "Alle Zahlen sind schon gezogen.",
    "blocked": "Feld {place} ist von {color} blockiert ({count:Stein|Steine}).",
    "mixed_point": "Auf Feld {place} steht ein Stein jeder Farbe; das Feld ist gesperrt.",
    "overtakes": "Der Schritt überholt eigene Steine; Felder: {places}.",
    "all_off": "Alle Steine sind abgetragen.",
    "not_all_home": "Nicht alle Steine sind im Heimfeld: {places}.",
    "number_too_small": "Zum Abtragen dieses Steins ist mindestens eine {distance} nötig; übrig: "
    "{numbers}.",
    "number_not_exact": "Dieser Stein kann nur mit einer genauen {distance} abgetragen werden; "
    "übrig: {numbers}.",
    "checker_further_back": "Mit einer höheren Zahl als nötig kann nur der hinterste Stein "
    "abgetragen werden; weiter hinten: {places}.",
    "not_this_move": "Dieser Schritt ist mit diesem Wurf nicht erlaubt.",
    "tower_done": "Der Turm auf Feld {place} ist in dieser Phase schon erledigt.",
    "not_by_this_number": "Keine Zahl dieses Wurfs gilt für Feld {place}.",
    "wrong_landing": "Von Feld {from} führt dieser Wurf nach {must}, nicht nach {target}.",
    "after_the_end": "Die Partie war vor diesem Schritt schon zu Ende.",
    "roll_is_lost": "Der Wurf kann nicht vollständig gezogen werden; daher darf kein Teil davon "
    "gezogen werden.",
    "must_roll": "Ein Wurf lässt sich ziehen oder hat eine andere Wirkung; daher muss gewürfelt "
    "werden.",
    "must_play": "Ein Zug ist möglich ({must:Schritt|Schritte}); daher muss gezogen werden.",
    "more_to_play": "Der Zug nutzt {used:Zahl|Zahlen}; möglich sind {must}.",
    "higher_number": "Nur eine Zahl kann gezogen werden, und es muss die höhere sein: {number}.",
    "spoils_the_rest": "Danach lassen sich nicht mehr so viele Zahlen ziehen wie möglich ({must}).",
    "runner_first": "Nur der vorderste Stein darf ziehen, bis er das eigene Feld {number} erreicht "
    "hat.",
    "head_used": "In diesem Zug darf kein weiterer Stein den Kopf, Feld {place}, verlassen.",
    "row_too_long": "Ein Stein auf Feld {place} würde einen Block aus {count} oder mehr Feldern "
    "vollenden.",
    "quarter_too_full": "Mit Feld {place} wären mehr als {most} Felder dieses Viertels besetzt.",
    "hitter_stays": "Der letzte Stein auf Feld {place} muss bleiben: Er hat dort in diesem Zug "
    "geschlagen.",
    "pinned_behind": "Solange ein Stein gefangen ist, wird keiner abgetragen; gefangen: {places}.",
    "shuts_in": "Der Zug sperrt den Gegner ein, und ein anderer Zug tut es nicht.",
}
