// Plays one game with the client that openapi-generator makes in Java.
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.GamesApi;
import org.openapitools.client.model.*;

public class Play {
  public static void main(String[] arguments) throws Exception {
    var client = new ApiClient();
    client.setBasePath(arguments[0]);
    var games = new GamesApi(client);
    var start =
        new BeginGameRequest()
            .variant(VariantName.HYPERGAMMON)
            .options(new Options().opening(OpeningRule.FRESH_ROLL))
            .addThrowsItem(new ModelThrow().white(6).black(4));
    var game = games.beginGame(start, null);
    while (game.getOutcome() == null) {
      var action = new Action();
      if (game.getExpected().getActualInstance() instanceof PlayExpected play) {
        var moves = play.getPlays().get(0).getMoves();
        action.setActualInstance(new PlayAction()._do(PlayAction.DoEnum.PLAY).moves(moves));
      } else {
        var dice = List.of(6, 4);
        action.setActualInstance(new RollAction()._do(RollAction.DoEnum.ROLL).dice(dice));
      }
      game = games.advanceGame(new AdvanceGameRequest().id(game.getId()).action(action), null);
    }
    System.out.println(game.getOutcome().getPointsOutcome().getText());
  }
}
