"""The project as a static site: `make site`."""
