"""German."""

from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults={
        "missing": "Dieses Feld ist erforderlich.",
        "is_null": "Dieses Feld darf nicht null sein.",
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
        "duplicate_key": "Der Schlüssel „{key}“ kommt in einem Objekt zweimal vor.",
        "either_or": "Möglich ist entweder {one} oder {other}, nicht beides.",
        "player_needed": "Die ID nennt niemanden am Zug; player muss angegeben werden.",
        "phase_needed": "Dieselben Türme kommen in mehreren Phasen dieses Spiels vor; phase muss "
        "angegeben werden.",
        "batch_spent": "Der Batch ist voll; diese Anfrage gehört in einen neuen.",
        "money_or_match": "Entweder money oder match muss angegeben werden.",
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
    types={
        "object": "Objekt",
        "list": "Liste",
        "text": "Text",
        "flag": "true oder false",
        "option": "Text, ganze Zahl, true oder false",
    },
    titles={
        400: "Ungültige Anfrage",
        401: "API-Schlüssel erforderlich",
        403: "API-Schlüssel gesperrt",
        404: "Nicht gefunden",
        405: "Methode nicht erlaubt",
        408: "Zeitüberschreitung der Anfrage",
        413: "Anfrage zu groß",
        414: "URL zu lang",
        415: "Medientyp nicht unterstützt",
        422: "Stellung oder Zug nicht möglich",
        429: "Zu viele Anfragen",
        431: "Header zu groß",
        500: "Interner Fehler",
        503: "Dienst nicht verfügbar",
    },
    details={
        400: "Die Anfrage ist nicht lesbar.",
        401: "Im Header Authorization: Bearer muss ein gültiger Schlüssel stehen.",
        403: "Dieser Schlüssel ist gesperrt.",
        404: "Diesen Pfad gibt es nicht; die API ist in /openapi.yaml beschrieben.",
        405: "Der Header Allow nennt die Methoden dieses Pfads.",
        408: "Die Anfrage ist nicht rechtzeitig vollständig angekommen.",
        413: "Eine Anfrage hat höchstens 64 KiB, ein Batch höchstens 4 MiB und 1000 Anfragen.",
        414: "Eine URL hat höchstens 4000 Zeichen.",
        415: "Erforderlich ist der Header Content-Type: application/json; ein Batch kann auch "
        "application/x-ndjson sein.",
        429: "Der Header Retry-After nennt die Wartezeit in Sekunden.",
        431: "Eine Anfrage hat höchstens 100 Header mit je höchstens 8190 Byte.",
        500: "Der Fehler wurde protokolliert.",
        503: "Die Engine besteht ihren Selbsttest nicht.",
    },
    other_title="Anfrage fehlgeschlagen",
    other_detail="Mehr als der Status ist nicht bekannt.",
    several="Fehler: {count}; der erste: {text}",
)
