"""French."""

from engine.messages.fr import typeset
from service.messages.wording import Wording

WORDING: Wording = Wording(
    faults=typeset(
        {
            "missing": "Ce champ est obligatoire.",
            "is_null": "Ce champ ne peut pas être null.",
            "unknown_field": "L'interface ne connaît pas de tel champ ici.",
            "unknown_place": "Cette place n'existe pas : les places sont 1 à 24, bar, reserve, off "
            "et captured.",
            "unknown_word": "Il faut ici l'une de ces valeurs : {known}.",
            "wrong_type": "Il faut ici {type}.",
            "wrong_length": "Le texte doit avoir de {low} à {high} caractères.",
            "wrong_size": "Le nombre d'entrées doit être : {size}.",
            "not_whole": "Il faut ici un nombre entier.",
            "out_of_range": "La valeur doit être comprise entre {low} et {high}.",
            "bad_name": "Un nom n'a que les lettres a à z et des traits de soulignement, 64 au "
            "plus.",
            "repeated": "Aucune entrée ne peut figurer deux fois.",
            "duplicate_key": "La clé « {key} » figure deux fois dans un objet.",
            "either_or": "Envoyer soit {one}, soit {other}, pas les deux.",
            "player_needed": "Selon l'identifiant, ce n'est le tour de personne ; il faut donc "
            "indiquer player.",
            "phase_needed": "Les mêmes piles se présentent dans plusieurs phases de ce jeu, il "
            "faut donc indiquer phase.",
            "batch_spent": "Les réponses précédentes sont tout ce qu'un lot peut avoir ; poser "
            "cette question dans un autre.",
            "money_or_match": "Il faut dire pour quoi l'on joue : soit money, soit match.",
            "bad_amount": "Un montant est un texte comme 5, 0.10 ou 1/3.",
            "not_half_points": "Les points sont des demis ou des entiers, plus que rien et au plus "
            "{high}.",
            "stakes_in_chouette": "Une chouette a ses paris ; l'identifiant ne doit pas indiquer "
            "d'enjeu.",
            "turn_needed": "La partie n'est pas finie, c'est donc le tour de quelqu'un.",
            "not_json": "Le contenu n'est pas du JSON ; il est illisible à partir de la ligne "
            "{line}, colonne {column}.",
            "not_utf8": "Le contenu n'est pas en UTF-8.",
            "nested_too_deeply": "Le contenu est trop imbriqué.",
        }
    ),
    types={
        "object": "un objet",
        "list": "une liste",
        "text": "un texte",
        "flag": "true ou false",
        "option": "un texte, un nombre entier, true ou false",
    },
    titles={
        400: "La demande ne correspond pas à l'interface",
        401: "Une clé est nécessaire",
        403: "Cette clé n'est pas admise",
        404: "Il n'y a rien ici",
        405: "Ce chemin n'accepte pas cette méthode",
        408: "La demande a pris trop de temps",
        413: "La demande est trop grande",
        414: "L'adresse est trop longue",
        415: "Le contenu doit être du JSON en UTF-8",
        422: "Il n'y a pas de telle position, de tel tour ou de tel coup",
        429: "Trop de demandes",
        431: "Les en-têtes sont trop grands",
        500: "Une erreur s'est produite ici",
        503: "Le service ne peut pas répondre maintenant",
    },
    details=typeset(
        {
            400: "La demande est illisible.",
            401: "Il faut une clé connue ici, dans l'en-tête Authorization: Bearer.",
            403: "La clé est connue ici, mais elle est bloquée.",
            404: "Ce chemin n'existe pas ; l'interface est décrite dans /openapi.yaml.",
            405: "L'en-tête Allow indique les méthodes que ce chemin accepte.",
            408: "Elle n'est pas arrivée en entier dans le temps imparti.",
            413: "Une question a 64 Kio au plus, un lot 4 Mio et 1000 questions.",
            414: "Une adresse a ici 4000 caractères au plus.",
            415: "Il faut l'en-tête Content-Type: application/json ; pour un lot, "
            "application/x-ndjson aussi.",
            429: "L'en-tête Retry-After indique dans combien de secondes redemander.",
            431: "Une demande a au plus 100 en-têtes de 8190 octets au plus.",
            500: "L'erreur est consignée.",
            503: "Le moteur de jeu ne réussit pas son autotest.",
        }
    ),
    other_title="La demande ne peut pas être servie",
    other_detail="On ne sait rien de plus que le statut.",
    several="Erreurs\u00a0: {count}\u202f; la première\u00a0: {text}",
)
