"""A bomber jacket of nylon: ribbed collar, cuffs and hem, metal zip, slanted pockets, a zipped pocket on the sleeve."""
from enum import IntEnum

import numpy as np

from ..materials import METAL, THREAD
from . import fabrics
from .drape import resampled
from .finish import above, patch, stitches
from .outerwear import (
    LINING, NYLON, ZIP_TAPE, Collar, Jacket, laid, outline_stitches, plain, quad, snap, upright, zip_of,
)
from .sew import Cloth, Motion, draped
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    RIB = 2
    POCKET = 3
    TAPE = 4
    METAL = 5
    LINING = 6
    LABEL = 7


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-130, -170, -260), (190, -40, 60)))
COLOURWAYS = {  # body, sleeves, rib, pocket, tape, metal, lining, label
    "stone": ("#cfc8b8", "#cfc8b8", "#c6beac", "#cfc8b8", "#b7ad99", "#c9c6bf", "#8a8274", "#efe9df"),
    "sage": ("#5b6347", "#5b6347", "#525a40", "#5b6347", "#3c4230", "#b9a679", "#d9622b", "#efe9df"),
    "black": ("#1f2023", "#1f2023", "#1f2023", "#1f2023", "#17181a", "#a9abb0", "#c8552a", "#efe9df"),
}


class Bomber(Jacket):
    chest = 300
    length = 560
    shoulder = 242
    shoulder_drop = 46
    neck = 92
    neck_front, neck_back = 84, 20
    armhole = 262
    sleeve = 570
    bicep = 218
    opening = 156
    cuff, cuff_height = 96, 72
    hem_share, hem_height = 0.78, 68
    slope, closer, folded = 0.12, 0.1, 1.25
    held = (("front", 160, -425, 40, 70), ("front", -160, -425, 40, 70), ("sleeve right", 78, -190, 44, 60))
    cloth = Cloth(bending=1.2, mass=0.13, gap=3.5, spacing=15)
    motion = Motion(arms_up=45, arms_down=15)

    def finished(self, drape):
        """The sewn jacket as pieces for `views.hang`."""
        panels = list(self.pattern().panels)
        fine, seam, hem = self.sewn(drape)
        pieces = self.shells(fine, np.full(len(fine.vertices), 3.0), {"seam": seam, "hem": hem}, (
            (Part.BODY, Part.LINING, NYLON, LINING, ("front", "back")),
            (Part.SLEEVES, Part.LINING, NYLON, LINING, ("sleeve",)),
            (Part.RIB, Part.RIB, fabrics.WIDE_RIB, fabrics.WIDE_RIB, ("cuff", "hem")),
        ))
        collar = Collar(fine, self.neck_loop(fine), upright(56, corner=32, gap=2, front=0.92), 5.6, inward=0.2)
        outer, inner = collar.surfaces()
        pieces += [("collar", fabrics.WIDE_RIB, Part.RIB, surface, {}) for surface in (outer, inner)]

        front = self.front_point(fine)
        low, high = -self.length - self.hem_height + 2, -self.neck_front - 3
        pieces += self.facings(front, low, high, part=Part.BODY)
        tape, metal = zip_of(front, [(0, low + 3), (0, high)], 1.15, pull=34)
        pieces += [("zip tape", ZIP_TAPE, Part.TAPE, tape, {}), ("zip", METAL, Part.METAL, metal, {})]
        pieces += self.seam_stitches(fine, [
            (Part.BODY, half, f"{edge} {side}", (3.0, 9.0))
            for half in ("front", "back") for side in ("right", "left") for edge in ("armhole", "shoulder")
        ] + [(Part.BODY, half, "hem", (4.0,)) for half in ("front", "back")] + [
            (Part.SLEEVES, f"sleeve {side}", "opening", (4.0,)) for side in ("right", "left")
        ])
        body = fine.point(panels.index("front"))
        for side in (1, -1):
            flap, corners = self.slanted_flap(body, (side * 160, -430), -24, 160, 40, 4.2, part=Part.POCKET)
            pieces += flap
            pieces.append(("snap", METAL, Part.METAL, snap(body, np.mean(corners, 0) + (-side * 7, 0), 6.0, 5.0), {}))
        pieces += self.sleeve_pocket(fine.point(panels.index("sleeve right")))
        back = drape.smoothed(12).point(panels.index("back"))
        label = patch(back, (-26, 26), (-self.neck_back - 44, -self.neck_back - 8), -5.0)
        return pieces + [("label", fabrics.LABEL, Part.LABEL, label, {})]

    def sleeve_pocket(self, point):
        """A patch on the upper arm with a zip across it, and slots for pens in front of it."""
        middle = np.array([78.0, -190.0])
        corners = [middle + corner for corner in ((-48, -68), (48, -68), (48, 68), (-48, 68))]
        flat, away = quad(corners)
        surface = laid(point, flat, away, 2.0)
        pieces = [
            ("sleeve pocket", NYLON, Part.POCKET, surface, plain(surface)),
            ("sleeve pocket stitches", THREAD, Part.POCKET, outline_stitches(point, corners, 3.0, height=2.1), {}),
        ]
        raised = above(point, lambda places: np.full(len(places), 2.4))
        line = np.array([middle + (-12, -54), middle + (14, 56)])
        tape, metal = zip_of(raised, line, 1.0, 0.6, pull=26, half=6.5)
        pieces += [("zip tape", ZIP_TAPE, Part.TAPE, tape, {}), ("zip", METAL, Part.METAL, metal, {})]
        for side in (-1, 1):
            row = resampled(line + (side * 9.5, 0), 1.0)
            pieces.append(("sleeve pocket stitches", THREAD, Part.POCKET, stitches(raised, row), {}))
        return pieces


GARMENT = Bomber()


def build(angle):
    hang(GARMENT.finished(draped("bomber", GARMENT)), angle)
