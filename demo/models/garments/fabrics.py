"""Finishes of cloth. Texture coordinates are those of the flat pattern, so the grain runs as it was cut.

Shells carry two numbers of mm: `seam`, how far a seam is, and `hem`, how far an edge that is folded and sewn.
"""
import numpy as np

from ..materials import Finish

#: Distances from a folded edge at which it is stitched.
HEM_ROWS = (17.5, 22.5)


def near(shader, attribute, start, end):
    """1 closer to it than `start`, 0 farther than `end`."""
    return shader.math("SUBTRACT", 1.0, shader.step(shader.attribute(attribute), (start + end) / 2, (end - start) / 2))


def fibres(shader, along, across, detail=3.0):
    """Noise in the cloth's plane; sizes in mm."""
    u, v = shader.texture_position()
    place = shader.node("CombineXYZ")
    shader.connect(place.inputs[0], shader.times(u, 1 / across))
    shader.connect(place.inputs[1], shader.times(v, 1 / along))
    noise = shader.node("TexNoise")
    shader.connect(noise.inputs["Vector"], place.outputs[0])
    noise.inputs["Scale"].default_value = 1
    noise.inputs["Detail"].default_value = detail
    return noise.outputs["Fac"]


def loops(shader, wale):
    """The V shapes of a plain knit, 0 to 1; `wale` is the width of one in mm."""
    u, v = shader.texture_position()
    half = shader.math("PINGPONG", shader.times(u, 1 / wale), 0.5)
    slanted = shader.add(shader.times(v, 1 / (0.8 * wale)), shader.times(half, 1.1))
    course = shader.math("SINE", shader.times(slanted, 2 * np.pi))
    rib = shader.math("SINE", shader.times(half, 2 * np.pi))
    return shader.times(shader.add(shader.times(course, 0.5), 0.5), rib)


def furrow(shader, attribute, distance):
    """1 along a line at a distance of it, 0 elsewhere."""
    away = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.attribute(attribute), distance))
    return shader.math("SUBTRACT", 1.0, shader.step(away, 0.9, 0.7))


def sewn(shader):
    """Height that seams and hems give to the cloth: the furrow, the allowance below, the doubled edge and its stitches."""
    return shader.add(
        shader.times(near(shader, "seam", 0.2, 2.4), -1.3),
        shader.times(near(shader, "seam", 6.0, 8.0), 0.35),
        shader.times(near(shader, "hem", 22.5, 24.0), 0.5),
        *(shader.times(furrow(shader, "hem", row), -0.35) for row in HEM_ROWS),
    )


def creases(shader, along, across):
    """Narrow ridges that wander and fork, 0 to 1; sizes in mm."""
    away = shader.math("ABSOLUTE", shader.math("SUBTRACT", fibres(shader, along, across, 2.0), 0.5))
    return shader.math("POWER", shader.math("SUBTRACT", 1.0, shader.math("MINIMUM", shader.times(away, 3.6), 1.0)), 1.6)


def knit(wale, uneven, crumpled, depth=0.13):
    """Loops `wale` mm wide, soft unevenness and creases of wear, both in mm."""
    return lambda shader: shader.add(
        shader.times(loops(shader, wale), depth * wale),
        shader.times(fibres(shader, 5.0, 1.8), 0.5),
        shader.times(fibres(shader, 14.0, 8.0), 0.35 * uneven),
        shader.times(fibres(shader, 60.0, 34.0), uneven),
        # a crease comes and goes
        shader.times(shader.times(creases(shader, 120.0, 90.0), fibres(shader, 90.0, 90.0)), crumpled),
        shader.times(shader.times(creases(shader, 30.0, 52.0), fibres(shader, 70.0, 70.0)), 0.6 * crumpled),
        sewn(shader),
    )


def melange(contrast):
    """Yarns of uneven thickness: streaks and clouds around 1."""
    return lambda shader: shader.add(
        1.0 - contrast,
        shader.times(fibres(shader, 4.0, 1.3), contrast),
        shader.times(fibres(shader, 26.0, 2.6, 4.0), 0.6 * contrast),
        shader.times(fibres(shader, 120.0, 90.0, 4.0), 0.4 * contrast),
        # what is worn pales at the seams
        shader.times(near(shader, "seam", 0.5, 3.0), -0.16),
        shader.times(near(shader, "seam", 3.0, 9.0), 0.05),
    )


def ribs(pitch, depth):
    def relief(shader):
        u, _ = shader.texture_position()
        wave = shader.math("ABSOLUTE", shader.wave(u, 2 * pitch))
        return shader.add(shader.times(shader.math("POWER", wave, 0.6), depth), shader.times(fibres(shader, 3.0, 1.0), 0.3))

    return relief


def rib_tone(pitch):
    def tone(shader):
        u, _ = shader.texture_position()
        return shader.add(0.66, shader.times(shader.math("ABSOLUTE", shader.wave(u, 2 * pitch)), 0.42))

    return tone


JERSEY = Finish(0.88, 0.18, knit(1.0, 2.4, 3.0), melange(0.3), sheen=0.2)
FLEECE = Finish(0.92, 0.14, knit(1.5, 3.0, 2.4), melange(0.3), sheen=0.3)
RIB = Finish(0.88, 0.16, ribs(3.2, 1.0), rib_tone(3.2), sheen=0.25)
WIDE_RIB = Finish(0.9, 0.14, ribs(5.2, 1.8), rib_tone(5.2), sheen=0.3)
TAPE = Finish(0.85, 0.16, lambda shader: shader.times(shader.weave(0.8), 0.12))
LABEL = Finish(0.55, 0.3, lambda shader: shader.times(shader.weave(0.4), 0.05), lambda shader: 1.1)
CORD = Finish(0.78, 0.18, lambda shader: shader.times(shader.braid(1.1), 0.4))
