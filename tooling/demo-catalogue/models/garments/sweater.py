"""A cable-knit sweater of wool: crew neck, ribs at neck, cuffs and hem."""
import numpy as np

from ..materials import Finish
from . import fabrics
from .sew import Cloth, Motion, draped
from .t_shirt import PARTS, TShirt
from .tops import RibbedTop
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = views(detail=((-130, -130, -240), (130, -40, 20)))
COLOURWAYS = {  # body, sleeves, rib, tape, label
    "oat": ("#e2d8c5", "#e2d8c5", "#e2d8c5", "#c9bda5", "#2f5d50"),
    "moss": ("#69714d", "#69714d", "#69714d", "#565d3f", "#efe9df"),
    "navy": ("#212a41", "#212a41", "#212a41", "#1a2136", "#efe9df"),
}
#: Cables in mm: from one to the next, how far strands swing, half the width of a strand, length of a twist.
APART, SWING, STRAND, TWIST = 66.0, 7.5, 8.5, 44.0


def cables(s):
    """Height of cables and of the knit between them, 0 to about 1, and how much of a place a cable takes."""
    u, v = s.texture_position()
    across = s.math("WRAP", u, APART / 2, -APART / 2)
    turn = s.times(v, 2 * np.pi / TWIST)
    strands = []
    for sign in (1.0, -1.0):
        place = s.times(s.math("SINE", turn), sign * SWING)
        away = s.times(s.math("SUBTRACT", across, place), 1 / STRAND)
        round_of = s.math("SQRT", s.math("MAXIMUM", s.math("SUBTRACT", 1.0, s.times(away, away)), 0.0))
        # one strand crosses over the other
        over = s.add(0.72, s.times(s.math("COSINE", turn), sign * 0.28))
        strands.append(s.times(round_of, over))
    cable = s.math("MAXIMUM", *strands)
    return cable, s.step(cable, 0.12, 0.12)


def relief(s):
    cable, on_cable = cables(s)
    u, v = s.texture_position()
    # between cables: purl bumps, and a narrow rope on either side
    purl = s.times(s.math("ABSOLUTE", s.wave(v, 9.0)), s.add(0.6, s.times(s.math("ABSOLUTE", s.wave(u, 9.0)), 0.4)))
    ground = s.times(s.math("SUBTRACT", 1.0, on_cable), s.times(purl, 1.1))
    return s.add(
        s.times(cable, 5.0),
        ground,
        s.times(fabrics.loops(s, 3.2), 0.9),
        s.times(fabrics.fibres(s, 6.0, 2.0), 0.5),
        s.times(s.noise(1.0, 5.0), 0.25),
        s.times(fabrics.fibres(s, 60.0, 40.0), 2.0),
        fabrics.sewn(s),
    )


def tone(s):
    cable, on_cable = cables(s)
    return s.add(
        0.64,
        s.times(cable, 0.3),
        s.times(s.math("SUBTRACT", 1.0, on_cable), 0.08),
        s.times(fabrics.loops(s, 3.2), 0.14),
        s.times(fabrics.fibres(s, 9.0, 3.0), 0.12),
        s.times(fabrics.near(s, "seam", 0.5, 3.0), -0.14),
    )


CABLE_KNIT = Finish(0.94, 0.1, relief, tone, sheen=0.35)


class Sweater(RibbedTop, TShirt):
    chest = 286
    length = 600
    shoulder = 240
    shoulder_drop = 46
    neck = 96
    neck_front, neck_back = 92, 22
    armhole = 250
    sleeve = 575
    bicep = 196
    opening = 132
    rib = 28
    cuff, cuff_height = 100, 74
    hem_share, hem_height = 0.88, 70
    knitted, thickness = CABLE_KNIT, 3.2
    rows = ()
    folded_edges = {"free": (), "bound": ("neck", "free")}
    slope, closer, folded, puckered = 0.13, 0.1, 1.0, 0.5
    cloth = Cloth(bending=1.0, mass=0.18, gap=3.5, spacing=14)
    motion = Motion(arms_up=45, arms_down=15)


GARMENT = Sweater()


def build(angle):
    hang(GARMENT.finished(draped("sweater", GARMENT)), angle)
