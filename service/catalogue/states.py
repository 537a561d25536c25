"""Faults of a position, a turn and options: what cannot occur in a game."""

from typing import Final

from service.catalogue.entries import Entries, Entry

IMPOSSIBLE_STATE: Final[Entries] = {
    "unknown_option": Entry(
        "The game has no option of this name.",
        "Send one of the options in `known`; `GET /v1/variants/{variant}` explains them.",
    ),
    "unknown_option_value": Entry(
        "The option exists but cannot have this value.",
        "Send one of the values in `known`, with the same JSON type.",
    ),
    "wrong_total": Entry(
        "A player has too few or too many checkers.",
        "Count the checkers of that side, with bar, reserve, off and captured: the number in the "
        "message must result.",
    ),
    "no_such_place": Entry(
        "The game does not have this place for this player.",
        "`places` in `GET /v1/variants/{variant}` lists the places of each side.",
    ),
    "too_many_on_point": Entry(
        "In this game a point holds one checker only.",
        "Put the checkers on different points.",
    ),
    "last_checker_off_corner": Entry(
        "The last checker of a player can only stand on a corner point.",
        "Put it on one of the `corners` of the game.",
    ),
    "phase_does_not_fit": Entry(
        "In Doublets, the towers of a player do not match the phase.",
        "Send `marks` and `phase` as they were answered.",
    ),
    "marks_needed": Entry(
        "In Doublets, `position.marks` lists the towers that stand, and it is missing.",
        "Send `position.marks` as it was answered.",
    ),
    "phase_needed": Entry(
        "The same towers occur in more than one phase of the game, so the phase must be sent.",
        "Send `position.phase` as it was answered.",
    ),
    "no_marks_here": Entry("The game has no marked checkers.", "Remove `position.marks`."),
    "no_phases_here": Entry("The game has no phases.", "Remove `position.phase`."),
    "played_after_hit": Entry(
        "The first hit ends this game, so such a position is never reached.",
        "Correct the checkers on the bar or off.",
    ),
    "point_is_full": Entry(
        "A point has more checkers of a player than the game allows.",
        "Move the surplus checkers to other points.",
    ),
    "off_before_entering": Entry(
        "A player has borne off checkers while others have not entered yet.",
        "Correct `reserve` or `off`.",
    ),
    "off_before_home": Entry(
        "A player has borne off checkers while others are outside the home board, and in this game "
        "no checker is sent back there.",
        "Correct `off` or the checkers outside.",
    ),
    "moved_before_entering": Entry(
        "A checker has left the entry quarter while the reserve must still be entered.",
        "Correct `reserve` or move the checker back.",
    ),
    "behind_the_start": Entry(
        "A checker is further back than it began, and in this game none is sent back.",
        "Check the direction of that player: `routes` in `GET /v1/variants/{variant}`.",
    ),
    "both_colors": Entry(
        "A point has checkers of both players.",
        "Put one of them elsewhere; a checker that was hit is on the `bar`.",
    ),
    "nothing_pins_it": Entry(
        "A checker is marked as pinned, but no opposing checker is on it.",
        "Remove the mark.",
    ),
    "who_is_pinned": Entry(
        "A point has checkers of both players, and it is not clear which one is pinned.",
        "Name the point in `marks` of the player whose checker is pinned, and of that player only.",
    ),
    "cannot_pin_there": Entry(
        "A player never lands on this point and cannot pin a checker there.",
        "Correct the position.",
    ),
    "pin_too_high": Entry(
        "A point with a pinned checker has more checkers than the game allows.",
        "Correct the numbers on that point.",
    ),
    "face_to_face": Entry(
        "Checkers of both players face each other across the board; landing there would have hit.",
        "Put one of them on the bar.",
    ),
    "both_finished": Entry(
        "Both players have brought all checkers to the end; the game ends with the first.",
        "Correct the checkers of one player.",
    ),
    "no_such_turn": Entry(
        "The turn cannot occur in this game; the message names its first wrong part and what would "
        "fit there.",
        "Send `turn` as it was answered, or `player` and `dice` instead of it.",
    ),
    "turn_needed": Entry(
        "The game is not over, so there must be a player on turn.",
        "Send `turn` as it was answered; for legal moves, `player` and `dice` are enough.",
    ),
    "player_needed": Entry(
        "Dice were sent with an id that does not say whose turn it is.",
        "Send `player` with the dice.",
    ),
}
