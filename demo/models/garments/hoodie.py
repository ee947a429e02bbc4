"""A hoodie of brushed fleece: lined hood, kangaroo pocket, ribbed hem and cuffs, drawstrings."""
from enum import IntEnum

import numpy as np
from scipy.spatial import cKDTree

from ..materials import METAL, THREAD
from ..mesh import merge, ring_points, smooth, sweep, unit
from . import fabrics
from .balance import balanced
from .drape import resampled
from .finish import above, grid, offset, sheet, shell, stitches
from .hood import HalfHood, neck_ring
from .sew import Cloth, Motion, draped
from .tailoring import pressed
from .tops import RibbedTop
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    HOOD = 2
    LINING = 3
    RIB = 4
    POCKET = 5
    CORD = 6
    METAL = 7


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-165, -170, -270), (165, -40, 130)))
COLOURWAYS = {  # body, sleeves, hood, lining, rib, pocket, cord, metal
    "grey": ("#a9aaab", "#a9aaab", "#a9aaab", "#8d8f91", "#a3a4a5", "#a9aaab", "#f1eee7", "#c9c9c9"),
    "moss": ("#5a6650", "#5a6650", "#5a6650", "#49533f", "#566149", "#5a6650", "#e9e3d4", "#b98a56"),
    "ink": ("#20242e", "#20242e", "#20242e", "#d9622b", "#20242e", "#20242e", "#d9622b", "#8a8d94"),
}


class Hoodie(RibbedTop):
    chest = 292
    length = 630
    shoulder = 246
    shoulder_drop = 46
    neck = 98
    neck_front, neck_back = 116, 24
    armhole = 258
    sleeve = 580
    bicep = 206
    opening = 144
    cuff, cuff_height = 100, 66
    hem_share, hem_height = 0.86, 66
    slope, closer, folded = 0.12, 0.1, 0.85
    pocket_width, pocket_top, pocket_height = 172, 108, 205
    cloth = Cloth(bending=0.8, mass=0.15, gap=3.5, spacing=14)
    motion = Motion(arms_up=45, arms_down=15)

    def evened(self, drape):
        """Without most of the twist that sewing leaves, and flat where the pocket lies."""
        panels = list(self.pattern().panels)
        drape = balanced(drape, panels, lambda name: 0.25 if name.startswith(("sleeve", "cuff")) else 0.44)
        pocket = ("front", 0, self.pocket_height / 2 - self.length, self.pocket_width - 40, self.pocket_height / 2)
        return super().evened(pressed(drape, panels, (pocket,), rounds=16))

    def finished(self, drape):
        """The sewn hoodie as pieces for `views.hang`."""
        panels = self.pattern().panels
        fine, seam, hem = self.sewn(drape, free=(), bound=("free",))
        names = np.array(list(panels))[fine.panel[fine.corners[:, 0]]]

        thickness = np.full(len(fine.vertices), 2.4)
        distances = {"seam": seam, "hem": hem}
        pieces = []
        for part, finish, beginnings in (
            (Part.BODY, fabrics.FLEECE, ("front", "back")),
            (Part.SLEEVES, fabrics.FLEECE, ("sleeve",)),
            (Part.RIB, fabrics.WIDE_RIB, ("cuff", "hem")),
        ):
            chosen = np.any([np.char.startswith(names, beginning) for beginning in beginnings], axis=0)
            pieces += [(part.name, finish, part, *shell(fine, thickness, chosen, distances, side)) for side in (1, -1)]

        points = {name: fine.point(index) for index, name in enumerate(panels)}
        for name, part, edges in (
            ("front", Part.BODY, ("hem", "armhole right", "armhole left", "shoulder right", "shoulder left", "neck")),
            ("back", Part.BODY, ("hem", "armhole right", "armhole left", "neck")),
            ("sleeve right", Part.SLEEVES, ("opening",)),
            ("sleeve left", Part.SLEEVES, ("opening",)),
        ):
            for edge in edges:
                line_of_edge = offset(resampled(panels[name].edges[edge], 1.0), 4.0)
                pieces.append((f"{name} {edge}", THREAD, part, stitches(points[name], line_of_edge, thread=0.6), {}))
        ring = neck_ring(fine)
        hood = [HalfHood(ring, side, seed) for side, seed in ((1, 3), (-1, 8))]
        for half in hood:
            for part, (surface, attributes) in zip((Part.HOOD, Part.LINING, Part.HOOD), half.shells()):
                pieces.append((part.name, fabrics.FLEECE, part, surface, attributes))
            for row in half.rows_of_stitches():
                pieces.append(("hood stitches", THREAD, Part.HOOD, stitches(half.point, row, thread=0.6), {}))
        return pieces + self.pocket(points["front"]) + self.drawstrings(fine, hood)

    def pocket(self, point):
        """The kangaroo pocket: sewn on but for its two slanted sides, which gape a little."""
        low, bend = -self.length + 3, -self.length + 70
        top = -self.length + self.pocket_height

        def half_width(v):
            return np.interp(v, [low, bend, top], [self.pocket_width, self.pocket_width, self.pocket_top])

        slant = unit(np.array([self.pocket_width - self.pocket_top, top - bend]))

        def rise(flat):
            u, v = np.abs(flat[:, 0]), flat[:, 1]
            side = (half_width(v) - u) * np.where(v > bend, slant[1], 1)
            sewn = np.minimum.reduce([v - low, top - v, np.where(v > bend, 1000, side)])
            gape = np.sin(np.clip((v - bend) / (top - bend), 0, 1) * np.pi) ** 1.3 * np.exp(-side / 26)
            return 4.6 * np.clip(0.3 + sewn / 2, 0, 1) + 9 * gape + 2 * np.clip(sewn / 60, 0, 1)

        rows = np.linspace(low, top, 130)
        share = np.linspace(-1, 1, 220)
        flat = np.stack(np.broadcast_arrays(half_width(rows)[:, None] * share, rows[:, None]), -1)
        raised = above(point, rise)
        cover = sheet(raised, flat)
        lower = above(point, lambda places: np.maximum(rise(places) - 4.4, -1))
        rims = []
        for column in (0, -1):
            edge = flat[:, column]
            top_edge, low_edge = raised(edge)[0], lower(edge)[0]
            rims.append(np.stack([top_edge, low_edge] if column else [low_edge, top_edge], 1))
        pieces = []
        for surface in (cover, *(grid(rim, np.zeros((*rim.shape[:2], 2))) for rim in rims)):
            far = np.full(len(surface.vertices), 1000.0)
            pieces.append(("pocket", fabrics.FLEECE, Part.POCKET, surface, {"seam": far, "hem": far}))
        right = [(self.pocket_width, low), (self.pocket_width, bend), (self.pocket_top, top)]
        outline = np.array(right + [(-u, v) for u, v in reversed(right)], float)
        for away in (3.5, 9.0):
            for start, end in zip(outline, outline[1:]):
                row = offset(resampled(np.array([start, end]), 1.0), away)
                pieces.append(("pocket stitches", THREAD, Part.POCKET, stitches(raised, row, thread=0.6), {}))
        return pieces

    def drawstrings(self, fine, hood):
        """Two cords out of eyelets in the hood's hem, with knotted ends."""
        cords, tips, eyelets = [], [], []
        outside = np.vstack([fine.vertices, *(half.points.reshape(-1, 3) for half in hood)])
        outside = outside[outside[:, 1] < 0]
        nearest = cKDTree(outside[:, [0, 2]])
        for half, reach in zip(hood, (262, 240)):
            row = np.argmin(np.abs(half.points[:, 0, 2] - half.points[0, 0, 2] - 62))
            (eyelet,), (outward,) = half.at(row, 11)
            ring = ring_points(eyelet + outward * 0.8, outward, 4.4)
            eyelets.append(sweep(ring, np.repeat(outward[None], len(ring), 0), 2.6, 2.0, closed=True))
            down = np.linspace(0, 1, 90)
            across = eyelet[0] + 5 * np.sin(down * 2.6 + half.side) - half.side * 8 * down
            place = np.stack([across, eyelet[2] - 8 - reach * down], 1)
            found = nearest.query(place, 8)[1]
            depth = smooth(outside[found, 1].min(1)[:, None], 20)[:, 0] - 4.0
            hanging = np.stack([place[:, 0], depth, place[:, 1]], 1)
            path = np.vstack([eyelet - outward * 4, eyelet + outward * 3, eyelet + outward * 6 - (0, 0, 4), hanging])
            path = smooth(resampled(path, 2.0), 24)
            normals = np.repeat(np.array([[0, -1.0, 0.15]]), len(path), 0)
            cords.append(sweep(path, normals, 6.4, 5.6))
            end = path[-9:]
            bulge = 6.4 + 6.0 * np.sin(np.linspace(0, np.pi, len(end))) ** 0.6
            tips.append(sweep(end, normals[-9:], bulge, bulge * 0.9))
        return [
            ("drawstrings", fabrics.CORD, Part.CORD, merge(cords + tips), {}),
            ("eyelets", METAL, Part.METAL, merge(eyelets), {}),
        ]


GARMENT = Hoodie()


def build(angle):
    hang(GARMENT.finished(draped("hoodie", GARMENT)), angle)
