"""French."""

from engine.messages.fr import typeset
from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults=typeset(
        {
            "missing": "Ce champ est obligatoire.",
            "is_null": "Ce champ ne peut pas être « null ».",
            "unknown_field": "Champ inconnu.",
            "invalid_value": "Valeur non valide : {message}",
            "unknown_place": "Place inconnue ; places possibles : 1 à 24, « bar », « reserve », « "
            "off » et « captured ».",
            "unknown_word": "Valeur non valide ; valeurs possibles : {known}.",
            "wrong_type": "Type non valide ; type attendu : {type}.",
            "wrong_length": "Le texte doit avoir de {low} à {high} caractères.",
            "wrong_size": "Nombre d’entrées attendu : {size}.",
            "not_whole": "La valeur doit être un nombre entier.",
            "out_of_range": "La valeur doit être comprise entre {low} et {high}.",
            "bad_name": "Un nom se compose des lettres a à z et de traits de soulignement, 64 "
            "caractères au plus.",
            "repeated": "Une entrée ne peut pas figurer plus d’une fois.",
            "duplicate_key": "La clé « {key} » figure deux fois dans un objet.",
            "either_or": "« {one} » et « {other} » s’excluent : il faut l’un des deux.",
            "player_needed": "L’identifiant n’indique pas le joueur au trait : il faut indiquer « "
            "player ».",
            "phase_needed": "Les mêmes piles se présentent dans plusieurs phases de ce jeu : il "
            "faut indiquer « phase ».",
            "batch_spent": "Lot plein : cette requête doit aller dans un autre lot.",
            "money_or_match": "Il faut indiquer « money » ou « match ».",
            "bad_amount": "Un montant est un texte comme 5, 0.10 ou 1/3.",
            "not_half_points": "Les points doivent être un multiple de 0,5, supérieur à 0, au plus "
            "{high}.",
            "stakes_in_chouette": "Une chouette a ses paris ; elle n’a ni enjeu ni offre à côté.",
            "chouette_needed": "Ce n’est pas l’identifiant d’une chouette : son dernier champ ne "
            "commence pas par « chouette ».",
            "no_chouette_here": "Une chouette n’est pas possible ici ; omettre le dernier champ de "
            "l’identifiant, ou utiliser /v1/chouette/advance.",
            "turn_needed": "Partie en cours : il faut indiquer le joueur au trait.",
            "not_json": "Le contenu n’est pas du JSON valide ; erreur à la ligne {line}, colonne "
            "{column}.",
            "not_utf8": "Le contenu n’est pas en UTF-8.",
            "nested_too_deeply": "Le contenu est trop imbriqué.",
        }
    ),
    types={
        "object": "objet",
        "list": "liste",
        "text": "texte",
        "flag": "true ou false",
        "option": "texte, nombre entier, true ou false",
    },
    titles=typeset(
        {
            400: "Requête non valide",
            401: "Clé d’API requise",
            403: "Clé d’API bloquée",
            404: "Ressource introuvable",
            405: "Méthode non autorisée",
            408: "Délai de requête dépassé",
            413: "Requête trop volumineuse",
            414: "URL trop longue",
            415: "Type de contenu non pris en charge",
            422: "Position, tour ou coup non valide",
            429: "Trop de requêtes",
            431: "En-têtes trop volumineux",
            500: "Erreur interne",
            503: "Service indisponible",
        }
    ),
    details=typeset(
        {
            400: "La requête est illisible.",
            401: "Il faut une clé valide dans l’en-tête Authorization: Bearer.",
            403: "Cette clé est bloquée.",
            404: "Ce chemin n’existe pas ; l’API est décrite dans /openapi.yaml.",
            405: "L’en-tête Allow indique les méthodes de ce chemin.",
            408: "La requête n’est pas arrivée en entier dans le temps imparti.",
            413: "Une requête a 64 Kio au plus ; un lot a 4 Mio et 1 000 requêtes au plus.",
            414: "Une URL a 4 000 caractères au plus.",
            415: "Il faut l’en-tête Content-Type: application/json ; un lot peut aussi être "
            "application/x-ndjson.",
            429: "L’en-tête Retry-After indique le nombre de secondes à attendre.",
            431: "Une requête a au plus 100 en-têtes de 8 190 octets au plus.",
            500: "L’erreur est consignée.",
            503: "Le moteur de jeu ne réussit pas son autotest.",
        }
    ),
    other_title="Échec de la requête",
    other_detail="Aucune précision au-delà du statut.",
    several="Erreurs\u00a0: {count}\u202f; la première\u00a0: {text}",
)
