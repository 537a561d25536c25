"""What each fault of a game means."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "unknown_variant": "Non c'è nessun gioco chiamato «{name}».",
    "unknown_option": "Questo gioco non ha l'opzione «{name}»; ha: {known}.",
    "unknown_option_value": "L'opzione «{name}» non può essere {value}; valori possibili: {known}.",
    "wrong_total": "Il {color} deve avere {must} pedine in questo gioco, non {count}.",
    "no_such_place": "Il posto «{place}» non esiste per questo colore in questo gioco.",
    "too_many_on_point": "In questo gioco su una punta sta una sola pedina.",
    "last_checker_off_corner": "Un'ultima pedina sta su una punta d'angolo, mai altrove.",
    "phase_does_not_fit": "Le torri non corrispondono alla fase «{phase}».",
    "no_marks_here": "In questo gioco nessuna punta è contrassegnata, ma la punta {place} lo è.",
    "no_phases_here": "Questo gioco non ha fasi, ma è indicato «{phase}».",
    "played_after_hit": "La prima pedina mangiata finisce la partita: al massimo una è sul bar, e "
    "nessuno le ha portate fuori tutte.",
    "point_is_full": "Per il {color} la punta {place} è piena; pedine sulla punta: {count}.",
    "off_before_entering": "Il {color} ha ancora {count} in riserva, quindi nessuna pedina può "
    "essere già fuori.",
    "off_before_home": "Il {color} ha già portato fuori pedine ({count}), quindi tutte le altre "
    "devono essere nella tavola interna.",
    "moved_before_entering": "Il {color} ha ancora {count} in riserva, quindi nessuna pedina può "
    "essere già andata oltre.",
    "behind_the_start": "Il {color} non può essere arretrato fino alla punta {place}; qui nessuno "
    "viene rimandato indietro.",
    "both_colors": "Sulla punta {place} ci sono pedine di entrambi i colori.",
    "nothing_pins_it": "La pedina sulla punta {place} è contrassegnata come imprigionata, ma nulla "
    "la imprigiona.",
    "who_is_pinned": "Sulla punta {place} ci sono entrambi i colori: uno solo dei due deve essere "
    "contrassegnato come imprigionato.",
    "cannot_pin_there": "Il {color} non arriva mai sulla punta {place}, dove comincia il suo "
    "percorso, e non può imprigionarvi nulla.",
    "pin_too_high": "Sulla punta {place} ci sono più pedine di quante possano stare con una "
    "imprigionata.",
    "face_to_face": "Le pedine sulle punte {place} e {other} stanno una di fronte all'altra; una "
    "delle due sarebbe sul bar.",
    "both_finished": "Entrambi hanno finito; può averlo fatto uno solo.",
    "no_such_turn": "Nel gioco «{variant}» un turno non si presenta mai così.",
    "game_over": "La partita è finita; non c'è più nulla da fare.",
    "not_expected": "Ora si aspetta {expected}, non {got}.",
    "named_a_double": "I due numeri scelti devono essere diversi.",
    "double_thrown_again": "Una pariglia si rilancia; non può essere il lancio fisso.",
    "throw_after_decision": "I lanci precedenti hanno già deciso chi comincia.",
    "no_checker": "Il {color} non ha pedine {at}.",
    "pinned": "La pedina sulla punta {place} è imprigionata e non può muoversi.",
    "bar_first": "Prima si deve svuotare il bar; pedine sul bar: {count}.",
    "enter_first": "Prima si deve far entrare una pedina; in riserva: {count}.",
    "not_a_move": "Nessuna pedina si muove fin lì.",
    "wrong_direction": "È all'indietro; le pedine avanzano lungo il loro percorso.",
    "number_not_there": "Non c'è nessun {number} da giocare; restano: {numbers}.",
    "number_does_not_fit": "La distanza è {pips}, non {number}.",
    "lower_first": "Il numero più basso, {number}, si deve giocare per primo.",
    "one_number_a_move": "La distanza {pips} richiede più numeri: indicare ogni fermata come mossa "
    "a sé.",
    "no_such_number": "Nessun numero porta lì: la distanza è {pips}, restano: {numbers}.",
    "next_stage": "Questi numeri appartengono a una tappa successiva del turno: {numbers}.",
    "double_not_named": "Questa tappa è completa; prima della successiva si deve scegliere una "
    "pariglia.",
    "no_number_left": "Tutti i numeri sono già giocati.",
    "blocked": "La punta {place} è bloccata; pedine del {color} sulla punta: {count}.",
    "mixed_point": "Sulla punta {place} c'è una pedina di ogni colore; è chiusa.",
    "overtakes": "La mossa sorpassa proprie pedine; punte: {places}.",
    "not_all_home": "Non tutte le pedine sono nella tavola interna: {places}.",
    "number_too_small": "Per portare fuori questa pedina ci vuole un {distance}; troppo basso: "
    "{numbers}.",
    "number_not_exact": "Solo un {distance} esatto porta fuori questa pedina; restano: {numbers}.",
    "checker_further_back": "Un numero più alto porta fuori la pedina più arretrata; più "
    "arretrate: {places}.",
    "not_this_move": "Questo lancio non consente questa mossa.",
    "tower_done": "In questa fase la torre sulla punta {place} è già sistemata.",
    "not_by_this_number": "Nessun numero di questo lancio agisce sulla punta {place}.",
    "wrong_landing": "Dalla punta {from} l'arrivo di questo lancio è {must}, non {target}.",
    "after_the_end": "La partita era già finita prima di questa mossa.",
    "roll_is_lost": "Il lancio non si può giocare per intero, quindi non si può giocare nulla.",
    "must_play": "Una giocata è possibile (mosse: {must}), quindi se ne deve fare una.",
    "more_to_play": "Numeri giocati: {used}; se ne possono giocare {must}.",
    "higher_number": "Si può giocare un solo numero, quindi deve essere il più alto: {number}.",
    "spoils_the_rest": "Dopo questa mossa si giocano in tutto meno di {must} numeri.",
}
