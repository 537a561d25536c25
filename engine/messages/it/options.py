"""What each option of a game decides, by its name, in Italian."""

from collections.abc import Mapping

OPTIONS: Mapping[str, str] = {
    "backgammon_multiplier": "Quanti punti vale un backgammon: `3`, oppure `2` come un gammon.",
    "bear_off_whole_tower": "Se nell’ultima fase un numero porta fuori una torre intera (`true`) "
    "o una sola sua pedina (`false`).",
    "chooser": "Il giocatore che sceglie i numeri; l’altro lancia due volte.",
    "cube": "Se si gioca con il cubo.",
    "double_repeats": "Quante volte si gioca ogni numero di una pariglia.",
    "entering": "Quando si possono muovere le pedine sulla tavola: appena due pedine hanno "
    "lasciato la riserva (`after_two`) o appena l’hanno lasciata tutte (`all_first`).",
    "hit_and_run": "Se una pedina che mangia nella propria tavola interna può proseguire nello "
    "stesso turno (`allowed`) o no (`banned`).",
    "hits": "Se chi mangia perde (`lose`), oppure una sola pedina avversaria blocca la sua punta "
    "(`forbidden`).",
    "mother": "Se imprigionare la pedina madre, l’ultima pedina sulla punta di partenza "
    "avversaria, vince la partita (`goal`) o è una pedina come le altre (`none`).",
    "opening": "Se chi comincia gioca i due numeri del lancio iniziale (`one_die_each`) o lancia "
    "di nuovo i due dadi (`fresh_roll`).",
    "pinner_may_add": "Se chi imprigiona una pedina può aggiungerne altre sulla sua punta "
    "(`true`) o la punta è chiusa a entrambi (`false`).",
    "quarter": "Che cosa non si può occupare: la sesta punta del proprio quadrante di partenza "
    "(`own`), quella di entrambi i quadranti di partenza (`both`) o una quinta punta di quello "
    "avversario (`four_of_theirs`).",
    "row": "Quando sei punte di fila sono consentite: con una pedina avversaria davanti o portata "
    "fuori (`one_ahead`), o con una nella sua tavola interna o portata fuori (`one_home`).",
    "scoring": "Quanto vale una vittoria: 1, o 2 se chi perde non ha portato fuori pedine "
    "(`one_two`), oppure un punto per ogni pedina di chi perde non portata fuori "
    "(`checkers_left`).",
    "second_head": "Quando una seconda pedina può lasciare la testa al primo turno: con 6-6, 4-4 "
    "e 3-3 (`named`), con ogni lancio che una sola pedina non può giocare per intero (`blocked`), "
    "o mai (`never`).",
    "shut_in": "Se un avversario con tutte le pedine su una punta può essere rinchiuso: no "
    "(`one_point`) o sì (`allowed`).",
    "snake": "Il giocatore che ha il serpente.",
    "unplayed": "Se il resto di una pariglia crescente che non si può giocare va perso (`lost`) o "
    "passa all’avversario (`to_opponent`).",
}
