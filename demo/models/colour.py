"""The reference recipe of the composition: srgb(linear(colour) · diffuse · EXPOSURE + gloss · GLOSS), shadow below.

`composition/compose.ts` does the same for the shop; the numbers are to be equal.
"""
import numpy as np
from PIL import Image

EXPOSURE, GLOSS, SHADOW = 1.08, 0.9, 0.8
#: Colour of what belongs to no part: holes, the depth of the thing.
INSIDE = "#3a3836"


def linear(colour):
    """`#rrggbb` as three numbers of linear light."""
    value = np.array([int(colour[at:at + 2], 16) for at in (1, 3, 5)]) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def srgb(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def paint(layers, colours):
    """Layers as `layers.read` returns them, in colours by part, as an RGBA picture on transparent ground."""
    diffuse, gloss, coverage = layers["diffuse"], layers["gloss"], layers["coverage"]
    left = np.ones_like(coverage)
    painted = np.zeros((*coverage.shape, 3))
    for share, colour in zip(layers["parts"], colours):
        share = np.minimum(share, left)
        left = left - share
        painted += share[..., None] * linear(colour)
    painted += left[..., None] * linear(INSIDE)
    light = painted * (diffuse * EXPOSURE)[..., None] + (gloss * GLOSS)[..., None]
    shade = layers["shadow"] * SHADOW
    alpha = coverage + (1 - coverage) * shade
    seen = coverage / np.maximum(alpha, 1e-4)
    picture = np.dstack([srgb(light) * seen[..., None], alpha])
    return Image.fromarray((picture * 255 + 0.5).astype(np.uint8), "RGBA")


def on_ground(picture, ground):
    """The picture on a ground of one colour."""
    sheet = Image.new("RGBA", picture.size, ground)
    sheet.alpha_composite(picture)
    return sheet.convert("RGB")
