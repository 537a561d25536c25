"""French."""

from engine.messages.fr import typeset
from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults=typeset(
        {
            "missing": "Ce champ est obligatoire.",
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
            "unreadable_dice": "Les dés s’écrivent avec un trait d’union, `dice=3-1` ; « {found} » "
            "est illisible.",
            "duplicate_key": "La clé « {key} » figure deux fois dans un objet.",
            "either_or": "« {one} » et « {other} » s’excluent : il faut l’un des deux.",
            "player_needed": "L’identifiant n’indique pas le joueur au trait : il faut indiquer « "
            "player ».",
            "phase_needed": "Les mêmes piles se présentent dans plusieurs phases de ce jeu : il "
            "faut indiquer « phase ».",
            "batch_spent": "Lot plein : cette requête doit aller dans un autre lot.",
            "money_or_match": "Il faut indiquer « money » ou « match », un seul des deux.",
            "length_or_games": "Il faut indiquer « length » ou « games », un seul des deux ; "
            "« played » va avec « games ».",
            "bad_amount": "Un montant est un texte comme 5, 0.10 ou 1/3.",
            "not_half_points": "Les points doivent être un multiple de 0,5, supérieur à 0, au plus "
            "{high}.",
            "stakes_in_chouette": "Une chouette a ses paris : ni enjeu ni proposition ne sont "
            "possibles.",
            "chouette_needed": "Ce n’est pas l’identifiant d’une chouette : son dernier champ ne "
            "commence pas par « chouette ».",
            "no_chouette_here": "Une chouette n’est pas possible ; omettre le dernier champ de "
            "l’identifiant, ou utiliser /v1/chouette/advance.",
            "turn_needed": "Partie en cours : il faut indiquer le joueur au trait.",
            "not_json": "Le contenu n’est pas du JSON valide ; erreur à la ligne {line}, colonne "
            "{column}.",
            "not_utf8": "Le contenu n’est pas en UTF-8.",
            "nested_too_deeply": "Le contenu est trop imbriqué.",
        }
    ),
    cases=typeset(
        {
            "missing.play": 'Il manque le coup : `notation`, par exemple "8/5 6/5", ou `moves`.',
            "wrong_type.quoted": "`{name}` doit être un texte : envoyer « {sent} » entre "
            "guillemets, pas le nombre {sent}.",
            "not_whole.unquoted": "`{name}` doit être un nombre : envoyer {sent} sans guillemets, "
            "pas un texte.",
            "either_or.id": "Il faut `id` ou `{other}`, pas les deux ; l’identifiant le contient.",
        }
    ),
    types={
        "object": "objet",
        "list": "liste",
        "text": "texte",
        "flag": "true ou false",
        "option": "texte, nombre entier, true ou false",
    },
    all_games="Tous les jeux\u00a0: GET /v1/variants.",
    titles=typeset(
        {
            "invalid_request": "Requête non valide",
            "key_needed": "Clé d’API requise",
            "key_blocked": "Clé d’API bloquée",
            "not_found": "Ressource introuvable",
            "method_not_allowed": "Méthode non autorisée",
            "request_timeout": "Délai de requête dépassé",
            "too_large": "Requête trop volumineuse",
            "address_too_long": "URL trop longue",
            "unsupported_media_type": "Type de contenu non pris en charge",
            "not_json": "JSON non valide",
            "unknown_game": "Jeu inconnu",
            "unreadable_text": "Identifiant ou notation illisible",
            "impossible_state": "Position, tour ou enjeu impossible",
            "illegal_action": "Action illégale",
            "not_expressible": "Impossible à exprimer dans cette notation",
            "not_a_record": "Relevé de partie non reconnu",
            "too_many_ids": "Trop d’identifiants demandés",
            "not_implemented": "Non pris en charge",
            "too_many_requests": "Trop de requêtes",
            "headers_too_large": "En-têtes trop volumineux",
            "internal_error": "Erreur interne",
            "unavailable": "Service indisponible",
        }
    ),
    details=typeset(
        {
            "invalid_request": "La requête est illisible.",
            "key_needed": "Il faut une clé valide dans l’en-tête Authorization: Bearer.",
            "key_blocked": "Cette clé est bloquée.",
            "not_found": "Ce chemin n’existe pas ; l’API est décrite dans /openapi.yaml.",
            "method_not_allowed": "L’en-tête Allow indique les méthodes de ce chemin.",
            "request_timeout": "La requête n’est pas arrivée en entier dans le temps imparti.",
            "too_large": "Une requête a 64 Kio au plus, un relevé 4 Mio ; un lot a 4 Mio et 1 000 "
            "requêtes au plus.",
            "address_too_long": "Une URL a 4 000 caractères au plus.",
            "unsupported_media_type": "Il faut l’en-tête Content-Type: application/json ; un lot "
            "peut aussi être "
            "application/x-ndjson.",
            "too_many_requests": "L’en-tête Retry-After indique le nombre de secondes à attendre.",
            "headers_too_large": "Une requête a au plus 100 en-têtes de 8 190 octets au plus.",
            "internal_error": "L’erreur est consignée.",
            "not_implemented": "Codage de transfert non pris en charge ; utiliser Content-Length "
            "ou chunked.",
            "unavailable": "Le service ne peut pas répondre pour le moment ; réessayer plus tard.",
        }
    ),
    several="Erreurs\u00a0: {count}\u202f; la première\u00a0: {text}",
    several_at="Erreurs\u00a0: {count}\u202f; la première en {pointer}\u00a0: {text}",
)
