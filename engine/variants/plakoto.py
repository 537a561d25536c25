"""Plakoto: single checkers are pinned, and a pinned mother loses the game."""

from dataclasses import replace

from engine.position import Position
from engine.rules.goals import first_done, mother_or_done
from engine.rules.ruleset import BearingOff, Landing, OnBlot, Option, Translations, as_written
from engine.variants.portes import FRESH_OPENING, PORTES

MOTHER = Option(
    "mother",
    {"goal": as_written, "none": lambda rules: replace(rules, goal=first_done)},
)

PLAKOTO = replace(
    PORTES,
    name="plakoto",
    names=Translations(en="Plakoto", de="Plakoto", fr="Plakoto", it="Plakoto"),
    summary=Translations(
        en="Single checkers are pinned, not hit; pinning the last checker on its start wins.",
        de="Einzelne Steine werden gefangen statt geschlagen; wer den letzten Stein auf seinem "
        "Startfeld fängt, gewinnt.",
        fr="Un pion seul est immobilisé et non pris ; immobiliser le dernier pion sur sa case de "
        "départ fait gagner.",
        it="Una pedina scoperta è imprigionata e non mangiata; imprigionare l’ultima pedina sulla "
        "sua punta di partenza fa vincere.",
    ),
    source="mahbuse.com, brainking.com, fibs.com, Condos on tavli, Ludii",
    setup=Position.parse("White 1:15; Black 24:15"),
    landing=Landing(on_blot=OnBlot.PIN, pinner_may_add=True, pin_rule_id="pin_stack"),
    bearing_off=BearingOff(all_free=True),
    goal=mother_or_done,
    options=(FRESH_OPENING, MOTHER),
)
