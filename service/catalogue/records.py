"""Faults and notes of records of games.

A text that is no record is a problem. Faults and notes in a record are part of the answer of
`replay`: the replay goes on after them.
"""

from typing import Final

from service.catalogue.entries import Entries, Entry

NOT_A_RECORD: Final[Entries] = {
    "not_a_record": Entry(
        "The text has no match line, game or rows of this format.",
        "Send the file as it is, with the right `format` or without one.",
    ),
    "record_too_large": Entry(
        "The record has more bytes, lines, games or plays than are read.",
        "Split it into several records.",
    ),
    "record_too_deep": Entry(
        "The variations of an SGF tree are nested too deeply.",
        "Remove the variations; only the main line is replayed.",
    ),
    "match_too_long": Entry(
        "The match is longer than any match can be.",
        "Correct the length in the header.",
    ),
    "file_of_a_program": Entry(
        "The content is a file that only the program that wrote it reads.",
        "Save the match there as `.mat` and send that text.",
    ),
    "is_a_position": Entry(
        "The content is a position or the id of a state, not a game.",
        "Send it to `convert`, or to any operation that takes a position.",
    ),
    "is_an_analysis": Entry(
        "The content is a report of an analysis, not the match that was analysed.",
        "Save the match itself as `.mat` or `.sgf`.",
    ),
    "not_text": Entry(
        "The content has control characters, as binary files have.",
        "Export the record as `.mat` or `.sgf` text.",
    ),
    "unknown_variation": Entry(
        "The record is of a game that is not known here.",
        "Send `assume.variant` if the header is wrong.",
    ),
    "start_needed": Entry(
        "A game of a record in JSON begins before the one before it is over, without a start.",
        "Send the `start` of that game, or the rest of the game before it.",
    ),
    "unreadable_start": Entry(
        "The `start` of a game of a record in JSON is not an id that can be read.",
        "Send an id as it was answered.",
    ),
    "unreadable_header": Entry(
        "A header in which this service keeps what the format cannot say has been changed.",
        "Send the file as it was written, or remove the header.",
    ),
    "unreadable_record": Entry(
        "The JSON of a record does not have the form of one at this place.",
        "Send the record as it was answered.",
    ),
}

IN_A_RECORD: Final[Entries] = {
    "wrong_score": Entry(
        "The score at the head of a game is not the result of the games before it.",
        "Correct the score, or the result of an earlier game.",
    ),
    "bad_dice": Entry(
        "The record has a throw that two dice cannot show.",
        "Correct the throw; the rest of the game is lost.",
    ),
    "opening_double": Entry(
        "The first roll of a game is a double, but the opening throw decides by different numbers.",
        "Correct the roll; it is played as written.",
    ),
    "illegal_play_written": Entry(
        "The record itself marks the play as illegal.",
        "Nothing: it is played as written.",
    ),
    "too_many_illegal_plays": Entry(
        "The record has more illegal plays than are explained; after them nothing is judged.",
        "Check which game the record is of (`assume`), or correct the first fault.",
    ),
    "id_differs": Entry(
        "The record names a position that the plays before do not lead to.",
        "Correct the play before it, or the position.",
    ),
    "unreadable_cell": Entry(
        "A cell of a row cannot be read as a play or an action.",
        "Correct the cell; `written` quotes it.",
    ),
    "unreadable_line": Entry(
        "A line cannot be read.",
        "Correct or remove the line; `written` quotes it.",
    ),
    "wrong_cube_value": Entry(
        "The written value of a double is not twice that of the cube.",
        "Correct the value.",
    ),
    "edited": Entry(
        "The record sets up another position in the middle of a game.",
        "Nothing: the replay goes on from that position.",
    ),
    "wrong_totals": Entry(
        "The totals at the head of a game of a chouette are not those of the games before it.",
        "Correct the totals, or the result of an earlier game.",
    ),
    "was_drawn": Entry(
        "The record names a winner, but the game was a draw.",
        "Correct the result.",
    ),
    "wrong_winner": Entry(
        "The record names another winner than the board shows.",
        "Correct the result.",
    ),
    "wrong_result": Entry(
        "The record gives other points than the game is worth.",
        "Correct the result; cube and gammon are in the message's points.",
    ),
}

NOTES: Final[Entries] = {
    "rest_not_written": Entry(
        "The format cannot say how the game went on, so the rest of it is left out.",
        "Write the format `record`, which loses nothing.",
    ),
    "two_ways": Entry(
        "A written play has two ways, one of which hits; the other one is taken.",
        "Write the stops of the play to be exact.",
    ),
    "star_without_hit": Entry("A `*` stands where no checker is hit.", "Remove the asterisk."),
    "take_unwritten": Entry(
        "A double is followed by a play without a written take.",
        "Nothing: the take is understood.",
    ),
    "play_unwritten": Entry(
        "The dice are written without a play, and only one is legal.",
        "Nothing: that play is made.",
    ),
    "capped_result": Entry(
        "The written points stop at what the winner needed for the match.",
        "Nothing: the full points are in the answer.",
    ),
    "rolled_and_resigned": Entry(
        "The dice were thrown, and then the player resigned.",
        "Nothing.",
    ),
    "no_result": Entry(
        "A game ends without a result, and the board does not show one; a fault if another game "
        "follows, else a note.",
        "Add the line with the winner and the points.",
    ),
    "roll_not_played": Entry(
        "The game ends after dice that nobody played.",
        "Nothing: the dice are told as a roll.",
    ),
    "match_given_up": Entry(
        "The match was given up: the written points end it, but the game cannot be worth them.",
        "Nothing: the match is awarded to the winner.",
    ),
    "money_assumed": Entry(
        "The record says that it is a match, but a game is scored by the rule of Jacoby.",
        "Nothing: it is replayed as money play.",
    ),
    "game_without_plays": Entry("The game has a result but no plays.", "Nothing."),
    "sides_swapped": Entry(
        "The two players have changed columns or colours.",
        "Nothing: names decide which side is which.",
    ),
    "beavers_assumed": Entry(
        "The record has a beaver without an agreement, so beavers are taken as agreed.",
        "Send `assume.beavers` to say what is agreed.",
    ),
    "other_line": Entry("A line is no part of the record.", "Nothing: the line is skipped."),
    "other_lines": Entry("Several lines are no part of the record.", "Nothing: they are skipped."),
    "header_unknown": Entry("A word of the header is not known.", "Nothing: it is skipped."),
    "second_match": Entry(
        "A second match begins in the same text.",
        "Send the second match as a record of its own.",
    ),
    "wrong_game_number": Entry(
        "The games are not numbered one after the other.",
        "Nothing: their order counts.",
    ),
    "other_game": Entry("An SGF tree is of another game.", "Nothing: the tree is skipped."),
    "cut_off": Entry(
        "The text ends in the middle of the record.",
        "Send the whole file.",
    ),
}
