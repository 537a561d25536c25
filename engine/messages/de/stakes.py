"""The sentence for each rule and fault of cube, match and chouette."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Manche Spiele werden ohne Dopplerwürfel gespielt.",
    "doubling": "Wer am Zug ist, darf vor dem Würfeln verdoppeln; die andere Seite nimmt an oder "
    "lehnt ab und verliert den Einsatz vor der Verdopplung.",
    "redoubling": "Wer eine Verdopplung annimmt, besitzt den Dopplerwürfel; nur wer ihn besitzt, "
    "darf erneut verdoppeln.",
    "cube_limit": "Der Dopplerwürfel darf nicht über die vereinbarte Grenze gedreht werden.",
    "automatic_doubles": "Gleiche Zahlen beim Eröffnungswurf verdoppeln den Einsatz, höchstens so "
    "oft wie vereinbart; der Dopplerwürfel bleibt in der Mitte.",
    "beavers": "Wer eine Verdopplung angeboten bekommt, darf sofort erneut verdoppeln und den "
    "Dopplerwürfel behalten (Beaver), die andere Seite darf ihn noch einmal drehen (Raccoon) und "
    "die erste ein letztes Mal (Otter).",
    "jacoby": "Gammon und Backgammon zählen einfach, solange keine Seite den Dopplerwürfel gedreht "
    "hat.",
    "resignation": "Eine Seite darf zu einem Wert aufgeben, den die andere Seite annimmt; nach "
    "einer Hausregel kostet Aufgeben immer den höchsten Wert.",
    "match": "Wer zuerst die Länge des Matches erreicht, gewinnt es; überzählige Punkte zählen "
    "nicht. In einem Match über eine Anzahl von Partien gewinnt der höhere Stand nach der letzten, "
    "und eine unentschiedene Partie wird wiederholt. Automatische Verdopplungen, Beaver und die "
    "Jacoby-Regel gelten nur im Geldspiel.",
    "crawford": "Fehlt einer Seite erstmals nur noch ein Punkt zum Match, wird die nächste Partie "
    "ohne Dopplerwürfel gespielt; danach ist er wieder da.",
    "holland": "Nach der Crawford-Partie darf die zurückliegende Seite erst ab ihrem dritten Zug "
    "verdoppeln.",
    "rotation": "In einer Serie folgen die Partien einem Kreis von Spielen; nach jeder Partie, "
    "auch nach einem Unentschieden, kommt das nächste. Es gibt keinen Dopplerwürfel, und wer eine "
    "Partie gewinnt, beginnt die nächste.",
    "chouette": "Ein Spieler, die Box, spielt gegen ein Team, das der Kapitän führt; die anderen "
    "Mitglieder folgen in der Reihenfolge.",
    "single_cube": "Mit einem einzigen Dopplerwürfel entscheidet jedes Mitglied des Teams nur über "
    "Annehmen und Ablehnen.",
    "multi_cube": "Jedes Mitglied des Teams hat einen eigenen Dopplerwürfel gegen die Box.",
    "last_taker_drops": "Lehnen alle Mitglieder des Teams bis auf eines ab, muss auch dieses "
    "ablehnen.",
    "extra_cubes": "Wer im Team allein annimmt, muss von jedem Mitglied, das dafür den Einsatz vor "
    "der Verdopplung zahlt, einen zusätzlichen Dopplerwürfel annehmen.",
    "box_partner": "Ab acht Spielern darf die Box einen Partner haben: Der Platz wird der Reihe "
    "nach angeboten, vom Kapitän an nach hinten, oder sonst im Team ohne den Kapitän ausgelost.",
    "settlement": "Im Geldspiel darf jede Seite vor einem Wurf anbieten, die Partie gegen ganze "
    "oder halbe Punkte zu beenden, die eine Seite der anderen zahlt; höchstens Einsatz mal "
    "höchster Wert des Spiels.",
    "forfeit": "Eine Partie zu einem genannten Wert oder ein Match kann einer Seite kampflos "
    "zugesprochen werden; eine Zustimmung ist nicht nötig.",
    "consultation": "Mitglieder des Teams dürfen die Führung frei beraten, erst nach einer "
    "Verdopplung oder nie; wer abgelehnt hat, darf nicht beraten.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "Dieses Spiel wird ohne Dopplerwürfel gespielt.",
    "not_begun": "Der Eröffnungswurf hat noch nicht entschieden, wer beginnt.",
    "not_your_turn": "{player} ist am Zug.",
    "already_rolled": "Der Zug hat schon begonnen; das ist nur vor dem ersten Wurf möglich.",
    "not_before_a_roll": "Der Wurf ist schon gefallen; eine Einigung bietet man vor einem Wurf an.",
    "not_the_owner": "Der Dopplerwürfel gehört {owner}; nur wer ihn besitzt, darf erneut "
    "verdoppeln.",
    "crawford_game": "Dies ist die Crawford-Partie; sie wird ohne Dopplerwürfel gespielt.",
    "cube_limit_reached": "Der Dopplerwürfel darf nicht über {limit} hinaus gedreht werden.",
    "offer_pending": "Zuerst muss das Angebot von {by} beantwortet werden: {kind}.",
    "nothing_offered": "Es gibt kein Angebot zu beantworten.",
    "own_offer": "Das eigene Angebot kann nicht beantwortet werden ({kind}).",
    "answers_another": "Die Antwort „{answer}“ setzt „{needs}“ voraus; angeboten ist „{kind}“.",
    "not_agreed": "Nicht vereinbart: {name}.",
    "money_only": "Nur für das Geldspiel, nicht für ein Match: {name}.",
    "match_only": "Nur für ein Match, nicht für das Geldspiel: {name}.",
    "dead_cube": "Der Einsatz von {stake} deckt schon ab, was zum Match fehlt "
    "({away:Punkt|Punkte}): Der Dopplerwürfel ist tot.",
    "no_power_of_two": "Der Dopplerwürfel zeigt Zweierpotenzen, nicht {value}.",
    "automatic_not_agreed": "Die Zahl der automatischen Verdopplungen kann nicht {count} sein; "
    "vereinbart sind höchstens {most}.",
    "owner_needed": "In der Mitte ist der Dopplerwürfel auf {must}; auf {value} gehört er einer "
    "Seite.",
    "not_turned": "Ein Dopplerwürfel auf {value} wurde von keiner Seite gedreht und muss daher in "
    "der Mitte sein.",
    "offer_not_doubled": "Ein Angebot verdoppelt den Einsatz auf {must}, nicht auf {value}.",
    "no_such_offer": "Dieses Angebot ist hier nicht möglich: {kind}.",
    "no_such_length": "Ein Match hat die Länge 1 bis {most}, nicht {length}.",
    "games_do_not_fit": "Nach {played} Partien des Matches kann es nicht {white}:{black} stehen: "
    "Jede gewonnene Partie bringt mindestens einen Punkt.",
    "no_such_score": "Ein Punktestand von {score} ist in einem {length}-Punkte-Match nicht "
    "möglich.",
    "both_have_won": "Nur eine Seite kann das Match gewonnen haben.",
    "crawford_does_not_fit": "Zu {white}:{black} passt nicht: Crawford-Partie {crawford}.",
    "match_over": "Das Match ist zu Ende.",
    "turns_do_not_fit": "Die Zahlen der Züge passen nicht zusammen: Weiß {white}, Schwarz {black}.",
    "turns_not_counted": "Züge werden nur gezählt, wenn die Holland-Regel vereinbart ist.",
    "unknown_stakes_option": "Zum Einsatz gibt es keine Option „{name}“; mögliche Optionen: "
    "{known}.",
    "no_such_amount": "Der Betrag je Punkt muss größer als 0 sein und höchstens neun Ziffern "
    "haben.",
    "no_such_value": "Zum Wert {value} kann hier nicht aufgegeben werden; mögliche Werte: {known}.",
    "costs_the_most": "Nach der Hausregel kostet Aufgeben immer {value}.",
    "player_repeated": "{name} kann nur einmal teilnehmen.",
    "player_unknown": "{name} nimmt nicht teil.",
    "player_count": "Eine Chouette hat {least} bis {most} Spieler, nicht {count}.",
    "throw_needed": "{name} muss würfeln.",
    "throw_unneeded": "{name} würfelt jetzt nicht.",
    "no_such_die": "Ein Würfel zeigt 1 bis 6, nicht {number}.",
    "seats_decided": "Die vorigen Würfe haben schon alle Plätze entschieden.",
    "not_the_leader": "Mit einem einzigen Dopplerwürfel verdoppelt {leader} für das Team.",
    "no_bet": "Zwischen {name} und {to} gibt es keinen Dopplerwürfel.",
    "no_bets": "{name} hat nichts zu verdoppeln und nichts zu beantworten.",
    "all_or_none": "Mit einem einzigen Dopplerwürfel geht eine Verdopplung an das ganze Team oder "
    "an kein Mitglied.",
    "not_answered": "{name} muss {to} noch antworten.",
    "answered_twice": "{name} hat {to} zweimal geantwortet.",
    "same_answer": "Mit einem einzigen Dopplerwürfel gibt die Box dem ganzen Team dieselbe "
    "Antwort.",
    "beavers_need_cubes": "Mit einem einzigen Dopplerwürfel für das ganze Team gibt es keine "
    "Beaver.",
    "no_extra_cubes": "Für {name} gibt es keinen zusätzlichen Dopplerwürfel: {why}.",
    "no_partner": "Mit weniger als {least} Spielern oder ohne die Option hat die Box keinen "
    "Partner.",
    "lot_needed": "Kein Mitglied meldet sich; daher muss ein Partner ausgelost werden unter: "
    "{known}.",
    "not_in_the_lot": "{name} kann nicht ausgelost werden; möglich sind: {known}.",
    "captain_still_plays": "{name} ist Kapitän und spielt noch; daher ist die Partie nicht "
    "entschieden.",
    "game_begun": "Die Partie hat begonnen; einen Partner bekommt die Box nur vorher.",
    "draw_has_no_value": "Ein Unentschieden hat keinen Wert.",
    "captain_gone": "{name} ist Kapitän und nicht mehr dabei; daher hat die Box verloren.",
    "all_answered": "Alle Angebote sind beantwortet; die Antworten gelten daher schon.",
    "not_one_cube": "Mit einem einzigen Dopplerwürfel haben alle Mitglieder des Teams denselben.",
    "not_one_opening": "Alle Dopplerwürfel hatten denselben Eröffnungswurf und daher dieselben "
    "automatischen Verdopplungen.",
    "no_such_payment": "Eine Zahlung muss größer als 0 sein und von einem Spieler an einen anderen "
    "gehen.",
    "still_open": "Die Partie ist nicht zu Ende; noch im Spiel: {names}.",
    "value_needed": "`value` fehlt: {color} kann zu {must} aufgeben.",
    "wrong_answer": "Angeboten ist: {kind}; mögliche Antworten: {choices}.",
    "no_repetition": "Ein Unentschieden durch Wiederholung gibt es nur in einem Spiel mit festem "
    "Wurf.",
    "wrong_payer": "{name} kann nur in der eigenen Wette zahlen: `to` darf nur diesen Namen "
    "enthalten oder fehlen.",
    "no_such_settlement": "Eine Einigung lautet auf ganze oder halbe Punkte, über 0 und höchstens "
    "{most}; mit einem Partner nur auf ganze.",
    "no_such_ending": "So kann die Partie nicht geendet haben: {how}.",
    "crawford_needed": "Bei {white}:{black} im {length}-Punkte-Match ist die Crawford-Partie "
    "diese oder vorbei: `{item}` muss angegeben werden, „now“ oder „after“.",
    "holland_needs_crawford": "Ohne Crawford-Partie gibt es keine Holland-Regel.",
    "not_in_rotation": "{variant} gehört nicht zur Serie {name}: {known}.",
    "options_not_of_series": "In dieser Serie ({name}) hat das Spiel diese Optionen: {known}. "
    "Andere gehören in `variant_options`.",
    "rotation_needed": "`variant_options` gehören zu einer Serie: Auch `rotation` wird gebraucht.",
    "totals_do_not_fit": "Die Summen vor Partie {number} passen nicht: Zusammen sind sie 0, und "
    "vor der ersten Partie sind alle 0.",
    "holland_rule": "Das wäre in Zug {turn}; wer zurückliegt, darf ab Zug {first} verdoppeln.",
    "no_stakes": "Hier wird um nichts gespielt; Dopplerwürfel und Einigung setzen stakes voraus.",
}
