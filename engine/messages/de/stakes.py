"""The stakes: what each rule says and what each fault means. No game of the 26 has them."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Manche Spiele werden ohne Dopplerwürfel gespielt; dort kann man nichts darüber "
    "vereinbaren und nichts damit tun.",
    "doubling": "Wer am Zug ist, darf vor dem Würfeln verdoppeln; der Gegner nimmt an, oder er "
    "lehnt ab und verliert den Einsatz vor der Verdopplung.",
    "redoubling": "Wer eine Verdopplung annimmt, besitzt den Dopplerwürfel, und nur sein Besitzer "
    "darf weiter verdoppeln.",
    "cube_limit": "Der Dopplerwürfel darf nicht über die vereinbarte Grenze gedreht werden.",
    "automatic_doubles": "Gleiche Augen beim Eröffnungswurf verdoppeln den Einsatz, so oft wie "
    "vereinbart; der Dopplerwürfel bleibt in der Mitte.",
    "beavers": "Wem verdoppelt wird, der darf sofort weiter verdoppeln und den Dopplerwürfel "
    "behalten (Beaver), der erste darf ihn noch einmal drehen (Raccoon) und der andere ein letztes "
    "Mal (Otter).",
    "jacoby": "Gammon und Backgammon zählen einfach, solange kein Spieler den Dopplerwürfel "
    "gedreht hat.",
    "resignation": "Ein Spieler darf zu einem Wert aufgeben, dem der Gegner zustimmt; nach einer "
    "Hausregel kostet es immer den höchsten.",
    "match": "Ein Match ist mit dem letzten Punkt gewonnen; überzählige Punkte sind nichts wert. "
    "Automatische Verdopplungen, Beaver und die Jacoby-Regel gehören zum Geldspiel.",
    "crawford": "Fehlt einem Spieler erstmals nur noch ein Punkt zum Match, wird die nächste "
    "Partie ohne Dopplerwürfel gespielt; danach ist er wieder da.",
    "holland": "Nach der Crawford-Partie darf der Zurückliegende erst ab seinem dritten Zug "
    "verdoppeln.",
    "chouette": "Ein Spieler, die Box, spielt gegen ein Team, das der Kapitän führt; die anderen "
    "stehen in der Reihe.",
    "single_cube": "Mit einem einzigen Dopplerwürfel entscheidet jedes Mitglied des Teams nur über "
    "Annehmen und Ablehnen selbst.",
    "multi_cube": "Jedes Mitglied des Teams hat einen eigenen Dopplerwürfel gegen die Box.",
    "last_taker_drops": "Lehnen alle Mitglieder des Teams bis auf eines ab, so muss auch das "
    "letzte ablehnen.",
    "extra_cubes": "Wer allein annimmt, muss von jedem Mitglied, das ihm dafür den Einsatz vor der "
    "Verdopplung zahlt, einen zusätzlichen Dopplerwürfel annehmen.",
    "box_partner": "Ab acht Spielern darf die Box einen Partner haben; gefragt wird der Reihe nach "
    "vom Kapitän an nach hinten, sonst entscheidet das Los im Team ohne den Kapitän.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "Dieses Spiel wird ohne Dopplerwürfel gespielt.",
    "not_begun": "Der Eröffnungswurf hat noch nicht entschieden, wer beginnt.",
    "not_your_turn": "{player} ist am Zug.",
    "already_rolled": "Der Zug hat schon begonnen; verdoppelt wird vor seinem ersten Wurf.",
    "not_the_owner": "Der Dopplerwürfel gehört {owner}, und nur sein Besitzer darf weiter "
    "verdoppeln.",
    "crawford_game": "Dies ist die Crawford-Partie; sie wird ohne Dopplerwürfel gespielt.",
    "holland_rule": "Dies ist Zug {turn}; der Zurückliegende darf ab seinem Zug {first} "
    "verdoppeln.",
    "cube_limit_reached": "Der Dopplerwürfel darf nicht über {limit} hinaus.",
    "offer_pending": "Zuerst ist das Angebot von {by} zu beantworten: {kind}.",
    "nothing_offered": "Es liegt kein Angebot vor, das man beantworten könnte.",
    "own_offer": "Niemand beantwortet sein eigenes Angebot ({kind}).",
    "answers_another": "{answer} ist eine Antwort auf {needs}, angeboten ist aber {kind}.",
    "not_agreed": "Nicht vereinbart ist: {name}.",
    "money_only": "Nur für das Geldspiel, nicht für ein Match: {name}.",
    "match_only": "Nur für ein Match, nicht für das Geldspiel: {name}.",
    "dead_cube": "Der Einsatz von {stake} deckt schon ab, was zum Match fehlt ({away}): Der "
    "Dopplerwürfel ist tot.",
    "no_power_of_two": "Der Dopplerwürfel zeigt Zweierpotenzen, nicht {value}.",
    "automatic_not_agreed": "So viele automatische Verdopplungen kann es nicht geben: {count}; "
    "vereinbart sind höchstens {most}.",
    "owner_needed": "In der Mitte steht der Dopplerwürfel auf {must}; auf {value} gehört er "
    "jemandem.",
    "not_turned": "Auf {value} hat niemand den Dopplerwürfel gedreht, also liegt er in der Mitte.",
    "offer_not_doubled": "Ein Angebot verdoppelt den Einsatz auf {must}, nicht auf {value}.",
    "no_such_offer": "Dieses Angebot kann hier nicht stehen: {kind}.",
    "no_such_length": "Ein Match ist 1 bis {most} Punkte lang, nicht {length}.",
    "no_such_score": "Ein Stand von {score} ist in einem Match bis {length} nicht möglich.",
    "both_have_won": "Nur ein Spieler kann das Match gewonnen haben.",
    "crawford_does_not_fit": "Bei {white}-{black} kann die Crawford-Partie nicht {crawford} sein.",
    "match_over": "Das Match ist zu Ende: {winner} hat es gewonnen.",
    "turns_do_not_fit": "Begonnene Züge: Weiß {white}, Schwarz {black}; das passt nicht zusammen.",
    "turns_not_counted": "Züge werden nur gezählt, wo die Holland-Regel vereinbart ist.",
    "no_stakes": "Hier wird um nichts gespielt; zum Verdoppeln oder Aufgeben ist stakes anzugeben.",
    "unknown_stakes_option": "Zum Einsatz gibt es keine Option „{name}“; es gibt: {known}.",
    "no_such_amount": "Ein Betrag je Punkt ist mehr als nichts und hat höchstens neun Ziffern.",
    "resignation_pending": "Zuerst ist die Aufgabe von {by} zu beantworten.",
    "no_resignation": "Niemand hat aufgegeben und wartet auf Antwort.",
    "own_resignation": "Niemand beantwortet seine eigene Aufgabe.",
    "no_such_value": "Zum Wert {value} kann man hier nicht aufgeben; die Werte sind: {known}.",
    "costs_the_most": "Nach der Hausregel kostet Aufgeben immer {value}.",
    "player_repeated": "{name} nimmt nur einmal teil.",
    "player_unknown": "{name} nimmt nicht teil.",
    "player_count": "Eine Chouette hat {least} bis {most} Spieler, nicht {count}.",
    "throw_needed": "{name} muss würfeln.",
    "throw_unneeded": "{name} würfelt hier nicht.",
    "no_such_die": "Ein Würfel zeigt 1 bis 6, nicht {number}.",
    "seats_decided": "Die Würfe davor haben schon alle Plätze entschieden.",
    "not_the_leader": "Mit einem einzigen Dopplerwürfel verdoppelt {leader} für das Team.",
    "no_bet": "Zwischen {name} und {to} gibt es keinen Dopplerwürfel.",
    "no_bets": "Für {name} gibt es hier nichts zu verdoppeln und nichts zu beantworten.",
    "all_or_none": "Mit einem einzigen Dopplerwürfel wird dem ganzen Team verdoppelt oder "
    "niemandem.",
    "not_answered": "{name} muss {to} noch antworten.",
    "answered_twice": "{name} hat {to} zweimal geantwortet.",
    "same_answer": "Mit einem einzigen Dopplerwürfel gibt die Box dem ganzen Team dieselbe "
    "Antwort.",
    "beavers_need_cubes": "Mit einem einzigen Dopplerwürfel für das ganze Team gibt es keine "
    "Beaver.",
    "no_extra_cubes": "Für {name} gibt es keinen zusätzlichen Dopplerwürfel: {why}.",
    "no_partner": "Mit weniger als {least} Spielern oder ohne die Option hat die Box keinen "
    "Partner.",
    "lot_needed": "Niemand meldet sich, also wird ein Partner ausgelost unter: {known}.",
    "not_in_the_lot": "{name} kann nicht gezogen werden; ausgelost wird unter: {known}.",
    "captain_still_plays": "{name} ist Kapitän und spielt noch, also ist nichts entschieden.",
    "game_begun": "Die Partie hat begonnen; Mitspieler und Partner wechseln nur dazwischen.",
    "draw_has_no_value": "Ein Unentschieden hat keinen Wert.",
    "captain_gone": "{name} ist Kapitän und nicht mehr dabei: Dann ist die Box geschlagen.",
    "not_one_cube": "Mit einem einzigen Dopplerwürfel haben alle Mitglieder des Teams denselben.",
    "not_one_opening": "Alle Dopplerwürfel hatten denselben Eröffnungswurf und also dieselben "
    "automatischen Verdopplungen.",
    "no_such_payment": "Eine Zahlung ist mehr als nichts und geht von einem Spieler an einen "
    "anderen.",
    "still_open": "Die Partie ist nicht zu Ende; noch im Spiel: {names}.",
}
