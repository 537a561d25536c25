"""Italian."""

from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults={
        "missing": "Questo campo è obbligatorio.",
        "unknown_field": "Campo non previsto.",
        "invalid_value": "Valore non valido: {message}",
        "unknown_place": "Posto sconosciuto: i posti sono da 1 a 24, bar, reserve, off e captured.",
        "unknown_word": "Valore non valido; valori possibili: {known}.",
        "wrong_type": "Tipo atteso: {type}.",
        "wrong_length": "Il testo deve avere da {low} a {high} caratteri.",
        "wrong_size": "Numero di voci atteso: {size}.",
        "not_whole": "Il valore deve essere un numero intero.",
        "out_of_range": "Il valore deve essere compreso tra {low} e {high}.",
        "bad_name": "Un nome è composto dalle lettere da a a z e da trattini bassi, al massimo 64 "
        "caratteri.",
        "repeated": "Nessuna voce può comparire più di una volta.",
        "unreadable_dice": "I dadi si scrivono con un trattino, `dice=3-1`; «{found}» non è "
        "leggibile.",
        "duplicate_key": "La chiave «{key}» compare due volte in un oggetto.",
        "either_or": "Inviare o {one} o {other}, non entrambi.",
        "player_needed": "L’id non indica il giocatore di turno: va indicato player.",
        "phase_needed": "Le stesse torri si presentano in più fasi di questo gioco: va indicato "
        "phase.",
        "batch_spent": "Limite di risposte del batch raggiunto: inviare la richiesta in un altro.",
        "money_or_match": "Va indicato money oppure match, e uno solo dei due.",
        "length_or_games": "Va indicato length oppure games, e uno solo dei due; played va con "
        "games.",
        "bad_amount": "Un importo è un testo come 5, 0.10 o 1/3.",
        "not_half_points": "I punti devono essere un multiplo di 0,5, maggiori di zero e al "
        "massimo {high}.",
        "stakes_in_chouette": "Una chouette ha le sue scommesse; accanto non ci sono né posta né "
        "offerta.",
        "chouette_needed": "Questo non è l’id di una chouette: il suo ultimo campo non comincia "
        "con chouette.",
        "no_chouette_here": "Una chouette non è possibile: omettere l’ultimo campo "
        "dell’id, o usare /v1/chouette/advance.",
        "turn_needed": "La partita non è finita: va indicato il giocatore di turno.",
        "not_json": "Il contenuto non è JSON valido; errore alla riga {line}, colonna {column}.",
        "not_utf8": "Il contenuto non è in UTF-8.",
        "nested_too_deeply": "Il contenuto è annidato troppo in profondità.",
    },
    cases={
        "missing.play": 'Manca la giocata: `notation`, per esempio "8/5 6/5", oppure `moves`.',
        "wrong_type.quoted": "`{name}` deve essere un testo: inviare «{sent}» tra virgolette, non "
        "il numero {sent}.",
        "not_whole.unquoted": "`{name}` deve essere un numero: inviare {sent} senza virgolette, "
        "non un testo.",
        "either_or.id": "Inviare `id` oppure `{other}`: l’id lo contiene.",
    },
    types={
        "object": "oggetto",
        "list": "lista",
        "text": "testo",
        "flag": "true o false",
        "option": "testo, numero intero, true o false",
    },
    all_games="Tutti i giochi: GET /v1/variants.",
    titles={
        "invalid_request": "Richiesta non valida",
        "key_needed": "Chiave richiesta",
        "key_blocked": "Accesso negato",
        "not_found": "Risorsa non trovata",
        "method_not_allowed": "Metodo non consentito",
        "request_timeout": "Tempo della richiesta scaduto",
        "too_large": "Richiesta troppo grande",
        "address_too_long": "URL troppo lungo",
        "unsupported_media_type": "Tipo di contenuto non supportato",
        "not_json": "JSON non valido",
        "unknown_game": "Gioco sconosciuto",
        "unreadable_text": "Id o notazione non leggibili",
        "impossible_state": "Posizione, turno o posta impossibili",
        "illegal_action": "Azione non consentita",
        "not_expressible": "Non esprimibile in questa notazione",
        "not_a_record": "Trascrizione non riconosciuta",
        "too_many_ids": "Troppi identificatori richiesti",
        "not_implemented": "Non supportato",
        "too_many_requests": "Troppe richieste",
        "headers_too_large": "Intestazioni troppo grandi",
        "internal_error": "Errore interno",
        "unavailable": "Servizio non disponibile",
    },
    details={
        "invalid_request": "La richiesta non è leggibile.",
        "key_needed": "Serve una chiave valida nell’intestazione Authorization: Bearer.",
        "key_blocked": "Questa chiave è bloccata.",
        "not_found": "Questo percorso non esiste; l’API è descritta in /openapi.yaml.",
        "method_not_allowed": "L’intestazione Allow indica i metodi di questo percorso.",
        "request_timeout": "La richiesta non è arrivata per intero nel tempo previsto.",
        "too_large": "Una richiesta ha al massimo 64 KiB, una trascrizione 4 MiB; un batch ha al "
        "massimo 4 MiB e 1000 richieste.",
        "address_too_long": "Un URL ha al massimo 4000 caratteri.",
        "unsupported_media_type": "Serve l’intestazione Content-Type: application/json; un batch "
        "può essere anche "
        "application/x-ndjson.",
        "too_many_requests": "L’intestazione Retry-After indica i secondi da attendere.",
        "headers_too_large": "Una richiesta ha al massimo 100 intestazioni di al massimo 8190 "
        "byte.",
        "internal_error": "L’errore è stato registrato.",
        "not_implemented": "Codifica di trasferimento non supportata; usare Content-Length o "
        "chunked.",
        "unavailable": "Il servizio non può rispondere al momento; riprovare più tardi.",
    },
    several="Errori: {count}; il primo: {text}",
    several_at="Errori: {count}; il primo in {pointer}: {text}",
)
