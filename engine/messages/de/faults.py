"""What each fault of a game means."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "unknown_variant": "Ein Spiel namens „{name}“ gibt es nicht.",
    "unknown_option": "Dieses Spiel hat keine Option „{name}“; es hat: {known}.",
    "unknown_option_value": "Die Option „{name}“ kann nicht {value} sein; möglich sind: {known}.",
    "wrong_total": "{color} muss in diesem Spiel {must} Steine haben, nicht {count}.",
    "no_such_place": "Den Platz „{place}“ gibt es für diese Seite in diesem Spiel nicht.",
    "too_many_on_point": "In diesem Spiel steht auf einem Feld nur ein Stein.",
    "last_checker_off_corner": "Ein letzter Stein steht auf einem Eckfeld, nie anderswo.",
    "phase_does_not_fit": "Die Türme passen nicht zur Phase „{phase}“.",
    "no_marks_here": "In diesem Spiel wird kein Feld markiert, aber Feld {place} ist markiert.",
    "no_phases_here": "Dieses Spiel hat keine Phasen, angegeben ist aber „{phase}“.",
    "played_after_hit": "Der erste Schlag beendet die Partie: Höchstens ein Stein ist auf der Bar, "
    "und keine Seite hat alle abgetragen.",
    "point_is_full": "Feld {place} ist für {color} voll; Steine dort: {count}.",
    "off_before_entering": "{color} hat noch {count} in Reserve, also kann noch kein Stein "
    "abgetragen sein.",
    "off_before_home": "{color} hat schon abgetragen ({count}), also müssen alle übrigen Steine im "
    "Heimfeld sein.",
    "moved_before_entering": "{color} hat noch {count} in Reserve, also kann noch kein Stein "
    "weitergezogen sein.",
    "behind_the_start": "{color} kann nicht so weit zurück sein wie auf Feld {place}; hier wird "
    "niemand zurückgeschickt.",
    "both_colors": "Auf Feld {place} stehen Steine beider Farben.",
    "nothing_pins_it": "Der Stein auf Feld {place} ist als gefangen markiert, aber nichts hält "
    "ihn.",
    "who_is_pinned": "Auf Feld {place} stehen beide Farben: Genau eine davon muss als gefangen "
    "markiert sein.",
    "cannot_pin_there": "{color} kommt nie auf Feld {place} an, wo der eigene Weg beginnt, und "
    "kann dort nichts fangen.",
    "pin_too_high": "Auf Feld {place} stehen mehr Steine, als bei einem gefangenen stehen können.",
    "face_to_face": "Die Steine auf {place} und {other} stehen einander gegenüber; einer davon "
    "wäre auf der Bar.",
    "both_finished": "Beide Seiten sind fertig; nur eine von ihnen kann es sein.",
    "no_such_turn": "Im Spiel „{variant}“ gibt es keinen solchen Zug.",
    "game_over": "Die Partie ist zu Ende; es kann nichts mehr getan werden.",
    "not_expected": "Jetzt ist {expected} an der Reihe, nicht {got}.",
    "named_a_double": "Die beiden gewählten Zahlen müssen verschieden sein.",
    "double_thrown_again": "Ein Pasch wird neu geworfen; er kann nicht der feste Wurf sein.",
    "throw_after_decision": "Die Würfe davor haben schon entschieden, wer beginnt.",
    "no_checker": "{color} hat keinen Stein {at}.",
    "pinned": "Der Stein auf Feld {place} ist gefangen und kann nicht ziehen.",
    "bar_first": "Zuerst muss die Bar geräumt werden; Steine dort: {count}.",
    "enter_first": "Zuerst muss ein Stein eingesetzt werden; in Reserve: {count}.",
    "not_a_move": "Dorthin zieht kein Stein.",
    "wrong_direction": "Das ist rückwärts; Steine ziehen auf ihrem Weg vorwärts.",
    "number_not_there": "Eine {number} ist nicht zu ziehen; übrig: {numbers}.",
    "number_does_not_fit": "Die Entfernung ist {pips}, nicht {number}.",
    "lower_first": "Die niedrigere Zahl, {number}, muss zuerst gezogen werden.",
    "one_number_a_move": "Die Entfernung {pips} braucht mehrere Zahlen: Jeder Halt ist als eigener "
    "Schritt zu nennen.",
    "no_such_number": "Keine Zahl führt dorthin: Die Entfernung ist {pips}, übrig: {numbers}.",
    "next_stage": "Zu einem späteren Teilzug gehören die Zahlen {numbers}.",
    "double_not_named": "Dieser Teilzug ist vollständig; vor dem nächsten muss ein Pasch gewählt "
    "werden.",
    "no_number_left": "Alle Zahlen sind schon gezogen.",
    "blocked": "Feld {place} ist blockiert; Steine von {color} dort: {count}.",
    "mixed_point": "Auf Feld {place} steht ein Stein jeder Farbe; es ist gesperrt.",
    "overtakes": "Der Schritt überholt eigene Steine, und zwar auf: {places}.",
    "not_all_home": "Nicht alle Steine sind im Heimfeld: {places}.",
    "number_too_small": "Der Stein braucht zum Abtragen eine {distance}; zu klein: {numbers}.",
    "number_not_exact": "Nur eine genaue {distance} trägt diesen Stein ab; übrig: {numbers}.",
    "checker_further_back": "Eine höhere Zahl nimmt den hintersten Stein; weiter hinten: {places}.",
    "not_this_move": "Diesen Schritt erlaubt der Wurf nicht.",
    "tower_done": "Der Turm auf Feld {place} ist in dieser Phase schon erledigt.",
    "not_by_this_number": "Keine Zahl dieses Wurfs wirkt auf Feld {place}.",
    "wrong_landing": "Von Feld {from} führt dieser Wurf nach {must}, nicht nach {target}.",
    "after_the_end": "Die Partie war vor diesem Schritt schon zu Ende.",
    "roll_is_lost": "Der Wurf kann nicht vollständig gezogen werden, also darf nichts gezogen "
    "werden.",
    "must_play": "Ein Spielzug ist möglich (Schritte: {must}), also muss einer gemacht werden.",
    "more_to_play": "Gezogene Zahlen: {used}; möglich sind {must}.",
    "higher_number": "Nur eine Zahl kann gezogen werden, also muss es die höhere sein: {number}.",
    "spoils_the_rest": "Nach diesem Schritt lassen sich insgesamt weniger als {must} Zahlen "
    "ziehen.",
}
