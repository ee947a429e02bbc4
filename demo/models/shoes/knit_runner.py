"""A runner of today: a sock-like upper knitted in one piece, a moulded heel counter, a tall foam sole that rocks."""
import numpy as np

from ..materials import FOAM, RUBBER, SMOOTH, WEBBING, Finish
from .laces import Lacing, build_laces
from .last import Shape, curve, rising
from .panels import Panel, behind, below, both, closed_vamp, polygon
from .parts import PARTS, Part
from .sole import LIP, Sidewall
from .upper import build_upper
from .views import VIEWS, make_pair
from .woven_last import WovenLast

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces, midsole, outsole, mark
    "mist": ("#d5dade", "#b9c2c9", "#3b4a57", "#c3cad0", "#f1f1ee", "#f3f1ec", "#3a3d40", "#e2603a"),
    "coral": ("#e8705a", "#c9503f", "#f3e9dc", "#c9503f", "#f6efe6", "#f6f1e8", "#2f3e63", "#f6e3c8"),
    "black": ("#27282b", "#1a1a1d", "#3a3c40", "#303236", "#1d1d20", "#ededea", "#1c1c1e", "#9fd06a"),
}

#: The foam is wider than the foot, and longer behind it.
OUTLINE = ((-4, 6), (3, -18), (24, -37), (55, -49.5), (90, -54), (122, -52), (160, -45.5), (200, -44.5), (240, -47),
           (276, -41), (300, -24), (309, 1), (302, 23), (280, 38), (250, 44), (220, 42), (188, 37.5), (152, 40), (115, 48.5),
           (85, 52), (55, 49.5), (24, 41.5), (3, 27))

SHAPE = Shape(
    outline=OUTLINE,
    inset=9,
    instep=curve((0, 60), (25, 64), (60, 70), (92, 80.5), (125, 97), (155, 115.5), (180, 134.5), (195, 150), (206, 170), (222, 225),
                 (305, 440)),
    collar=curve((174, 195), (182, 160), (190, 146), (200, 136), (213, 127), (230, 121), (250, 120), (268, 127), (284, 139),
                 (300, 148)),
    collar_start=176,
    headroom=22,
    bottom=curve((-6, 25), (12, 17.5), (40, 8.5), (75, 2), (105, 0), (205, 0), (245, 2.5), (280, 9), (309, 23)),
    feather=curve((-6, 50), (25, 44), (60, 41), (110, 41.5), (170, 45), (225, 51), (270, 56), (309, 63)),
    heel=curve((20, 0), (48, 1), (68, 2.5), (88, -1.5), (108, -7.5), (126, -8), (150, 1)),
    ridge=curve((0, 5), (40, 6), (90, 5), (140, 3), (200, 1), (305, 0)),
    toe_length=42,
)
EYELETS = curve((100, 12.5), (140, 14.5), (185, 17))
#: The line in the foam between its two volumes, as a share of the sidewall's height, by x.
FOLD = curve((-6, 0.50), (40, 0.42), (95, 0.38), (150, 0.50), (200, 0.66), (250, 0.70), (309, 0.52))


def _knit(pitch, deep, ribs=0.0, holes=0.0):
    """A knit of `pitch` mm, `deep` mm in relief; with ribs across the shoe, or holes that let air in."""

    def ribbed(shader):
        return shader.wave(shader.texture_position()[0], 3.0)

    def relief(shader):
        height = shader.times(shader.braid(pitch), deep)
        if ribs:
            height = shader.add(height, shader.times(ribbed(shader), ribs))
        return shader.add(height, shader.times(shader.holes(3.0), -holes)) if holes else height

    def tone(shader):
        share = shader.add(0.82, shader.times(shader.braid(pitch), 0.26))
        if ribs:
            share = shader.add(share, shader.times(ribbed(shader), 0.12))
        return shader.add(share, shader.times(shader.holes(3.0), -0.5)) if holes else share

    return Finish(0.88, 0.12, relief, tone, sheen=0.12)


DENSE, AIRY, RIBBED = _knit(1.5, 0.45), _knit(1.5, 0.3, holes=0.5), _knit(1.3, 0.25, ribs=0.4)
#: Film that is fused to the knit.
FILM = Finish(0.4, 0.34, lambda s: s.times(s.braid(1.5), 0.12))


def build(angle):
    last = WovenLast(SHAPE)
    opened = closed_vamp(last, reach=12, half_width=30)
    things, _ = build_upper(last, opened, (DENSE, Part.UPPER), _panels(last, opened), padding=3.0, wrinkles=0.6,
                            edge=(RIBBED, Part.UPPER))
    things += build_laces(last, Lacing(np.linspace(112, 165, 5), EYELETS, width=5.4, thickness=1.9, eyelet=1.7, over_panel=0.9,
                                       over_tongue=2.4))
    things += _sole()
    if angle == "above":
        make_pair(things, gap=144)


def _panels(last, opened):
    x, y, z = np.moveaxis(last.points, -1, 0)
    aside = np.abs(y - SHAPE.ridge(last.stations)[:, None])
    airy = last.distance(both(both(108 - x, 34 - aside, 12), x - 34, 12))
    collar = last.distance(both(z - SHAPE.collar(np.clip(x, 204, 296)) + 26, x - 160, 14))
    stay = last.distance(both(both(aside - (EYELETS(x) - 5), EYELETS(x) + 6.5 - aside, 2), both(x - 103, 175 - x, 3), 4))
    bumper = below(last, (0, 62), (15, 59), (34, 54), (58, 48), (86, 40), (300, -60))
    shape = polygon(last, ((122, 52), (150, 52), (214, 92), (200, 100)))
    bands = 1.35 - np.abs(((x - 0.9 * z) / 6.4) % 1 - 0.5) * 6.4 * 0.743
    flash = np.minimum(shape, bands)
    counter = behind(last, (40, 216), (58, 224), (72, 242), (86, 262), (98, 277), (108, 292), (118, 320))
    moulded = np.minimum(counter - 6, 1.9 - np.abs(((z - 0.16 * x) / 8) % 1 - 0.5) * 8 + 0.6)
    loop = last.distance(both(both(6.5 - np.abs(y), x - 262, 2), z - 84, 3))
    return [
        Panel("airy", airy, AIRY, Part.UPPER, 0.15, ()),
        Panel("collar", collar, RIBBED, Part.UPPER, 0.4, ()),
        Panel("flash", flash, DENSE, Part.MARK, 0.2, ()),
        Panel("bumper", bumper, FILM, Part.OVERLAY, 0.5, ()),
        Panel("stay", stay, FILM, Part.OVERLAY, 0.6, ()),
        Panel("loop", loop, WEBBING, Part.MARK, 0.9, (1.6,)),
        Panel("counter", counter, SMOOTH, Part.ACCENT, 2.0, ()),
        Panel("moulded", moulded, SMOOTH, Part.ACCENT, 0.8, ()),
    ]


def _sole():
    """One foam with a fold around it, whose lower volume stands out at the heel; a thin tread that is cut for bending."""
    tread_top = curve(*((x, float(SHAPE.bottom(x)) + 5.5) for x in (-6, 12, 40, 75, 105, 160, 205, 245, 280, 309)))
    tread, foam = Sidewall(SHAPE, top=tread_top), Sidewall(SHAPE, tread_top)
    fold = FOLD(foam.x)

    def cuts(_share):
        return -3.5 * rising(np.abs((tread.along / 19) % 1 - 0.5) - 0.40, 0.03)

    def folded(share):
        lower = rising(fold - share, 0.05)
        lines = np.abs(np.sin(np.pi * share * 15)) ** 0.5 - 1  # fine lines of the mould, at the heel
        heel = rising(foam.x - 190, 25) * rising(fold - 0.08 - share, 0.04) * rising(np.array(share) - 0.1, 0.05)
        return 2.2 * lower - 1.1 * np.exp(-(((share - fold - 0.03) / 0.035) ** 2)) + 0.9 * lines * heel

    under = [(-30, 0, 0), (-7, 0, 0), (-1.5, 0, 0), (0, 0, 0.3), (0.6, 0, 1), (0.8, 0, 2.5), (0.8, 0, 4.2), (0.4, 0, 5.0),
             (-0.8, 0, 5.3)]
    shares = np.linspace(0.0, 0.92, 90)
    side = [(-1.6 + 2.6 * np.sin(min(1.0, 0.1 + share) * np.pi) ** 0.6 - 2.6 * share ** 2, share, 0) for share in shares]
    lip = [(side[-1][0] + offset, share, more) for offset, share, more in LIP]
    return [tread.loft("tread", under, RUBBER, Part.OUTSOLE, cuts),
            foam.loft("foam", side + lip, FOAM, Part.MIDSOLE, folded)]
