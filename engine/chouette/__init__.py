"""A chouette: one board, and the bets of several players on it (rulebook 28).

`begin` gives a `Chouette` and `advance` takes it and an action, at the board or with the bets.
"""

from engine.chouette.actions import (
    AnswerAll,
    AwardBets,
    Change,
    ChouetteAction,
    ClaimDrawBets,
    Double,
    End,
    OfferDrawBets,
    OfferSettlementBets,
    ResignBets,
    TakePartner,
)
from engine.chouette.answers import Answer
from engine.chouette.bets import Bet, Consent, Payment
from engine.chouette.game import (
    AfterDrop,
    Chouette,
    ChouetteGame,
    Consultation,
    House,
    LoneTaker,
    Settled,
)
from engine.chouette.options import agree
from engine.chouette.progress import (
    ChouetteProgress,
    advance,
    begin,
    finished,
    may,
    outcome_of,
    resign_at,
    settle_up_to,
)
from engine.chouette.seats import Rethrow, Seats, opening_throw

__all__ = [
    "AfterDrop",
    "Answer",
    "AnswerAll",
    "AwardBets",
    "Bet",
    "Change",
    "Chouette",
    "ChouetteAction",
    "ChouetteGame",
    "ChouetteProgress",
    "ClaimDrawBets",
    "Consent",
    "Consultation",
    "Double",
    "End",
    "House",
    "LoneTaker",
    "OfferDrawBets",
    "OfferSettlementBets",
    "Payment",
    "ResignBets",
    "Rethrow",
    "Seats",
    "Settled",
    "TakePartner",
    "advance",
    "agree",
    "begin",
    "finished",
    "may",
    "opening_throw",
    "outcome_of",
    "resign_at",
    "settle_up_to",
]
