"""A single-breasted coat of wool to mid-thigh: lapels, three buttons, flap pockets, welt on the chest, vent."""
from enum import IntEnum

import numpy as np

from ..materials import THREAD, Finish
from ..mesh import Surface, grid_faces
from . import fabrics
from .finish import patch, ripple
from .outerwear import LINING, PLASTIC, Collar, Jacket, laid, plain, quad, rise_at
from .patterns import curve
from .sew import Cloth, Motion, draped
from .tailoring import Fall, button, edge_strip, pressed
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    OVERLAY = 2
    POCKET = 3
    BUTTONS = 4
    LINING = 5
    LABEL = 6


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-150, -170, -330), (190, -40, 60)))
COLOURWAYS = {  # body, sleeves, overlay (collar, lapels), pocket, buttons, lining, label
    "oat": ("#d3c6ae", "#d3c6ae", "#d3c6ae", "#d3c6ae", "#8a7452", "#a8977a", "#2f5d50"),
    "camel": ("#b07f48", "#b07f48", "#b07f48", "#b07f48", "#5b3d22", "#6e4b2a", "#efe9df"),
    "navy": ("#20263a", "#20263a", "#20263a", "#20263a", "#14161f", "#5d2a33", "#efe9df"),
}
#: Felted wool: no thread is seen, but a nap.
MELTON = Finish(
    0.95, 0.1,
    lambda s: s.add(
        s.times(s.noise(1.3, 5.0, 0.7), 0.35), s.times(fabrics.fibres(s, 7.0, 3.0), 0.3),
        s.times(fabrics.fibres(s, 70.0, 50.0), 2.0), s.times(fabrics.near(s, "seam", 0.2, 3.0), -1.2),
    ),
    lambda s: s.add(0.8, s.times(s.noise(1.6, 4.0), 0.22), s.times(fabrics.fibres(s, 16.0, 6.0, 4.0), 0.16)),
    sheen=0.4,
)


class Coat(Jacket):
    chest = 292
    length = 930
    shoulder = 238
    shoulder_drop = 40
    neck = 86
    neck_front, neck_back = 232, 20
    armhole = 258
    sleeve = 640
    bicep = 200
    opening = 140
    cuff, cuff_height = 140, 20
    hem_share, hem_height = 1.0, 20
    slope, closer, folded = 0.1, 0.1, 0.75
    padded, crimped = 0.0, 0.5
    slimmer = 0.06
    held = (("front", 142, -560, 80, 34), ("front", -142, -560, 80, 34))
    cloth = Cloth(bending=3.0, mass=0.2, gap=3.5, spacing=16)
    motion = Motion(arms_up=45, arms_down=15)

    def half(self, neck_drop, hollow):
        half = super().half(neck_drop, hollow)
        if neck_drop == self.neck_front:
            # the roll line of the lapel
            middle = (self.neck * 0.56, -neck_drop * 0.5)
            half["neck"] = curve((self.neck, 0), middle, (0, -neck_drop), start=(-0.2, -1))
        return half

    def pattern(self):
        pattern = super().pattern()
        unwanted = ("hem", "cuff")
        pattern.panels = {name: panel for name, panel in pattern.panels.items() if not name.startswith(unwanted)}
        pattern.seams = [seam for seam in pattern.seams if not any(end[0].startswith(unwanted) for end in seam[:2])]
        return pattern

    def gathers(self, drape):
        return np.zeros(len(drape.uv))

    def evened(self, drape):
        middle = (("front", 0, -self.length / 2, 30, self.length),)
        return pressed(drape.smoothed(6), list(self.pattern().panels), self.held + middle)

    def finished(self, drape):
        """The sewn coat as pieces for `views.hang`."""
        panels = list(self.pattern().panels)
        fine, seam, hem = self.sewn(drape, free=("hem", "opening"), bound=("neck",))
        pieces = self.shells(fine, np.full(len(fine.vertices), 3.4), {"seam": seam, "hem": hem}, (
            (Part.BODY, Part.LINING, MELTON, LINING, ("front", "back")),
            (Part.SLEEVES, Part.LINING, MELTON, LINING, ("sleeve",)),
        ))
        body, back = fine.point(panels.index("front")), fine.point(panels.index("back"))
        gorge = 196.0

        def rising(place):
            return np.maximum(40 * np.clip((place - gorge + 20) / 80, 0, 1) ** 0.8, 0.5)

        stand = Collar(fine, self.neck_loop(fine), rising, 3.4, (0, -0.1, 1), 0.3, 1.5, 0.6)
        fall = Fall(fine, stand, 58.0, 62.0, 4.0, gorge)
        surfaces = [*stand.surfaces(), *fall.surfaces(), *(self.lapel(body, side) for side in (1, -1))]
        pieces += [("collar", MELTON, Part.OVERLAY, surface, plain(surface)) for surface in surfaces]
        pieces += self.front_edge(body) + self.pockets(body)
        vent = edge_strip(back, [(4, -self.length + 2), (4, -self.length + 290)], 60, 3.0, 0.8, 1.2, 8)
        pieces.append(("vent", MELTON, Part.BODY, vent, plain(vent)))
        for side in ("right", "left"):
            cuff = fine.point(panels.index(f"sleeve {side}"))
            for up in (34, 58, 82):
                disc, thread = button(cuff, (-58.0, -self.sleeve * 0.98 + up), 0.3, 6.5, 2.0)
                pieces.append(("cuff button", PLASTIC, Part.BUTTONS, disc, {}))
                pieces.append(("button thread", THREAD, Part.BUTTONS, thread, {}))
        inside = drape.smoothed(12).point(panels.index("back"))
        label = patch(inside, (-34, 34), (-self.neck_back - 62, -self.neck_back - 22), -5.5)
        return pieces + [("label", fabrics.LABEL, Part.LABEL, label, {})]

    def lapel(self, point, side):
        """The front's upper corner, rolled back over the chest; its peak lies below the notch."""
        t = np.linspace(0, 1, 120)[:, None]
        low = -self.neck_front
        roll = curve((0, low - 6), (self.neck * 0.54, low * 0.5), (self.neck - 14, -46), samples=120)
        outer = curve((1, low - 5), (70, -156), (122, -84), start=(0.55, 1), samples=120)
        s = np.r_[np.linspace(0, 0.12, 10), np.linspace(0.14, 0.94, 46), np.linspace(0.95, 1, 8)][None, :, None]
        flat = roll[:, None] * (1 - s) + outer[:, None] * s
        wide = np.linalg.norm(outer - roll, axis=1)[:, None]
        along, across = t, s[..., 0]
        edge = np.minimum((1 - across) * wide, (1 - along) * 150)
        from_roll = across * wide
        thick = 4.4 * rise_at(edge, 1.0, 2.0) + 4.0 * np.exp(-from_roll / 16) * np.clip(along * 6, 0, 1)
        waves = ripple(flat.reshape(-1, 2), 130, 4 + side).reshape(edge.shape)
        thick = thick * rise_at(from_roll + 0.2, 1.0, 4.0) + 1.4 * waves * across
        flat = flat * (side, 1)
        position, normal = point(flat.reshape(-1, 2))
        position = position + normal * (thick.reshape(-1, 1) + (0.8 if side > 0 else 0.0))
        return Surface(position, grid_faces(*edge.shape)[:, ::side], flat.reshape(-1, 2))

    def front_edge(self, point):
        """The edge that laps over, and its buttons."""
        low, high = -self.length + 2, -self.neck_front
        line = curve(
            (2, high - 4), (-18, high - 22), (-26, high - 52), (-26, (low + high) / 2), (-26, low + 40), (-20, low + 6),
            (-8, low),
        )
        strip = edge_strip(point, line, 70, 4.2, 0.8, 0.8, 6)
        pieces = [("front edge", MELTON, Part.BODY, strip, plain(strip))]
        for place in (high - 30, high - 148, high - 266):
            disc, thread = button(point, (2.0, place), 0.4, 11.5, 5.0)
            pieces.append(("button", PLASTIC, Part.BUTTONS, disc, {}))
            pieces.append(("button thread", THREAD, Part.BUTTONS, thread, {}))
        return pieces

    def pockets(self, point):
        """Flaps at the hips, and a welt on the chest."""
        pieces = []
        for *centre, wide, high, tilt in ((142, -560, 84, 29, 5), (-142, -560, 84, 29, -5), (122, -262, 54, 12, 9)):
            turn = np.radians(tilt)
            right, up = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
            right, up = right * wide, up * high
            corners = [centre + right * a + up * b for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            flat, away = quad(corners, 1.2)
            free = np.linspace(1, 0, flat.shape[0])[:, None]
            uneven = 1 + 0.3 * ripple(flat.reshape(-1, 2), 70, 2).reshape(away.shape)
            surface = laid(point, flat, away, 4.0 + 2.0 * free**2 * uneven, 2.0)
            pieces.append(("pocket", MELTON, Part.POCKET, surface, plain(surface)))
        return pieces


GARMENT = Coat()


def build(angle):
    hang(GARMENT.finished(draped("coat", GARMENT)), angle)
