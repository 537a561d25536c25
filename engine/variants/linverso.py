"""L'inverso: what a player throws is played by the opponent."""

from dataclasses import replace

from engine.position import Color
from engine.rules.dice import TurnRule
from engine.rules.ruleset import Opening, Starter, Translations
from engine.rules.sources import WIKIPEDIA
from engine.turn import Roll, Stages
from engine.variants.backgammon import BACKGAMMON


def turn(_player: Color) -> Stages:
    """The opponent throws the dice for the player."""
    return (Roll(by_opponent=True),)


LINVERSO = replace(
    BACKGAMMON,
    name="linverso",
    names=Translations(en="L’inverso", de="L’inverso", fr="L’inverso", it="L’inverso"),
    summary=Translations(
        en="The roll of a player is played by the opponent.",
        de="Den Wurf der einen Seite zieht die andere.",
        fr="Le lancer d’un joueur est joué par son adversaire.",
        it="Il lancio di un giocatore è giocato dal suo avversario.",
    ),
    source=WIKIPEDIA,
    turn=TurnRule(turn, ("thrown_for_the_other",)),
    # rulebook 26: the player with the higher die throws for the opponent, who plays first
    opening=Opening(starter=Starter.LOWER),
)
