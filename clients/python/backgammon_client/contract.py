"""The types of the contract, written by `make clients`. Do not edit."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

VariantName: TypeAlias = "Literal['backgammon', 'eureka', 'puff', 'long_puff', 'russian_puff', 'long_russian_puff', 'french_backgammon_1', 'russian_backgammon', 'gioul', 'french_backgammon_2', 'acey_deucey', 'mexican_backgammon', 'old_britain', 'pin', 'catch_me', 'doublets', 'ludus_lombardorum', 'backwards', 'straight', 'fixed_roll', 'no_hit', 'open_roll', 'misere', 'snake', 'two_rolls_vs_choice', 'linverso', 'nackgammon', 'hypergammon', 'longgammon', 'portes', 'tavla', 'plakoto', 'fevga', 'long_nardy', 'gul_bara', 'mahbusa', 'tawla_31', 'khachapuri']"
"""The name of a game."""


Color: TypeAlias = "Literal['white', 'black']"
"""The two sides."""


Die: TypeAlias = 'int'
"""The number on a die."""


Dice: TypeAlias = 'list[Die]'
"""Two dice."""


Number: TypeAlias = 'int'
"""The number on a die; more than 6 only in Catch me, where a checker moves by the sum of both dice."""


Numbers: TypeAlias = 'list[Number]'
"""The numbers of a stage; a double has two or four of them."""


Point: TypeAlias = "Literal['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24']"
"""An absolute point, as text."""


Place: TypeAlias = "Literal['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', 'bar', 'reserve', 'off', 'captured']"
"""A point, the bar, the reserve, or the checkers borne off or captured; as text."""


Count: TypeAlias = 'int'
"""A number of checkers."""


Side: TypeAlias = 'dict[Place, Count]'
"""The checkers of one side by place."""


Points: TypeAlias = 'list[Point]'
"""Points without repetition."""


class Marks(TypedDict):
    """Points with marked checkers: pinned in Pin, Plakoto and Mahbusa, stacked as a tower in Doublets."""

    white: NotRequired[Points]
    black: NotRequired[Points]


Phase: TypeAlias = "Literal['unstack', 'restack', 'bear_off']"
"""A phase of Doublets."""


class Phases(TypedDict):
    """The phase of each side; only, and always, in Doublets."""

    white: Phase
    black: Phase


class Position(TypedDict):
    """The places of all checkers of both sides."""

    white: Side
    black: Side
    marks: NotRequired[Marks]
    phase: NotRequired[Phases]


IfShort: TypeAlias = "Literal['carry_on', 'forfeit', 'hand_over']"
"""What happens to the rest of the turn if the stage is not played completely."""


Roller: TypeAlias = "Literal['player', 'opponent']"
"""Who rolls the dice: the player on turn or the opponent."""


class OpenStage(TypedDict):
    """Both players throw one die; the throw decides who begins."""

    do: Literal['open']


class RollStage(TypedDict):
    """Two dice are rolled."""

    do: Literal['roll']
    by: NotRequired[Roller]
    shown: NotRequired[bool]
    again: NotRequired[bool]


class NameDoubleStage(TypedDict):
    """The player chooses any double and plays it four times."""

    do: Literal['name_double']
    if_short: NotRequired[IfShort]


class NameRollStage(TypedDict):
    """The player chooses two different numbers instead of rolling."""

    do: Literal['name_roll']


class PlayStage(TypedDict):
    """The player plays these numbers, in any order unless `in_order`."""

    do: Literal['play']
    numbers: Numbers
    in_order: NotRequired[bool]
    if_short: NotRequired[IfShort]


Stage: TypeAlias = 'OpenStage | RollStage | NameDoubleStage | NameRollStage | PlayStage'
"""A part of a turn."""


Stages: TypeAlias = 'list[Stage]'
"""The rest of a turn; the first stage is due."""


class Turn(TypedDict):
    """The player on turn and the rest of the turn."""

    player: Color | None
    stages: Stages
    thrown: NotRequired[Dice]
    early: NotRequired[int]


Move = TypedDict('Move', {
    'from': 'Place',
    'to': 'Place',
    'via': 'NotRequired[list[Place]]',
    'number': 'NotRequired[Number]',
    'hit': 'NotRequired[bool]',
    'pin': 'NotRequired[bool]',
})
"""One checker moved by one number; with several numbers a compound move."""


Moves: TypeAlias = 'list[Move]'
"""Moves in the order in which they are made; empty if nothing can be played."""


Notation: TypeAlias = 'str'
"""A play in the numbers of the player who moves: `8/5 6/5`, `bar/20 24/22*`, `13/7/5`, `6/off(2)`, and `-` for no move."""


class Throw(TypedDict):
    """One die each."""

    white: Die
    black: Die


class OpenAction(TypedDict):
    """The opening throw."""

    do: Literal['open']
    white: Die
    black: Die


class RollAction(TypedDict):
    """The dice of a roll."""

    do: Literal['roll']
    dice: Dice


class NameDoubleAction(TypedDict):
    """The double that the player chooses."""

    do: Literal['name_double']
    number: Die


class NameRollAction(TypedDict):
    """The two different numbers that the player chooses."""

    do: Literal['name_roll']
    numbers: Dice


class PlayAction(TypedDict):
    """A play: either `moves` or `notation`."""

    do: Literal['play']
    moves: NotRequired[Moves | None]
    notation: NotRequired[Notation | None]
    condone: NotRequired[bool | None]


class DoubleAction(TypedDict):
    """Double the stake."""

    do: Literal['double']
    by: Color


class TakeAction(TypedDict):
    """Take a double, beaver, raccoon or otter."""

    do: Literal['take']
    by: Color


class DropAction(TypedDict):
    """Drop a double and lose the game."""

    do: Literal['drop']
    by: Color


class BeaverAction(TypedDict):
    """Redouble at once and keep the cube (money play)."""

    do: Literal['beaver']
    by: Color


class RaccoonAction(TypedDict):
    """Answer a beaver by doubling once more (money play)."""

    do: Literal['raccoon']
    by: Color


class OtterAction(TypedDict):
    """Answer a raccoon by doubling once more (money play)."""

    do: Literal['otter']
    by: Color


class ResignAction(TypedDict):
    """Offer to resign at a value; the opponent accepts or refuses."""

    do: Literal['resign']
    by: Color
    value: NotRequired[GameValue | None]


class OfferDrawAction(TypedDict):
    """The player on turn offers a draw."""

    do: Literal['offer_draw']
    by: Color


class ClaimDrawAction(TypedDict):
    """Claim the draw by the third repetition in a game with a fixed roll; the client has counted."""

    do: Literal['claim_draw']
    by: Color


class OfferSettlementAction(TypedDict):
    """Before a roll, offer to end the game for points that `payer` pays: at most the stake times the highest value of the game."""

    do: Literal['offer_settlement']
    by: Color
    payer: Color
    points: HalfPoints


class AcceptAction(TypedDict):
    """Accept a resignation, a draw or a settlement."""

    do: Literal['accept']
    by: Color


class RefuseAction(TypedDict):
    """Refuse a resignation, a draw or a settlement and play on."""

    do: Literal['refuse']
    by: Color


class AwardAction(TypedDict):
    """Award the game to a player at a value (time over, opponent gone); needs no consent."""

    do: Literal['award']
    to: Color
    value: GameValue


class AwardMatchAction(TypedDict):
    """Award the match to a player; needs no consent."""

    do: Literal['award_match']
    to: Color


Action: TypeAlias = 'OpenAction | RollAction | NameDoubleAction | NameRollAction | PlayAction | DoubleAction | TakeAction | DropAction | BeaverAction | RaccoonAction | OtterAction | ResignAction | OfferDrawAction | ClaimDrawAction | OfferSettlementAction | AcceptAction | RefuseAction | AwardAction | AwardMatchAction'
"""An action: the one that the first stage of the turn requires, or one of the stakes: doubling, answering, resigning and so on."""


StakesAction: TypeAlias = "Literal['double', 'take', 'drop', 'beaver', 'raccoon', 'otter', 'resign', 'offer_draw', 'claim_draw', 'offer_settlement', 'accept', 'refuse']"
"""An action of the stakes that a player may choose."""


OpeningRule: TypeAlias = "Literal['one_die_each', 'fresh_roll']"
"""How the starter plays first: the two numbers of the opening throw, or a roll of both dice."""


EnteringRule: TypeAlias = "Literal['after_two', 'all_first']"
"""Whether other checkers move once two are entered, or only when all are."""


HitsRule: TypeAlias = "Literal['lose', 'forbidden']"
"""Whether a player who hits loses, or may not hit."""


HitAndRunRule: TypeAlias = "Literal['allowed', 'banned']"
"""Whether a checker that has hit in its home board may move on in the same turn."""


MotherRule: TypeAlias = "Literal['goal', 'none']"
"""Whether pinning the mother wins."""


QuarterRule: TypeAlias = "Literal['own', 'both', 'four_of_theirs']"
"""Which start quarter may not be filled."""


ShutInRule: TypeAlias = "Literal['one_point', 'allowed']"
"""Whether an opponent whose checkers all stand on one point may be shut in."""


SecondHeadRule: TypeAlias = "Literal['named', 'blocked', 'never']"
"""When two checkers may leave the head in the first turn."""


RowRule: TypeAlias = "Literal['one_ahead', 'one_home']"
"""Where an opposing checker must be before a row of six is allowed."""


UnplayedRule: TypeAlias = "Literal['lost', 'to_opponent']"
"""Whether the unplayed rest of a rising double is lost or passes to the opponent."""


ScoringRule: TypeAlias = "Literal['one_two', 'checkers_left']"
"""How a win is counted."""


class Options(TypedDict):
    """House rules by name."""

    opening: NotRequired[OpeningRule]
    backgammon_multiplier: NotRequired[int]
    cube: NotRequired[bool]
    double_repeats: NotRequired[int]
    entering: NotRequired[EnteringRule]
    pinner_may_add: NotRequired[bool]
    bear_off_whole_tower: NotRequired[bool]
    hits: NotRequired[HitsRule]
    snake: NotRequired[Color]
    chooser: NotRequired[Color]
    hit_and_run: NotRequired[HitAndRunRule]
    mother: NotRequired[MotherRule]
    quarter: NotRequired[QuarterRule]
    shut_in: NotRequired[ShutInRule]
    second_head: NotRequired[SecondHeadRule]
    row: NotRequired[RowRule]
    unplayed: NotRequired[UnplayedRule]
    scoring: NotRequired[ScoringRule]


Amount: TypeAlias = 'str'
"""An exact amount as text: `5`, `0.10` or `1/3`."""


class Money(TypedDict):
    """Each game counts separately, for points and optionally for an amount per point."""

    per_point: NotRequired[Amount]


CrawfordGame: TypeAlias = "Literal['before', 'now', 'after']"
"""Whether the Crawford game is still to come, is this game, or has been played."""


Rotation: TypeAlias = "Literal['tavli', 'tabla']"
"""The cycle of a series; it starts over after the third game."""


class VariantOptions(TypedDict):
    """The options of the games of a series, by game."""

    portes: NotRequired[Options]
    plakoto: NotRequired[Options]
    fevga: NotRequired[Options]
    gul_bara: NotRequired[Options]


class Match(TypedDict):
    """A match to `length` points and its score."""

    length: int
    white: NotRequired[int]
    black: NotRequired[int]
    crawford_game: NotRequired[CrawfordGame]
    rotation: NotRequired[Rotation]
    variant_options: NotRequired[VariantOptions]


Beavers: TypeAlias = "Literal['none', 'beaver', 'raccoon', 'otter']"
"""The last answer by a double that is agreed."""


Resignation: TypeAlias = "Literal['agreed', 'backgammon']"
"""Whether a resignation must be accepted, or ends the game at once at its highest value."""


class StakesOptions(TypedDict):
    """House rules of the stakes; a state contains only those that differ from the defaults."""

    jacoby: NotRequired[bool]
    beavers: NotRequired[Beavers]
    automatic_doubles: NotRequired[int]
    crawford: NotRequired[bool]
    holland: NotRequired[bool]
    cube_limit: NotRequired[int]
    resignation: NotRequired[Resignation]


CubeValue: TypeAlias = 'int'
"""A value of the cube, a power of two."""


class Cube(TypedDict):
    """The doubling cube."""

    value: CubeValue
    owner: Color | None
    automatic: NotRequired[int]


class Turns(TypedDict):
    """The number of turns that each side has begun; only with the option `holland`."""

    white: int
    black: int


class Stakes(TypedDict):
    """Money play or match, and the cube: exactly one of `money` and `match`."""

    money: NotRequired[Money]
    match: NotRequired[Match]
    options: NotRequired[StakesOptions]
    cube: NotRequired[Cube]
    turns: NotRequired[Turns]


GameValue: TypeAlias = 'int'
"""1 single, 2 gammon, 3 backgammon; games with another scoring have fewer values."""


HalfPoints: TypeAlias = 'float'
"""Whole or half points."""


class DoubleOffer(TypedDict):
    """A double waits for an answer."""

    kind: Literal['double']
    by: Color
    value: CubeValue


class BeaverOffer(TypedDict):
    """A beaver waits for an answer."""

    kind: Literal['beaver']
    by: Color
    value: CubeValue


class RaccoonOffer(TypedDict):
    """A raccoon waits for an answer."""

    kind: Literal['raccoon']
    by: Color
    value: CubeValue


class OtterOffer(TypedDict):
    """An otter waits for an answer."""

    kind: Literal['otter']
    by: Color
    value: CubeValue


class ResignationOffer(TypedDict):
    """A resignation at a value of the game's scale."""

    kind: Literal['resignation']
    by: Color
    value: GameValue


class DrawOffer(TypedDict):
    """A draw."""

    kind: Literal['draw']
    by: Color


class SettlementOffer(TypedDict):
    """The end of the game for points that `payer` pays to the opponent."""

    kind: Literal['settlement']
    by: Color
    payer: Color
    points: HalfPoints


Offer: TypeAlias = 'DoubleOffer | BeaverOffer | RaccoonOffer | OtterOffer | ResignationOffer | DrawOffer | SettlementOffer'
"""An offer that waits for the opponent's answer."""


class DropEnd(TypedDict):
    """A double was dropped."""

    how: Literal['drop']
    winner: Color


class ResignationEnd(TypedDict):
    """A resignation was accepted."""

    how: Literal['resignation']
    winner: Color
    value: GameValue


class ForfeitEnd(TypedDict):
    """The game was awarded."""

    how: Literal['forfeit']
    winner: Color
    value: GameValue


class SettlementEnd(TypedDict):
    """A settlement was accepted."""

    how: Literal['settlement']
    winner: Color
    points: HalfPoints


class MatchForfeitEnd(TypedDict):
    """The match was awarded."""

    how: Literal['match_forfeit']
    winner: Color


class DrawAgreedEnd(TypedDict):
    """A draw was agreed."""

    how: Literal['draw_agreed']


class DrawClaimedEnd(TypedDict):
    """A draw was claimed for the third repetition."""

    how: Literal['draw_claimed']


Ended: TypeAlias = 'DropEnd | ResignationEnd | ForfeitEnd | SettlementEnd | MatchForfeitEnd | DrawAgreedEnd | DrawClaimedEnd'
"""How a game ended where the position does not show it."""


Id: TypeAlias = 'str'
"""A state as one text: `1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1`."""


class State(TypedDict):
    """The complete state of a game."""

    variant: VariantName
    options: Options
    position: Position
    turn: Turn | None
    stakes: NotRequired[Stakes]
    offer: NotRequired[Offer]
    ended: NotRequired[Ended]
    illegal: NotRequired[bool]
    chouette: NotRequired[Chouette]


class StateWithId(TypedDict):
    """A state and its id."""

    id: Id
    state: State


Include: TypeAlias = "Literal['plays', 'positions', 'next_moves', 'compound_moves', 'forced', 'pips', 'bear_off', 'facts', 'why_not', 'picture']"
"""A part of the answer."""


class Look(TypedDict):
    """How a picture looks."""

    theme: NotRequired[Theme | None]
    bottom: NotRequired[Color | None]
    home: NotRequired[Home | None]
    numbers: NotRequired[PointNumbers | None]
    width: NotRequired[Width | None]


Theme: TypeAlias = "Literal['light', 'dark', 'auto']"
"""`auto` follows the system of the reader; a PNG is then light."""


Home: TypeAlias = "Literal['right', 'left']"
"""Where the home boards of both sides are: `left` mirrors the board."""


PointNumbers: TypeAlias = "Literal['points', 'halves', 'mover', 'both', 'white', 'black', 'none']"
"""The numbers beside the points: the absolute `points`, 1 to 12 on each of the two `halves`, the numbers in which the `mover`, `white` or `black` writes moves, `both` (points and mover), or `none`."""


Width: TypeAlias = 'int'
"""In pixels."""


class BeginGameRequest(TypedDict):
    """A new game."""

    variant: VariantName
    options: NotRequired[Options | None]
    stakes: NotRequired[Stakes | None]
    throws: NotRequired[list[Throw] | None]
    include: NotRequired[list[Include] | None]
    look: NotRequired[Look | None]


class AdvanceGameRequest(TypedDict):
    """A state, or its id, and an action."""

    action: Action
    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    stakes: NotRequired[Stakes | None]
    offer: NotRequired[Offer | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    include: NotRequired[list[Include] | None]
    look: NotRequired[Look | None]


class ListMovesRequest(TypedDict):
    """A state, its id, or a position with player and dice."""

    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    stakes: NotRequired[Stakes | None]
    offer: NotRequired[Offer | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    chouette: NotRequired[Chouette | None]
    player: NotRequired[Color | None]
    dice: NotRequired[Dice | None]
    played: NotRequired[Moves | None]
    include: NotRequired[list[Include] | None]
    look: NotRequired[Look | None]


class JudgePlayRequest(TypedDict):
    """A state, its id, or a position with player and dice; and a play, either as `moves` or as `notation`."""

    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    stakes: NotRequired[Stakes | None]
    offer: NotRequired[Offer | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    chouette: NotRequired[Chouette | None]
    player: NotRequired[Color | None]
    dice: NotRequired[Dice | None]
    moves: NotRequired[Moves | None]
    notation: NotRequired[Notation | None]
    condone: NotRequired[bool | None]


class CheckBearOffRequest(TypedDict):
    """A position of a game, or an id."""

    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    stakes: NotRequired[Stakes | None]
    offer: NotRequired[Offer | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    chouette: NotRequired[Chouette | None]
    player: NotRequired[Color | None]


ScoreInclude: TypeAlias = "Literal['facts']"
"""A part of the answer of a score."""


class ScorePositionRequest(TypedDict):
    """A position of a game, or an id."""

    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    stakes: NotRequired[Stakes | None]
    offer: NotRequired[Offer | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    chouette: NotRequired[Chouette | None]
    cube: NotRequired[CubeValue | None]
    dice: NotRequired[Dice | None]
    include: NotRequired[list[ScoreInclude] | None]


class LastPlay(TypedDict):
    """The play that led to the state: either `moves` or `notation`."""

    player: Color
    moves: NotRequired[Moves | None]
    notation: NotRequired[Notation | None]


class DrawPictureRequest(TypedDict):
    """A state, a position alone, or an id; and how the picture looks."""

    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    stakes: NotRequired[Stakes | None]
    offer: NotRequired[Offer | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    chouette: NotRequired[Chouette | None]
    played: NotRequired[Moves | None]
    last: NotRequired[LastPlay | None]
    theme: NotRequired[Theme | None]
    bottom: NotRequired[Color | None]
    home: NotRequired[Home | None]
    numbers: NotRequired[PointNumbers | None]
    width: NotRequired[Width | None]


NotationName: TypeAlias = "Literal['position_id', 'xgid', 'fibs', 'ogid', 'gnu_id', 'gnu_position_id', 'gnu_match_id']"
"""The position id of this service and the notations of other programs (docs/notations.md)."""


NotationSource: TypeAlias = "Literal['json', 'position_id', 'xgid', 'fibs', 'ogid', 'gnu_id', 'gnu_position_id', 'gnu_match_id']"
"""What a state was read from."""


class ConvertStateRequest(TypedDict):
    """A state as JSON, or an id in any notation."""

    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    stakes: NotRequired[Stakes | None]
    offer: NotRequired[Offer | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    notation: NotRequired[NotationName | None]
    to: NotRequired[list[NotationName] | None]
    lossless: NotRequired[bool | None]


class OpenExpected(TypedDict):
    """Both players throw one die."""

    do: Literal['open']
    text: str


class RollExpected(TypedDict):
    """A roll is due."""

    do: Literal['roll']
    player: Color
    text: str
    name: NotRequired[PlayerName]


class NameDoubleExpected(TypedDict):
    """The player chooses a double."""

    do: Literal['name_double']
    player: Color
    choices: list[Die]
    text: str
    name: NotRequired[PlayerName]


class NameRollExpected(TypedDict):
    """The player chooses two numbers."""

    do: Literal['name_roll']
    player: Color
    choices: list[Dice]
    text: str
    name: NotRequired[PlayerName]


Answer: TypeAlias = "Literal['take', 'drop', 'beaver', 'raccoon', 'otter', 'accept', 'refuse']"
"""An answer to an offer."""


class AnswerExpected(TypedDict):
    """An offer waits for an answer."""

    do: Literal['answer']
    player: Color
    offer: Offer
    choices: list[Answer]
    text: str
    name: NotRequired[PlayerName]


class ForcedPlay(TypedDict):
    """What is forced, and by which rule."""

    rule: ForcedRule
    text: str


ForcedRule: TypeAlias = "Literal['no_play', 'only_play', 'use_all', 'higher_die', 'lower_first', 'all_or_nothing', 'no_shut_in']"
"""Why there is no free choice."""


class Play(TypedDict):
    """A legal play; by `positions` with the position, and the next turn or the outcome."""

    moves: Moves
    notation: Notation
    position: NotRequired[Position]
    turn: NotRequired[Turn]
    outcome: NotRequired[Outcome]


class PlayExpected(TypedDict):
    """A play is due."""

    do: Literal['play']
    player: Color
    numbers: Numbers
    may_end: bool
    text: str
    name: NotRequired[PlayerName]
    played: NotRequired[Moves]
    position: NotRequired[Position]
    outcome: NotRequired[Outcome]
    next_moves: NotRequired[list[Move]]
    compound_moves: NotRequired[list[Move]]
    forced: NotRequired[list[ForcedPlay]]
    plays: NotRequired[list[Play]]
    more_plays: NotRequired[bool]


Expected: TypeAlias = 'OpenExpected | RollExpected | NameDoubleExpected | NameRollExpected | PlayExpected | AnswerExpected'
"""What is due, and from whom."""


class TieEvent(TypedDict):
    """The opening throws are equal."""

    event: Literal['tie']
    white: Die
    black: Die
    text: str


class StartsEvent(TypedDict):
    """The opening throw is decided."""

    event: Literal['starts']
    player: Color
    white: Die
    black: Die
    text: str


class RolledEvent(TypedDict):
    """Dice are rolled."""

    event: Literal['rolled']
    player: Color
    dice: Dice
    text: str


class ThrownAgainEvent(TypedDict):
    """The roll does not count and is repeated."""

    event: Literal['thrown_again']
    player: Color
    text: str


class NoEffectEvent(TypedDict):
    """The roll has no effect."""

    event: Literal['no_effect']
    player: Color
    text: str


class PassedEvent(TypedDict):
    """Nothing can be played."""

    event: Literal['passed']
    player: Color
    text: str


class RestLostEvent(TypedDict):
    """The rest of the turn is lost."""

    event: Literal['rest_lost']
    player: Color
    text: str


class NamedDoubleEvent(TypedDict):
    """A double is chosen."""

    event: Literal['named_double']
    player: Color
    number: Die
    text: str


class NamedRollEvent(TypedDict):
    """Two numbers are chosen."""

    event: Literal['named_roll']
    player: Color
    numbers: Dice
    text: str


EnteredEvent = TypedDict('EnteredEvent', {
    'event': "Literal['entered']",
    'player': 'Color',
    'from': 'Place',
    'point': 'Point',
    'text': 'str',
})
"""A checker enters."""


BorneOffEvent = TypedDict('BorneOffEvent', {
    'event': "Literal['borne_off']",
    'player': 'Color',
    'from': 'Place',
    'text': 'str',
})
"""A checker is borne off."""


class JumpedEvent(TypedDict):
    """The last checker jumps to a corner."""

    event: Literal['jumped']
    player: Color
    point: Point
    text: str


class HitEvent(TypedDict):
    """A checker is hit."""

    event: Literal['hit']
    player: Color
    victim: Color
    point: Point
    text: str


class PinnedEvent(TypedDict):
    """A checker is pinned."""

    event: Literal['pinned']
    player: Color
    victim: Color
    point: Point
    text: str


class CapturedEvent(TypedDict):
    """A checker is captured."""

    event: Literal['captured']
    player: Color
    victim: Color
    point: Point
    text: str


class PhaseEvent(TypedDict):
    """A side begins a phase of Doublets."""

    event: Literal['phase']
    player: Color
    phase: Phase
    text: str


class HandedOverEvent(TypedDict):
    """The rest of the turn passes to the opponent."""

    event: Literal['handed_over']
    player: Color
    to: Color
    text: str


class CondonedEvent(TypedDict):
    """An illegal play stands."""

    event: Literal['condoned']
    player: Color
    codes: list[FaultCode]
    text: str


class DoubledEvent(TypedDict):
    """The stake is doubled."""

    event: Literal['doubled']
    player: Color
    value: int
    text: str


class BeaveredEvent(TypedDict):
    """A double is answered by a beaver."""

    event: Literal['beavered']
    player: Color
    value: int
    text: str


class RaccoonedEvent(TypedDict):
    """A beaver is answered by a raccoon."""

    event: Literal['raccooned']
    player: Color
    value: int
    text: str


class OtteredEvent(TypedDict):
    """A raccoon is answered by an otter."""

    event: Literal['ottered']
    player: Color
    value: int
    text: str


class TakenEvent(TypedDict):
    """A double is taken."""

    event: Literal['taken']
    player: Color
    value: int
    text: str


class DroppedEvent(TypedDict):
    """A double is dropped."""

    event: Literal['dropped']
    player: Color
    value: int
    text: str


class ResignedEvent(TypedDict):
    """A resignation is offered."""

    event: Literal['resigned']
    player: Color
    value: GameValue
    text: str


AgreementKind: TypeAlias = "Literal['resignation', 'draw', 'settlement']"
"""An offer that is accepted or refused."""


class DrawOfferedEvent(TypedDict):
    """A draw is offered."""

    event: Literal['draw_offered']
    player: Color
    text: str


class DrawClaimedEvent(TypedDict):
    """A draw is claimed."""

    event: Literal['draw_claimed']
    player: Color
    text: str


class SettlementOfferedEvent(TypedDict):
    """A settlement is offered."""

    event: Literal['settlement_offered']
    player: Color
    payer: Color
    points: HalfPoints
    text: str


class AcceptedEvent(TypedDict):
    """An offer is accepted."""

    event: Literal['accepted']
    player: Color
    offer: AgreementKind
    text: str


class RefusedEvent(TypedDict):
    """An offer is refused."""

    event: Literal['refused']
    player: Color
    offer: AgreementKind
    text: str


class AwardedEvent(TypedDict):
    """The game is awarded."""

    event: Literal['awarded']
    to: Color
    value: GameValue
    text: str


class MatchAwardedEvent(TypedDict):
    """The match is awarded."""

    event: Literal['match_awarded']
    to: Color
    text: str


class EndedEvent(TypedDict):
    """The game is over."""

    event: Literal['ended']
    winner: Color | None
    how: How
    text: str


Event: TypeAlias = 'TieEvent | StartsEvent | RolledEvent | ThrownAgainEvent | NoEffectEvent | PassedEvent | RestLostEvent | NamedDoubleEvent | NamedRollEvent | EnteredEvent | BorneOffEvent | JumpedEvent | HitEvent | PinnedEvent | CapturedEvent | PhaseEvent | HandedOverEvent | CondonedEvent | DoubledEvent | BeaveredEvent | RaccoonedEvent | OtteredEvent | TakenEvent | DroppedEvent | ResignedEvent | DrawOfferedEvent | DrawClaimedEvent | SettlementOfferedEvent | AcceptedEvent | RefusedEvent | AwardedEvent | MatchAwardedEvent | EndedEvent'
"""One event."""


How: TypeAlias = "Literal['all_off', 'all_home', 'hit', 'all_captured', 'mother', 'frozen', 'elsewhere', 'drop', 'resignation', 'forfeit', 'settlement', 'match_forfeit', 'draw_agreed', 'draw_claimed']"
"""How a game ended: by the position (`all_off`, `all_home`, `hit`, `all_captured`, `mother`, `frozen`: nobody can ever move again), or as in Ended; `elsewhere`: reported by the players of a chouette."""


Result: TypeAlias = "Literal['single', 'gammon', 'backgammon', 'checkers', 'draw', 'settled']"
"""The kind of result; `checkers`: counted by checkers or pips left."""


class Parts(TypedDict):
    """The points of the result alone, what the Jacoby rule subtracts, and what the cube adds; their sum is `points`."""

    score: float
    jacoby: int
    cube: int


class Away(TypedDict):
    """Match: the points that each player still needs."""

    white: int
    black: int


class MatchScore(TypedDict):
    """The match after the game."""

    length: int
    white: int
    black: int
    away: Away
    winner: Color | None
    crawford_game: NotRequired[CrawfordGame]
    rotation: NotRequired[Rotation]
    variant_options: NotRequired[VariantOptions]


class PointsOutcome(TypedDict):
    """The outcome of a game without stakes: the points with the cube at 1."""

    played_for: Literal['points']
    how: How
    winner: Color | None
    result: Result
    multiplier: int
    base: int
    points: float
    text: str


class MoneyOutcome(TypedDict):
    """The outcome of a game for money."""

    played_for: Literal['money']
    how: How
    winner: Color | None
    result: Result
    multiplier: int
    base: int
    points: float
    parts: Parts
    next: StateWithId | None
    text: str
    amount: NotRequired[Amount]


class MatchOutcome(TypedDict):
    """The outcome of a game of a match."""

    played_for: Literal['match']
    how: How
    winner: Color | None
    result: Result
    multiplier: int
    base: int
    points: float
    parts: Parts
    surplus: int
    match: MatchScore
    next: StateWithId | None
    text: str


Outcome: TypeAlias = 'PointsOutcome | MoneyOutcome | MatchOutcome'
"""How the game ended and what it is worth."""


class Reason(TypedDict):
    """Why a player may not do something, or what they should know about it."""

    do: list[StakesAction]
    code: FaultCode
    rule: RuleId | None
    detail: str


class PlayerMay(TypedDict):
    """What a player may do away from the board."""

    allowed: list[StakesAction]
    resign_at: list[GameValue]
    settle_up_to: NotRequired[int]
    why_not: NotRequired[list[Reason]]
    notes: NotRequired[list[Reason]]


class May(TypedDict):
    """What each player may do away from the board, until the game is over."""

    white: PlayerMay
    black: PlayerMay


class Pips(TypedDict):
    """Both pip counts."""

    white: int
    black: int


class BearOffNumber(TypedDict):
    """What one number bears off."""

    number: Die
    points: list[Point]
    forced: bool


class BearOffSide(TypedDict):
    """The bear-off of one side."""

    allowed: bool
    finished: bool
    outside: Side
    numbers: list[BearOffNumber]
    text: NotRequired[str]


class BearOff(TypedDict):
    """The bear-off, by side; a side is absent if the request names the other, and in games without bearing off."""

    white: NotRequired[BearOffSide]
    black: NotRequired[BearOffSide]


class Prime(TypedDict):
    """A run of made points."""

    length: int
    points: list[Point]


class SideFacts(TypedDict):
    """Facts about one side; what makes no sense in a game is absent."""

    blots: NotRequired[list[Point]]
    points_made: NotRequired[list[Point]]
    longest_prime: NotRequired[Prime]
    closed_out: NotRequired[bool]
    on_bar: NotRequired[Count]
    off: NotRequired[Count]


class Facts(TypedDict):
    """Facts about the position in the words of the game; what makes no sense in a game is absent."""

    white: SideFacts
    black: SideFacts
    contact: NotRequired[bool]


Svg: TypeAlias = 'str'
"""A self-contained document."""


TextBoard: TypeAlias = 'str'
"""The board as lines of text; O is White, X is Black."""


class GamePicture(TypedDict):
    """The board after the play just made, or with the moves of `played`."""

    title: str
    description: str
    svg: Svg


class Picture(TypedDict):
    """A picture and its texts."""

    title: str
    description: str
    svg: Svg
    ascii: TextBoard


class Game(TypedDict):
    """A state, what has happened, what is due and what each player may do."""

    id: Id
    state: State
    events: list[Event]
    expected: Expected | None
    outcome: Outcome | None
    may: NotRequired[May]
    away: NotRequired[Away]
    pips: NotRequired[Pips]
    bear_off: NotRequired[BearOff]
    facts: NotRequired[Facts]
    picture: NotRequired[GamePicture]


class Judgement(TypedDict):
    """Whether a play is legal, and why not."""

    legal: bool
    faults: list[Fault]
    moves: Moves
    notation: str
    plays: list[Play]
    more_plays: NotRequired[bool]
    position: NotRequired[Position]


class Score(TypedDict):
    """The outcome, if the game is over."""

    outcome: Outcome | None
    pips: NotRequired[Pips]
    facts: NotRequired[Facts]


LossCode: TypeAlias = "Literal['variant', 'options', 'points', 'bar', 'reserve', 'off', 'captured', 'marks', 'phase', 'over', 'player', 'stages', 'thrown', 'early', 'match', 'score', 'crawford', 'holland', 'rotation', 'jacoby', 'beavers', 'automatic_doubles', 'per_point', 'cube', 'automatic', 'offer', 'turns', 'resigned', 'cube_limit', 'resignation', 'draw', 'settlement', 'ended', 'illegal']"
"""What a notation cannot express."""


class Loss(TypedDict):
    """Something that a notation cannot express."""

    code: LossCode
    detail: str


class WrittenState(TypedDict):
    """A state in one notation."""

    written: str
    loss: list[Loss]


ConvertedState = TypedDict('ConvertedState', {
    'from': 'NotationSource',
    'id': 'Id',
    'state': 'State',
    'notations': 'dict[NotationName, WrittenState]',
})
"""A state in other notations."""


FaultCode: TypeAlias = "Literal['after_the_end', 'all_off', 'all_or_none', 'already_rolled', 'ambiguous_move', 'answered_twice', 'answers_another', 'automatic_not_agreed', 'bad_amount', 'bad_dice', 'bad_name', 'bar_first', 'batch_spent', 'beavers_assumed', 'beavers_need_cubes', 'behind_the_start', 'blocked', 'both_colors', 'both_finished', 'both_have_won', 'cannot_pin_there', 'capped_result', 'captain_gone', 'captain_still_plays', 'checker_further_back', 'chouette_needed', 'costs_the_most', 'crawford_does_not_fit', 'crawford_game', 'crawford_needed', 'cube_limit_reached', 'cut_off', 'dead_cube', 'double_not_named', 'double_thrown_again', 'draw_has_no_value', 'duplicate_key', 'edited', 'either_or', 'enter_first', 'face_to_face', 'game_begun', 'game_over', 'game_without_plays', 'head_used', 'header_unknown', 'higher_number', 'hitter_stays', 'holland_needs_crawford', 'holland_rule', 'id_bad_letter', 'id_bad_number', 'id_bad_shape', 'id_contradiction', 'id_differs', 'id_field_missing', 'id_field_unknown', 'id_left_over', 'id_no_position', 'id_repeated', 'id_spelling', 'id_too_high', 'id_too_long', 'id_too_many', 'id_unknown_word', 'id_wrong_length', 'illegal_play_written', 'invalid_value', 'last_checker_off_corner', 'lossy', 'lossy_record', 'lot_needed', 'lower_first', 'marks_needed', 'match_only', 'match_over', 'match_too_long', 'missing', 'mixed_point', 'money_only', 'money_or_match', 'more_to_play', 'moved_before_entering', 'must_play', 'named_a_double', 'nested_too_deeply', 'next_stage', 'no_bet', 'no_bets', 'no_checker', 'no_chouette_here', 'no_cube', 'no_extra_cubes', 'no_marks_here', 'no_number_left', 'no_partner', 'no_phases_here', 'no_power_of_two', 'no_repetition', 'no_result', 'no_stakes', 'no_such_amount', 'no_such_die', 'no_such_ending', 'no_such_length', 'no_such_number', 'no_such_offer', 'no_such_payment', 'no_such_place', 'no_such_score', 'no_such_settlement', 'no_such_turn', 'no_such_value', 'not_a_move', 'not_a_record', 'not_agreed', 'not_all_home', 'not_answered', 'not_begun', 'not_by_this_number', 'not_expected', 'not_half_points', 'not_in_format', 'not_in_rotation', 'not_in_the_lot', 'not_json', 'not_one_cube', 'not_one_opening', 'not_text', 'not_the_leader', 'not_the_owner', 'not_this_move', 'not_turned', 'not_utf8', 'not_whole', 'not_your_turn', 'nothing_offered', 'nothing_pins_it', 'number_does_not_fit', 'number_not_exact', 'number_not_there', 'number_too_small', 'off_before_entering', 'off_before_home', 'offer_not_doubled', 'offer_pending', 'one_number_a_move', 'opening_double', 'options_not_of_series', 'other_game', 'other_line', 'other_lines', 'out_of_range', 'overtakes', 'own_offer', 'owner_needed', 'phase_does_not_fit', 'phase_needed', 'pin_too_high', 'pinned', 'pinned_behind', 'play_unwritten', 'played_after_hit', 'player_count', 'player_needed', 'player_repeated', 'player_unknown', 'point_is_full', 'quarter_too_full', 'record_too_deep', 'record_too_large', 'repeated', 'rest_not_written', 'roll_is_lost', 'rolled_and_resigned', 'rotation_needed', 'row_too_long', 'runner_first', 'same_answer', 'seats_decided', 'second_match', 'shuts_in', 'sides_swapped', 'spoils_the_rest', 'stakes_in_chouette', 'star_without_hit', 'start_needed', 'still_open', 'take_unwritten', 'text_ambiguous', 'text_no_hit', 'text_too_many', 'throw_after_decision', 'throw_needed', 'throw_unneeded', 'too_many_ids', 'too_many_on_point', 'totals_do_not_fit', 'tower_done', 'turn_needed', 'turns_do_not_fit', 'turns_not_counted', 'two_ways', 'unknown_field', 'unknown_notation', 'unknown_option', 'unknown_option_value', 'unknown_place', 'unknown_stakes_option', 'unknown_variant', 'unknown_variation', 'unknown_word', 'unreadable_cell', 'unreadable_dice', 'unreadable_header', 'unreadable_line', 'unreadable_record', 'unreadable_start', 'value_needed', 'was_drawn', 'who_is_pinned', 'wrong_answer', 'wrong_cube_value', 'wrong_direction', 'wrong_game_number', 'wrong_landing', 'wrong_length', 'wrong_payer', 'wrong_result', 'wrong_score', 'wrong_size', 'wrong_total', 'wrong_totals', 'wrong_type', 'wrong_winner']"
"""What is wrong; `GET /problems/{code}` explains it."""


RuleId: TypeAlias = "Literal['acey_deucey', 'all_or_nothing', 'automatic_doubles', 'bar_first', 'bear_off', 'beavers', 'both_ways', 'box_partner', 'capture', 'chouette', 'circle', 'consultation', 'corners', 'crawford', 'cube', 'cube_limit', 'double_once', 'double_twice', 'doubles', 'doubling', 'draw', 'early', 'either_die', 'empty_stage', 'enter_all', 'enter_two', 'exact_bear_off', 'extra_cubes', 'fixed_roll', 'forfeit', 'forward', 'four_of_theirs', 'free_bear_off', 'free_entry', 'hand_over', 'head_one', 'higher_die', 'hit', 'hit_loses', 'hitter_stays', 'holland', 'home_point', 'immediate_end', 'jacoby', 'last_checker', 'last_taker_drops', 'last_wins', 'lower_first', 'match', 'max_five', 'mexican', 'mother', 'multi_cube', 'name_roll', 'no_overtaking', 'no_pass', 'no_shut_in', 'nothing_travels', 'once_per_phase', 'one_checker_per_point', 'one_per_point', 'one_six_or_double', 'open_point', 'opening', 'opposite_hit', 'pin_stack', 'pinning', 'pinning_and_adding', 'quarter', 'quarter_of_theirs', 'redoubling', 'resignation', 'rising_doubles', 'roll_again', 'rotation', 'row_of_six', 'row_of_six_home', 'runner_first', 'same_way', 'second_head', 'second_head_if_blocked', 'separate_dice', 'settlement', 'shown_roll', 'single_bear_off', 'single_blocks', 'single_cube', 'single_double', 'slide', 'stages', 'start_point', 'sum_of_dice', 'thin_points', 'three_phases', 'thrown_for_the_other', 'top_then_bottom', 'two_rolls', 'use_all', 'winner_starts']"
"""A rule; `GET /v1/variants/{variant}` has its sentence."""


ProblemCode: TypeAlias = "Literal['invalid_request', 'not_json', 'key_needed', 'key_blocked', 'not_found', 'method_not_allowed', 'request_timeout', 'too_large', 'address_too_long', 'unsupported_media_type', 'unknown_game', 'unreadable_text', 'impossible_state', 'illegal_action', 'not_expressible', 'not_a_record', 'too_many_requests', 'headers_too_large', 'internal_error', 'not_implemented', 'unavailable']"
"""The kind of a problem; `type` leads to its description."""


class Fault(TypedDict):
    """One thing that is wrong."""

    code: FaultCode
    pointer: str
    rule: RuleId | None
    detail: str
    move: NotRequired[int]
    character: NotRequired[int]
    field: NotRequired[str]
    known: NotRequired[list[str]]
    ways: NotRequired[list[list[Move]]]


class Problem(TypedDict):
    """An error (RFC 9457)."""

    type: str
    code: ProblemCode
    title: str
    status: int
    detail: str
    errors: NotRequired[list[Fault]]
    outcome: NotRequired[Outcome]
    understood: NotRequired[Moves]


class FaultExample(TypedDict):
    """An example of a fault."""

    operation: str
    request: str
    message: str


class ProblemEntry(TypedDict):
    """An entry of the catalogue of problems."""

    code: str
    status: int
    problem: ProblemCode | None
    rule: RuleId | None
    meaning: str
    remedy: str
    example: NotRequired[FaultExample]


class ProblemCatalogue(TypedDict):
    """All problems and faults."""

    problems: list[ProblemEntry]
    faults: list[ProblemEntry]


class Names(TypedDict):
    """A name in each language."""

    en: str
    de: str
    fr: str
    it: str


class BooleanOption(TypedDict):
    """An option that is on or off."""

    type: Literal['boolean']
    name: str
    text: str
    default_value: bool


class IntegerOption(TypedDict):
    """An option with a number."""

    type: Literal['integer']
    name: str
    text: str
    values: list[int]
    default_value: int


class WordOption(TypedDict):
    """An option with a word."""

    type: Literal['word']
    name: str
    text: str
    values: list[str]
    default_value: str


Option: TypeAlias = 'BooleanOption | IntegerOption | WordOption'
"""A house rule."""


class VariantSummary(TypedDict):
    """A game in brief."""

    name: VariantName
    names: Names
    summary: str
    start: Id
    source: str
    checkers: Count
    cube: bool
    options: list[Option]


class Variants(TypedDict):
    """All games."""

    variants: list[VariantSummary]


Route: TypeAlias = 'list[int]'
"""Points in the order of travel."""


class Routes(TypedDict):
    """Points of each side, in the order of travel."""

    white: Route
    black: Route


class Places(TypedDict):
    """The places where a side can have checkers."""

    white: list[Place]
    black: list[Place]


class EntryNumber(TypedDict):
    """Where a number enters."""

    number: Die
    point: Point


class Entry(TypedDict):
    """Where each number enters; empty in games without entering."""

    white: list[EntryNumber]
    black: list[EntryNumber]


class TurnStart(TypedDict):
    """The stages with which a turn begins."""

    white: Stages
    black: Stages


Starter: TypeAlias = "Literal['higher', 'lower']"
"""Which throw begins."""


class Opening(TypedDict):
    """How a game begins."""

    starter: Starter
    plays_throw: bool


Obligation: TypeAlias = "Literal['higher_die', 'either_die', 'all_or_nothing']"
"""What must be played if not all numbers can be played."""


GoalId: TypeAlias = "Literal['first_done', 'first_done_loses', 'first_hit_loses', 'last_one_standing', 'mother_or_done']"
"""A goal."""


ScoringId: TypeAlias = "Literal['one_two_three', 'one_two_two', 'one_two', 'one_point', 'checkers_left', 'pips_left']"
"""A scoring."""


class Goal(TypedDict):
    """Who wins."""

    id: GoalId
    text: str


class Scoring(TypedDict):
    """What a win is worth."""

    id: ScoringId
    text: str


class Rule(TypedDict):
    """A rule of a game."""

    id: RuleId
    text: str


class OpeningAdvice(TypedDict):
    """How a source plays a first roll."""

    dice: Dice
    notation: Notation
    good: bool
    source: str


TableRuleId: TypeAlias = "Literal['take_back', 'illegal_play', 'cocked_dice', 'premature_roll']"
"""A rule about dice and hands."""


class TableRule(TypedDict):
    """A rule about dice and hands."""

    id: TableRuleId
    text: str
    values: NotRequired[list[str]]
    default_value: NotRequired[str]


class Variant(TypedDict):
    """A game with the default options."""

    name: VariantName
    names: Names
    summary: str
    start: Id
    source: str
    checkers: Count
    cube: bool
    options: list[Option]
    setup: Position
    routes: Routes
    homes: Routes
    places: Places
    entry: Entry
    turn: TurnStart
    opening: Opening
    obligation: Obligation
    bears_off: bool
    goal: Goal
    scoring: Scoring
    rules: list[Rule]
    table_rules: list[TableRule]
    corners: NotRequired[Route]
    opening_advice: NotRequired[list[OpeningAdvice]]


class WebLink(TypedDict):
    """A link (RFC 9264)."""

    href: str
    type: str


LinkContext = TypedDict('LinkContext', {
    'anchor': 'str',
    'service-desc': 'list[WebLink]',
    'service-doc': 'list[WebLink]',
    'status': 'list[WebLink]',
})
"""The links of an API."""


class ApiCatalog(TypedDict):
    """The API catalogue (RFC 9727)."""

    linkset: list[LinkContext]


class Health(TypedDict):
    """A passed check."""

    status: Literal['ok']


class ContractInfo(TypedDict):
    """The metadata of the contract."""

    title: str
    version: str


class Contract(TypedDict):
    """An OpenAPI document; only the members that identify it are described here."""

    openapi: str
    info: ContractInfo


class Workflows(TypedDict):
    """An Arazzo document; only the members that identify it are described here."""

    arazzo: str
    info: ContractInfo


PlayerName: TypeAlias = 'str'
"""The name of a player of a chouette."""


PlayerNames: TypeAlias = 'list[PlayerName]'
"""Names of players."""


Players: TypeAlias = 'list[PlayerName]'
"""In the order of the seats: box, captain, queue; all different."""


LoneTaker: TypeAlias = "Literal['plays_on', 'last_taker_drops', 'extra_cubes']"
"""What happens if only one member takes a double by the box."""


Consultation: TypeAlias = "Literal['free', 'after_double', 'never']"
"""When members may advise the leader of the team."""


class ChouetteOptions(TypedDict):
    """House rules of a chouette; a state contains only those that differ from the defaults."""

    multi_cube: NotRequired[bool]
    lone_taker: NotRequired[LoneTaker]
    box_partner: NotRequired[bool]
    consultation: NotRequired[Consultation]
    resignation: NotRequired[Resignation]
    jacoby: NotRequired[bool]
    beavers: NotRequired[Beavers]
    automatic_doubles: NotRequired[int]
    cube_limit: NotRequired[int]


class ChouetteTerms(TypedDict):
    """Who plays, and what is agreed."""

    players: Players
    partner: NotRequired[PlayerName | None]
    box_color: NotRequired[Color | None]
    money: NotRequired[Money | None]
    options: NotRequired[ChouetteOptions | None]


Totals: TypeAlias = 'dict[PlayerName, float]'
"""What each player, and those who have left, have won or lost in the session so far."""


class Bet(TypedDict):
    """A cube between a member of the team and the box, or the player who has paid for an extra cube."""

    member: PlayerName
    against: PlayerName
    cube: Cube
    offer: NotRequired[Offer]
    answer: NotRequired[Answer]
    wants_extra: NotRequired[bool]


Payment = TypedDict('Payment', {
    'from': 'PlayerName',
    'to': 'PlayerName',
    'points': 'HalfPoints',
})
"""Points that one player pays to another; half points occur with a partner of the box and in settlements."""


class Chouette(TypedDict):
    """The players, the agreed options, the open bets and the payments so far."""

    players: Players
    bets: list[Bet]
    partner: NotRequired[PlayerName]
    box_color: NotRequired[Color]
    money: NotRequired[Money]
    options: NotRequired[ChouetteOptions]
    payments: NotRequired[list[Payment]]
    captain_won: NotRequired[bool]
    game: NotRequired[int]
    totals: NotRequired[Totals]


Round: TypeAlias = 'dict[PlayerName, Die]'
"""One die for each player who throws, by name."""


class BeginChouetteRequest(TypedDict):
    """A new chouette."""

    variant: VariantName
    chouette: ChouetteTerms
    options: NotRequired[Options | None]
    rounds: NotRequired[list[Round] | None]
    include: NotRequired[list[Include] | None]
    look: NotRequired[Look | None]


class AdvanceChouetteRequest(TypedDict):
    """A state with its chouette, or its id; and an action."""

    action: ChouetteAction
    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    chouette: NotRequired[Chouette | None]
    include: NotRequired[list[Include] | None]
    look: NotRequired[Look | None]


class ReadChouetteRequest(TypedDict):
    """A state with its chouette, or its id."""

    id: NotRequired[Id | None]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    position: NotRequired[Position | None]
    turn: NotRequired[Turn | None]
    ended: NotRequired[Ended | None]
    illegal: NotRequired[bool | None]
    chouette: NotRequired[Chouette | None]
    include: NotRequired[list[Include] | None]
    look: NotRequired[Look | None]


class ChouetteDoubleAction(TypedDict):
    """A player doubles opponents."""

    do: Literal['double']
    by: PlayerName
    to: NotRequired[PlayerNames | None]


class ChouetteTakeAction(TypedDict):
    """Take a double."""

    do: Literal['take']
    by: PlayerName
    to: NotRequired[PlayerName | None]


class ChouetteDropAction(TypedDict):
    """Drop a double."""

    do: Literal['drop']
    by: PlayerName
    to: NotRequired[PlayerName | None]
    extra_cube: NotRequired[bool | None]


class ChouetteBeaverAction(TypedDict):
    """Redouble at once and keep the cube."""

    do: Literal['beaver']
    by: PlayerName
    to: NotRequired[PlayerName | None]


class ChouetteRaccoonAction(TypedDict):
    """Answer a beaver by doubling once more."""

    do: Literal['raccoon']
    by: PlayerName
    to: NotRequired[PlayerName | None]


class ChouetteOtterAction(TypedDict):
    """Answer a raccoon by doubling once more."""

    do: Literal['otter']
    by: PlayerName
    to: NotRequired[PlayerName | None]


class ChouetteAcceptAction(TypedDict):
    """Accept a resignation, a draw or a settlement."""

    do: Literal['accept']
    by: PlayerName
    to: NotRequired[PlayerName | None]


class ChouetteRefuseAction(TypedDict):
    """Refuse a resignation, a draw or a settlement."""

    do: Literal['refuse']
    by: PlayerName
    to: NotRequired[PlayerName | None]


ChouetteAnswer: TypeAlias = 'ChouetteTakeAction | ChouetteDropAction | ChouetteBeaverAction | ChouetteRaccoonAction | ChouetteOtterAction | ChouetteAcceptAction | ChouetteRefuseAction'
"""One answer of several."""


class ChouetteAnswerAction(TypedDict):
    """All players who must answer do so at once."""

    do: Literal['answer']
    answers: list[ChouetteAnswer]


class ChouetteResignAction(TypedDict):
    """A player resigns to opponents."""

    do: Literal['resign']
    by: PlayerName
    value: NotRequired[GameValue | None]
    to: NotRequired[PlayerNames | None]


class ChouetteOfferDrawAction(TypedDict):
    """A player offers opponents a draw."""

    do: Literal['offer_draw']
    by: PlayerName
    to: NotRequired[PlayerNames | None]


class ChouetteOfferSettlementAction(TypedDict):
    """A player offers to settle bets for points."""

    do: Literal['offer_settlement']
    by: PlayerName
    payer: PlayerName
    points: HalfPoints
    to: NotRequired[PlayerNames | None]


class ChouetteAwardAction(TypedDict):
    """Every open bet of a player is awarded to them at a value; needs no consent."""

    do: Literal['award']
    to: PlayerName
    value: GameValue


class EndAction(TypedDict):
    """The game ended on another board, or by agreement."""

    do: Literal['end']
    winner: Color | None
    value: NotRequired[GameValue | None]


class ChangeAction(TypedDict):
    """Before the opening throw, players leave, or join at the end of the queue."""

    do: Literal['change']
    leaving: NotRequired[PlayerNames | None]
    joining: NotRequired[PlayerNames | None]


class PartnerAction(TypedDict):
    """Before the opening throw, the box gets a partner: the first volunteer in the order of the seats or, without volunteers, the player drawn by lot."""

    do: Literal['partner']
    volunteers: NotRequired[PlayerNames | None]
    drawn: NotRequired[PlayerName | None]


ChouetteAction: TypeAlias = 'OpenAction | RollAction | NameDoubleAction | NameRollAction | PlayAction | ChouetteDoubleAction | ChouetteTakeAction | ChouetteDropAction | ChouetteBeaverAction | ChouetteRaccoonAction | ChouetteOtterAction | ChouetteAcceptAction | ChouetteRefuseAction | ChouetteAnswerAction | ChouetteResignAction | ChouetteOfferDrawAction | ClaimDrawAction | ChouetteOfferSettlementAction | ChouetteAwardAction | EndAction | ChangeAction | PartnerAction'
"""An action on the board, or one of the chouette."""


class AnswerDue(TypedDict):
    """Who must answer whom, and how."""

    by: PlayerName
    to: PlayerName
    choices: list[Answer]


class ChouetteAnswerExpected(TypedDict):
    """Offers wait for answers."""

    do: Literal['answer']
    asked: list[AnswerDue]
    text: str


class ThrowForSeatsExpected(TypedDict):
    """Players throw for their seats; send the request again with one more round."""

    do: Literal['throw_for_seats']
    groups: list[PlayerNames]
    text: str


ChouetteExpected: TypeAlias = 'OpenExpected | RollExpected | NameDoubleExpected | NameRollExpected | PlayExpected | ChouetteAnswerExpected | ThrowForSeatsExpected'
"""What is due, and from whom."""


class ChouetteDoubledEvent(TypedDict):
    """The stake is doubled."""

    event: Literal['doubled']
    by: PlayerName
    to: PlayerNames
    value: int
    text: str


class ChouetteBeaveredEvent(TypedDict):
    """A double is answered by a beaver."""

    event: Literal['beavered']
    by: PlayerName
    to: PlayerNames
    value: int
    text: str


class ChouetteRaccoonedEvent(TypedDict):
    """A beaver is answered by a raccoon."""

    event: Literal['raccooned']
    by: PlayerName
    to: PlayerNames
    value: int
    text: str


class ChouetteOtteredEvent(TypedDict):
    """A raccoon is answered by an otter."""

    event: Literal['ottered']
    by: PlayerName
    to: PlayerNames
    value: int
    text: str


class ChouetteTakenEvent(TypedDict):
    """A double is taken."""

    event: Literal['taken']
    by: PlayerName
    to: PlayerNames
    value: int
    text: str


class ChouetteDroppedEvent(TypedDict):
    """A double is dropped."""

    event: Literal['dropped']
    by: PlayerName
    to: PlayerNames
    value: int
    forced: bool
    text: str


class ChouetteResignedEvent(TypedDict):
    """A resignation is offered."""

    event: Literal['resigned']
    by: PlayerName
    to: PlayerNames
    value: GameValue
    text: str


class ChouetteAnsweredEvent(TypedDict):
    """An answer waits for the answers of others."""

    event: Literal['answered']
    by: PlayerName
    to: PlayerNames
    do: Answer
    text: str


class ExtraCubeEvent(TypedDict):
    """A member who dropped pays the lone taker for an extra cube."""

    event: Literal['extra_cube']
    by: PlayerName
    to: PlayerNames
    value: CubeValue
    price: int
    text: str


class ChouetteDrawOfferedEvent(TypedDict):
    """A draw is offered."""

    event: Literal['draw_offered']
    by: PlayerName
    to: PlayerNames
    text: str


class ChouetteSettlementOfferedEvent(TypedDict):
    """A settlement is offered."""

    event: Literal['settlement_offered']
    by: PlayerName
    to: PlayerNames
    payer: PlayerName
    points: HalfPoints
    text: str


class ChouetteAcceptedEvent(TypedDict):
    """An offer is accepted."""

    event: Literal['accepted']
    by: PlayerName
    to: PlayerNames
    offer: AgreementKind
    text: str


class ChouetteRefusedEvent(TypedDict):
    """An offer is refused."""

    event: Literal['refused']
    by: PlayerName
    to: PlayerNames
    offer: AgreementKind
    text: str


class ChouetteAwardedEvent(TypedDict):
    """The bets of a player are awarded to them."""

    event: Literal['awarded']
    by: PlayerName
    to: PlayerNames
    value: GameValue
    text: str


class LeadsEvent(TypedDict):
    """A player leads the team from now on."""

    event: Literal['leads']
    name: PlayerName
    text: str


class LeftEvent(TypedDict):
    """A player leaves."""

    event: Literal['left']
    name: PlayerName
    text: str


class JoinedEvent(TypedDict):
    """A player joins."""

    event: Literal['joined']
    name: PlayerName
    text: str


class PartnerEvent(TypedDict):
    """The box has a partner."""

    event: Literal['partner']
    name: PlayerName
    drawn: bool
    text: str


ChouetteEvent: TypeAlias = 'TieEvent | StartsEvent | RolledEvent | ThrownAgainEvent | NoEffectEvent | PassedEvent | RestLostEvent | NamedDoubleEvent | NamedRollEvent | EnteredEvent | BorneOffEvent | JumpedEvent | HitEvent | PinnedEvent | CapturedEvent | PhaseEvent | HandedOverEvent | CondonedEvent | ChouetteDoubledEvent | ChouetteBeaveredEvent | ChouetteRaccoonedEvent | ChouetteOtteredEvent | ChouetteTakenEvent | ChouetteDroppedEvent | ChouetteResignedEvent | ChouetteAnsweredEvent | ExtraCubeEvent | ChouetteDrawOfferedEvent | DrawClaimedEvent | ChouetteSettlementOfferedEvent | ChouetteAcceptedEvent | ChouetteRefusedEvent | ChouetteAwardedEvent | EndedEvent | LeadsEvent | LeftEvent | JoinedEvent | PartnerEvent'
"""One event."""


class ChouetteOutcome(TypedDict):
    """Every bet is settled; the balances sum to zero, and so do the amounts."""

    board: Outcome | None
    payments: list[Payment]
    balances: Totals
    totals: Totals
    text: str
    next: ChouetteNext
    amounts: NotRequired[dict[PlayerName, str]]


class ChouetteNext(TypedDict):
    """The next game of a chouette."""

    id: Id | None
    state: State


class Seats(TypedDict):
    """Who sits where."""

    box: PlayerName
    captain: PlayerName
    queue: PlayerNames
    partner: NotRequired[PlayerName]


class Leaders(TypedDict):
    """The player who rolls and moves for each side."""

    white: PlayerName
    black: PlayerName


Advisers: TypeAlias = 'dict[PlayerName, PlayerNames]'
"""Who may advise whom now, by the option `consultation`."""


class ChouetteMay(TypedDict):
    """What a player may do towards these opponents."""

    by: PlayerName
    to: PlayerNames
    allowed: list[StakesAction]
    resign_at: list[GameValue]
    settle_up_to: NotRequired[int]
    why_not: NotRequired[list[Reason]]
    notes: NotRequired[list[Reason]]


class ChouetteGame(TypedDict):
    """A chouette, what has happened, what is due and what each player may do."""

    id: Id | None
    state: State | None
    events: list[ChouetteEvent]
    expected: ChouetteExpected | None
    outcome: ChouetteOutcome | None
    seats: NotRequired[Seats]
    leaders: NotRequired[Leaders]
    advisers: NotRequired[Advisers]
    may: NotRequired[list[ChouetteMay]]
    pips: NotRequired[Pips]
    bear_off: NotRequired[BearOff]
    facts: NotRequired[Facts]
    picture: NotRequired[GamePicture]


RecordFormat: TypeAlias = "Literal['mat', 'sgf', 'gva', 'bgammon', 'record']"
"""A format of records; `record` is the JSON of this service."""


WrittenFormat: TypeAlias = "Literal['mat', 'sgf', 'record']"
"""A format in which records are written."""


ReplayInclude: TypeAlias = "Literal['plies', 'ids']"
"""What a game of a replay has besides its counts."""


class Assumptions(TypedDict):
    """What the client knows about the record that it does not say."""

    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    crawford: NotRequired[bool | None]
    jacoby: NotRequired[bool | None]
    beavers: NotRequired[Beavers | None]


class ReplayRecordRequest(TypedDict):
    """A record, either as the text of a file or as JSON."""

    format: NotRequired[RecordFormat | None]
    content: NotRequired[str | None]
    record: NotRequired[Record | None]
    assume: NotRequired[Assumptions | None]
    include: NotRequired[list[ReplayInclude] | None]


class WriteRecordRequest(TypedDict):
    """A record, either as the text of a file or as JSON; and the format to write."""

    format: WrittenFormat
    content: NotRequired[str | None]
    record: NotRequired[Record | None]
    lossless: NotRequired[bool | None]


RecordedAction: TypeAlias = 'OpenAction | RollAction | NameDoubleAction | NameRollAction | PlayAction | ChouetteDoubleAction | ChouetteTakeAction | ChouetteDropAction | ChouetteBeaverAction | ChouetteRaccoonAction | ChouetteOtterAction | ChouetteAcceptAction | ChouetteRefuseAction | ChouetteAnswerAction | ChouetteResignAction | ChouetteOfferDrawAction | ClaimDrawAction | ChouetteOfferSettlementAction | ChouetteAwardAction | EndAction | ChangeAction | PartnerAction | AwardMatchAction'
"""An action of advanceGame or, in a chouette, of advanceChouette: `by`, `to` and `payer` are colours, in a chouette names."""


class RecordedScore(TypedDict):
    """The score before a game."""

    white: float
    black: float


class RecordedResult(TypedDict):
    """The result of a game as a record has it."""

    winner: Color | None
    points: float


class RecordedTable(TypedDict):
    """The players of a chouette before a game."""

    players: Players
    totals: Totals


class RecordedGame(TypedDict):
    """One game of a record."""

    actions: list[RecordedAction]
    start: NotRequired[Id | None]
    score: NotRequired[RecordedScore | None]
    ids: NotRequired[list[Id] | None]
    result: NotRequired[RecordedResult | None]
    chouette: NotRequired[RecordedTable | None]


class RecordedPlayers(TypedDict):
    """The names of the players."""

    white: NotRequired[str | None]
    black: NotRequired[str | None]


class Record(TypedDict):
    """A record as JSON, which expresses every game without loss."""

    games: list[RecordedGame]
    variant: NotRequired[VariantName | None]
    options: NotRequired[Options | None]
    stakes: NotRequired[Stakes | None]
    players: NotRequired[RecordedPlayers | None]
    header: NotRequired[RecordHeader | None]


RecordHeader: TypeAlias = 'dict[str, str]'
"""What the head of a record says about it, by name."""


class WrittenRecord(TypedDict):
    """A record in a format."""

    format: WrittenFormat
    content: str
    loss: list[RecordLossCode]
    notes: list[RecordNote]


RecordLossCode: TypeAlias = "Literal['automatic_doubles', 'awards', 'condoned', 'edits', 'header', 'holland', 'ids', 'lost_plies', 'opening', 'options', 'per_point', 'refused_offers', 'start', 'tied_throws']"
"""What a format of records cannot express."""


NoteCode: TypeAlias = "Literal['beavers_assumed', 'capped_result', 'cut_off', 'game_without_plays', 'header_unknown', 'other_game', 'other_line', 'other_lines', 'play_unwritten', 'rest_not_written', 'rolled_and_resigned', 'second_match', 'sides_swapped', 'star_without_hit', 'take_unwritten', 'two_ways', 'wrong_game_number']"
"""Something worth knowing about a record that is not wrong."""


class RecordPlace(TypedDict):
    """A place in a record."""

    game: int
    ply: int
    player: NotRequired[Color]
    line: NotRequired[int]
    character: NotRequired[int]
    row: NotRequired[int]
    column: NotRequired[RecordColumn]
    node: NotRequired[int]
    pointer: NotRequired[str]


RecordColumn: TypeAlias = "Literal['left', 'right']"
"""A column of a .mat."""


class RecordNote(TypedDict):
    """Something worth knowing that is not a fault."""

    code: NoteCode
    detail: str
    where: RecordPlace
    written: str


WentOn: TypeAlias = "Literal['as_written', 'left_out', 'lost']"
"""How the replay went on: with the play as written, without the action, or not at all in this game."""


class RecordFault(TypedDict):
    """Something that is wrong in a record."""

    code: FaultCode
    pointer: str
    rule: RuleId | None
    detail: str
    where: RecordPlace
    written: str
    went_on: WentOn
    understood: NotRequired[str]
    id: NotRequired[Id]


class ReplayPlayers(TypedDict):
    """The names of the players."""

    white: str
    black: str


ReplayDo: TypeAlias = "Literal['open', 'roll', 'name_double', 'name_roll', 'play', 'double', 'take', 'drop', 'beaver', 'raccoon', 'otter', 'resign', 'offer_draw', 'claim_draw', 'offer_settlement', 'accept', 'refuse', 'award', 'award_match', 'answer', 'end', 'change', 'partner', 'edit']"
"""What was done in a ply; `edit`: the position was changed by hand."""


class ReplayedPly(TypedDict):
    """A play with its throw, or one action away from the board."""

    ply: int
    player: Color
    do: ReplayDo
    white: NotRequired[Die]
    black: NotRequired[Die]
    dice: NotRequired[Dice]
    moves: NotRequired[Moves]
    notation: NotRequired[Notation]
    condone: NotRequired[bool]
    by: NotRequired[str]
    to: NotRequired[str]
    value: NotRequired[int]
    payer: NotRequired[str]
    points: NotRequired[HalfPoints]
    number: NotRequired[Die]
    numbers: NotRequired[Dice]
    line: NotRequired[int]
    pointer: NotRequired[str]
    written: NotRequired[str]
    id: NotRequired[Id]


class ReplayedOutcome(TypedDict):
    """The end of a game by the rules."""

    how: How
    winner: Color | None
    points: float | None


class ReplayedGame(TypedDict):
    """One game of a replay."""

    number: int
    score: RecordedScore | None
    crawford_game: CrawfordGame | None
    starter: Color | None
    ply_count: int
    play_count: int
    judged_count: int
    fault_count: int
    outcome: ReplayedOutcome | None
    written: RecordedResult | None
    agrees: bool
    variant: NotRequired[VariantName]
    line: NotRequired[int]
    pointer: NotRequired[str]
    plies: NotRequired[list[ReplayedPly]]
    start: NotRequired[Id]
    end: NotRequired[Id]
    chouette: NotRequired[RecordedTable]


class ReplaySummary(TypedDict):
    """Counts over all games."""

    game_count: int
    play_count: int
    judged_count: int
    legal_count: int
    fault_count: int
    complete: bool


class ReplayFinal(TypedDict):
    """The score after the last game."""

    white: float
    black: float
    winner: Color | None
    totals: NotRequired[Totals]


class Replay(TypedDict):
    """The report of a replay."""

    format: RecordFormat
    players: ReplayPlayers
    header: RecordHeader
    variant: VariantName
    options: Options
    stakes: Stakes | None
    games: list[ReplayedGame]
    faults: list[RecordFault]
    more_faults: int
    notes: list[RecordNote]
    summary: ReplaySummary
    final: ReplayFinal


class ReplayHeaderLine(TypedDict):
    """The first line: what the head of the record says."""

    kind: Literal['header']
    format: RecordFormat
    players: ReplayPlayers
    header: RecordHeader
    variant: VariantName
    options: Options
    stakes: Stakes | None


class ReplayGameLine(TypedDict):
    """A game."""

    kind: Literal['game']
    number: int
    score: RecordedScore | None
    crawford_game: CrawfordGame | None
    starter: Color | None
    ply_count: int
    play_count: int
    judged_count: int
    fault_count: int
    outcome: ReplayedOutcome | None
    written: RecordedResult | None
    agrees: bool
    variant: NotRequired[VariantName]
    line: NotRequired[int]
    pointer: NotRequired[str]
    plies: NotRequired[list[ReplayedPly]]
    start: NotRequired[Id]
    end: NotRequired[Id]
    chouette: NotRequired[RecordedTable]


class ReplayFaultLine(TypedDict):
    """A fault, after the game it is in."""

    kind: Literal['fault']
    code: FaultCode
    pointer: str
    rule: RuleId | None
    detail: str
    where: RecordPlace
    written: str
    went_on: WentOn
    understood: NotRequired[str]
    id: NotRequired[Id]


class ReplaySummaryLine(TypedDict):
    """The last line."""

    kind: Literal['summary']
    game_count: int
    play_count: int
    judged_count: int
    legal_count: int
    fault_count: int
    complete: bool
    notes: list[RecordNote]
    more_faults: int
    final: ReplayFinal


class ReplayProblemLine(TypedDict):
    """The last line, if something went wrong after the first."""

    kind: Literal['problem']
    type: str
    code: ProblemCode
    title: str
    status: int
    detail: str
    errors: NotRequired[list[Fault]]
    outcome: NotRequired[Outcome]
    understood: NotRequired[Moves]


ReplayLine: TypeAlias = 'ReplayHeaderLine | ReplayGameLine | ReplayFaultLine | ReplaySummaryLine | ReplayProblemLine'
"""A line of a replay as NDJSON."""


class BeginItem(TypedDict):
    """An item of a batch: begin."""

    operation: Literal['begin']
    request: BeginGameRequest
    key: NotRequired[str | None]


class BeginItemAnswer(TypedDict):
    """An answer of a batch: begin; either `answer` or `problem`."""

    operation: Literal['begin']
    status: int
    key: NotRequired[str]
    answer: NotRequired[Game]
    problem: NotRequired[Problem]


class AdvanceItem(TypedDict):
    """An item of a batch: advance."""

    operation: Literal['advance']
    request: AdvanceGameRequest
    key: NotRequired[str | None]


class AdvanceItemAnswer(TypedDict):
    """An answer of a batch: advance; either `answer` or `problem`."""

    operation: Literal['advance']
    status: int
    key: NotRequired[str]
    answer: NotRequired[Game]
    problem: NotRequired[Problem]


class ChouetteBeginItem(TypedDict):
    """An item of a batch: chouette_begin."""

    operation: Literal['chouette_begin']
    request: BeginChouetteRequest
    key: NotRequired[str | None]


class ChouetteBeginItemAnswer(TypedDict):
    """An answer of a batch: chouette_begin; either `answer` or `problem`."""

    operation: Literal['chouette_begin']
    status: int
    key: NotRequired[str]
    answer: NotRequired[ChouetteGame]
    problem: NotRequired[Problem]


class ChouetteAdvanceItem(TypedDict):
    """An item of a batch: chouette_advance."""

    operation: Literal['chouette_advance']
    request: AdvanceChouetteRequest
    key: NotRequired[str | None]


class ChouetteAdvanceItemAnswer(TypedDict):
    """An answer of a batch: chouette_advance; either `answer` or `problem`."""

    operation: Literal['chouette_advance']
    status: int
    key: NotRequired[str]
    answer: NotRequired[ChouetteGame]
    problem: NotRequired[Problem]


class ChouetteItem(TypedDict):
    """An item of a batch: chouette."""

    operation: Literal['chouette']
    request: ReadChouetteRequest
    key: NotRequired[str | None]


class ChouetteItemAnswer(TypedDict):
    """An answer of a batch: chouette; either `answer` or `problem`."""

    operation: Literal['chouette']
    status: int
    key: NotRequired[str]
    answer: NotRequired[ChouetteGame]
    problem: NotRequired[Problem]


class MovesItem(TypedDict):
    """An item of a batch: moves."""

    operation: Literal['moves']
    request: ListMovesRequest
    key: NotRequired[str | None]


class MovesItemAnswer(TypedDict):
    """An answer of a batch: moves; either `answer` or `problem`."""

    operation: Literal['moves']
    status: int
    key: NotRequired[str]
    answer: NotRequired[Game]
    problem: NotRequired[Problem]


class JudgeItem(TypedDict):
    """An item of a batch: judge."""

    operation: Literal['judge']
    request: JudgePlayRequest
    key: NotRequired[str | None]


class JudgeItemAnswer(TypedDict):
    """An answer of a batch: judge; either `answer` or `problem`."""

    operation: Literal['judge']
    status: int
    key: NotRequired[str]
    answer: NotRequired[Judgement]
    problem: NotRequired[Problem]


class BearOffItem(TypedDict):
    """An item of a batch: bear_off."""

    operation: Literal['bear_off']
    request: CheckBearOffRequest
    key: NotRequired[str | None]


class BearOffItemAnswer(TypedDict):
    """An answer of a batch: bear_off; either `answer` or `problem`."""

    operation: Literal['bear_off']
    status: int
    key: NotRequired[str]
    answer: NotRequired[BearOff]
    problem: NotRequired[Problem]


class ScoreItem(TypedDict):
    """An item of a batch: score."""

    operation: Literal['score']
    request: ScorePositionRequest
    key: NotRequired[str | None]


class ScoreItemAnswer(TypedDict):
    """An answer of a batch: score; either `answer` or `problem`."""

    operation: Literal['score']
    status: int
    key: NotRequired[str]
    answer: NotRequired[Score]
    problem: NotRequired[Problem]


class ConvertItem(TypedDict):
    """An item of a batch: convert."""

    operation: Literal['convert']
    request: ConvertStateRequest
    key: NotRequired[str | None]


class ConvertItemAnswer(TypedDict):
    """An answer of a batch: convert; either `answer` or `problem`."""

    operation: Literal['convert']
    status: int
    key: NotRequired[str]
    answer: NotRequired[ConvertedState]
    problem: NotRequired[Problem]


class PictureItem(TypedDict):
    """An item of a batch: picture."""

    operation: Literal['picture']
    request: DrawPictureRequest
    key: NotRequired[str | None]


class PictureItemAnswer(TypedDict):
    """An answer of a batch: picture; either `answer` or `problem`."""

    operation: Literal['picture']
    status: int
    key: NotRequired[str]
    answer: NotRequired[Picture]
    problem: NotRequired[Problem]


class ReplayItem(TypedDict):
    """An item of a batch: replay."""

    operation: Literal['replay']
    request: ReplayRecordRequest
    key: NotRequired[str | None]


class ReplayItemAnswer(TypedDict):
    """An answer of a batch: replay; either `answer` or `problem`."""

    operation: Literal['replay']
    status: int
    key: NotRequired[str]
    answer: NotRequired[Replay]
    problem: NotRequired[Problem]


class RecordItem(TypedDict):
    """An item of a batch: record."""

    operation: Literal['record']
    request: WriteRecordRequest
    key: NotRequired[str | None]


class RecordItemAnswer(TypedDict):
    """An answer of a batch: record; either `answer` or `problem`."""

    operation: Literal['record']
    status: int
    key: NotRequired[str]
    answer: NotRequired[WrittenRecord]
    problem: NotRequired[Problem]


class UnreadableItemAnswer(TypedDict):
    """The answer to an item that cannot be read."""

    operation: Literal['unreadable']
    status: int
    problem: Problem
    key: NotRequired[str]


BatchItem: TypeAlias = 'BeginItem | AdvanceItem | ChouetteBeginItem | ChouetteAdvanceItem | ChouetteItem | MovesItem | JudgeItem | BearOffItem | ScoreItem | ConvertItem | PictureItem | ReplayItem | RecordItem'
"""An item of a batch."""


BatchAnswer: TypeAlias = 'BeginItemAnswer | AdvanceItemAnswer | ChouetteBeginItemAnswer | ChouetteAdvanceItemAnswer | ChouetteItemAnswer | MovesItemAnswer | JudgeItemAnswer | BearOffItemAnswer | ScoreItemAnswer | ConvertItemAnswer | PictureItemAnswer | ReplayItemAnswer | RecordItemAnswer | UnreadableItemAnswer'
"""The answer to an item of a batch."""


Batch: TypeAlias = 'list[BatchItem]'
"""The items; at most 1,000, each of at most 64 KiB."""


BatchAnswers: TypeAlias = 'list[BatchAnswer]'
"""One answer for each item, in the same order."""


PlaygroundFile: TypeAlias = "Literal['api.js', 'app.webmanifest', 'board.css', 'board.js', 'controls.js', 'de.js', 'dice.js', 'editor.js', 'elements.js', 'en.js', 'fr.js', 'game.js', 'hands.js', 'icon-192.png', 'icon-512.png', 'icon.svg', 'it.js', 'key.js', 'main.js', 'memory.js', 'motion.js', 'opponent.js', 'page.css', 'picker.css', 'picker.js', 'picking.js', 'placing.js', 'players.js', 'plays.js', 'record.js', 'service.js', 'sharing.js', 'sound.js', 'stakes.js', 'svg.js', 'table.css', 'table.js', 'texts.js', 'themes.css', 'victory.js', 'view.js', 'viewer.js', 'wire.js']"
"""A file of the playground."""


DocsFile: TypeAlias = "Literal['pages.css', 'try.js']"
"""A file of the API reference."""


Language: TypeAlias = "Literal['en', 'de', 'fr', 'it']"
"""A language of the service."""


class ReadChouetteByIdQuery(TypedDict):
    """The query parameters of `readChouetteById`."""

    include: NotRequired[list[Include]]
    contract: NotRequired[str]


class ListMovesByIdQuery(TypedDict):
    """The query parameters of `listMovesById`."""

    player: NotRequired[Color]
    dice: NotRequired[str]
    played: NotRequired[Notation]
    include: NotRequired[list[Include]]
    contract: NotRequired[str]


class JudgePlayByIdQuery(TypedDict):
    """The query parameters of `judgePlayById`."""

    notation: NotRequired[Notation]
    condone: NotRequired[bool]
    player: NotRequired[Color]
    dice: NotRequired[str]
    contract: NotRequired[str]


class CheckBearOffByIdQuery(TypedDict):
    """The query parameters of `checkBearOffById`."""

    player: NotRequired[Color]
    contract: NotRequired[str]


class ScorePositionByIdQuery(TypedDict):
    """The query parameters of `scorePositionById`."""

    cube: NotRequired[CubeValue]
    dice: NotRequired[str]
    include: NotRequired[list[ScoreInclude]]
    contract: NotRequired[str]


class DrawPictureByIdQuery(TypedDict):
    """The query parameters of `drawPictureById`."""

    theme: NotRequired[Theme]
    bottom: NotRequired[Color]
    home: NotRequired[Home]
    numbers: NotRequired[PointNumbers]
    width: NotRequired[Width]
    played: NotRequired[Notation]
    last: NotRequired[str]
    contract: NotRequired[str]


class DrawSvgByIdQuery(TypedDict):
    """The query parameters of `drawSvgById`."""

    theme: NotRequired[Theme]
    bottom: NotRequired[Color]
    home: NotRequired[Home]
    numbers: NotRequired[PointNumbers]
    width: NotRequired[Width]
    played: NotRequired[Notation]
    last: NotRequired[str]
    contract: NotRequired[str]


class DrawPngByIdQuery(TypedDict):
    """The query parameters of `drawPngById`."""

    theme: NotRequired[Theme]
    bottom: NotRequired[Color]
    home: NotRequired[Home]
    numbers: NotRequired[PointNumbers]
    width: NotRequired[Width]
    played: NotRequired[Notation]
    last: NotRequired[str]
    contract: NotRequired[str]


class DrawTextByIdQuery(TypedDict):
    """The query parameters of `drawTextById`."""

    theme: NotRequired[Theme]
    bottom: NotRequired[Color]
    home: NotRequired[Home]
    numbers: NotRequired[PointNumbers]
    width: NotRequired[Width]
    played: NotRequired[Notation]
    last: NotRequired[str]
    contract: NotRequired[str]


class ListVariantsQuery(TypedDict):
    """The query parameters of `listVariants`."""

    contract: NotRequired[str]


class GetVariantQuery(TypedDict):
    """The query parameters of `getVariant`."""

    contract: NotRequired[str]


class ListProblemsQuery(TypedDict):
    """The query parameters of `listProblems`."""

    contract: NotRequired[str]


class GetProblemQuery(TypedDict):
    """The query parameters of `getProblem`."""

    contract: NotRequired[str]


class GetContractQuery(TypedDict):
    """The query parameters of `getContract`."""

    contract: NotRequired[str]


class GetContractWithQueryQuery(TypedDict):
    """The query parameters of `getContractWithQuery`."""

    contract: NotRequired[str]


class GetWorkflowsQuery(TypedDict):
    """The query parameters of `getWorkflows`."""

    contract: NotRequired[str]


class GetContractAsJsonQuery(TypedDict):
    """The query parameters of `getContractAsJson`."""

    contract: NotRequired[str]
