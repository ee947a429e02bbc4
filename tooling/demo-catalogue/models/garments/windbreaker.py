"""A windbreaker of thin nylon: stand collar, zip under a storm flap, elastic cuffs, cord in the hem, vented yoke."""
from enum import IntEnum

import numpy as np

from ..materials import METAL, THREAD, Finish
from ..mesh import Surface, grid_faces, merge, ring_points, smooth, sweep, unit
from . import fabrics
from .drape import resampled
from .finish import above, offset, patch, ripple, stitches
from .outerwear import (
    LINING, PLASTIC, ZIP_TAPE, Collar, Jacket, block, crinkled, plain, rise_at, snap, upright, worn_pale, zip_of,
)
from .sew import Cloth, Motion, draped
from .tailoring import edge_strip, pressed
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    OVERLAY = 2
    TAPE = 3
    METAL = 4
    LINING = 5
    CORD = 6
    LABEL = 7


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-130, -170, -250), (190, -40, 70)))
COLOURWAYS = {  # body, sleeves, overlay (flap, collar, yoke), tape, metal, lining, cord, label
    "fog": ("#d9dcdc", "#d9dcdc", "#d9dcdc", "#b9bec0", "#8d9294", "#b3b8ba", "#3a3f45", "#2f5d50"),
    "cobalt": ("#2a56a8", "#2a56a8", "#2a56a8", "#1d3c78", "#d8dade", "#e9e6df", "#efe9df", "#efe9df"),
    "black": ("#202124", "#202124", "#202124", "#141416", "#5a5d63", "#2c2d31", "#d8d4c8", "#efe9df"),
}
#: Thin, light and stiff: it crackles.
PAPERY = Finish(0.46, 0.32, crinkled(2.6, 2.2), worn_pale, sheen=0.05)


class Windbreaker(Jacket):
    chest = 304
    length = 625
    shoulder = 244
    shoulder_drop = 46
    neck = 92
    neck_front, neck_back = 86, 20
    armhole = 262
    sleeve = 605
    bicep = 214
    opening = 138
    cuff, cuff_height = 94, 30
    hem_share, hem_height = 0.93, 28
    slope, closer, folded = 0.12, 0.1, 1.35
    padded, crimped = 0.0, 1.5
    held = (
        ("front", 168, -440, 24, 64), ("front", -168, -440, 24, 64),
        ("front", 104, -196, 60, 24), ("front", -120, -198, 24, 16),
    )
    cloth = Cloth(bending=0.9, mass=0.1, gap=3.5, spacing=15)
    motion = Motion(arms_up=45, arms_down=15)

    def evened(self, drape):
        middle = (("front", 0, -self.length / 2, 24, self.length), ("hem front", 0, 0, 24, self.hem_height))
        return pressed(super().evened(drape), list(self.pattern().panels), self.held + middle)

    def folds(self, drape):
        """With creases that thin nylon gets all over."""
        place = drape.vertices[drape.weld]
        ridges = (1 - np.abs(ripple(place, 120, 9)) / 1.6) * np.clip(0.6 + 0.5 * ripple(place, 260, 4), 0, 1.4)
        return super().folds(drape) + 3.4 * ridges

    def finished(self, drape):
        """The sewn jacket as pieces for `views.hang`."""
        panels = list(self.pattern().panels)
        fine, seam, hem = self.sewn(drape)
        pieces = self.shells(fine, np.full(len(fine.vertices), 1.6), {"seam": seam, "hem": hem}, (
            (Part.BODY, Part.LINING, PAPERY, LINING, ("front", "back", "hem")),
            (Part.SLEEVES, Part.LINING, PAPERY, LINING, ("sleeve", "cuff")),
        ))
        collar = Collar(fine, self.neck_loop(fine), upright(74, front=0.9), 4.0, inward=0.2, bow=5, sag=3.0)
        outer, inner = collar.surfaces()
        pieces += [
            ("collar", PAPERY, Part.OVERLAY, outer, plain(outer)),
            ("collar", LINING, Part.LINING, inner, plain(inner)),
        ]
        around = np.arange(12.0, collar.length - 12)
        for share in (0.05, 0.9):
            row = np.stack([around, np.full(len(around), share)], 1)
            pieces.append(("collar stitches", THREAD, Part.OVERLAY, stitches(collar.point, row), {}))

        front = self.front_point(fine, collar)
        low, neck = -self.length - self.hem_height + 2, -self.neck_front
        top = neck + collar.height[0] - 5
        pieces += self.facings(front, neck - 30, top, inner=4.6, height=1.8, finish=PAPERY, part=Part.OVERLAY)
        tape, metal = zip_of(front, [(0, neck - 30), (0, top)], 1.0, pull=30)
        pieces += [("zip tape", ZIP_TAPE, Part.TAPE, tape, {}), ("zip", METAL, Part.METAL, metal, {})]
        pieces += self.storm_flap(front, low, neck - 5)

        pieces += self.seam_stitches(fine, [
            (Part.BODY, half, f"{edge} {side}", (3.0,))
            for half in ("front", "back") for side in ("right", "left") for edge in ("armhole", "shoulder")
        ] + [(Part.BODY, half, "hem", (3.0,)) for half in ("front", "back")] + [
            (Part.BODY, f"hem {half}", "free", (3.5,)) for half in ("front", "back")
        ] + [
            (Part.SLEEVES, f"sleeve {side}", "opening", (3.0,)) for side in ("right", "left")
        ] + [(Part.SLEEVES, f"cuff {side}", "free", (8.0, 16.0)) for side in ("right", "left")])

        body = fine.point(panels.index("front"))
        for side in (1, -1):
            welt, corners = self.slanted_flap(body, (side * 168, -440), -18, 172, 26, 3.0, Part.OVERLAY, PAPERY)
            pieces += welt
        line = [(150, -204), (58, -188)]
        tape, metal = zip_of(body, line[::-1], 0.85, 0.9, pull=24)
        pieces += [("chest zip", ZIP_TAPE, Part.TAPE, tape, {}), ("chest zip", METAL, Part.METAL, metal, {})]
        for shift in (9.0, -9.0):
            row = resampled(np.array(line, float) + (0, shift), 1.0)
            pieces.append(("chest zip stitches", THREAD, Part.BODY, stitches(body, row), {}))
        pieces.append(("mark", fabrics.LABEL, Part.LABEL, patch(body, (-136, -104), (-206, -190), 1.2), {}))
        pieces += self.yoke(fine.point(panels.index("back"))) + self.hem_cords(fine.point(panels.index("hem front")))
        back = drape.smoothed(12).point(panels.index("back"))
        label = patch(back, (-26, 26), (-self.neck_back - 44, -self.neck_back - 8), -4.0)
        return pieces + [("label", fabrics.LABEL, Part.LABEL, label, {})]

    def storm_flap(self, point, low, high):
        """A doubled strip over the zip, sewn at its one side and pressed shut with buttons at the other."""
        free, sewn_at = -27.0, 31.0
        u = np.concatenate([np.arange(free, free + 3, 0.4), np.linspace(free + 3, sewn_at, 40)])
        v = np.arange(low, high + 0.1, 1.6)
        across, along = np.meshgrid(u, v)
        held = np.cos((along - high + 30) / (high - low - 60) * 4 * 2 * np.pi) * 0.5 + 0.5
        waves = 2.6 * (1 - held) + 0.8 * ripple(along.reshape(-1, 1), 60, 3).reshape(along.shape)
        gape = waves * np.clip(across / free, 0, 1) ** 1.5
        over_zip = 2.2 * np.exp(-((across / 9) ** 2))
        edge = rise_at(across - free, 1.0) * rise_at(sewn_at - across + 0.1, 1.0, 5.0)
        rise = (3.0 + gape + over_zip) * edge * rise_at(np.minimum(along - low, high - along) + 0.2, 1.0, 2.5)
        # stitches draw it down
        for row, depth in ((free + 6, 0.7), (sewn_at - 7, 0.9)):
            rise = rise - depth * np.exp(-(((across - row) / 1.4) ** 2))
        flat = np.stack([across, along], -1)
        position, normal = point(flat.reshape(-1, 2))
        surface = Surface(position + normal * rise.reshape(-1, 1), grid_faces(*across.shape), flat.reshape(-1, 2))
        pieces = [("storm flap", PAPERY, Part.OVERLAY, surface, plain(surface))]
        for u_row, height in ((free + 6, 2.9), (sewn_at - 7, 2.1)):
            raised = above(point, lambda places, height=height: np.full(len(places), height))
            row = np.stack([np.full(len(v), u_row), v], 1)[4:-4]
            pieces.append(("flap stitches", THREAD, Part.OVERLAY, stitches(raised, row, 3.0, 1.0, 0.7), {}))
        for place in np.linspace(low + 34, high - 32, 5):
            pieces.append(("snap", METAL, Part.METAL, snap(point, (free + 14, place), 6.5, 4.6), {}))
        return pieces

    def yoke(self, point):
        """The yoke of the back, whose lower edge hangs free over a vent."""
        reach = self.shoulder - 24
        u = np.linspace(-reach, reach, 120)
        line = np.stack([u, -196 - 10 * np.cos(u / reach * np.pi / 2)], 1)
        strip = edge_strip(point, line, 60, 2.6, 1.2, 1.4, 5)
        raised = above(point, lambda places: np.full(len(places), 2.8))
        return [
            ("yoke", PAPERY, Part.OVERLAY, strip, plain(strip)),
            ("yoke stitches", THREAD, Part.OVERLAY, stitches(raised, offset(resampled(line, 1.0), 5.0)), {}),
        ]

    def hem_cords(self, point):
        """The ends of the cord in the hem: a loop out of an eyelet, with a stopper."""
        cords, eyelets = [], []
        for side, reach in ((1, 44.0), (-1, 36.0)):
            (eyelet,), (normal,) = point(np.array([[side * 236.0 * self.hem_share, -self.hem_height / 2]]))
            ring = ring_points(eyelet + normal * 0.6, normal, 4.6)
            eyelets.append(sweep(ring, np.repeat(normal[None], len(ring), 0), 2.4, 1.8, closed=True))
            down = np.array([0.0, 0.0, -1.0])
            beside = unit(np.cross(normal, down))
            turn = np.linspace(0, np.pi, 40)
            wide = 4.5 * np.sin(turn) ** 0.6 * np.sign(np.cos(turn))
            deep = reach * np.sin(turn) ** 0.7
            out = normal * (1.0 + 4.5 * np.sin(turn))[:, None]
            path = smooth(eyelet + out + down * deep[:, None] + beside * wide[:, None], 4)
            cords.append(sweep(path, np.repeat(normal[None], len(path), 0), 3.4, 3.4, 10))
            lock = eyelet + normal * 5.5 + down * reach * 0.42
            eyelets.append(block(lock, down, normal, 17, 12, 9))
        return [
            ("cord", fabrics.CORD, Part.CORD, merge(cords), {}),
            ("cord locks", PLASTIC, Part.METAL, merge(eyelets), {}),
        ]


GARMENT = Windbreaker()


def build(angle):
    hang(GARMENT.finished(draped("windbreaker", GARMENT)), angle)
