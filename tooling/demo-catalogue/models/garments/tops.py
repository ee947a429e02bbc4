"""The block that tops are drafted from: front, back and sleeves, their seams, and where sewing starts. Millimetres."""
from functools import partial

import numpy as np
from scipy.optimize import brentq

from ..mesh import length_along
from . import body
from .patterns import Panel, Pattern, curve, line
from .sew import Cloth, Motion


def mirrored(polyline):
    """The other side's edge: reversed, so that an outline still runs one way around."""
    return (polyline * (-1, 1))[::-1]


class Top:
    """Widths are halves of the flat garment's: `chest` is a quarter of the girth, `bicep` and `opening` a half."""

    chest: float
    length: float
    shoulder: float
    shoulder_drop: float
    neck: float
    neck_front: float
    neck_back: float
    armhole: float
    sleeve: float
    bicep: float
    opening: float
    cloth = Cloth()
    motion = Motion()

    def formers(self):
        """Further obstacles that the garment lies on."""
        return []

    def half(self, neck_drop, hollow):
        """Right half of a front or back: edges from the hem's end up to the neck's middle."""
        tip = (self.shoulder, -self.shoulder_drop)
        under = (self.chest, -self.armhole - 6)
        return dict(
            side=line((self.chest - 4, -self.length), under),
            armhole=curve(
                under, (self.shoulder - 6 - hollow, -self.armhole * 0.62), tip, start=(-1, 0.12), end=(0.17, 1)
            ),
            shoulder=line(tip, (self.neck, 0)),
            neck=curve(
                (self.neck, 0), (self.neck * 0.72, -neck_drop * 0.72), (0, -neck_drop), start=(-0.2, -1), end=(-1, 0)
            ),
        )

    def torso(self, neck_drop, hollow):
        """Edges of a whole front or back, anticlockwise from the hem."""
        half = self.half(neck_drop, hollow)
        other = {name: mirrored(edge) for name, edge in half.items()}
        hem = line((-self.chest + 4, -self.length), (self.chest - 4, -self.length))
        return {
            "hem": hem,
            "side right": half["side"],
            "armhole right": half["armhole"],
            "shoulder right": half["shoulder"],
            "neck": np.concatenate([half["neck"], other["neck"][1:]]),
            "shoulder left": other["shoulder"],
            "armhole left": other["armhole"],
            "side left": other["side"],
        }

    def sleeve_edges(self, front, back):
        """Edges of the right sleeve, u to the front, v up and 0 at the cap's top; armholes' lengths are matched."""

        def cap(sign, height):
            return curve(
                (sign * self.bicep, -height), (sign * self.bicep * 0.5, -height * 0.42), (0, 0),
                start=(-sign, 0.18), end=(-sign, 0),
            )

        height = brentq(lambda h: length_along(cap(1, h))[-1] - (front + back) / 2, 20, 210)
        under = -self.sleeve * 0.98 if self.sleeve * 0.98 > height + 40 else -height - 40
        self.cap_height = height
        return {
            "opening": curve((-self.opening, under), (0, under - 8), (self.opening, under)),
            "under front": line((self.opening, under), (self.bicep, -height)),
            "cap front": cap(1, height),
            "cap back": cap(-1, height)[::-1],
            "under back": line((-self.bicep, -height), (-self.opening, under)),
        }

    def pattern(self):
        front, back = self.torso(self.neck_front, 14), self.torso(self.neck_back, 0)
        sleeve = self.sleeve_edges(length_along(front["armhole right"])[-1], length_along(back["armhole right"])[-1])
        panels = {
            "front": Panel(front, partial(self.around_torso, -1)),
            "back": Panel(back, partial(self.around_torso, 1), outward=-1),
            "sleeve right": Panel(sleeve, partial(self.around_arm, 1), outward=-1),
            "sleeve left": Panel(sleeve, partial(self.around_arm, -1)),
        }
        seams = []
        for side in ("right", "left"):
            seams += [
                (("front", f"side {side}"), ("back", f"side {side}"), False),
                (("front", f"shoulder {side}"), ("back", f"shoulder {side}"), False),
                ((f"sleeve {side}", "under front"), (f"sleeve {side}", "under back"), True),
            ]
            reverse = side == "left"
            for half in ("front", "back"):
                # both run from the arm pit up on the right front; mirrored or turned ones run the other way
                seams.append(((half, f"armhole {side}"), (f"sleeve {side}", f"cap {half}"), reverse ^ (half == "back")))
        return Pattern(panels, seams)

    def around_torso(self, facing, uv):
        """Wraps a front (facing -1) or back (+1) around the trunk as a tube of the pattern's girth."""
        angle = np.linspace(0, np.pi / 2, 400)
        quarter = np.stack([np.sin(angle) * 1.42, np.cos(angle)], axis=1)
        along = length_along(quarter)
        quarter, along = quarter * self.chest / along[-1], along * self.chest / along[-1]
        x = np.interp(np.abs(uv[:, 0]), along, quarter[:, 0]) * np.sign(uv[:, 0])
        y = np.interp(np.abs(uv[:, 0]), along, quarter[:, 1])
        lean = np.clip((uv[:, 1] + self.armhole) / self.armhole, 0, 1)
        return np.stack([x, facing * y * (1 - 0.35 * lean**2) + 8, uv[:, 1] + 12], axis=1)

    def around_arm(self, side, uv):
        origin, along, up, front = body.arm_frame(side, self.motion.arms_up)
        half = np.interp(-uv[:, 1], [self.cap_height, self.sleeve], [self.bicep, self.opening])
        angle, radius = uv[:, 0] / half * np.pi, half / np.pi
        down = 25 - uv[:, 1]
        forward = radius * np.sin(angle) + body.forearm_forward(down)
        return origin + along * down[:, None] + up * (radius * np.cos(angle))[:, None] + front * forward[:, None]

    def distances(self, drape, free=("hem", "opening"), bound=("neck",)):
        """How far the flat points (k,) of a drape are from seams, and from edges that are folded and sewn (`free`).

        Edges in `bound` carry something else and count as neither."""
        seam, hem = np.full(len(drape.uv), 1000.0), np.full(len(drape.uv), 1000.0)
        for index, panel in enumerate(self.pattern().panels.values()):
            sewn = [edge for name, edge in panel.edges.items() if name not in free + bound]
            folded = [edge for name, edge in panel.edges.items() if name in free]
            seam = np.minimum(seam, drape.distance(index, *sewn))
            if folded:
                hem = np.minimum(hem, drape.distance(index, *folded))
        return seam, hem
