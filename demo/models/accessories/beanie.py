"""A beanie of chunky ribs with a folded cuff and a woven label, as it stands on a head."""
import numpy as np

from ..garments.fabrics import LABEL, fibres, loops
from ..materials import Finish, material
from ..mesh import add_mesh
from ..studio import View
from .parts import PARTS, Part
from .turned import patch, profile, turned

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = {
    "front": View(azimuth=0, elevation=10, fill=0.74),
    "back": View(azimuth=48, elevation=22, fill=0.74),
    "detail": View(azimuth=14, elevation=12, fill=1.0, within=((-70, -100, 0), (40, -60, 110))),
}
COLOURWAYS = {  # body, overlay, rib (cuff), tape, label, metal, lining, mark
    "oat": ("#ddd2bd", "#ffffff", "#ddd2bd", "#ffffff", "#2f5d50", "#ffffff", "#b9ae99", "#ffffff"),
    "rust": ("#a6492c", "#ffffff", "#a6492c", "#ffffff", "#efe9df", "#ffffff", "#6e2f1c", "#ffffff"),
    "black": ("#232326", "#ffffff", "#232326", "#ffffff", "#efe9df", "#ffffff", "#19191b", "#ffffff"),
}

RIBS = 48
#: Loops of thick wool, uneven as it is spun, with hairs.
WOOL = Finish(0.94, 0.1, lambda s: s.add(s.times(loops(s, 3.6), 0.9), s.times(fibres(s, 6.0, 2.0), 0.5), s.times(s.noise(1.0, 5.0), 0.3)),
              lambda s: s.add(0.72, s.times(loops(s, 3.6), 0.22), s.times(fibres(s, 9.0, 3.0), 0.3)), sheen=0.35)

DOME = profile((88, 30), (95, 60), (98, 90), (97, 115), (92, 142), (82, 166), (66, 186), (44, 200), (22, 207), (3, 208))
CUFF = profile((90, 46), (89, 20), (90, 6), (93, 1), (97, -1), (101, 1), (104, 7), (106, 22), (106.5, 40), (105.5, 56), (103, 63),
               (99.5, 66), (96, 63), (94, 54), step=0.9)


def _place(radius, height, angle, deep=1.0):
    """Points of the knit: ribs gather into eight wedges at the crown, which has slumped a little backwards."""
    crown = np.clip((height - 150) / 58, 0, 1) ** 1.5
    rib = np.abs(np.cos(RIBS * angle / 2)) ** 0.7 - 0.5
    radius = radius + 4.2 * deep * rib * (1 - 0.6 * crown) + radius * 0.05 * crown * np.cos(8 * angle)
    slump = np.clip((height - 70) / 138, 0, 1)
    radius = radius * (1 + 0.02 * slump * np.sin(3 * angle + height / 24) + 0.012 * np.sin(2 * angle + 1))
    x = 1.06 * radius * np.cos(angle) + 16 * slump ** 2.2
    y = 0.94 * radius * np.sin(angle)
    z = height + 0 * angle - 7 * slump ** 2 * np.cos(angle) + 1.2 * np.sin(5 * angle + 0.6) * np.clip(1 - height / 90, 0, 1)
    return np.stack([x, y, z], -1)


def build(angle):
    add_mesh("dome", turned(DOME, _place), material("wool", WOOL, Part.BODY))
    add_mesh("cuff", turned(CUFF, _place), material("cuff", WOOL, Part.RIB))
    label = patch(lambda height, at: _place(np.full(height.shape, 107.6), height, at, deep=0.0), np.radians((-104, -84)), (18, 46), 1.2)
    add_mesh("label", label, material("label", LABEL, Part.LABEL))
