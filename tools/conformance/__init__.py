"""The conformance kit: `make conformance` writes `conformance/`; tests/conformance checks it.

| module | contents |
|---|---|
| `questions` | the cases: chosen from random games and golden cases |
| `golden` | the golden cases among them |
| `answers` | what the engine answers to them, as JSON |
| `documents` | questions and answers together, one document per file |
| `files` | where the files are, and their text |
"""
