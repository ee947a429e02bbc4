"""Finishes of plain woven cotton: twill of chinos, softer cloth of shorts and skirts. Shells carry `seam` and `hem` in mm."""
from ..materials import Finish
from .fabrics import creases, fibres, near
from .twills import sewn, twill


def woven(hem, crumpled=1.0, pitch=1.1):
    """Fine ridges, soft unevenness, creases of wear, seams, and a hem that deep."""
    return lambda shader: shader.add(
        shader.times(twill(shader, pitch), 0.1),
        shader.times(fibres(shader, 3.0, 1.2), 0.25),
        shader.times(fibres(shader, 26.0, 18.0), 0.7 * crumpled),
        shader.times(fibres(shader, 90.0, 60.0), 2.4 * crumpled),
        shader.times(shader.times(creases(shader, 80.0, 90.0), fibres(shader, 90.0, 90.0)), 2.0 * crumpled),
        shader.times(shader.times(creases(shader, 26.0, 46.0), fibres(shader, 60.0, 60.0)), 1.0 * crumpled),
        sewn(shader, hem),
    )


def woven_tone(shader):
    return shader.add(
        0.76,
        shader.times(twill(shader, 1.1), 0.05),
        shader.times(fibres(shader, 12.0, 1.0), 0.12),
        shader.times(fibres(shader, 3.0, 1.2), 0.12),
        shader.times(fibres(shader, 110.0, 80.0, 4.0), 0.12),
        shader.times(near(shader, "seam", 0.4, 1.8), -0.14),
        shader.times(near(shader, "seam", 2.0, 8.0), 0.03),
    )


def plain(shader):
    return shader.add(0.8, shader.times(fibres(shader, 3.0, 1.2), 0.16), shader.times(fibres(shader, 30.0, 30.0), 0.1))


CHINO = Finish(0.86, 0.16, woven(36.0, 0.8), woven_tone, sheen=0.12)
SPORT = Finish(0.84, 0.17, woven(26.0, 1.2), woven_tone, sheen=0.12)
#: Small pieces without attributes: waistbands, loops, welts.
PIECE = Finish(0.86, 0.16, lambda s: s.add(s.times(twill(s, 1.1), 0.1), s.times(fibres(s, 3.0, 1.2), 0.25), s.times(fibres(s, 36.0, 24.0), 1.4)),
               plain, sheen=0.12)
POCKETING = Finish(0.9, 0.12, lambda s: s.times(s.weave(0.8), 0.12), lambda s: 0.95)
HORN = Finish(0.32, 0.42, lambda s: s.times(s.noise(3.0), 0.05), lambda s: s.add(0.8, s.times(s.noise(5.0), 0.4)))
