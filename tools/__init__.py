"""What writes files that are kept or shipped; the tests compare the files with what it would write.

| module | command | writes |
|---|---|---|
| `examples` | `python -m tools.examples` | the answers of the recorded examples, `examples/` |
| `errors` | `make errors` | the examples of the catalogue, `service/catalogue/examples.json` |
| `local` | `make local` | the package of the rules in the page, `build/local` |
| `site` | `make site` | the static site, `build/site` |
| `conformance` | `make conformance` | the [conformance kit](../conformance/README.md) |
| `loading` | `make loading` | how fast the playground loads, in `docs/playground.md` |
| `playground` | `make playground` | its games and screens, in `docs/playground.md` |
| `pictures` | `make pictures` | `docs/pictures/` |
| `screenshots` | `make screenshots` | `docs/screenshots/` |
| `sources` | `make sources` | `docs/sources.md` |
| `licences` | `make audit` | `deploy/licences.md` |
| `build_requirements` | `make lock` | the input of `build.lock` |
| `newest` | `make newest` | the packages of an environment without versions |
"""
