"""`python -m service.cli`."""

from service.cli import NAME, main

main(prog_name=NAME)
