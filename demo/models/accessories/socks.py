"""A pair of crew socks, laid flat: ribbed cuffs with two stripes, heels and toes of a second yarn."""
import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from ..garments.fabrics import fibres, loops, rib_tone, ribs
from ..garments.finish import fold, grid, ripple
from ..garments.patterns import contains
from ..materials import Finish, layered, material
from ..mesh import add_mesh, length_along, resample, sweep
from ..shoes.last import rising
from ..studio import View
from .parts import PARTS, Part

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "LIGHT", "build"]

LIGHT = {"scale": 1.15, "height": 20}
VIEWS = {
    "front": View(azimuth=0, elevation=80, fill=0.86),
    "back": View(azimuth=24, elevation=52, fill=0.86),
    "detail": View(azimuth=0, elevation=66, fill=1.0, within=((-56, 168, 0), (100, 318, 20))),
}
COLOURWAYS = {  # body, overlay (heel and toe), rib (cuff), tape, label, metal, lining, mark (stripes)
    "cream": ("#eee7d9", "#2f5d50", "#eee7d9", "#ffffff", "#ffffff", "#ffffff", "#d8cfbd", "#2f5d50"),
    "rust": ("#a8502f", "#d8a24a", "#a8502f", "#ffffff", "#ffffff", "#ffffff", "#7a3a22", "#efe6d4"),
    "black": ("#242427", "#55555b", "#242427", "#ffffff", "#ffffff", "#ffffff", "#19191b", "#efe9df"),
}


def plain(shader):
    return shader.add(shader.times(loops(shader, 1.7), 0.34), shader.times(fibres(shader, 6.0, 2.0), 0.35),
                      shader.times(shader.noise(1.0, 4.0), 0.2))


def ribbed(pitch, depth):
    relief = ribs(pitch, depth)
    return lambda shader: shader.add(relief(shader), shader.times(loops(shader, 1.7), 0.2),
                                     shader.times(shader.noise(1.0, 4.0), 0.2))


def plain_tone(shader):
    return shader.add(0.74, shader.times(loops(shader, 1.7), 0.22), shader.times(fibres(shader, 9.0, 3.0), 0.16))


COTTON = Finish(0.92, 0.12, plain, plain_tone, sheen=0.25)
CUFF = Finish(0.92, 0.12, ribbed(3.4, 1.5), rib_tone(3.4), sheen=0.25)
LEG = Finish(0.92, 0.12, ribbed(5.2, 0.8), lambda s: s.add(0.2, s.times(rib_tone(5.2)(s), 0.8)), sheen=0.25)

#: Pairs of points of a sock's front and back edge, from the cuff to the toe, in mm: the leg is up, the toe at −x.
PAIRS = (
    ((-42, 300), (41, 302)), ((-41, 262), (40, 262)), ((-40, 220), (40, 220)), ((-39, 170), (40, 172)),
    ((-38, 124), (42, 130)), ((-40, 104), (45, 98)), ((-46, 90), (46, 66)), ((-56, 80), (42, 38)),
    ((-70, 73), (26, 15)), ((-88, 69), (-2, 2)), ((-108, 66), (-44, -4)), ((-132, 62), (-92, -7)),
    ((-158, 56), (-140, -9)), ((-182, 46), (-178, -6)), ((-195, 34), (-194, 5)), ((-199, 21), (-199, 20)),
)
CUFF_END, RIB_END = 52.0, 196.0
STRIPES = ((15.0, 24.0), (31.0, 36.0))
#: The heel's patch: from the middle of the ankle to the back edge.
HEEL = np.array([(62, 126), (34, 100), (16, 76), (4, 54), (-10, 34), (-26, 12), (-42, -20), (-50, -60),
                 (140, -60), (140, 126)], float)
#: Places of the folds where the sock bends, and of one where the leg has slumped.
CREASES = (
    (((-50, 96), (-20, 92), (12, 84)), 7.5, 3.2),
    (((-44, 114), (-16, 106), (18, 104)), 7, -2.4),
    (((-62, 84), (-40, 70), (-18, 50)), 7.5, 2.6),
    (((-30, 148), (4, 138), (34, 146)), 9, 2.0),
    (((36, 186), (6, 178), (-22, 184)), 10, 1.8),
    (((-150, 46), (-126, 30), (-112, 6)), 11, 1.6),
)


def signed(outline, flat):
    """Distance in mm from a closed outline, positive inside, of flat places (n, 2)."""
    rim = resample(np.column_stack([np.vstack([outline, outline[:1]]), np.zeros(len(outline) + 1)]), 0.5)[:, :2]
    away = cKDTree(rim).query(flat)[0]
    return np.where(contains(outline, flat), away, -away)


class Sock:
    """Rows run from cuff to toe, columns around: the upper layer first, then the lower one."""

    def __init__(self, seed, turn=0.0, moved=(0.0, 0.0), below=None):
        self.seed, self.below = seed, below
        pairs = np.array(PAIRS, float)
        middle = pairs.mean(1)
        at = length_along(np.column_stack([middle, 0 * middle[:, 0]]))
        rows = np.r_[np.linspace(0, at[-1] - 40, 560), at[-1] - 40 * (1 - np.linspace(0, 1, 140)[1:]) ** 1.8]
        self.front, self.back = (CubicSpline(at, pairs[:, side])(rows) for side in (0, 1))
        self.rows, self.length = rows, at[-1]
        self.turn = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        self.moved = np.array(moved)
        self.around = np.linspace(0, 2 * np.pi, 260)

    def placed(self, flat):
        return flat @ self.turn.T + self.moved

    @property
    def outline(self):
        return self.placed(np.vstack([self.front[::10], self.back[::-10]]))

    def points(self, inwards=0.0):
        """Places on the ground (rows, columns, 3), and flat places and (across, along) in mm, (rows, columns, 2)."""
        turn = np.broadcast_to(self.around, (len(self.rows), len(self.around)))
        share = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.8
        up = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.55
        middle, half = (self.front + self.back) / 2, (self.back - self.front) / 2
        width = np.linalg.norm(half, axis=1)[:, None]
        flat = middle[:, None] + half[:, None] * share[..., None]
        places = flat.reshape(-1, 2)
        wavy = ripple(places, 46, self.seed).reshape(share.shape)
        flat = flat * (1 + 0.004 * wavy[..., None])
        # Cotton is full where the foot was, and thin at the cuff.
        thick = 9.5 + 3.5 * rising(self.rows - 200, 60) + 1.5 * np.exp(-(((self.rows - 250) / 34) ** 2))
        thick = thick * np.clip((self.length - self.rows) / 26, 0, 1) ** 0.4
        rise = up * thick[:, None] / 2
        upper = up > 0
        creased = sum(fold(places, np.array(line, float) + (self.seed, 0), size, height)
                      for line, size, height in CREASES)
        soft = creased.reshape(share.shape) + 0.9 * ripple(places, 70, self.seed + 1).reshape(share.shape)
        at_edge = np.clip((1 - np.abs(share)) * width / 14, 0, 1)
        rise = rise + upper * soft * at_edge
        across = np.where(upper, share * width, 2 * width - share * width)
        ribbing = 0.5 * np.cos(2 * np.pi * across / 6.8) * rising(CUFF_END - self.rows, 1.5)[:, None]
        seams = -0.5 * np.exp(-((self.rows - CUFF_END) / 1.2)[:, None] ** 2)
        heel = signed(HEEL, places).reshape(share.shape)
        from_toe = self.rows[:, None] - self.toe(flat)
        seams = seams - 0.5 * np.exp(-((heel / 1.1) ** 2)) - 0.4 * np.exp(-((from_toe / 1.1) ** 2))
        rise = rise + (ribbing + seams - inwards) * np.sign(up)
        # The layer below is seen at the mouth: it reaches a little farther.
        longer = np.where(upper, 0.0, 2.6) * rising(30 - self.rows, 30)[:, None]
        flat = flat + np.stack([0 * longer, longer], -1)
        ground = self.placed(flat)
        z = thick.max() / 2 + rise
        if self.below is not None:
            z = z + 10.5 * rising(signed(self.below.outline, ground.reshape(-1, 2)).reshape(z.shape) + 9, 22)
        points = np.concatenate([ground, z[..., None]], -1)
        return points, flat, np.stack([across, np.broadcast_to(self.rows[:, None], across.shape)], -1), heel

    def toe(self, flat):
        """Where along a sock its toe begins."""
        return self.length - 46 + 0.0025 * (flat[..., 1] - 26) ** 2


def build(angle):
    lower = Sock(5, np.radians(-7), (52, 10))
    add_sock(lower)
    add_sock(Sock(2, np.radians(2), (0, 0), below=lower))


def add_sock(sock):
    points, flat, texture, heel = sock.points()
    along = texture[..., 1]
    fields = {"leg": RIB_END - along, "cuff": CUFF_END - along, "heel": heel, "toe": along - sock.toe(flat)}
    for number, (start, end) in enumerate(STRIPES):
        fields[f"stripe {number}"] = np.minimum(along - start, end - along)
    panels = [("leg", LEG, Part.BODY), ("cuff", CUFF, Part.RIB)]
    panels += [(f"stripe {number}", CUFF, Part.MARK) for number in range(len(STRIPES))]
    panels += [("heel", COTTON, Part.OVERLAY), ("toe", COTTON, Part.OVERLAY)]
    add_mesh("sock", grid(points, texture), layered("sock", (COTTON, Part.BODY), panels),
             {name: field.ravel() for name, field in fields.items()})
    inner = sock.points(1.4)[0][:120, ::-1]
    add_mesh("inside", grid(inner, texture[:120, ::-1]), material("inside", COTTON, Part.LINING))
    mouth = (points[0] * 0.5 + sock.points(1.4)[0][0] * 0.5)[:-1]
    rim = sweep(mouth, np.tile([0.0, 1, 0], (len(mouth), 1)), 1.9, 2.4, 12, closed=True)
    add_mesh("rim", rim, material("rim", COTTON, Part.RIB))
