"""A down jacket: baffles that bulge between rows of stitches, stand collar, zip with plastic teeth, side pockets."""
from enum import IntEnum

import numpy as np

from ..materials import THREAD, Finish
from . import fabrics
from .drape import resampled
from .finish import above, patch, ripple, stitches
from .outerwear import FAR, LINING, PLASTIC, ZIP_TAPE, Collar, Jacket, crinkled, plain, upright, worn_pale, zip_of
from .sew import Cloth, Motion, draped
from .tailoring import pressed
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    OVERLAY = 2
    POCKET = 3
    TAPE = 4
    METAL = 5
    LINING = 6
    LABEL = 7


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-130, -190, -280), (190, -40, 50)))
COLOURWAYS = {  # body, sleeves, overlay (zip facings, collar's edge, bindings), pocket, tape, metal, lining, label
    "sand": ("#d8cbb2", "#d8cbb2", "#d8cbb2", "#d8cbb2", "#a9997c", "#8f8068", "#b9ab90", "#2f5d50"),
    "rust": ("#b1492f", "#b1492f", "#b1492f", "#b1492f", "#5c2418", "#2b2b2e", "#6e2f1c", "#efe9df"),
    "black": ("#1d1e21", "#1d1e21", "#1d1e21", "#1d1e21", "#141416", "#3a3b40", "#34363b", "#efe9df"),
}


def bulging(shader):
    """Relief of light nylon over down: creases that start at the stitches, and the soft unevenness of feathers."""
    pulled = shader.times(fabrics.fibres(shader, 34.0, 6.0, 3.0), fabrics.near(shader, "line", 0.0, 30.0))
    fine = shader.times(fabrics.fibres(shader, 12.0, 3.4, 2.0), fabrics.near(shader, "line", 0.0, 12.0))
    return shader.add(
        crinkled(1.2, 2.2)(shader),
        shader.times(pulled, 4.2),
        shader.times(fine, 1.5),
        shader.times(fabrics.near(shader, "line", 0.3, 2.0), -0.8),
    )


DOWN = Finish(0.4, 0.36, bulging, lambda s: s.add(worn_pale(s), s.times(fabrics.near(s, "line", 0.3, 2.4), -0.18)))


class QuiltedCollar(Collar):
    """A padded collar with a row of stitches around its middle."""

    def at(self, columns, share, away):
        within = np.clip(share, 0, 1) * 2 % 1
        bulge = (4 * within * (1 - within)) ** 0.6 * np.clip((self.place[columns] - 14) / 26, 0, 1) ** 0.6
        low = np.minimum(within, 1 - within)
        pulled = 0.6 * ripple(columns[:, None].astype(float), 17, 5) * np.exp(-low * 5) * (1 - np.exp(-low * 30))
        uneven = 1 + 0.12 * ripple(columns[:, None], 120, 7)
        return super().at(columns, share, away + np.sign(away) * (6.5 * bulge * uneven + pulled))


class Puffer(Jacket):
    chest = 300
    length = 590
    shoulder = 242
    shoulder_drop = 44
    neck = 96
    neck_front, neck_back = 84, 20
    armhole = 262
    sleeve = 590
    bicep = 216
    opening = 140
    cuff, cuff_height = 92, 24
    hem_share, hem_height = 0.92, 24
    slope, closer, folded = 0.1, 0.04, 0.9
    padded, crimped = 0.0, 1.2
    facing = 30
    slimmer = 0.1
    #: Height of the baffles, and how far they are apart, on body and sleeves.
    loft, sleeve_loft, body_pitch, sleeve_pitch = 19.0, 12.5, 78.0, 80.0
    held = (("front", 176, -452, 10, 66), ("front", -176, -452, 10, 66))
    cloth = Cloth(bending=1.2, mass=0.13, gap=3.5, spacing=14)
    motion = Motion(arms_up=45, arms_down=20)

    def evened(self, drape):
        middle = (("front", 0, -self.length / 2, 24, self.length), ("hem front", 0, 0, 24, self.hem_height))
        return pressed(super().evened(drape), list(self.pattern().panels), self.held + middle)

    def rows(self, name):
        """Levels in a panel at which it is stitched through."""
        if name in ("front", "back"):
            return np.arange(-self.length + self.body_pitch, -16, self.body_pitch)
        if name.startswith("sleeve"):
            return np.arange(-self.sleeve + self.sleeve_pitch - 12, -30, self.sleeve_pitch)
        return np.array([])

    def wander(self, u, row, seed):
        """A row of stitches is not quite level."""
        return row + 2.6 * ripple(np.asarray(u)[:, None], 170, seed)

    def quilted(self, drape):
        """Heights at flat points (k,) of baffles and wrinkles, and distances to rows of stitches."""
        heights, line = np.zeros(len(drape.uv)), np.full(len(drape.uv), FAR)
        for index, name in enumerate(self.pattern().panels):
            if name.startswith(("cuff", "hem")):
                continue
            mine = drape.panel == index
            u, v = drape.uv[mine].T
            pitch = self.sleeve_pitch if name.startswith("sleeve") else self.body_pitch
            rows = self.rows(name)
            levels = np.stack([self.wander(u, row, index * 40 + i) for i, row in enumerate(rows)])
            low, high = (self.hem_at(name), 60.0)
            levels = np.vstack([np.full(len(u), low), levels, np.full(len(u), high)])
            number = np.clip((levels <= v).sum(0) - 1, 0, len(levels) - 2)
            below, above_it = levels[number, np.arange(len(u))], levels[number + 1, np.arange(len(u))]
            from_low, from_high = np.clip(v - below, 0, None), np.clip(above_it - v, 0, None)
            away = np.minimum(from_low, from_high)
            line[mine] = np.where((number == 0) & (from_low < from_high), FAR, away)
            share = np.clip(from_low / np.maximum(above_it - below, 1), 0, 1)
            # down sinks, and lies unevenly
            round_of = (4 * share * (1 - share)) ** 0.55 * (1 + 0.16 * (0.5 - share))
            random = np.random.default_rng(index)
            filled = random.uniform(0.82, 1.12, len(levels))[number]
            uneven = 1 + 0.15 * ripple(np.stack([u, v + 400.0 * number], 1), 150, index + 3)
            size = np.sqrt(np.clip((above_it - below) / pitch, 0.2, 1.0))
            if name.startswith("sleeve"):
                # an arm presses the down flat on its outside and lets it gather at the elbow's hollow
                bent = np.exp(-(((v + 300) / 90) ** 2)) * np.clip(u / self.bicep, -0.4, 0.8)
                loft = self.sleeve_loft * (1 + 0.35 * bent) * np.clip((v + self.sleeve) / 120, 0.55, 1)
            else:
                loft = self.loft
            heights[mine] = loft * round_of * filled * uneven * size
            # wrinkles run away from the stitches on both sides
            skew = u + 0.35 * (v - below) * np.sign(ripple(u[:, None], 130, index + 8))
            small = ripple(skew[:, None], 19, index + 11)
            large = ripple((skew + 57.0 * number)[:, None], 44, index + 12)
            wrinkles = 1.9 * small * np.exp(-away / 9) + 3.0 * large * np.exp(-away / 22)
            heights[mine] += wrinkles * (1 - np.exp(-away / 3.5))
        return heights, line

    def hem_at(self, name):
        return -self.sleeve if name.startswith("sleeve") else -self.length

    def near_zip(self, drape):
        """0 at the zip, where there is no down, to 1; flat points (k,)."""
        share = np.ones(len(drape.uv))
        mine = drape.panel == list(self.pattern().panels).index("front")
        share[mine] = np.clip((np.abs(drape.uv[mine, 0]) - 20) / 34, 0, 1) ** 0.55
        return share

    def padding(self, drape, seam):
        heights, _ = self.quilted(drape)
        held = np.clip((self.calm(drape) - 0.3) / 0.7, 0.12, 1) ** 0.7
        front = drape.panel == list(self.pattern().panels).index("front")
        held[front & (np.abs(drape.uv[:, 0]) < 90)] = 1
        heights = heights * (1 - np.exp(-seam / 13)) * self.near_zip(drape) * held
        return np.bincount(drape.weld, heights) / np.bincount(drape.weld)

    def finished(self, drape):
        """The sewn jacket as pieces for `views.hang`."""
        panels = list(self.pattern().panels)
        fine, seam, hem = self.sewn(drape)
        _, line = self.quilted(fine)
        distances = {"seam": seam, "hem": hem, "line": line}
        pieces = self.shells(fine, np.full(len(fine.vertices), 2.0), distances, (
            (Part.BODY, Part.LINING, DOWN, LINING, ("front", "back")),
            (Part.SLEEVES, Part.LINING, DOWN, LINING, ("sleeve",)),
            (Part.OVERLAY, Part.LINING, DOWN, LINING, ("cuff", "hem")),
        ))

        def far(surface):
            return plain(surface) | {"line": np.full(len(surface.vertices), FAR)}

        collar = QuiltedCollar(fine, self.neck_loop(fine), upright(80, front=0.92), 8.0, inward=0.18, bow=3, sag=1.6)
        outer, inner = collar.surfaces(60)
        high = outer.texture[:, 1] / collar.height.max()
        pieces += [
            ("collar", DOWN, Part.BODY, outer, plain(outer) | {"line": np.abs(high - 0.5) * collar.height.max()}),
            ("collar", LINING, Part.LINING, inner, far(inner)),
        ]
        around = np.arange(22.0, collar.length - 22)
        row = np.stack([around, np.full(len(around), 0.5)], 1)
        pieces.append(("collar stitches", THREAD, Part.BODY, stitches(collar.point, row), {}))

        front = self.front_point(fine, collar)
        low = -self.length - self.hem_height + 2
        top = -self.neck_front + collar.height[0] - 7
        for name, finish, part, surface, attributes in self.facings(front, low, top, 5.2, 3.0, DOWN, Part.OVERLAY):
            pieces.append((name, finish, part, surface, attributes and far(surface)))
        tape, metal = zip_of(front, [(0, low + 3), (0, top - 2)], 1.35, 1.2, pull=36)
        pieces += [("zip tape", ZIP_TAPE, Part.TAPE, tape, {}), ("zip", PLASTIC, Part.METAL, metal, {})]

        for index, name in enumerate(panels):
            point = fine.point(index)
            part = Part.SLEEVES if name.startswith("sleeve") else Part.BODY
            for i, level in enumerate(self.rows(name)):
                u = self.across(index, level, fine)
                if name == "front":
                    u = [side for side in (u[u < -38], u[u > 38])]
                else:
                    u = [u]
                for reach in u:
                    if len(reach) > 12:
                        row = np.stack([reach, self.wander(reach, level, index * 40 + i)], 1)
                        pieces.append((f"{name} rows", THREAD, part, stitches(point, row, 2.8, 1.3, 0.6), {}))
        pieces += self.seam_stitches(fine, [
            (Part.OVERLAY, half, "hem", (-3.0,)) for half in ("front", "back")
        ] + [(Part.OVERLAY, f"cuff {side}", "top", (3.0,)) for side in ("right", "left")])

        body = fine.point(panels.index("front"))
        for side in (1, -1):
            welt, corners = self.slanted_flap(body, (side * 176, -452), -10, 164, 26, 3.6, Part.POCKET, DOWN)
            for name, finish, part, surface, attributes in welt:
                pieces.append((name, finish, part, surface, attributes and far(surface)))
            raised = above(body, lambda places: np.full(len(places), 4.2))
            ends = np.array([np.mean(corners[:2], 0), np.mean(corners[2:], 0)])
            tape, metal = zip_of(raised, ends[0] + (ends[1] - ends[0]) * [[0.06], [0.94]], 0.9, 0.6, pull=26, half=5)
            pieces += [("pocket zip", ZIP_TAPE, Part.TAPE, tape, {}), ("pocket zip", PLASTIC, Part.METAL, metal, {})]
        pieces.append(("mark", fabrics.LABEL, Part.LABEL, patch(body, (112, 150), (-226, -208), 1.4), {}))
        back = drape.smoothed(12).point(panels.index("back"))
        label = patch(back, (-26, 26), (-self.neck_back - 44, -self.neck_back - 8), -4.0)
        return pieces + [("label", fabrics.LABEL, Part.LABEL, label, {})]

    def across(self, index, level, drape):
        """Places along a row of stitches, from one edge of the panel to the other."""
        near = (drape.panel == index) & (np.abs(drape.uv[:, 1] - level) < 4)
        u = drape.uv[near, 0]
        return np.arange(u.min() + 4, u.max() - 4, 1.0) if near.any() else np.array([])


GARMENT = Puffer()


def build(angle):
    hang(GARMENT.finished(draped("puffer", GARMENT)), angle)
