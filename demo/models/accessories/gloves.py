"""A pair of knit gloves, laid flat: ribbed cuffs, tips of a second yarn at thumb and forefinger."""
import numpy as np

from ..garments.fabrics import fibres, loops, rib_tone, ribs
from ..garments.finish import fold, ripple
from ..materials import Finish, layered
from ..mesh import Surface, add_mesh, grid_faces
from ..shoes.last import rising
from ..shoes.panels import both, either
from ..studio import View
from .parts import PARTS, Part

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "LIGHT", "build"]

LIGHT = {"scale": 1.0, "height": 15}
VIEWS = {
    "front": View(azimuth=0, elevation=78, fill=0.88),
    "back": View(azimuth=24, elevation=48, fill=0.88),
    "detail": View(azimuth=0, elevation=60, fill=1.0, within=((20, 60, 0), (135, 185, 16))),
}
COLOURWAYS = {  # body, overlay (tips), rib (cuff), tape, label, metal, lining, mark (stripe)
    "oat": ("#d9cdb6", "#7a4a2a", "#d9cdb6", "#ffffff", "#ffffff", "#ffffff", "#b9ae99", "#7a4a2a"),
    "rust": ("#a8502f", "#3a2a22", "#a8502f", "#ffffff", "#ffffff", "#ffffff", "#6e2f1c", "#e0b060"),
    "black": ("#26262a", "#5a5a60", "#26262a", "#ffffff", "#ffffff", "#ffffff", "#19191b", "#d8d4ca"),
}

WALE, PITCH, STEP = 3.3, 4.6, 0.55
_RIBS, _TONE = ribs(PITCH, 1.4), rib_tone(PITCH)
MERINO = Finish(0.94, 0.1, lambda s: s.add(s.times(loops(s, WALE), 0.95), s.times(fibres(s, 6.0, 2.0), 0.55),
                                           s.times(s.noise(1.0, 5.0), 0.3)),
                lambda s: s.add(0.66, s.times(loops(s, WALE), 0.42), s.times(fibres(s, 9.0, 3.0), 0.26)), sheen=0.4)
CUFF = Finish(0.94, 0.1, lambda s: s.add(_RIBS(s), s.times(loops(s, WALE), 0.3), s.times(s.noise(1.0, 4.0), 0.3)),
              _TONE, sheen=0.35)

#: Fingers of a right hand seen from its back: where each begins and ends, and how thick it is there, in mm.
FINGERS = {
    "fore": ((-30, 86), (-39, 158), 11.8, 9.8),
    "middle": ((-8, 90), (-11, 170), 12.0, 10.0),
    "ring": ((15, 88), (19, 163), 11.6, 9.6),
    "little": ((35, 78), (47, 137), 10.4, 8.8),
    "thumb": ((-20, 14), (-74, 80), 17.0, 11.0),
}
TIPPED = ("fore", "thumb")
PALM = ((-36, 0), (35, 0), (45, 42), (46, 84), (-41, 94), (-43, 46))
CUFF_LENGTH, STRIPE = 74.0, (-60.0, -51.0)
#: Lines, width, height: where the hand has bent, the thumb's gusset, and how cloth lies between the fingers.
CREASES = (
    (((-40, 60), (-8, 72), (34, 62)), 8, 2.2), (((-46, 34), (-26, 46), (-14, 72)), 8, -2.4),
    (((46, 44), (22, 34), (-6, 40)), 9, 1.9), (((-34, 8), (-10, 17), (30, 10)), 7, 1.7),
    (((-38, 112), (-33, 116), (-24, 113)), 5, 1.7), (((-22, 120), (-10, 124), (2, 120)), 5, 1.8),
    (((6, 117), (17, 121), (28, 116)), 5, 1.7), (((-46, 141), (-36, 144), (-27, 140)), 5, 1.4),
    (((-23, 149), (-11, 152), (1, 147)), 5, 1.4), (((8, 143), (18, 146), (27, 140)), 5, 1.5),
    (((30, 105), (40, 109), (50, 103)), 5, 1.6), (((-62, 44), (-50, 46), (-40, 36)), 6, 2.0),
    (((-6, 74), (2, 88), (3, 104)), 6, -1.3), (((-26, 76), (-21, 90), (-20, 104)), 6, -1.3),
    (((20, 72), (26, 84), (29, 98)), 6, -1.3),
)


def _within(x, y, corners):
    """Distance in mm from a convex outline, positive inside; its corners are round."""
    inside = np.full(x.shape, 99.0)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        length = np.hypot(x1 - x0, y1 - y0)
        inside = both(inside, ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length, 10)
    return inside


def _finger(x, y, start, end, thick, slim):
    """Distance from a finger's edge, positive inside, and how far along it a place is from its tip."""
    start, end = np.array(start, float), np.array(end, float)
    way = end - start
    length = np.hypot(*way)
    along = ((x - start[0]) * way[0] + (y - start[1]) * way[1]) / length
    at = np.clip(along, 0, length)
    away = np.hypot(x - start[0] - way[0] / length * at, y - start[1] - way[1] / length * at)
    return thick + (slim - thick) * at / length - away, length - along


def _glove(seed):
    """Flat places (rows, columns), distances from the outline, and where tips begin, of a right hand."""
    x, y = np.meshgrid(np.arange(-92, 64, STEP), np.arange(-CUFF_LENGTH - 4, 186, STEP))
    wobble = 1.1 * ripple(np.column_stack([x.ravel(), y.ravel()]), 60, seed).reshape(x.shape)
    u, v = x + wobble, y + 0.5 * wobble
    fingers, tips = np.full(x.shape, -99.0), np.full(x.shape, -99.0)
    for name, measures in FINGERS.items():
        inside, from_tip = _finger(u, v, *measures)
        tips = np.where(inside > fingers, 13 - from_tip if name in TIPPED else -99.0, tips)
        fingers = np.maximum(fingers, inside)
    hand = either(_within(u, v, PALM), fingers, 9)
    wide = 35.5 + 1.5 * np.clip(-v / CUFF_LENGTH, 0, 1)
    cuff = both(both(wide - np.abs(u), v + CUFF_LENGTH + 1.0 * np.sin(u / 15), 3), 6 - v, 1)
    return x, y, either(hand, cuff, 5), tips


def build(angle):
    for side, seed in ((-1, 2), (1, 7)):
        _add_glove(side, seed)


def _add_glove(side, seed):
    x, y, inside, tips = _glove(seed)
    by_y, by_x = np.gradient(inside, STEP)
    slope = np.maximum(by_x ** 2 + by_y ** 2, 0.2)
    out = np.minimum(inside, 0)
    # The outermost places move onto the outline.
    x, y = x - out * by_x / slope, y - out * by_y / slope
    places = np.column_stack([x.ravel(), y.ravel()])
    cuffed = rising(-y, 1.2)
    share = np.clip(inside / 9.5, 0, 1)
    z = (9.0 + 0.8 * cuffed) * (1 - (1 - share) ** 2.2) ** (1 / 2.2)
    soft = sum(fold(places, np.array(line, float), width, height) for line, width, height in CREASES)
    z = z + share * (1.6 * soft + 1.5 * ripple(places, 55, seed + 1)).reshape(x.shape)
    z = z + share * cuffed * 0.8 * np.abs(np.cos(np.pi * x / (2 * PITCH))) ** 0.6
    z = z - 1.6 * share * np.exp(-((y / 1.8) ** 2)) - 0.35 * share * np.exp(-((tips / 0.9) ** 2))
    z = np.maximum(z, 0.2)
    turn = np.radians(-side * 7 + (seed - 4))
    flat = np.stack([x * side, y], -1) @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    vertices = np.concatenate([flat + (side * 84, 4 * side), z[..., None]], -1).reshape(-1, 3)
    faces = grid_faces(*x.shape)
    faces = faces[(inside.ravel()[faces] > 0).any(1)]
    faces = faces[:, ::side]
    used, faces = np.unique(faces, return_inverse=True)
    fields = {"cuff": -y, "stripe": np.minimum(y - STRIPE[0], STRIPE[1] - y), "tips": tips}
    panels = [("cuff", CUFF, Part.RIB), ("stripe", CUFF, Part.MARK), ("tips", MERINO, Part.OVERLAY)]
    surface = Surface(vertices[used], faces.reshape(-1, 4), places[used])
    add_mesh("glove", surface, layered("glove", (MERINO, Part.BODY), panels),
             {name: field.ravel()[used] for name, field in fields.items()})
