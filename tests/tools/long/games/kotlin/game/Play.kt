// Plays one game with the client that openapi-generator makes in Kotlin.
import org.openapitools.client.apis.GamesApi
import org.openapitools.client.models.Action
import org.openapitools.client.models.AdvanceGameRequest
import org.openapitools.client.models.BeginGameRequest
import org.openapitools.client.models.Expected
import org.openapitools.client.models.OpeningRule
import org.openapitools.client.models.Options
import org.openapitools.client.models.Outcome
import org.openapitools.client.models.PlayAction
import org.openapitools.client.models.RollAction
import org.openapitools.client.models.Throw
import org.openapitools.client.models.VariantName

fun main(arguments: Array<String>) {
    val games = GamesApi(arguments[0])
    var game = games.beginGame(
        BeginGameRequest(
            variant = VariantName.hypergammon,
            options = Options(opening = OpeningRule.fresh_roll),
            throws = listOf(Throw(white = 6, black = 4)),
        )
    )
    while (game.outcome == null) {
        val expected = game.expected
        val action = if (expected is Expected.PlayWrapper) {
            val moves = expected.value.plays!!.first().moves
            Action.PlayWrapper(PlayAction(`do` = PlayAction.Do.play, moves = moves))
        } else {
            Action.RollWrapper(RollAction(`do` = RollAction.Do.roll, dice = listOf(6, 4)))
        }
        game = games.advanceGame(AdvanceGameRequest(id = game.id, action = action))
    }
    println((game.outcome as Outcome.PointsWrapper).value.text)
}
