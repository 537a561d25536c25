"""The stakes: what each rule says and what each fault means. No game of the 26 has them."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Some games are played without a cube; nothing about it can be agreed or done there.",
    "doubling": "On turn and before rolling a player may double; the opponent takes, or drops and "
    "loses the stake before the double.",
    "redoubling": "Who takes a double owns the cube, and only its owner may redouble.",
    "cube_limit": "The cube may not be turned beyond the agreed limit.",
    "automatic_doubles": "A tie in the opening throw doubles the stake, up to the agreed number of "
    "times; the cube stays centred.",
    "beavers": "The player doubled may at once redouble and keep the cube (beaver), the doubler "
    "may turn it again (raccoon), and the other once more (otter).",
    "jacoby": "Gammons and backgammons count single unless a player has turned the cube.",
    "resignation": "A player may resign at a value his opponent agrees to; by a house rule it "
    "always costs the most.",
    "match": "A match is won with its last point; surplus points are worth nothing. Automatic "
    "doubles, beavers and the Jacoby rule are for money play.",
    "crawford": "The first game after a player is one point away from the match is played without "
    "the cube; afterwards it is back.",
    "holland": "After the Crawford game the trailer may double only from his third turn on.",
    "chouette": "One player, the box, plays against a team led by its captain; the others queue.",
    "single_cube": "With one cube only taking and dropping is up to each member of the team.",
    "multi_cube": "Each member of the team has his own cube against the box.",
    "last_taker_drops": "If all members of the team but one drop, the last must drop too.",
    "extra_cubes": "A lone taker must accept an extra cube from any member who pays him the stake "
    "before the double for it.",
    "box_partner": "With eight or more players the box may have a partner, offered in turn from "
    "the captain backwards, else drawn by lot from the team without the captain.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "This game is played without a cube.",
    "not_begun": "The opening throw has not decided yet who begins.",
    "not_your_turn": "It is {player}'s turn.",
    "already_rolled": "The turn has begun; the cube is turned before its first roll.",
    "not_the_owner": "The cube belongs to {owner}, and only its owner may redouble.",
    "crawford_game": "This is the Crawford game, which is played without the cube.",
    "holland_rule": "This is turn {turn}; the trailer may double from his turn {first} on.",
    "cube_limit_reached": "The cube may not go beyond {limit}.",
    "offer_pending": "The {kind} offered by {by} must be answered first.",
    "nothing_offered": "Nothing is offered that could be answered.",
    "own_offer": "A player does not answer his own {kind}.",
    "answers_another": "{answer} is an answer to {needs}, but {kind} is offered.",
    "not_agreed": "It is not agreed that a {name} may be given.",
    "money_only": "{name} is for money play, not for a match.",
    "match_only": "{name} is for a match, not for money play.",
    "dead_cube": "The stake of {stake} already covers the {away} points needed: the cube is dead.",
    "no_power_of_two": "The cube shows powers of two, not {value}.",
    "automatic_not_agreed": "{count} automatic doubles cannot be; at most {most} are agreed.",
    "owner_needed": "A centred cube stands at {must}; one at {value} belongs to somebody.",
    "not_turned": "Nobody has turned the cube at {value}, so it is centred.",
    "offer_not_doubled": "An offer doubles the stake to {must}, not to {value}.",
    "no_such_offer": "A {kind} cannot stand here.",
    "no_such_length": "A match is played to 1 to {most} points, not to {length}.",
    "no_such_score": "A score of {score} is not possible in a match to {length}.",
    "both_have_won": "Only one player can have won the match.",
    "crawford_does_not_fit": "At {white}-{black} the Crawford game cannot be {crawford}.",
    "match_over": "The match is over: {winner} has won it.",
    "turns_do_not_fit": "White has begun {white} turns and Black {black}, which does not fit.",
    "unknown_stakes_option": "The stakes have no option {name}; they have {known}.",
    "no_such_amount": "An amount per point is more than nothing.",
    "resignation_pending": "The resignation of {by} must be answered first.",
    "no_resignation": "No resignation waits for an answer.",
    "own_resignation": "A player does not answer his own resignation.",
    "no_such_value": "One cannot resign at {value} here; the values are {known}.",
    "costs_the_most": "By the house rule resigning always costs {value}.",
    "player_repeated": "{name} takes part only once.",
    "player_unknown": "{name} does not take part.",
    "player_count": "A chouette has {least} to {most} players, not {count}.",
    "throw_needed": "{name} must throw.",
    "throw_unneeded": "{name} does not throw here.",
    "no_such_die": "A die shows 1 to 6, not {number}.",
    "seats_decided": "The throws before have decided all places.",
    "not_the_leader": "With one cube {leader} doubles for the team.",
    "no_bet": "{name} and {to} have no cube between them.",
    "no_bets": "{name} has nothing here to double or to answer.",
    "all_or_none": "With one cube the whole team is doubled or nobody.",
    "not_answered": "{name} has still to answer {to}.",
    "answered_twice": "{name} has answered {to} twice.",
    "same_answer": "With one cube the box gives the whole team the same answer.",
    "beavers_need_cubes": "With one cube for the whole team there are no beavers.",
    "no_extra_cubes": "There is no extra cube for {name}: {why}.",
    "no_partner": "There is no partner of the box with fewer than {least} players or without the "
    "option.",
    "lot_needed": "Nobody volunteers, so a partner is drawn by lot from {known}.",
    "not_in_the_lot": "{name} cannot be drawn; the lot is among {known}.",
    "captain_still_plays": "{name} is captain and still plays, so nothing is decided.",
    "not_one_cube": "With one cube all members of the team have the same cube.",
    "not_one_opening": "All cubes had the same opening throw and so the same automatic doubles.",
    "no_such_payment": "A payment is more than nothing, from one player to another.",
    "still_open": "The game is not over: {names} still play.",
}
