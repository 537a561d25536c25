"""Italian."""

from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults={
        "missing": "Questo campo è obbligatorio.",
        "is_null": "Questo campo non può essere null.",
        "unknown_field": "L'interfaccia non conosce un tale campo qui.",
        "unknown_place": "Questo posto non esiste: i posti sono da 1 a 24, bar, reserve, off e "
        "captured.",
        "unknown_word": "Qui ci vuole uno di questi valori: {known}.",
        "wrong_type": "Qui ci vuole {type}.",
        "wrong_length": "Il testo deve avere da {low} a {high} caratteri.",
        "wrong_size": "Il numero di voci deve essere: {size}.",
        "not_whole": "Qui ci vuole un numero intero.",
        "out_of_range": "Il valore deve essere compreso tra {low} e {high}.",
        "bad_name": "Un nome ha solo le lettere da a a z e trattini bassi, al massimo 64.",
        "repeated": "Nessuna voce può comparire due volte.",
        "duplicate_key": "La chiave «{key}» compare due volte in un oggetto.",
        "either_or": "Inviare o {one} o {other}, non entrambi.",
        "player_needed": "Secondo l'id non è il turno di nessuno, quindi va indicato player.",
        "phase_needed": "Le stesse torri si presentano in più fasi di questo gioco, quindi va "
        "indicato phase.",
        "batch_spent": "Le risposte precedenti sono tutto ciò che un lotto può avere; porre questa "
        "domanda in un altro.",
        "money_or_match": "Bisogna dire per che cosa si gioca: money oppure match.",
        "bad_amount": "Un importo è un testo come 5, 0.10 o 1/3.",
        "not_half_points": "I punti sono mezzi o interi, più di niente e al massimo {high}.",
        "stakes_in_chouette": "Una chouette ha le sue scommesse; l'id non deve avere una posta.",
        "turn_needed": "La partita non è finita, quindi è il turno di qualcuno.",
        "not_json": "Il contenuto non è JSON; non si legge dalla riga {line}, colonna {column} in "
        "poi.",
        "not_utf8": "Il contenuto non è in UTF-8.",
        "nested_too_deeply": "Il contenuto è annidato troppo in profondità.",
    },
    types={
        "object": "un oggetto",
        "list": "una lista",
        "text": "un testo",
        "flag": "true o false",
        "option": "un testo, un numero intero, true o false",
    },
    titles={
        400: "La richiesta non corrisponde all'interfaccia",
        401: "Serve una chiave",
        403: "Questa chiave non è ammessa",
        404: "Qui non c'è nulla",
        405: "Questo percorso non accetta questo metodo",
        408: "La richiesta è durata troppo",
        413: "La richiesta è troppo grande",
        414: "L'indirizzo è troppo lungo",
        415: "Il contenuto deve essere JSON in UTF-8",
        422: "Non esiste una tale posizione, un tale turno o una tale giocata",
        429: "Troppe richieste",
        431: "Le intestazioni sono troppo grandi",
        500: "Qui qualcosa è andato storto",
        503: "Il servizio ora non può rispondere",
    },
    details={
        400: "La richiesta non è leggibile.",
        401: "Serve una chiave conosciuta qui, nell'intestazione Authorization: Bearer.",
        403: "La chiave è conosciuta qui, ma è bloccata.",
        404: "Questo percorso non esiste; l'interfaccia è descritta in /openapi.yaml.",
        405: "L'intestazione Allow dice quali metodi accetta questo percorso.",
        408: "Non è arrivata per intero nel tempo previsto.",
        413: "Una domanda ha al massimo 64 KiB, un lotto 4 MiB e 1000 domande.",
        414: "Un indirizzo ha qui al massimo 4000 caratteri.",
        415: "Serve l'intestazione Content-Type: application/json; per un lotto anche "
        "application/x-ndjson.",
        429: "L'intestazione Retry-After indica tra quanti secondi chiedere di nuovo.",
        431: "Una richiesta ha al massimo 100 intestazioni di al massimo 8190 byte.",
        500: "L'errore è stato registrato.",
        503: "Il motore di gioco non supera il proprio autotest.",
    },
    other_title="La richiesta non può essere soddisfatta",
    other_detail="Non si sa più di quanto dice lo stato.",
    several="Errori: {count}; il primo: {text}",
)
