"""The sentence for each fault in a position, turn or play."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "ambiguous_move": "Da {from} a {target} ci sono percorsi con esiti diversi, passando per "
    "{stops}: aggiungere «via».",
    "unknown_variant": "Gioco sconosciuto: «{name}».",
    "unknown_option": "Questo gioco non ha l’opzione «{name}»; opzioni possibili: {known}.",
    "unknown_option_value": "L’opzione «{name}» non può essere {value}; valori possibili: {known}.",
    "marks_needed": "Manca `position.marks`: nel gioco «{variant}» elenca le torri in piedi.",
    "wrong_total": "Il {color} deve avere {must} pedine in questo gioco, non {count}.",
    "no_such_place": "Il posto «{place}» non esiste per questo giocatore in questo gioco.",
    "too_many_on_point": "In questo gioco su una punta sta una sola pedina.",
    "last_checker_off_corner": "L’ultima pedina di un giocatore deve stare su una punta d’angolo.",
    "phase_does_not_fit": "Le torri non corrispondono alla fase «{phase}».",
    "no_marks_here": "Questo gioco non ha contrassegni, ma la punta {place} ne ha uno.",
    "no_phases_here": "Questo gioco non ha fasi; fase indicata: «{phase}».",
    "played_after_hit": "La prima pedina mangiata chiude la partita: al massimo una è sul bar, e "
    "nessun giocatore le ha portate fuori tutte.",
    "point_is_full": "La punta {place} è piena; pedine del {color}: {count}.",
    "off_before_entering": "Il {color} non può avere pedine fuori; in riserva: {count}.",
    "off_before_home": "Il {color} ha portato fuori pedine ({count}): tutte le altre devono essere "
    "nella tavola interna.",
    "moved_before_entering": "Il {color} non può aver mosso oltre una pedina; in riserva: {count}.",
    "behind_the_start": "Il {color} non può avere una pedina arretrata fino alla punta {place}: in "
    "questo gioco nessuna pedina torna indietro.",
    "both_colors": "Sulla punta {place} ci sono pedine di entrambi i colori.",
    "nothing_pins_it": "La pedina sulla punta {place} è contrassegnata come imprigionata, ma "
    "nessuna pedina avversaria la imprigiona.",
    "who_is_pinned": "Sulla punta {place} ci sono pedine di entrambi i colori: uno solo dei due "
    "deve essere contrassegnato come imprigionato.",
    "cannot_pin_there": "Il {color} non arriva mai sulla punta {place}, dove comincia il suo "
    "percorso, e non può imprigionarvi una pedina.",
    "pin_too_high": "Sulla punta {place} ci sono più pedine di quante ne ammette una pedina "
    "imprigionata.",
    "face_to_face": "Le pedine sulle punte {place} e {other} sono una di fronte all’altra; una "
    "delle due sarebbe sul bar.",
    "both_finished": "Entrambi i giocatori hanno finito; può averlo fatto uno solo.",
    "no_such_turn": "`{part}` non può essere {value}; valori possibili: {must}.",
    "game_over": "La partita è finita.",
    "not_expected": "Prima ({who}): {expected}; azione ricevuta: {got}.",
    "named_a_double": "I due numeri scelti devono essere diversi.",
    "double_thrown_again": "Dopo una pariglia si lanciano di nuovo i dadi; non può essere il "
    "lancio fisso.",
    "throw_after_decision": "I lanci precedenti hanno già deciso chi comincia.",
    "no_checker": "Il {color} non ha pedine {at}.",
    "pinned": "La pedina sulla punta {place} è imprigionata e non può muoversi.",
    "bar_first": "Prima devono rientrare le pedine dal bar: {count}.",
    "enter_first": "Prima deve entrare una pedina; pedine in riserva: {count}.",
    "not_a_move": "Una pedina non può muoversi fin lì.",
    "wrong_direction": "Direzione sbagliata: le pedine avanzano lungo il loro percorso.",
    "number_not_there": "Il numero {number} non è disponibile; restano: {numbers}.",
    "number_does_not_fit": "La distanza è {pips}, non {number}.",
    "lower_first": "Il numero più basso, {number}, deve essere giocato per primo.",
    "one_number_a_move": "La distanza {pips} richiede più di un numero: indicare ogni fermata come "
    "mossa a sé.",
    "no_such_number": "Nessun numero porta lì: la distanza è {pips}; restano: {numbers}.",
    "next_stage": "Questi numeri appartengono a una tappa successiva del turno: {numbers}.",
    "double_not_named": "Questa tappa è completa; prima della successiva va scelta una pariglia.",
    "no_number_left": "Tutti i numeri sono già stati giocati.",
    "blocked": "La punta {place} è bloccata dal {color} (pedine: {count}).",
    "mixed_point": "Sulla punta {place} c’è una pedina di ogni colore: la punta è chiusa.",
    "overtakes": "La mossa sorpassa le proprie pedine; punte: {places}.",
    "all_off": "Tutte le pedine sono uscite.",
    "not_all_home": "Non tutte le pedine sono nella tavola interna: {places}.",
    "number_too_small": "Per portare fuori questa pedina serve almeno un {distance}; restano: "
    "{numbers}.",
    "number_not_exact": "Solo un {distance} esatto porta fuori questa pedina; restano: {numbers}.",
    "checker_further_back": "Un numero più alto del necessario vale solo per la pedina più "
    "arretrata; più indietro: {places}.",
    "not_this_move": "Questo lancio non consente questa mossa.",
    "tower_done": "In questa fase la torre sulla punta {place} è già stata sistemata.",
    "not_by_this_number": "Nessun numero di questo lancio vale per la punta {place}.",
    "wrong_landing": "Dalla punta {from} l’arrivo di questo lancio è {must}, non {target}.",
    "after_the_end": "La partita era già finita prima di questa mossa.",
    "roll_is_lost": "Il lancio non può essere giocato per intero: non se ne può giocare nessuna "
    "parte.",
    "must_roll": "Un lancio è giocabile o ha un altro effetto: il giocatore deve lanciare i dadi.",
    "must_play": "Una giocata è possibile (mosse: {must}): il giocatore deve farne una.",
    "more_to_play": "Numeri giocati: {used}; numeri da giocare: {must}.",
    "higher_number": "Un solo numero può essere giocato, e deve essere il più alto: {number}.",
    "spoils_the_rest": "Dopo questa mossa non sono più giocabili tutti i numeri possibili "
    "({must}).",
    "runner_first": "Solo la pedina più avanzata può muoversi finché non ha raggiunto la propria "
    "punta {number}.",
    "head_used": "Nessun’altra pedina può lasciare la testa, punta {place}, in questo turno.",
    "row_too_long": "Una pedina sulla punta {place} completerebbe un blocco di {count} o più "
    "punte.",
    "quarter_too_full": "Con la punta {place} il giocatore terrebbe più di {most} punte di quel "
    "quadrante.",
    "hitter_stays": "L’ultima pedina sulla punta {place} deve restare: vi ha mangiato in questo "
    "turno.",
    "pinned_behind": "Non si porta fuori nessuna pedina finché un’altra è imprigionata; "
    "imprigionate: {places}.",
    "shuts_in": "La giocata rinchiude l’avversario, e un’altra giocata non lo fa.",
}
