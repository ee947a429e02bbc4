"""The block that tops are drafted from: front, back and sleeves, their seams, and where sewing starts. Millimetres."""
from dataclasses import replace
from functools import partial

import numpy as np
from scipy.optimize import brentq

from ..mesh import length_along
from . import body
from .finish import fold, ripple
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
    #: How high wear folds the cloth, as a share of jersey's, and how far thread draws it together, in mm.
    folded, puckered = 1.0, 0.6
    #: Fall of the shoulders beyond the mannequin's, and how much nearer sleeves hang, as shares of the width.
    slope, closer = 0.17, 0.24

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

    def worn(self, random):
        """Folds that wear leaves, by the beginning of a panel's name: lines (n, 2), half widths and heights in mm."""
        chest, armhole, length = self.chest, self.armhole, self.length
        sides = []
        for side in (-1, 1):
            # pulled out of the arm pits
            for lift in (96, 62, 24, -14, -58):
                reach = random.uniform(0.5, 0.8)
                at = [(0.98, -armhole - 6 + lift * 0.15), (0.98 - reach * 0.5, -armhole + lift * 0.75), (0.98 - reach, -armhole + lift * 1.25)]
                sides.append((side, at, random.uniform(10, 16), random.uniform(5.5, 8.0)))
            # pushed together at the waist
            for level in np.linspace(0.52, 0.86, 5) + random.uniform(-0.025, 0.025, 5):
                reach, fall = random.uniform(0.6, 1.2), random.uniform(-80, 60)
                at = [(0.93, -length * level), (0.98 - reach / 2, -length * level + fall * 0.6), (0.98 - reach, -length * level + fall)]
                sides.append((side, at, random.uniform(12, 20), random.uniform(3.0, 5.0)))
            # hanging from the breast to the hem
            for across in np.array([0.16, 0.5, 0.82]) + random.uniform(-0.07, 0.07, 3):
                top = random.uniform(0.5, 0.72)
                at = [(across - 0.06 * side, -length * top), (across, -length * (1 + top) / 2), (across + 0.05, -length * 1.12)]
                sides.append((side, at, random.uniform(20, 30), random.uniform(4.0, 7.5)))
        torso = [(np.array([(side * x * chest, y) for x, y in at]), width, height) for side, at, width, height in sides]

        sleeve = []
        cap, end = self.cap_height, self.sleeve
        for side in (-1, 1):
            for start, reach, fall in ((4, 0.85, 64), (26, 0.95, 10), (56, 0.75, -34), (90, 0.7, 28)):
                if cap + start < end - 20:
                    sleeve.append((side, cap + start, reach, fall, random.uniform(8, 13), random.uniform(3.0, 5.5)))
        for down in np.arange(cap + 110, end - 40, 27.0):
            bent = np.exp(-(((down - 285) / 75) ** 2)) + 0.8 * np.exp(-(((down - end + 20) / 80) ** 2))
            side, reach = random.choice((-1, 1)), random.uniform(0.7, 1.5)
            sleeve.append((side, down, reach, random.uniform(-34, 34), random.uniform(7, 12), 1.2 + 5.0 * bent))
        lines = []
        for side, down, reach, fall, width, height in sleeve:
            half = np.interp(down, [cap, end], [self.bicep, self.opening])
            at = [(0.97, -down), (0.97 - reach / 2, -down + fall * 0.35), (0.97 - reach, -down + fall)]
            lines.append((np.array([(side * x * half, y) for x, y in at]), width, height))
        return {"front": torso, "back": torso, "sleeve": lines}

    def sewn(self, drape, **edges):
        """A drape made fine, with folds and puckers, and its `distances` to seams and folded edges."""
        fine = self.eased(self.evened(drape)).subdivided().subdivided()
        seam, hem = self.distances(fine, **edges)
        heights = np.zeros(len(fine.uv))
        for index, name in enumerate(self.pattern().panels):
            mine = fine.panel == index
            places, height = fine.uv[mine], 0.0
            for line_of_fold, width, rise in self.worn(np.random.default_rng(index + 5)).get(name.split()[0], ()):
                height = height + fold(places, line_of_fold, width, rise)
            heights[mine] = self.folded * height
        heights += self.gathers(fine)
        count = np.bincount(fine.weld)
        heights = np.bincount(fine.weld, heights) / count
        near_seam, near_hem = fine.at_vertices(seam), fine.at_vertices(hem)
        # thread draws the cloth together along seams and hems
        heights += self.puckered * 1.3 * ripple(fine.vertices, 17, 1) * np.exp(-near_seam / 11)
        heights += self.puckered * ripple(fine.vertices, 12, 2) * np.exp(-(((near_hem - 16) / 10) ** 2))
        heights += self.puckered * 4 * ripple(fine.vertices, 75, 3) * np.exp(-near_hem / 60)
        return fine.raised(heights), seam, hem

    def eased(self, drape):
        """Hung lower at the shoulders than the mannequin's, with sleeves nearer to the body."""
        x, y, z = drape.vertices.T
        of_sleeve = np.zeros(len(x), bool)
        sleeves = [i for i, name in enumerate(self.pattern().panels) if name.startswith(("sleeve", "cuff"))]
        of_sleeve[drape.weld[np.isin(drape.panel, sleeves)]] = True
        share = np.where(of_sleeve, 1, np.clip((z + 560) / 330, 0, 1))
        lower = self.slope * np.clip(np.abs(x) - self.neck, 0, 230) * share * share * (3 - 2 * share)
        nearer = self.closer * np.clip(np.abs(x) - 235, 0, None) * of_sleeve
        return replace(drape, vertices=np.stack([x - np.sign(x) * nearer, y, z - lower], 1))

    def gathers(self, drape):
        return np.zeros(len(drape.uv))

    def evened(self, drape):
        """Without the roughness of sewing."""
        return drape.smoothed(4)


class RibbedTop(Top):
    """A top whose hem and cuffs are gathered by ribs."""

    cuff: float
    cuff_height: float
    hem_share: float
    hem_height: float

    def pattern(self):
        pattern = super().pattern()
        for side, sign in (("right", 1), ("left", -1)):
            cuff = f"cuff {side}"
            pattern.panels[cuff] = Panel(
                self.strip(self.cuff, self.cuff_height), partial(self.around_wrist, sign), outward=-sign
            )
            pattern.seams += [
                ((cuff, "top"), (f"sleeve {side}", "opening"), True),
                ((cuff, "end"), (cuff, "begin"), True),
            ]
        for half, facing in (("front", -1), ("back", 1)):
            hem = f"hem {half}"
            pattern.panels[hem] = Panel(
                self.strip(self.chest * self.hem_share, self.hem_height), partial(self.around_hips, facing), -facing
            )
            pattern.seams.append(((hem, "top"), (half, "hem"), True))
        pattern.seams += [
            (("hem front", "end"), ("hem back", "end"), False),
            (("hem front", "begin"), ("hem back", "begin"), False),
        ]
        return pattern

    def strip(self, half, height):
        """A rib's edges: 0 at its seam, down to -height."""
        return {
            "free": line((-half, -height), (half, -height)),
            "end": line((half, -height), (half, 0)),
            "top": line((half, 0), (-half, 0)),
            "begin": line((-half, 0), (-half, -height)),
        }

    def around_wrist(self, side, uv):
        stretch = self.opening / self.cuff
        return self.around_arm(side, uv * (stretch, 1) - (0, self.sleeve))

    def around_hips(self, facing, uv):
        return self.around_torso(facing, uv / (self.hem_share, 1) - (0, self.length))

    def gathers(self, drape):
        """How high the gathers above ribs are at flat points (k,)."""
        heights = np.zeros(len(drape.uv))
        for index, (name, panel) in enumerate(self.pattern().panels.items()):
            edge = panel.edges.get("hem", panel.edges.get("opening"))
            if edge is not None:
                waves = ripple(drape.uv[:, :1] + 0.12 * drape.uv[:, 1:], 26, index)
                heights += 2.4 * waves * np.exp(-drape.distance(index, edge) / 34)
        return heights

    def evened(self, drape):
        """Ribs more than the rest, for their lines are straight."""
        ribs = np.isin(drape.panel, [i for i, name in enumerate(self.pattern().panels) if name.startswith(("cuff", "hem"))])
        strict = np.zeros(len(drape.vertices), bool)
        strict[drape.weld[ribs]] = True
        return drape.smoothed(4).smoothed(14, where=np.where(strict, 1.0, 0.0))
