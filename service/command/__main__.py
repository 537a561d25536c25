"""`python -m service.command`."""

from service.command import NAME, main

main(prog_name=NAME)
