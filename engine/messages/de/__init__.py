"""German."""

from engine.messages.catalogue import Catalogue
from engine.messages.de import (
    chouette,
    faults,
    games,
    narration,
    notations,
    options,
    pictures,
    records,
    rules,
    stakes,
    words,
)
from engine.variants import VARIANTS

CATALOGUE: Catalogue = Catalogue(
    rules=rules.RULES,
    stakes=stakes.RULES,
    goals=rules.GOALS,
    scorings=rules.SCORINGS,
    table_rules=rules.TABLE_RULES,
    forced=rules.FORCED,
    faults={**faults.FAULTS, **notations.FAULTS, **stakes.FAULTS, **records.FAULTS},
    summaries=games.SUMMARIES,
    words={
        **words.WORDS,
        "lost": notations.LOST,
        "notation": notations.NAMES,
        "game": {name: game.names.de for name, game in VARIANTS.items()},
    },
    options=options.OPTIONS,
    frames=words.FRAMES,
    pictures=pictures.PICTURES,
    events={**narration.EVENTS, **chouette.EVENTS},
    reasons=narration.REASONS,
    expected={**narration.EXPECTED, **chouette.EXPECTED},
    outcomes={**narration.OUTCOMES, **chouette.OUTCOMES},
)
