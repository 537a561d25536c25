"""Faults of a chouette: its seats, bets and actions."""

from typing import Final

from service.catalogue.entries import Entries, Entry

IMPOSSIBLE_STATE: Final[Entries] = {
    "chouette_needed": Entry(
        "The operation is about a chouette, and the id is not that of one.",
        "Send the id of an answer about a chouette; its last field begins with `chouette`.",
    ),
    "no_chouette_here": Entry(
        "The operation is about a game of two players.",
        "Use `/v1/chouette/advance`, or leave out the last field of the id.",
    ),
    "stakes_in_chouette": Entry(
        "A chouette has bets of its own instead of `stakes` and `offer`.",
        "Leave these out.",
    ),
    "player_count": Entry(
        "A chouette cannot have so few or so many players.",
        "Send as many players as the message says.",
    ),
    "player_repeated": Entry("A name occurs twice.", "Give every player a name of their own."),
    "player_unknown": Entry(
        "The name is not one of the players.",
        "Send a name from `players`, spelled the same.",
    ),
    "beavers_need_cubes": Entry(
        "With a single cube for the whole team there are no beavers.",
        "Leave out one of the two options.",
    ),
    "not_one_cube": Entry(
        "With a single cube all bets have the same cube.",
        "Send `bets` as they were answered.",
    ),
    "all_answered": Entry(
        "Every offer in the bets has its answer; the last answer makes all of them take effect.",
        "Send `bets` as they were answered.",
    ),
    "not_one_opening": Entry(
        "All cubes saw the same opening throw and have the same automatic doubles.",
        "Send `bets` as they were answered.",
    ),
    "captain_still_plays": Entry(
        "`captain_won` is set while the captain still plays.",
        "Leave it out.",
    ),
    "captain_gone": Entry(
        "The captain no longer plays, so the box has lost, and `captain_won` must say it.",
        "Send the chouette as it was answered.",
    ),
    "no_such_payment": Entry(
        "A payment is not greater than 0, or not from one player to another.",
        "Send `payments` as they were answered.",
    ),
    "totals_do_not_fit": Entry(
        "The totals of all players must sum to 0, and be 0 before the first game.",
        "Send `totals` as they were answered.",
    ),
    "no_extra_cubes": Entry(
        "There is no extra cube for this player; the message says why.",
        "Leave out `extra_cube`.",
    ),
}

ILLEGAL_ACTION: Final[Entries] = {
    "throw_needed": Entry(
        "A player whose place is not decided must throw in this round.",
        "Add their die to the round.",
    ),
    "throw_unneeded": Entry(
        "The place of this player is decided, so they do not throw again.",
        "Remove their die from the round.",
    ),
    "no_such_die": Entry("A die shows 1 to 6.", "Correct the number."),
    "seats_decided": Entry(
        "All places are decided, but `rounds` goes on.",
        "Remove the rounds from this index on.",
    ),
    "not_the_leader": Entry(
        "With a single cube the captain doubles for the team.",
        "Send the leader in the message as `by`.",
    ),
    "no_bet": Entry(
        "These two players have no bet with each other.",
        "Send an opponent of that player; `bets` lists them.",
    ),
    "no_bets": Entry(
        "The player has no bet in which to do this now.",
        "`may` lists what each player may do.",
    ),
    "all_or_none": Entry(
        "With a single cube a double goes to the whole team.",
        "Leave out `to`.",
    ),
    "not_answered": Entry(
        "Not all players who were doubled have answered.",
        "Add an answer for each player in the message.",
    ),
    "answered_twice": Entry(
        "`answers` has two answers of the same player to the same offer.",
        "Remove one of them.",
    ),
    "same_answer": Entry(
        "With a single cube the box gives the whole team one answer.",
        "Send the answer that the box has given already, the same for all.",
    ),
    "no_partner": Entry(
        "The box has no partner with so few players, or without the option.",
        "Agree on the option `box_partner`, or play on without a partner.",
    ),
    "lot_needed": Entry(
        "No member of the team volunteers, so a partner is drawn by lot.",
        "Send `drawn` with one of the names in `known`.",
    ),
    "not_in_the_lot": Entry(
        "This player cannot be drawn by lot.",
        "Send one of the names in `known`.",
    ),
    "game_begun": Entry(
        "The box gets a partner before a game only.",
        "Send the action before the first roll of the next game.",
    ),
    "still_open": Entry(
        "The game is not over: some bets are still open.",
        "Finish the bets of the players in the message.",
    ),
    "wrong_payer": Entry(
        "The payer of a settlement is the player who offers it, or the only one to whom it goes.",
        "Send `to` with this player alone, or leave it out.",
    ),
}
