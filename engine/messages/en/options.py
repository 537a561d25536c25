"""What each option of a game decides, by its name."""

from collections.abc import Mapping

OPTIONS: Mapping[str, str] = {
    "backgammon_multiplier": "How many points a backgammon counts: `3`, or `2` like a gammon.",
    "bear_off_whole_tower": "Whether a number bears off a whole tower in the last phase (`true`) "
    "or one checker of it (`false`).",
    "chooser": "The player who chooses the numbers; the other one rolls twice.",
    "cube": "Whether the game is played with the cube.",
    "double_repeats": "How many times each number of a double is played.",
    "entering": "When checkers on the board may move: once two checkers have left the reserve "
    "(`after_two`), or once all have (`all_first`).",
    "hit_and_run": "Whether a checker that hits in its own home board may move on in the same "
    "turn (`allowed`) or not (`banned`).",
    "hits": "Whether a player who hits loses (`lose`), or a single opposing checker blocks its "
    "point (`forbidden`).",
    "mother": "Whether pinning the mother, the last checker on the opponent’s start point, wins "
    "the game (`goal`) or is a pin like any other (`none`).",
    "opening": "Whether the starter plays the two numbers of the opening roll (`one_die_each`) or "
    "rolls both dice again (`fresh_roll`).",
    "pinner_may_add": "Whether the player who pins a checker may add others to that point "
    "(`true`) or the point is closed to both (`false`).",
    "quarter": "What may not be occupied: the sixth point of the player’s own start quarter "
    "(`own`), or of either start quarter (`both`), or a fifth point of the opponent’s "
    "(`four_of_theirs`).",
    "row": "When six points in a row are legal: with an opposing checker ahead of them or borne "
    "off (`one_ahead`), or with one in its home board or borne off (`one_home`).",
    "scoring": "What a win counts: 1, or 2 if the loser has borne off no checker (`one_two`), or "
    "one point for each of the loser’s checkers that is not borne off (`checkers_left`).",
    "second_head": "When a second checker may leave the head on the first turn: with 6-6, 4-4 and "
    "3-3 (`named`), with every roll that one checker cannot play completely (`blocked`), or not "
    "at all (`never`).",
    "shut_in": "Whether an opponent with all checkers on one point may be shut in: no "
    "(`one_point`) or yes (`allowed`).",
    "snake": "The player who has the snake.",
    "unplayed": "Whether the rest of a rising double that cannot be played is lost (`lost`) or "
    "passes to the opponent (`to_opponent`).",
}
