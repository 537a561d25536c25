"""Italian."""

from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults={
        "missing": "Questo campo è obbligatorio.",
        "is_null": "Questo campo non può essere null.",
        "unknown_field": "Campo non previsto.",
        "invalid_value": "Valore non valido: {message}",
        "unknown_place": "Posto sconosciuto: i posti sono da 1 a 24, bar, reserve, off e captured.",
        "unknown_word": "Valore non valido: valori possibili: {known}.",
        "wrong_type": "Tipo atteso: {type}.",
        "wrong_length": "Il testo deve avere da {low} a {high} caratteri.",
        "wrong_size": "Numero di voci atteso: {size}.",
        "not_whole": "Il valore deve essere un numero intero.",
        "out_of_range": "Il valore deve essere compreso tra {low} e {high}.",
        "bad_name": "Un nome è composto dalle lettere da a a z e da trattini bassi, al massimo 64 "
        "caratteri.",
        "repeated": "Nessuna voce può comparire più di una volta.",
        "duplicate_key": "La chiave «{key}» compare due volte in un oggetto.",
        "either_or": "Inviare o {one} o {other}, non entrambi.",
        "player_needed": "L’id non indica il giocatore di turno: va indicato player.",
        "phase_needed": "Le stesse torri si presentano in più fasi di questo gioco: va indicato "
        "phase.",
        "batch_spent": "Limite di risposte del batch raggiunto: inviare la richiesta in un altro.",
        "money_or_match": "Va indicato money oppure match.",
        "bad_amount": "Un importo è un testo come 5, 0.10 o 1/3.",
        "not_half_points": "I punti devono essere un multiplo di 0,5, maggiori di zero e al "
        "massimo {high}.",
        "stakes_in_chouette": "Una chouette ha le sue scommesse; accanto non ci sono né posta né "
        "offerta.",
        "chouette_needed": "Questo non è l’id di una chouette: il suo ultimo campo non comincia "
        "con chouette.",
        "no_chouette_here": "Qui non si può inviare una chouette; omettere l’ultimo campo "
        "dell’id, o usare /v1/chouette/advance.",
        "turn_needed": "La partita non è finita: va indicato il giocatore di turno.",
        "not_json": "Il contenuto non è JSON valido; errore alla riga {line}, colonna {column}.",
        "not_utf8": "Il contenuto non è in UTF-8.",
        "nested_too_deeply": "Il contenuto è annidato troppo in profondità.",
    },
    types={
        "object": "oggetto",
        "list": "lista",
        "text": "testo",
        "flag": "true o false",
        "option": "testo, numero intero, true o false",
    },
    titles={
        400: "Richiesta non valida",
        401: "Chiave richiesta",
        403: "Accesso negato",
        404: "Risorsa non trovata",
        405: "Metodo non consentito",
        408: "Tempo della richiesta scaduto",
        413: "Richiesta troppo grande",
        414: "URL troppo lungo",
        415: "Tipo di contenuto non supportato",
        422: "Posizione, turno o giocata non validi",
        429: "Troppe richieste",
        431: "Intestazioni troppo grandi",
        500: "Errore interno",
        503: "Servizio non disponibile",
    },
    details={
        400: "La richiesta non è leggibile.",
        401: "Serve una chiave valida nell’intestazione Authorization: Bearer.",
        403: "Questa chiave è bloccata.",
        404: "Questo percorso non esiste; l’API è descritta in /openapi.yaml.",
        405: "L’intestazione Allow indica i metodi di questo percorso.",
        408: "La richiesta non è arrivata per intero nel tempo previsto.",
        413: "Una richiesta ha al massimo 64 KiB; un batch ha al massimo 4 MiB e 1000 richieste.",
        414: "Un URL ha al massimo 4000 caratteri.",
        415: "Serve l’intestazione Content-Type: application/json; un batch può essere anche "
        "application/x-ndjson.",
        429: "L’intestazione Retry-After indica i secondi da attendere.",
        431: "Una richiesta ha al massimo 100 intestazioni di al massimo 8190 byte.",
        500: "L’errore è stato registrato.",
        503: "Il motore di gioco non supera il proprio autotest.",
    },
    other_title="Richiesta non riuscita",
    other_detail="Non si sa nulla oltre allo stato.",
    several="Errori: {count}; il primo: {text}",
)
