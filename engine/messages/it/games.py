"""One sentence about each game."""

from collections.abc import Mapping

SUMMARIES: Mapping[str, str] = {
    "backgammon": "Quindici pedine da portare nella tavola interna e poi fuori; quelle scoperte si "
    "mangiano.",
    "eureka": "Tutte le pedine sono già nella tavola interna: restano da portare fuori, e non si "
    "mangia.",
    "puff": "La tavola è vuota: tutte le pedine devono entrare prima che una possa proseguire.",
    "long_puff": "Il Puff in cui entrambi entrano nello stesso quadrante, vanno nella stessa "
    "direzione e hanno in comune la tavola interna.",
    "russian_puff": "Il Puff in cui, entrate due pedine, si fa entrare o si muove a piacere.",
    "long_russian_puff": "Il Puff lungo in cui bastano due pedine entrate per proseguire.",
    "french_backgammon_1": "La tavola è vuota; una pariglia si gioca quattro volte, la faccia "
    "inferiore quattro volte, poi un nuovo lancio.",
    "russian_backgammon": "Entrambi entrano nello stesso quadrante e vanno nella stessa direzione; "
    "se una pariglia resta incompiuta, il seguito va perso.",
    "gioul": "Non si mangia; le pariglie salgono fino ai sei e passano all’avversario se restano "
    "incompiute.",
    "french_backgammon_2": "Tre pedine da accatastare sulla punta d’arrivo; si mangia arrivando di "
    "fronte a una pedina avversaria.",
    "acey_deucey": "La tavola è vuota; un 1-2 si gioca, poi una pariglia a scelta, poi un altro "
    "lancio.",
    "mexican_backgammon": "Al massimo cinque pedine per punta; un 1-2 dà una pariglia a scelta, "
    "una pariglia un altro lancio.",
    "old_britain": "Al massimo cinque pedine per punta; se uno dei due numeri va perso, il "
    "giocatore sceglie quale.",
    "pin": "Una pedina avversaria scoperta viene imprigionata; un lancio si gioca per intero o per "
    "niente.",
    "catch_me": "Senza fine attorno alla tavola: una pedina avversaria raggiunta è eliminata; "
    "l’ultima pedina salta d’angolo in angolo.",
    "doublets": "Nessuna pedina viaggia: sei torri vengono disfatte, rifatte e portate fuori.",
    "ludus_lombardorum": "Mezza tavola di dodici punte; sulle proprie punte 3, 4 e 5 una sola "
    "pedina per punta.",
    "backwards": "Ogni dado si può giocare in avanti o all’indietro, anche con una stessa pedina.",
    "straight": "Entrambi vanno da 1 a 24 e hanno in comune la tavola interna; il Nero ha il "
    "percorso più lungo.",
    "fixed_roll": "Il lancio iniziale è giocato da entrambi in ogni turno; i dadi non si lanciano "
    "più.",
    "no_hit": "Chi mangia perde subito, anche se era costretto a farlo.",
    "open_roll": "Due lanci sono sempre noti: quello che si gioca e il prossimo dell’avversario.",
    "misere": "Vince chi porta fuori per ultimo la sua ultima pedina; si contano le pedine "
    "rimaste.",
    "snake": "Una partenza impari: il serpente ha nove pedine sul bar e sei nella tavola interna "
    "avversaria.",
    "two_rolls_vs_choice": "Uno sceglie due numeri diversi, l’altro lancia e gioca due volte.",
    "linverso": "Il lancio di un giocatore è giocato dal suo avversario.",
    "nackgammon": "Il backgammon con quattro pedine molto arretrate: due sulla prima punta e due "
    "sulla seconda.",
    "hypergammon": "Il backgammon con tre pedine per parte, sulle prime tre punte.",
    "longgammon": "Il backgammon in cui tutte le quindici pedine partono dalla prima punta.",
    "portes": "Il backgammon della Grecia: chi comincia lancia di nuovo, una vittoria vale 1 o 2, "
    "senza cubo.",
    "tavla": "Il Portes in cui una pedina che mangia nella propria tavola interna vi resta per "
    "quel turno.",
    "plakoto": "Una pedina scoperta è imprigionata e non mangiata; imprigionare l’ultima pedina "
    "sulla sua punta di partenza fa vincere.",
    "fevga": "Non si mangia, da angoli opposti; le altre pedine aspettano che la prima abbia fatto "
    "il giro.",
    "long_nardy": "Non si mangia, da angoli opposti; una pedina per turno lascia la testa, e un "
    "blocco di sei vuole un avversario davanti a sé.",
    "gul_bara": "Non si mangia, da angoli opposti; dopo tre turni a testa le pariglie salgono fino "
    "ai sei.",
    "mahbusa": "Il Plakoto dei paesi arabi; a scelta, una vittoria conta le pedine rimaste allo "
    "sconfitto.",
    "tawla_31": "Non si mangia; la prima pedina deve essere nella tavola interna prima che le "
    "altre si muovano, e ogni pedina rimasta vale un punto.",
    "khachapuri": "Il nardi lungo con undici pedine già nella tavola interna; ogni pedina rimasta "
    "vale un punto.",
}
