"""German."""

from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults={
        "missing": "Dieses Feld ist erforderlich.",
        "unknown_field": "Unbekanntes Feld.",
        "invalid_value": "Ungültiger Wert: {message}",
        "unknown_place": "Unbekannter Platz; Plätze sind 1 bis 24, bar, reserve, off und captured.",
        "unknown_word": "Ungültiger Wert; mögliche Werte: {known}.",
        "wrong_type": "Falscher Typ; erwartet: {type}.",
        "wrong_length": "Der Text muss {low} bis {high} Zeichen lang sein.",
        "wrong_size": "Die Zahl der Einträge muss {size} sein.",
        "not_whole": "Der Wert muss eine ganze Zahl sein.",
        "out_of_range": "Der Wert muss zwischen {low} und {high} liegen.",
        "bad_name": "Ein Name besteht aus den Buchstaben a bis z und Unterstrichen, höchstens 64 "
        "Zeichen.",
        "repeated": "Kein Eintrag darf mehr als einmal vorkommen.",
        "unreadable_dice": "Würfel werden mit Bindestrich geschrieben, `dice=3-1`; „{found}“ ist "
        "nicht lesbar.",
        "duplicate_key": "Der Schlüssel „{key}“ kommt in einem Objekt zweimal vor.",
        "either_or": "Möglich ist entweder {one} oder {other}, nicht beides.",
        "player_needed": "Die ID nennt niemanden am Zug; player muss angegeben werden.",
        "phase_needed": "Dieselben Türme kommen in mehreren Phasen dieses Spiels vor; phase muss "
        "angegeben werden.",
        "batch_spent": "Der Batch ist voll; diese Anfrage gehört in einen neuen.",
        "money_or_match": "Genau eines von money und match muss angegeben werden.",
        "length_or_games": "Genau eines von length und games muss angegeben werden; played gehört "
        "zu games.",
        "bad_amount": "Ein Betrag ist ein Text wie 5, 0.10 oder 1/3.",
        "not_half_points": "Punkte müssen ganz oder halb sein, über 0 und höchstens {high}.",
        "stakes_in_chouette": "Eine Chouette hat eigene Wetten; daneben gibt es keinen Einsatz "
        "und kein Angebot.",
        "chouette_needed": "Das ist keine ID einer Chouette: ihr letztes Feld beginnt nicht mit "
        "chouette.",
        "no_chouette_here": "Eine Chouette ist hier nicht möglich; das letzte Feld der ID "
        "weglassen oder /v1/chouette/advance verwenden.",
        "turn_needed": "Die Partie ist nicht zu Ende; die Seite am Zug muss angegeben werden.",
        "not_json": "Der Inhalt ist kein gültiges JSON; der Fehler ist in Zeile {line}, Spalte "
        "{column}.",
        "not_utf8": "Der Inhalt ist kein UTF-8.",
        "nested_too_deeply": "Der Inhalt ist zu tief verschachtelt.",
    },
    cases={
        "missing.play": 'Der Zug fehlt: `notation`, zum Beispiel "8/5 6/5", oder `moves`.',
        "wrong_type.quoted": "`{name}` muss Text sein: „{sent}“ in Anführungszeichen senden, nicht "
        "die Zahl {sent}.",
        "not_whole.unquoted": "`{name}` muss eine Zahl sein: {sent} ohne Anführungszeichen senden, "
        "nicht als Text.",
        "either_or.id": "Möglich ist entweder `id` oder `{other}`; in der ID ist es enthalten.",
    },
    types={
        "object": "Objekt",
        "list": "Liste",
        "text": "Text",
        "flag": "true oder false",
        "option": "Text, ganze Zahl, true oder false",
    },
    all_games="Alle Spiele: GET /v1/variants.",
    titles={
        "invalid_request": "Ungültige Anfrage",
        "key_needed": "API-Schlüssel erforderlich",
        "key_blocked": "API-Schlüssel gesperrt",
        "not_found": "Nicht gefunden",
        "method_not_allowed": "Methode nicht erlaubt",
        "request_timeout": "Zeitüberschreitung der Anfrage",
        "too_large": "Anfrage zu groß",
        "address_too_long": "URL zu lang",
        "unsupported_media_type": "Medientyp nicht unterstützt",
        "not_json": "Ungültiges JSON",
        "unknown_game": "Unbekanntes Spiel",
        "unreadable_text": "ID oder Notation nicht lesbar",
        "impossible_state": "Stellung, Zug oder Einsatz nicht möglich",
        "illegal_action": "Aktion nicht erlaubt",
        "not_expressible": "In dieser Notation nicht darstellbar",
        "not_a_record": "Keine Mitschrift",
        "too_many_ids": "Zu viele IDs gewünscht",
        "not_implemented": "Nicht unterstützt",
        "too_many_requests": "Zu viele Anfragen",
        "headers_too_large": "Header zu groß",
        "internal_error": "Interner Fehler",
        "unavailable": "Dienst nicht verfügbar",
    },
    details={
        "invalid_request": "Die Anfrage ist nicht lesbar.",
        "key_needed": "Im Header Authorization: Bearer muss ein gültiger Schlüssel stehen.",
        "key_blocked": "Dieser Schlüssel ist gesperrt.",
        "not_found": "Diesen Pfad gibt es nicht; die API ist in /openapi.yaml beschrieben.",
        "method_not_allowed": "Der Header Allow nennt die Methoden dieses Pfads.",
        "request_timeout": "Die Anfrage ist nicht rechtzeitig vollständig angekommen.",
        "too_large": "Eine Anfrage hat höchstens 64 KiB, eine Mitschrift 4 MiB, ein Batch 4 MiB "
        "und 1000 Anfragen.",
        "address_too_long": "Eine URL hat höchstens 4000 Zeichen.",
        "unsupported_media_type": "Erforderlich ist der Header Content-Type: application/json; "
        "ein Batch kann auch application/x-ndjson sein.",
        "too_many_requests": "Der Header Retry-After nennt die Wartezeit in Sekunden.",
        "headers_too_large": "Eine Anfrage hat höchstens 100 Header mit je höchstens 8190 Byte.",
        "internal_error": "Der Fehler wurde protokolliert.",
        "not_implemented": "Transferkodierung nicht unterstützt; möglich: Content-Length oder "
        "chunked.",
        "unavailable": "Der Dienst kann gerade nicht antworten; später noch einmal versuchen.",
    },
    several="Fehler: {count}; der erste: {text}",
    several_at="Fehler: {count}; der erste bei {pointer}: {text}",
)
