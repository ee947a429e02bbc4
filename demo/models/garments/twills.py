"""Finishes of woven cloth for bottoms: denim that has paled where it is worn, chino twill, and their waistbands.

Shells carry `seam` and `hem`, distances in mm, and `wear`, 0 to 1, for denim.
"""
from ..materials import Finish
from .fabrics import creases, fibres, near


def twill(shader, pitch):
    """Slanted ridges, 0 to 1."""
    u, v = shader.texture_position()
    return shader.add(0.5, shader.times(shader.wave(shader.add(u, shader.times(v, 0.75)), pitch), 0.5))


def sewn(shader, doubled):
    """Height of seams and hems: a furrow, the allowance below, the folded edge."""
    return shader.add(
        shader.times(near(shader, "seam", 0.3, 1.8), -1.1),
        shader.times(near(shader, "seam", 7.0, 10.0), 0.35),
        shader.times(near(shader, "hem", doubled, doubled + 1.6), 0.6),
    )


def denim_relief(shader):
    return shader.add(
        shader.times(twill(shader, 1.5), 0.16),
        shader.times(fibres(shader, 5.0, 1.4), 0.4),
        shader.times(fibres(shader, 60.0, 40.0), 2.2),
        shader.times(shader.times(creases(shader, 60.0, 80.0), fibres(shader, 80.0, 80.0)), 1.8),
        sewn(shader, 13.0),
    )


def denim_tone(shader):
    """Slubs of the warp, and pale where it is worn: crests, edges of seams."""
    worn = shader.attribute("wear")
    return shader.add(
        0.34,
        shader.times(twill(shader, 1.5), 0.12),
        shader.times(fibres(shader, 40.0, 1.5), 0.38),
        shader.times(fibres(shader, 4.0, 1.2), 0.26),
        shader.times(fibres(shader, 90.0, 50.0, 4.0), 0.12),
        shader.times(worn, shader.add(0.42, shader.times(fibres(shader, 7.0, 1.3), 0.36))),
        shader.times(near(shader, "seam", 0.4, 2.0), -0.2),
        shader.times(shader.times(near(shader, "seam", 2.0, 7.0), fibres(shader, 7.0, 7.0)), 0.22),
        shader.times(shader.times(near(shader, "hem", 0.8, 3.0), fibres(shader, 7.0, 7.0)), 0.5),
    )


def band_tone(shader):
    return shader.add(0.42, shader.times(twill(shader, 1.5), 0.12), shader.times(fibres(shader, 1.5, 40.0), 0.34),
                      shader.times(fibres(shader, 6.0, 5.0), 0.32))


DENIM = Finish(0.9, 0.14, denim_relief, denim_tone, sheen=0.1)
#: Denim of small pieces, without attributes: waistband, belt loops, pockets.
DENIM_PIECE = Finish(0.9, 0.14, lambda s: s.add(s.times(twill(s, 1.5), 0.16), s.times(fibres(s, 5.0, 1.4), 0.4),
                                                s.times(fibres(s, 40.0, 24.0), 1.4)), band_tone, sheen=0.1)
DENIM_BACK = Finish(0.92, 0.1, lambda s: s.times(twill(s, 1.5), 0.16), lambda s: s.add(0.7, s.times(fibres(s, 14.0, 1.2), 0.4)))
