"""German."""

from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults={
        "missing": "Diese Angabe fehlt.",
        "is_null": "Diese Angabe darf nicht null sein.",
        "unknown_field": "Die Schnittstelle kennt hier keine solche Angabe.",
        "unknown_place": "Diesen Platz gibt es nicht: Plätze sind 1 bis 24, bar, reserve, off und "
        "captured.",
        "unknown_word": "Hier muss eines davon stehen: {known}.",
        "wrong_type": "Hier muss {type} stehen.",
        "wrong_length": "Der Text muss {low} bis {high} Zeichen lang sein.",
        "wrong_size": "So viele Einträge müssen es sein: {size}.",
        "not_whole": "Hier muss eine ganze Zahl stehen.",
        "out_of_range": "Der Wert muss mindestens {low} und höchstens {high} sein.",
        "bad_name": "Ein Name hat nur die Buchstaben a bis z und Unterstriche, höchstens 64.",
        "repeated": "Kein Eintrag darf zweimal vorkommen.",
        "duplicate_key": "Der Schlüssel „{key}“ kommt in einem Objekt zweimal vor.",
        "either_or": "Zu senden ist entweder {one} oder {other}, nicht beides.",
        "player_needed": "Nach der ID ist niemand am Zug, also ist player anzugeben.",
        "phase_needed": "Dieselben Türme kommen in mehreren Phasen dieses Spiels vor, also ist "
        "phase anzugeben.",
        "batch_spent": "Die Antworten davor sind alles, was ein Stapel haben darf; diese Frage "
        "gehört in einen anderen.",
        "money_or_match": "Zu sagen ist, worum gespielt wird: entweder money oder match.",
        "bad_amount": "Ein Betrag ist ein Text wie 5, 0.10 oder 1/3.",
        "not_half_points": "Punkte sind halbe oder ganze, mehr als nichts und höchstens {high}.",
        "stakes_in_chouette": "Eine Chouette hat ihre Wetten; die ID darf keinen Einsatz nennen.",
        "turn_needed": "Die Partie ist nicht zu Ende, also ist jemand am Zug.",
        "not_json": "Der Inhalt ist kein JSON; ab Zeile {line}, Spalte {column} ist er nicht zu "
        "lesen.",
        "not_utf8": "Der Inhalt ist kein UTF-8.",
        "nested_too_deeply": "Der Inhalt ist zu tief verschachtelt.",
    },
    types={
        "object": "ein Objekt",
        "list": "eine Liste",
        "text": "ein Text",
        "flag": "true oder false",
        "option": "ein Text, eine ganze Zahl, true oder false",
    },
    titles={
        400: "Die Anfrage passt nicht zur Schnittstelle",
        401: "Ein Schlüssel ist nötig",
        403: "Dieser Schlüssel wird nicht eingelassen",
        404: "Hier ist nichts",
        405: "Dieser Pfad nimmt diese Methode nicht an",
        408: "Die Anfrage hat zu lange gedauert",
        413: "Die Anfrage ist zu groß",
        414: "Die Adresse ist zu lang",
        415: "Der Inhalt muss JSON in UTF-8 sein",
        422: "Diese Stellung, diesen Zug oder diesen Spielzug gibt es nicht",
        429: "Zu viele Anfragen",
        431: "Die Header sind zu groß",
        500: "Hier ist etwas schiefgegangen",
        503: "Der Dienst kann jetzt nicht antworten",
    },
    details={
        400: "Die Anfrage ist nicht lesbar.",
        401: "Nötig ist ein hier bekannter Schlüssel, im Header Authorization: Bearer.",
        403: "Der Schlüssel ist hier bekannt, aber gesperrt.",
        404: "Diesen Pfad gibt es nicht; die Schnittstelle beschreibt /openapi.yaml.",
        405: "Welche Methoden dieser Pfad annimmt, steht im Header Allow.",
        408: "Sie ist in der Zeit, die sie hat, nicht ganz angekommen.",
        413: "Eine Frage hat höchstens 64 KiB, ein Stapel 4 MiB und 1000 Fragen.",
        414: "Eine Adresse hat hier höchstens 4000 Zeichen.",
        415: "Nötig ist der Header Content-Type: application/json; für einen Stapel auch "
        "application/x-ndjson.",
        429: "In wie vielen Sekunden wieder gefragt werden darf, steht im Header Retry-After.",
        431: "Eine Anfrage hat höchstens 100 Header mit je höchstens 8190 Byte.",
        500: "Der Fehler ist aufgezeichnet.",
        503: "Die Spielregeln bestehen ihren Selbsttest nicht.",
    },
    other_title="Die Anfrage kann nicht beantwortet werden",
    other_detail="Mehr als der Status ist nicht bekannt.",
    several="Fehler: {count}; der erste: {text}",
)
