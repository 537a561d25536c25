"""Faults of cube, match, money play, resignation and other agreements of two players."""

from typing import Final

from service.catalogue.entries import Entries, Entry

IMPOSSIBLE_STATE: Final[Entries] = {
    "no_cube": Entry(
        "The game, or this series of games, is played without a cube.",
        "Leave out the cube and its options.",
    ),
    "no_stakes": Entry(
        "The action, offer or end needs stakes, and none were sent.",
        "Send `stakes` with `money` or `match`.",
    ),
    "money_only": Entry(
        "This exists in money play only.",
        "Leave it out in a match.",
    ),
    "match_only": Entry(
        "This exists in matches only.",
        "Leave it out in money play.",
    ),
    "no_power_of_two": Entry(
        "The cube shows a number that no cube has.",
        "Send 1, 2, 4, 8 and so on.",
    ),
    "automatic_not_agreed": Entry(
        "The cube has more automatic doubles than are agreed.",
        "Agree on them in `stakes.options.automatic_doubles`, or correct `cube.automatic`.",
    ),
    "owner_needed": Entry(
        "A cube that has been turned belongs to a player.",
        "Send `cube.owner`.",
    ),
    "not_turned": Entry(
        "A cube that no player has turned is in the middle.",
        "Leave out `cube.owner`, or correct `cube.value`.",
    ),
    "offer_not_doubled": Entry(
        "An offered cube has twice the value of the one on the table.",
        "Correct `offer.value`.",
    ),
    "no_such_offer": Entry(
        "An offer of this kind cannot wait for an answer in this state.",
        "Send `offer` as it was answered.",
    ),
    "no_such_length": Entry(
        "A match cannot have this length.",
        "Send a length within the limits in the message.",
    ),
    "no_such_score": Entry(
        "A player cannot have this score in a match of this length.",
        "Correct the score; it ends with the length of the match.",
    ),
    "games_do_not_fit": Entry(
        "In a match by games, the games played and the score do not go together.",
        "Send `played` and the scores as they were answered.",
    ),
    "both_have_won": Entry(
        "Both players have reached the length of the match.",
        "Correct one of the scores.",
    ),
    "crawford_does_not_fit": Entry(
        "At this score the Crawford game cannot be at the stage that was sent.",
        "Leave out `crawford_game`: it is derived where the score decides it.",
    ),
    "crawford_needed": Entry(
        "One player is a point away from winning, and the score alone does not say whether this is "
        "the Crawford game.",
        'Send `crawford_game`: `"now"` or `"after"`; in an id, `crawford-now` or `crawford-after`.',
    ),
    "match_over": Entry("The match is over.", "Begin a new match."),
    "turns_do_not_fit": Entry(
        "The numbers of turns that the players have begun differ by more than one, or do not fit "
        "the turn.",
        "Send `stakes.turns` as it was answered.",
    ),
    "turns_not_counted": Entry(
        "Turns are counted under the Holland rule only.",
        "Leave out `stakes.turns`.",
    ),
    "unknown_stakes_option": Entry(
        "Stakes have no option of this name.",
        "Send one of the options in `known`.",
    ),
    "no_such_amount": Entry(
        "A point cannot be worth this amount.",
        "Send an amount greater than 0 with at most nine digits.",
    ),
    "no_such_ending": Entry(
        "The game cannot have ended as `ended` says.",
        "Send `ended` as it was answered, or leave it out.",
    ),
    "holland_needs_crawford": Entry(
        "The Holland rule is about the games after the Crawford game, which is switched off.",
        "Leave out one of the two options.",
    ),
    "not_in_rotation": Entry(
        "The game is not one of the series.",
        "Send one of the games in `known` as `variant`.",
    ),
    "options_not_of_series": Entry(
        "The options of the game are not those that were agreed for the series.",
        "Send the options in `stakes.match.variant_options`.",
    ),
    "rotation_needed": Entry(
        "`variant_options` is for a series of games, and there is none.",
        "Send `rotation`, too, or leave it out.",
    ),
}

ILLEGAL_ACTION: Final[Entries] = {
    "not_begun": Entry(
        "The opening throw has not decided who begins.",
        'Send the action `{"do": "open", …}` first.',
    ),
    "not_your_turn": Entry(
        "Only the player on turn may do this.",
        "Wait for that player's turn; `may` lists what each player may do.",
    ),
    "already_rolled": Entry(
        "A player may double only before their first roll of the turn.",
        "Double at the beginning of the next turn.",
    ),
    "not_before_a_roll": Entry(
        "A settlement is offered before a roll only.",
        "Offer it before the next roll.",
    ),
    "not_the_owner": Entry(
        "The other player owns the cube, and only the owner may redouble.",
        "Play on.",
    ),
    "crawford_game": Entry(
        "The Crawford game is played without the cube.",
        "Play on; in the next game the cube is back.",
    ),
    "cube_limit_reached": Entry(
        "The cube has reached the agreed limit.",
        "Play on, or agree on a higher `cube_limit` in another game.",
    ),
    "dead_cube": Entry(
        "The stake already covers what the player needs to win the match.",
        "Play on.",
    ),
    "holland_rule": Entry(
        "Under the Holland rule the trailing player may not double in their first two turns after "
        "the Crawford game.",
        "Double from the turn in the message on.",
    ),
    "offer_pending": Entry(
        "An offer waits for its answer, which comes before anything else.",
        "Answer it: `expected.choices` lists the answers.",
    ),
    "nothing_offered": Entry(
        "There is no offer to answer.",
        "Do what `expected` says.",
    ),
    "own_offer": Entry(
        "A player cannot answer their own offer.",
        "Send the other player as `by`.",
    ),
    "answers_another": Entry(
        "The answer belongs to another kind of offer, as a raccoon to a beaver.",
        "Send one of `expected.choices`.",
    ),
    "wrong_answer": Entry(
        "The offer is answered with other words.",
        "Send one of `expected.choices`.",
    ),
    "not_agreed": Entry(
        "The players have not agreed on this, for example on beavers.",
        "Agree on it in `stakes.options` when the game begins.",
    ),
    "no_such_value": Entry(
        "A player cannot resign at this value here.",
        "Send one of the values in `known`.",
    ),
    "costs_the_most": Entry(
        "Under the house rule, resigning always costs the highest value.",
        "Send the value in the message, or leave `value` out.",
    ),
    "value_needed": Entry(
        "A resignation needs the value that is given up.",
        "Send `value`; the message lists what is possible.",
    ),
    "no_repetition": Entry(
        "A draw by repetition can be claimed in games with a fixed roll only.",
        "Offer a draw instead.",
    ),
    "no_such_settlement": Entry(
        "A settlement cannot be for this number of points.",
        "Send whole or half points up to the number in the message; `may` has it as "
        "`settle_up_to`.",
    ),
    "draw_has_no_value": Entry(
        "A draw is worth nothing, so it has no value.",
        "Leave out `value`.",
    ),
}
