"""The sentence for each rule and fault of cube, match and chouette."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Some games are played without a cube.",
    "doubling": "The player on turn may double before rolling; the opponent takes, or drops and "
    "loses the stake before the double.",
    "redoubling": "The player who takes a double owns the cube, and only the owner may redouble.",
    "cube_limit": "The cube may not be turned beyond the agreed limit.",
    "automatic_doubles": "Equal numbers in the opening throw double the stake, up to the agreed "
    "number of times; the cube stays in the middle.",
    "beavers": "A player who is doubled may redouble at once and keep the cube (beaver), the "
    "doubler may turn it again (raccoon), and the other player once more (otter).",
    "jacoby": "Gammons and backgammons count as a single game until a player has turned the cube.",
    "resignation": "A player may resign at a value that the opponent accepts; under a house rule, "
    "resigning always costs the highest value.",
    "match": "The player who first reaches the length of the match wins it; surplus points count "
    "for nothing. In a match by games the higher total after the last one wins, and a drawn game "
    "is played again. Automatic doubles, beavers and the Jacoby rule are for money play only.",
    "crawford": "When a player first is one point away from winning the match, the next game is "
    "played without the cube; afterwards the cube is back.",
    "holland": "After the Crawford game, the trailing player may double only from their third turn "
    "on.",
    "rotation": "In a series, the games follow a cycle of variants; after every game, also after a "
    "draw, the next one is played. There is no cube, and the winner of a game starts the next.",
    "chouette": "One player, the box, plays against a team led by a captain; the other members "
    "form the queue.",
    "single_cube": "With a single cube, each member of the team decides only on taking and "
    "dropping.",
    "multi_cube": "Each member of the team has a cube of their own against the box.",
    "last_taker_drops": "If all members of the team but one drop, the last one must drop too.",
    "extra_cubes": "A member who alone takes a double must accept an extra cube from any member "
    "who pays them the stake before the double.",
    "box_partner": "With eight or more players the box may have a partner: the place is offered in "
    "turn, from the captain backwards, or else drawn by lot in the team without the captain.",
    "settlement": "In money play either player may offer, before a roll, to end the game for "
    "whole or half points paid by one to the other, at most the stake times the highest value of "
    "the game.",
    "forfeit": "A game may be awarded to a player at a stated value, or a match; the award needs "
    "no consent.",
    "consultation": "Members of the team may advise its leader freely, only once a cube has been "
    "turned, or never; players who have dropped may not.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "This game is played without a cube.",
    "not_begun": "The opening throw has not yet decided who begins.",
    "not_your_turn": "It is {player}'s turn.",
    "already_rolled": "The turn has begun; this is possible only before its first roll.",
    "not_before_a_roll": "The dice have been thrown; a settlement is offered before a roll.",
    "not_the_owner": "{owner} owns the cube, and only the owner may redouble.",
    "crawford_game": "This is the Crawford game, which is played without the cube.",
    "cube_limit_reached": "The cube may not be turned beyond {limit}.",
    "offer_pending": "An offer by {by} must be answered first: {kind}.",
    "nothing_offered": "There is no offer to answer.",
    "own_offer": "A player cannot answer their own offer ({kind}).",
    "answers_another": "The answer {answer} requires {needs}, but the offer is {kind}.",
    "not_agreed": "Not agreed: {name}.",
    "money_only": "Only for money play, not for a match: {name}.",
    "match_only": "Only for a match, not for money play: {name}.",
    "dead_cube": "The stake of {stake} already covers the points needed to win the match ({away}): "
    "the cube is dead.",
    "no_power_of_two": "The cube shows powers of two, not {value}.",
    "automatic_not_agreed": "The number of automatic doubles cannot be {count}; at most {most} are "
    "agreed.",
    "owner_needed": "A cube in the middle is at {must}; a cube at {value} needs an owner.",
    "not_turned": "A cube at {value} has not been turned by a player, so it must be in the middle.",
    "offer_not_doubled": "An offer doubles the stake to {must}, not to {value}.",
    "no_such_offer": "This offer is not possible here: {kind}.",
    "no_such_length": "The length of a match is 1 to {most}, not {length}.",
    "games_do_not_fit": "After {played} games of the match the score cannot be {white}-{black}: "
    "each game that is won brings a point or more.",
    "no_such_score": "A score of {score} is not possible in a match to {length}.",
    "both_have_won": "Only one player can have won the match.",
    "crawford_does_not_fit": "At {white}-{black} the Crawford game cannot be {crawford}.",
    "match_over": "The match is over.",
    "turns_do_not_fit": "The numbers of turns do not fit together: White {white}, Black {black}.",
    "turns_not_counted": "Turns are counted only if the Holland rule is agreed.",
    "unknown_stakes_option": "The stakes have no option {name}; their options: {known}.",
    "no_such_amount": "The amount per point must be greater than 0 and have at most nine digits.",
    "no_such_value": "Resigning at {value} is not possible here; possible values: {known}.",
    "costs_the_most": "Under the house rule, resigning always costs {value}.",
    "player_repeated": "{name} can take part only once.",
    "player_unknown": "{name} does not take part.",
    "player_count": "A chouette has {least} to {most} players, not {count}.",
    "throw_needed": "{name} must throw.",
    "throw_unneeded": "{name} does not throw now.",
    "no_such_die": "A die shows 1 to 6, not {number}.",
    "seats_decided": "The previous throws have already decided all places.",
    "not_the_leader": "With a single cube, {leader} doubles for the team.",
    "no_bet": "There is no cube between {name} and {to}.",
    "no_bets": "{name} has nothing to double or to answer.",
    "all_or_none": "With a single cube, a double goes to the whole team or to no member.",
    "not_answered": "{name} must still answer {to}.",
    "answered_twice": "{name} has answered {to} twice.",
    "same_answer": "With a single cube, the box gives the whole team the same answer.",
    "beavers_need_cubes": "With a single cube for the whole team, there are no beavers.",
    "no_extra_cubes": "There is no extra cube for {name}: {why}.",
    "no_partner": "The box has no partner with fewer than {least} players or without the option.",
    "lot_needed": "No member volunteers, so a partner must be drawn by lot from: {known}.",
    "not_in_the_lot": "{name} cannot be drawn by lot; possible: {known}.",
    "captain_still_plays": "{name} is the captain and still plays, so the game is not decided.",
    "game_begun": "The game has begun; the box gets a partner only before it.",
    "draw_has_no_value": "A draw has no value.",
    "captain_gone": "{name} is the captain and no longer plays, so the box has lost.",
    "all_answered": "Every offer is answered, so the answers have taken effect already.",
    "not_one_cube": "With a single cube, all members of the team have the same cube.",
    "not_one_opening": "All cubes had the same opening throw, so they have the same automatic "
    "doubles.",
    "no_such_payment": "A payment must be greater than 0 and go from one player to another.",
    "still_open": "The game is not over; still playing: {names}.",
    "value_needed": "`value` is missing: {color} can resign at {must}.",
    "wrong_answer": "The offer is a {kind}; answer it with {choices}.",
    "no_repetition": "A draw by repetition can be claimed only in a game with a fixed roll.",
    "wrong_payer": "{name} can pay only in their own bet: send `to` with this player alone, or "
    "leave it out.",
    "no_such_settlement": "A settlement is for whole or half points, more than 0 and at most "
    "{most}; whole ones only if a partner shares them.",
    "no_such_ending": "The game cannot have ended like this: {how}.",
    "crawford_needed": "At {white}-{black} of {length} the Crawford game is this one or over: "
    'send `{item}`, "now" or "after".',
    "holland_needs_crawford": "Without the Crawford game there is no Holland rule.",
    "not_in_rotation": "{variant} is not a game of the series {name}: {known}.",
    "options_not_of_series": "In this series ({name}) the game has these options: {known}. "
    "Send others in `variant_options`.",
    "rotation_needed": "`variant_options` are for a series: send `rotation`, too.",
    "totals_do_not_fit": "The totals before game {number} do not fit: they sum to 0, and before "
    "the first game all are 0.",
    "holland_rule": "This would be in turn {turn}; the trailer may double from turn {first} on.",
    "no_stakes": "Nothing is played for here; the cube and settlements need stakes.",
}
