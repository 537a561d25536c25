"""A seat for language models: the operations of the service as tools of the Model Context Protocol.

| module | contents |
|---|---|
| `asking` | requests to the operations in this process; refusals that say what to send next |
| `answers` | what the tools answer: the few facts that a player needs, in their own numbers |
| `server` | the tools, with the `mcp` package |
"""
