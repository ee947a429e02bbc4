"""A cable-knit sweater of thick wool: a plait and ropes on moss stitch, ribs at neck, cuffs and hem."""
import numpy as np

from ..materials import Finish
from ..mesh import Surface
from . import fabrics
from .balance import balanced
from .drape import resampled
from .finish import patch, rib_band, ripple, shell, tape
from .sew import Cloth, Motion, draped
from .t_shirt import PARTS, Part, TShirt
from .tops import RibbedTop
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = views(detail=((-140, -130, -250), (140, -40, 30)))
COLOURWAYS = {  # body, sleeves, rib, tape, label
    "oat": ("#e2d8c5", "#e2d8c5", "#e2d8c5", "#c9bda5", "#2f5d50"),
    "moss": ("#69714d", "#69714d", "#69714d", "#565d3f", "#efe9df"),
    "navy": ("#212a41", "#212a41", "#212a41", "#1a2136", "#efe9df"),
}
#: Cables: middle, strands, how far they swing, half the width of one, length of a twist; all in mm but the second.
PLAIT = (0.0, 3, 17.0, 9.0, 84.0)
ON_BODY = (PLAIT, (55.0, 2, 7.0, 7.2, 44.0), (107.0, 2, 11.0, 10.5, 68.0), (160.0, 2, 7.0, 7.2, 44.0))
ON_SLEEVE = ((0.0, 2, 11.0, 10.5, 68.0), (52.0, 2, 7.0, 7.2, 44.0))
#: Width of a loop, from one moss stitch and from one rib to the next.
WALE, MOSS, RIB = 4.6, 10.0, 10.5


def cable(u, v, middle, count, swing, half, twist):
    """Height of a cable in mm at flat places, and how far they are from the middle of the strand on top."""
    height, place = np.zeros(len(u)), u - middle
    for strand in range(count):
        turn = 2 * np.pi * (v / twist + strand / count)
        slope = swing * np.cos(turn) * 2 * np.pi / twist
        across = (u - middle - swing * np.sin(turn)) / np.sqrt(1 + slope**2)
        # of two strands the one that goes to the right lies on top, of three each in its turn
        over = np.cos(turn) if count == 2 else np.sin(2 * turn)
        rise = np.sqrt(np.clip(1 - (across / half) ** 2, 0, None)) * (0.7 * half + 0.24 * half * over)
        place = np.where(rise > height, across, place)
        height = np.maximum(height, rise)
    return height, place


def cables(uv, which):
    """Height of cables at flat places (k, 2), places across their strands, both in mm, and where moss stitch is."""
    u, v = (uv + np.stack([ripple(uv, 150, seed) for seed in (1, 2)], 1) * (1.6, 3.0)).T
    height, place = np.zeros(len(u)), u.copy()
    for middle, *shape in which:
        # ropes of the left turn the other way
        for at, turned in ((u, 1),) if middle == 0 else ((u, 1), (-u, -1)):
            rise, across = cable(at, v, middle, *shape)
            place = np.where(rise > height, turned * across, place)
            height = np.maximum(height, rise)
    last = which[-1][0] + which[-1][2] + which[-1][3]
    return height, place, np.clip((np.abs(u) - last - 5) / 2, 0, 1)


def loops(s, across):
    """V shapes of a plain knit, 0 to 1, at places `across` the strand in mm."""
    _, v = s.texture_position()
    half = s.math("PINGPONG", s.times(across, 1 / WALE), 0.5)
    course = s.math("SINE", s.times(s.add(s.times(v, 1 / (0.85 * WALE)), s.times(half, 1.3)), 2 * np.pi))
    return s.times(s.add(s.times(course, 0.42), 0.58), s.math("SINE", s.times(half, 2 * np.pi)))


def ground(s):
    """Purl between cables, moss stitch beside them; 0 to 1."""
    u, v = s.texture_position()
    purl = s.times(s.add(s.times(s.wave(v, MOSS * 0.55), 0.5), 0.5), s.add(0.7, s.times(s.wave(u, WALE), 0.3)))
    bumps = s.add(0.5, s.times(s.times(s.wave(u, MOSS), s.wave(v, MOSS * 0.9)), 0.5))
    moss = s.attribute("moss")
    return s.add(s.times(bumps, moss), s.times(purl, s.math("SUBTRACT", 1.0, moss)))


def on_cable(s):
    return s.step(s.attribute("cable"), 1.6, 1.2)


def stitch(s):
    share = on_cable(s)
    return s.add(
        s.times(s.times(loops(s, s.attribute("strand")), share), 0.75),
        s.times(ground(s), s.math("SUBTRACT", 1.0, share)),
    )


def relief(s):
    return s.add(
        s.times(stitch(s), 2.0),
        s.times(fabrics.fibres(s, 2.6, 1.1, 4.0), 0.7),
        s.times(fabrics.fibres(s, 12.0, 9.0), 0.7),
        s.times(fabrics.near(s, "seam", 0.4, 3.0), -1.6),
    )


def tone(s):
    return s.add(
        0.68,
        s.times(stitch(s), 0.34),
        s.times(s.step(s.attribute("cable"), 4.0, 4.0), 0.2),
        s.times(fabrics.fibres(s, 3.0, 1.4, 4.0), 0.22),
        s.times(fabrics.near(s, "seam", 0.5, 3.0), -0.14),
    )


def ribbed(s):
    u, _ = s.texture_position()
    return s.math("POWER", s.math("ABSOLUTE", s.wave(u, 2 * RIB)), 0.7)


def rib_relief(s):
    u, _ = s.texture_position()
    return s.add(
        s.times(ribbed(s), 2.2), s.times(loops(s, s.add(u, RIB / 2)), 1.2),
        s.times(fabrics.fibres(s, 2.6, 1.1, 4.0), 0.6),
    )


def rib_tone(s):
    u, _ = s.texture_position()
    return s.add(
        0.54, s.times(ribbed(s), 0.36), s.times(loops(s, s.add(u, RIB / 2)), 0.2),
        s.times(fabrics.fibres(s, 3.0, 1.4, 4.0), 0.2),
    )


ARAN = Finish(0.95, 0.08, relief, tone, sheen=0.3)
INSIDE = Finish(
    0.95, 0.08, lambda s: s.times(fabrics.loops(s, WALE), 1.2),
    lambda s: s.add(0.7, s.times(fabrics.loops(s, WALE), 0.3)),
)
ARAN_RIB = Finish(0.95, 0.08, rib_relief, rib_tone, sheen=0.3)


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
    rib = 30
    cuff, cuff_height = 100, 74
    hem_share, hem_height = 0.88, 70
    thickness = 4.0
    folded_edges = {"free": (), "bound": ("neck", "free")}
    slope, closer, folded, puckered = 0.13, 0.1, 0.9, 0.5
    cloth = Cloth(bending=1.0, mass=0.18, gap=3.5, spacing=14)
    motion = Motion(arms_up=45, arms_down=15)

    def evened(self, drape):
        """Without most of the twist that sewing leaves."""

        def share(name):
            return 0.25 if name.startswith(("sleeve", "cuff")) else 0.4

        return super().evened(balanced(drape.smoothed(3), self.pattern().panels, share)).smoothed(6)

    def worn(self, random):
        """Thick knit folds softly and less often."""
        return {
            name: [(line, 1.55 * width, 0.95 * height) for line, width, height in folds if random.random() < 0.72]
            for name, folds in super().worn(random).items()
        }

    def knit(self, drape):
        """The drape made finer, with cables and ribs raised; and numbers of its flat points for the yarn."""
        fine = drape.subdivided()
        seam, hem = self.distances(fine, **self.folded_edges)
        height, strand, moss, ribs = np.zeros((4, len(fine.uv)))
        for index, name in enumerate(self.pattern().panels):
            mine = fine.panel == index
            uv = fine.uv[mine]
            if name.startswith(("cuff", "hem")):
                ribs[mine] = 2.4 * np.abs(np.sin(np.pi * uv[:, 0] / RIB)) ** 0.7
            else:
                which = ON_SLEEVE if name.startswith("sleeve") else ON_BODY
                height[mine], strand[mine], moss[mine] = cables(uv, which)
        rise = (height + ribs) * np.clip(0.25 + seam / 7, 0, 1)
        rise = np.bincount(fine.weld, rise) / np.bincount(fine.weld)
        return fine.raised(rise), {"seam": seam, "hem": hem, "cable": height, "strand": strand, "moss": moss}

    def finished(self, drape):
        """The sewn sweater as pieces for `views.hang`."""
        panels = self.pattern().panels
        smooth = self.sewn(drape, **self.folded_edges)[0]
        fine, yarn = self.knit(smooth)
        names = np.array(list(panels))[fine.panel[fine.corners[:, 0]]]
        of_sleeve = np.char.startswith(names, "sleeve")
        of_rib = np.char.startswith(names, "cuff") | np.char.startswith(names, "hem")
        thick = np.full(len(fine.vertices), self.thickness)
        pieces = [
            (part.name, finish, part, *shell(fine, thick, chosen, yarn, side))
            for part, finish, chosen, side in (
                (Part.BODY, ARAN, ~(of_sleeve | of_rib), 1), (Part.SLEEVES, ARAN, of_sleeve, 1),
                (Part.RIB, ARAN_RIB, of_rib, 1), (Part.RIB, ARAN_RIB, of_rib, -1),
            )
        ]
        # cables show outside only
        panel = np.array(list(panels))[smooth.panel[smooth.corners[:, 0]]]
        trunk = np.isin(panel, ["front", "back"])
        inside = shell(smooth, np.full(len(smooth.vertices), self.thickness), trunk, {}, -1)[0]
        pieces.append(("inside", INSIDE, Part.BODY, inside, {}))
        pieces.append(("collar", ARAN_RIB, Part.RIB, self.collar(smooth), {}))
        back = smooth.smoothed(20).point(list(panels).index("back"))
        edge = panels["back"].edges["neck"]
        label = patch(back, (-24, 24), (-self.neck_back - 44, -self.neck_back - 9), -9.0)
        return pieces + [
            ("tape", fabrics.TAPE, Part.TAPE, tape(back, resampled(edge, 2.0), -1, 9, -6.5), {}),
            ("label", fabrics.LABEL, Part.LABEL, label, {}),
        ]

    def collar(self, fine):
        """A thick rib around the neck, whose ridges stand out."""
        neck = max(fine.open_loops(), key=lambda loop: fine.vertices[loop, 2].mean())
        band = rib_band(fine, neck, self.rib, 8.0, lean=(0, 0, 0.12), overlap=5.0)
        rows = band.vertices.reshape(-1, 28, 3)
        middle = rows.mean(axis=1, keepdims=True)
        along = np.arange(len(rows))
        grow = 0.82 + 0.26 * np.abs(np.sin(np.pi * along / RIB)) ** 0.7
        away = rows - middle
        # only its thickness changes, not its width
        wide = rows[:, :1] - rows[:, 14:15]
        wide = wide / np.linalg.norm(wide, axis=-1, keepdims=True)
        flat = (away * wide).sum(-1, keepdims=True) * wide
        rows = middle + flat + (away - flat) * grow[:, None, None]
        return Surface(rows.reshape(-1, 3), *band[1:])


GARMENT = Sweater()


def build(angle):
    hang(GARMENT.finished(draped("sweater", GARMENT)), angle)
