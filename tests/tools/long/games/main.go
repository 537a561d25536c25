// Plays one game with the client that openapi-generator makes in Go.
package main

import (
	"context"
	"fmt"
	"os"

	rules "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func main() {
	configuration := rules.NewConfiguration()
	configuration.Servers = rules.ServerConfigurations{{URL: os.Args[1]}}
	games := rules.NewAPIClient(configuration).GamesAPI
	options := rules.NewOptions()
	options.SetOpening(rules.FRESH_ROLL)
	start := rules.NewBeginGameRequest(rules.HYPERGAMMON)
	start.SetOptions(*options)
	start.SetThrows([]rules.Throw{*rules.NewThrow(6, 4)})
	game, _, err := games.BeginGame(context.Background()).BeginGameRequest(*start).Execute()
	for err == nil && !game.Outcome.IsSet() || err == nil && game.Outcome.Get() == nil {
		var action rules.Action
		if play := game.Expected.Get().PlayExpected; play != nil {
			made := rules.NewPlayAction("play")
			made.SetMoves(play.Plays[0].Moves)
			action = rules.PlayActionAsAction(made)
		} else {
			action = rules.RollActionAsAction(rules.NewRollAction("roll", []int32{6, 4}))
		}
		next := rules.NewAdvanceGameRequest(action)
		next.SetId(game.Id)
		game, _, err = games.AdvanceGame(context.Background()).AdvanceGameRequest(*next).Execute()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(game.Outcome.Get().PointsOutcome.Text)
}
