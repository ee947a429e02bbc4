"""A T-shirt of jersey with a ribbed collar, as if somebody unseen wore it."""
from enum import IntEnum

import numpy as np

from ..materials import THREAD
from . import fabrics
from .drape import resampled
from .finish import offset, patch, rib_band, shell, stitches, tape
from .sew import Cloth, Motion, draped
from .tops import Top
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    RIB = 2
    TAPE = 3
    LABEL = 4


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-150, -120, -230), (150, -40, 30)))
COLOURWAYS = {  # body, sleeves, rib, tape, label
    "chalk": ("#f1eee7", "#f1eee7", "#f1eee7", "#e4ded2", "#2f5d50"),
    "rust": ("#b4553a", "#b4553a", "#b4553a", "#9c4630", "#efe9df"),
    "ink": ("#242a38", "#242a38", "#242a38", "#8fb3d9", "#efe9df"),
}


class TShirt(Top):
    chest = 272
    length = 715
    shoulder = 232
    shoulder_drop = 44
    neck = 90
    neck_front, neck_back = 98, 22
    armhole = 232
    sleeve = 205
    bicep = 208
    opening = 186
    rib = 21
    knitted, thickness = fabrics.JERSEY, 1.1
    rows = fabrics.HEM_ROWS
    folded_edges = {}
    cloth = Cloth(bending=0.15)
    motion = Motion(arms_down=21)

    def finished(self, drape):
        """The sewn shirt as pieces for `views.hang`."""
        panels = self.pattern().panels
        fine, seam, hem = self.sewn(drape, **self.folded_edges)
        near_hem = fine.at_vertices(hem)

        thickness = self.thickness * np.where(near_hem < 21, 1.8, 1.0)
        names = np.array(list(panels))[fine.panel[fine.corners[:, 0]]]
        of_sleeve = np.char.startswith(names, "sleeve")
        of_rib = np.char.startswith(names, "cuff") | np.char.startswith(names, "hem")
        pieces = [
            (part.name, finish, part, *shell(fine, thickness, chosen, {"seam": seam, "hem": hem}, side))
            for part, finish, chosen in (
                (Part.BODY, self.knitted, ~(of_sleeve | of_rib)),
                (Part.SLEEVES, self.knitted, of_sleeve),
                (Part.RIB, fabrics.WIDE_RIB, of_rib),
            )
            if chosen.any()
            for side in (1, -1)
        ]
        neck = max(fine.open_loops(), key=lambda loop: fine.vertices[loop, 2].mean())
        collar = rib_band(fine, neck, self.rib, 1.5 + self.thickness, lean=(0, 0, 0.12))
        pieces.append(("collar", fabrics.RIB, Part.RIB, collar, {}))

        for index, (name, panel) in enumerate(panels.items()):
            point = fine.point(index)
            edge = panel.edges.get("hem", panel.edges.get("opening"))
            rows = []
            if edge is not None:
                rows = [stitches(point, offset(resampled(edge, 1.0), away)) for away in self.rows]
            if "neck" in panel.edges:
                rows.append(stitches(point, offset(resampled(panel.edges["neck"], 1.0), 3.0)))
            part = Part.SLEEVES if name.startswith("sleeve") else Part.BODY
            pieces += [(f"{name} stitches", THREAD, part, row, {}) for row in rows]
            if name == "back":
                # stiffer than the cloth, they do not follow its puckers
                point = drape.smoothed(12).point(index)
                neck_tape = tape(point, resampled(panel.edges["neck"], 2.0), -1, 9, -2.2)
                label = patch(point, (-24, 24), (-self.neck_back - 40, -self.neck_back - 5), -3.0)
                pieces += [("tape", fabrics.TAPE, Part.TAPE, neck_tape, {}), ("label", fabrics.LABEL, Part.LABEL, label, {})]
        return pieces


GARMENT = TShirt()


def build(angle):
    hang(GARMENT.finished(draped("t-shirt", GARMENT)), angle)
