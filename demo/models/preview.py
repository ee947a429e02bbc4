"""python -m models.preview court side front --to FOLDER [--size 400] [--samples 8]: a contact sheet in three colourways.

Renders small into the folder, colours what it rendered and writes FOLDER/<silhouette>.png: a row for each angle, on paper
and on dark ground. `--keep` composes what is in the folder already.
"""
import argparse
from pathlib import Path

from PIL import Image

from . import colour, layers
from .render import render, silhouette_module

PAPER, DARK = "#f3efe7", "#26262a"


def contact_sheet(silhouette, angles, folder, size):
    """Pictures `size` px wide: a row for each angle, a column for each colourway, the last one on dark ground too."""
    colourways = list(silhouette_module(silhouette).COLOURWAYS.values())
    columns = [(colours, PAPER) for colours in colourways] + [(colourways[0], DARK), (colourways[-1], DARK)]
    height = round(size * getattr(silhouette_module(silhouette), "ASPECT", 1.0))
    sheet = Image.new("RGB", (size * len(columns), height * len(angles)), PAPER)
    for row, angle in enumerate(angles):
        read = layers.read(silhouette, angle, folder)
        for column, (colours, ground) in enumerate(columns):
            picture = colour.on_ground(colour.paint(read, colours), ground)
            sheet.paste(picture.resize((size, height), Image.LANCZOS), (column * size, row * height))
    return sheet


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("silhouette")
    parser.add_argument("angle", nargs="+")
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--size", type=int, default=400)
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--keep", action="store_true", help="do not render again")
    asked = parser.parse_args()
    for angle in [] if asked.keep else asked.angle:
        render(asked.silhouette, angle, asked.size, asked.samples, asked.to)
    sheet = contact_sheet(asked.silhouette, asked.angle, asked.to, asked.size)
    sheet.save(asked.to / f"{asked.silhouette}.png")
