"""The words that may stand beside a play: a list of what changes nothing about it.

A message with any other word states no play: a list of words that take a play back would accept
what nobody thought of.
"""

from __future__ import annotations

import re
from typing import Final

from engine.position import Color


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _forms(text: str) -> frozenset[str]:
    """The words, and those that end on `s` or `ing`: `make` gives `makes` and `making`."""
    found = set()
    for word in text.split():
        stem = word.removesuffix("e")
        doubled = word + word[-1] if re.search(r"[^aeiou][aeiou][tpnb]$", word) else stem
        found |= {word + ("es" if word.endswith(("s", "sh")) else "s"), doubled + "ing"}
    return frozenset(found)


FUNCTION: Final = _words("""
    my our the a an this that these it its it's that's is be and also as at by for from in into of
    on to with so here now therefore thus hence then one another own
    der die das ein eine einen mein meine meinen ist und auch mit von so es
    le la les un une mon ma de du des et avec est c'est il
    lo gli uno mio mia e con di del è
""")

JOINING: Final = _words("and then also plus und dann et puis e ed poi")

STATING: Final = (
    FUNCTION
    | JOINING
    | _words("""
    i i'll i'd i've i'm we we'll we'd let let's me play plays playing move moves moving choose chose
    chosen choosing make making makes best final answer will would like prefer select selected
    selecting go going want decide decided checker checkers man men stone point points roll rolled
    rolls rolling dice die threw ok okay sure please hi hello solid classic standard natural good
    strong safe clear simple opening using use action choice decision bring brings bringing down
    entering enter enters bear bears bearing hand anchor blot hit hits hitting strongest safest
    after careful analysis consideration thinking given first second finally think believe back
    split splitting run running builder slot slotting must gg
    forced be have submit
    ich spiele ziehe zug wurf beste bester besten antwort stein steine nehme wähle
    je joue coup meilleur meilleure réponse dé dés choisis
    io gioco mossa giocata il migliore risposta tiro da muovo scelgo
""")
)
"""Words of the sentence in which a play stands, before it and between its moves."""

LEADING: Final = STATING | _words("""
    what do does following follows below response about position board game situation look
    json format hier folgt voici ecco
""")
"""Words of a sentence that leads to the play after it."""

DOING: Final = _forms("""
    make block hit build cover escape keep give start unstack bring prepare gain secure leave put
    add create establish advance improve strengthen develop claim hold protect defend extend form
    get run enter bear clear trap contain attack control win split slot anchor fight aim allow help
    avoid reduce minimize limit stop prevent restrict point prime pressure connect offer
""") - _words("offers offering bears")

REASONS: Final = _words("""
    because since which while making weil denn damit macht car parce que pour perché per fa fait
""")

REASONING: Final = (
    FUNCTION
    | REASONS
    | DOING
    | _words("""
    make block hit build cover escape keep unstack secure gain improve develop create get run enter
    can bear play move good best strong stronger strongest safe safer safest solid natural clear
    classic standard great excellent nice important key valuable golden flexible balanced ideal
    optimal correct new inner outer back front advanced early efficient useful active powerful
    perfect forced only few useful opening simple point points pt blot blots
    checker checkers man men anchor prime board position structure builder builders shot shots race
    lead game distribution stack advantage chance chances timing tempo initiative space choice
    balance contact blockade defense offense threat pressure safety pips pip midpoint foundation
    flexibility coverage connectivity explanation reason reasoning rationale strategy thanks luck
    there are well very quite really strategically closed defensive
    offensive two both all please ok lol
    den fünferpunkt punkt punkte gut sicher guter zug fait point bon coup punto buona mossa sicura
    heavily spare
""")
)
"""Words of a sentence, or the end of one, that gives reasons for a play."""

OPENERS: Final = (
    REASONS
    | DOING
    | _words("""
    this that these it it's that's both the my a an good great solid excellent nice classic standard
    simple natural strong safe so to explanation reason reasoning rationale strategy thanks
    das es le c'est il la
""")
)
"""With what a sentence of reasons begins: not with what could be done instead."""

LABELS: Final = _words("""
    thought thoughts thinking analysis reasoning reason explanation roll dice rolled position board
    strategy rationale plan comment note legal candidates options considerations evaluation
""")
"""Heads of lines that are complete in themselves."""

CLOSINGS: Final = frozenset({
    "black to roll", "white to roll", "my opponent now rolls",
    "good luck", "thank you", "over to you", "have fun", "lol",
})  # fmt: skip

COLOR_WORDS: Final[dict[Color, frozenset[str]]] = {
    "white": _words("white white's w weiß blanc blancs bianco"),
    "black": _words("black black's schwarz noir noirs nero"),
}
"""The sides by name; `b` is also the bar."""

WHO: Final = _words("it is it's to play move turn on player side color now the 's s")
"""Words that say whose turn it is."""

OTHERS: Final = r"(?:the |my )?(?:opponent|enemy|black|white|schwarz|weiß)"
OPPONENT_SUFFERS: Final = (
    rf"\b(?:so|that|and) (?:that )?{OTHERS} (?:can ?not|can['’]t) (?:move|play|enter|escape|hit)\b",
    rf"\botherwise {OTHERS} (?:hits|escapes|attacks|anchors)\b",
    rf"\b(?:block|hit|trap|attack|contain|against|pressur|limit|stop|restrict)[a-z]* {OTHERS}\b"
    r"(?:['’]s)?(?: (?:back )?(?:checkers?|blots?|anchor))?",
)
"""What a play does to the opponent, who does nothing."""

KNOWN: Final = STATING | LEADING | REASONING
