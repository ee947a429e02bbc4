"""A windbreaker of thin nylon: stand collar, zip up to the chin, elastic cuffs and hem, zipped pockets, vented yoke."""
from dataclasses import replace
from enum import IntEnum

import numpy as np

from ..materials import METAL, THREAD, Finish
from ..mesh import merge, unit
from . import fabrics
from .balance import balanced
from .drape import resampled
from .finish import above, offset, patch, ripple, sheet, smooth_ring, stitches
from .outerwear import LINING, ZIP_TAPE, Collar, Jacket, plain, upright, worn_pale, zip_of
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
    MARK = 6
    LABEL = 7


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-130, -170, -250), (190, -40, 70)))
COLOURWAYS = {  # body, sleeves, overlay (collar, pockets, yoke), tape, metal, lining, mark, label
    "fog": ("#d9dcdc", "#d9dcdc", "#d9dcdc", "#b9bec0", "#8d9294", "#b3b8ba", "#2f5d50", "#2f5d50"),
    "cobalt": ("#2a56a8", "#2a56a8", "#2a56a8", "#1d3c78", "#d8dade", "#e9e6df", "#efe9df", "#efe9df"),
    "black": ("#202124", "#202124", "#202124", "#141416", "#5a5d63", "#2c2d31", "#d8d4c8", "#efe9df"),
}


def wrinkled(s):
    """Relief of thin nylon: sharp little creases that come and go."""
    return s.add(
        s.times(s.weave(0.7), 0.05),
        s.times(fabrics.fibres(s, 8.0, 8.0), 0.2),
        s.times(s.times(fabrics.creases(s, 30.0, 26.0), fabrics.fibres(s, 55.0, 55.0)), 0.9),
        s.times(s.times(fabrics.creases(s, 90.0, 60.0), fabrics.fibres(s, 80.0, 80.0)), 1.9),
        s.times(fabrics.fibres(s, 70.0, 48.0), 1.6),
        s.times(fabrics.near(s, "seam", 0.2, 2.2), -1.1),
        s.times(fabrics.near(s, "seam", 5.5, 7.5), 0.25),
    )


def shirred(s):
    """Relief of thin cloth that elastic gathers: small uneven pleats along it."""
    return s.add(
        s.times(fabrics.fibres(s, 60.0, 3.4, 1.0), 2.6),
        s.times(fabrics.fibres(s, 30.0, 8.0, 1.0), 2.2),
        s.times(s.weave(0.7), 0.05),
    )


TASLAN = Finish(0.53, 0.28, wrinkled, worn_pale, sheen=0.08)
ELASTIC = Finish(0.66, 0.18, shirred, lambda s: s.add(0.8, s.times(fabrics.fibres(s, 60.0, 3.4, 1.0), 0.3)), sheen=0.08)


class Windbreaker(Jacket):
    chest = 304
    length = 600
    shoulder = 244
    shoulder_drop = 46
    neck = 92
    neck_front, neck_back = 86, 20
    armhole = 262
    sleeve = 596
    bicep = 214
    opening = 146
    cuff, cuff_height = 92, 40
    hem_share, hem_height = 0.8, 42
    slope, closer, folded = 0.12, 0.1, 1.3
    padded, crimped = 0.0, 0.4
    held = (
        ("front", 164, -420, 38, 78), ("front", -164, -420, 38, 78), ("front", 118, -196, 30, 14),
    )
    cloth = Cloth(bending=1.1, mass=0.11, gap=3.5, spacing=15)
    motion = Motion(arms_up=45, arms_down=15)

    def evened(self, drape):
        """Without most of the twist that sewing leaves, and flat along the zip."""
        panels = list(self.pattern().panels)

        def share(name):
            return 0.26 if name.startswith(("sleeve", "cuff")) else 0.42

        drape = super().evened(balanced(drape.smoothed(2), panels, share))
        sleeves = np.zeros(len(drape.vertices))
        sleeves[drape.weld[self.of_panels(drape, "sleeve")]] = 1
        middle = (("front", 0, -self.length / 2, 20, self.length), ("hem front", 0, 0, 20, self.hem_height))
        drape = pressed(drape.smoothed(10, where=sleeves), panels, self.held + middle)
        place = drape.vertices
        shift = np.stack([ripple(place * (1, 1, 0.7), 330, seed) for seed in (3, 4)], 1) * (3.0, 5.0)
        place = place + np.pad(shift * np.clip(-place[:, 2:] / 300, 0, 1), ((0, 0), (0, 1)))
        # the zip pulls the middle straight
        u = np.bincount(drape.weld, drape.uv[:, 0]) / np.bincount(drape.weld)
        near = np.where(self.of_panels(drape, "front", "hem front"), np.exp(-((drape.uv[:, 0] / 26) ** 2)), 0)
        near = np.bincount(drape.weld, near) / np.bincount(drape.weld)
        place[:, 0] += 0.8 * near * (u - place[:, 0])
        # elastic is as wide at its free edge as at the sleeve
        for side in ("right", "left"):
            cuff = self.of_panels(drape, f"cuff {side}")
            at, down = drape.weld[cuff], np.clip(-drape.uv[cuff, 1:] / self.cuff_height, 0, 1)
            axis = unit(place[at[down[:, 0] > 0.8]].mean(0) - place[at[down[:, 0] < 0.2]].mean(0))
            away = place[at] - place[at].mean(0)
            place[at] += 0.3 * down * (away - (away @ axis)[:, None] * axis)
        return replace(drape, vertices=place)

    def worn(self, random):
        """Creases of light cloth: fine ones that run aslant, from the arm pits, elbows, cuffs, and up from the hem."""
        chest, armhole, length = self.chest, self.armhole, self.length
        torso = []
        for side in (-1, 1):
            for lift in (70, 20, -34):
                reach = random.uniform(0.4, 0.75)
                middle, end = (0.98 - reach * 0.5, lift - armhole), (0.98 - reach, lift * 1.7 - armhole)
                at = [(0.98, lift * 0.2 - armhole), middle, end]
                torso.append((side, at, random.uniform(9, 14), random.uniform(5.0, 7.5)))
            for across in np.array([0.2, 0.42, 0.62, 0.8, 0.95]) + random.uniform(-0.06, 0.06, 5):
                high, lean = random.uniform(50, 190), random.uniform(-0.1, 0.1)
                middle, end = (across + lean * 0.5, high / 2 - length), (across + lean, high - length)
                at = [(across, -length - 10), middle, end]
                torso.append((side, at, random.uniform(11, 18), random.uniform(4.5, 8.0)))
            for level in (0.58, 0.72, 0.84):
                reach, fall = random.uniform(0.4, 0.8), random.choice((-1, 1)) * random.uniform(40, 90)
                begin = -length * (level + random.uniform(-0.04, 0.04))
                at = [(0.99, begin), (0.99 - reach / 2, begin + fall * 0.4), (0.99 - reach, begin + fall)]
                torso.append((side, at, random.uniform(8, 13), random.uniform(3.0, 5.0)))
        lines = [(np.array([(side * x * chest, y) for x, y in at]), width, height) for side, at, width, height in torso]

        sleeve = []
        cap, end = self.cap_height, self.sleeve
        for side in (-1, 1):
            for start in (6, 52):
                fall = random.uniform(70, 130)
                reach, width = random.uniform(0.6, 0.95), random.uniform(9, 13)
                sleeve.append((side, cap + start, reach, -fall, width, random.uniform(3.0, 4.6)))
        elbow = cap + 0.44 * (end - cap) + random.uniform(-14, 14)
        for shift, fall in ((-46, 84), (-20, 34), (6, -14), (30, -66)):
            down = elbow + shift + random.uniform(-7, 7)
            reach, fall, width = random.uniform(0.8, 1.25), fall + random.uniform(-14, 14), random.uniform(8, 12)
            sleeve.append((1, down, reach, fall, width, random.uniform(3.6, 5.6)))
        for _ in range(3):
            down, fall = elbow + random.uniform(30, 110), random.choice((-1, 1)) * random.uniform(50, 100)
            sleeve.append((-1, down, random.uniform(0.5, 0.9), fall, random.uniform(9, 14), random.uniform(2.0, 3.4)))
        for above_cuff in (26, 50, 84, 120):
            fall = random.choice((-1, 1)) * random.uniform(8, 44)
            side, reach, width = random.choice((-1, 1)), random.uniform(0.7, 1.3), random.uniform(9, 14)
            sleeve.append((side, end - above_cuff, reach, fall, width, random.uniform(3.0, 5.0)))
        sleeves = []
        for side, down, reach, fall, width, height in sleeve:
            half = np.interp(down, [cap, end], [self.bicep, self.opening])
            at = [(0.97, -down), (0.97 - reach / 2, -down + fall * 0.35), (0.97 - reach, -down + fall)]
            sleeves.append((np.array([(side * x * half, y) for x, y in at]), width, height))
        return {"front": lines, "back": lines, "sleeve": sleeves}

    def folds(self, drape):
        """With faint sharp creases that thin nylon gets all over."""
        place = drape.vertices[drape.weld]
        ridges = (1 - np.abs(ripple(place, 130, 9)) / 1.6) * np.clip(0.35 + 0.6 * ripple(place, 240, 4), 0, 1.4)
        return super().folds(drape) + np.where(self.of_panels(drape, "cuff", "hem"), 0, 0.9 * ridges)

    def gathers(self, drape):
        """Gathers above the elastic, and on it."""
        heights = np.zeros(len(drape.uv))
        for index, (name, panel) in enumerate(self.pattern().panels.items()):
            mine = drape.panel == index
            u, v = drape.uv[mine].T
            edge = panel.edges.get("hem", panel.edges.get("opening"))
            if edge is not None:
                away = drape.distance(index, edge)[mine]
                across = np.stack([u, 0.12 * v], 1)
                small, large = ripple(across, 17, index), ripple(across, 44, index + 9)
                heights[mine] = 2.0 * small * np.exp(-away / 18) + 3.0 * large * np.exp(-away / 60)
            elif name.startswith(("cuff", "hem")):
                high = self.cuff_height if name.startswith("cuff") else self.hem_height
                # rows of stitches hold the elastic
                held = np.exp(-(((np.abs(v + high / 2) - high * 0.2) / 3.5) ** 2))
                bulge = np.sin(np.pi * np.clip(-v / high, 0, 1)) ** 0.5
                heights[mine] = bulge * (1.6 + 1.6 * ripple(np.stack([u, 0.1 * v], 1), 15, index)) - 1.2 * held
        return heights

    def calm(self, drape):
        """Elastic stays gathered up to the zip."""
        share = super().calm(drape)
        return np.where(self.of_panels(drape, "hem"), np.maximum(share, 0.3), share)

    def finished(self, drape):
        """The sewn jacket as pieces for `views.hang`."""
        panels = list(self.pattern().panels)
        fine, seam, hem = self.sewn(drape)
        pieces = self.shells(fine, np.full(len(fine.vertices), 1.6), {"seam": seam, "hem": hem}, (
            (Part.BODY, Part.LINING, TASLAN, LINING, ("front", "back")),
            (Part.BODY, Part.LINING, ELASTIC, LINING, ("hem",)),
            (Part.SLEEVES, Part.LINING, TASLAN, LINING, ("sleeve",)),
            (Part.SLEEVES, Part.LINING, ELASTIC, LINING, ("cuff",)),
        ))
        collar = Collar(fine, self.neck_loop(fine), upright(62, front=0.92), 4.0, inward=0.3, bow=6, sag=1.5)
        # stiffer than the seam that it stands on
        collar.ring, collar.outward = smooth_ring(collar.ring, 80), unit(smooth_ring(collar.outward, 300))
        outer, inner = collar.surfaces()
        pieces += [
            ("collar", TASLAN, Part.OVERLAY, outer, plain(outer)),
            ("collar", LINING, Part.LINING, inner, plain(inner)),
        ]
        around = np.arange(12.0, collar.length - 12)
        for share in (0.06, 0.88):
            row = np.stack([around, np.full(len(around), share)], 1)
            pieces.append(("collar stitches", THREAD, Part.OVERLAY, stitches(collar.point, row), {}))

        front = self.front_point(fine, collar)
        low, top = -self.length - self.hem_height + 2, -self.neck_front + collar.height[0] - 4
        pieces += self.facings(front, low, top, inner=4.8, height=1.8, finish=TASLAN, part=Part.BODY)
        tape, metal = zip_of(front, [(0, low + 3), (0, top)], 0.9, pull=32)
        pieces += [("zip tape", ZIP_TAPE, Part.TAPE, tape, {}), ("zip", METAL, Part.METAL, metal, {})]

        pieces += self.seam_stitches(fine, [
            (Part.BODY, half, f"{edge} {side}", (3.0,))
            for half in ("front", "back") for side in ("right", "left") for edge in ("armhole", "shoulder")
        ] + [(Part.BODY, half, "hem", (3.0,)) for half in ("front", "back")] + [
            (Part.BODY, f"hem {half}", "free", (12.5, 29.5)) for half in ("front", "back")
        ] + [
            (Part.SLEEVES, f"sleeve {side}", "opening", (3.0,)) for side in ("right", "left")
        ] + [(Part.SLEEVES, f"cuff {side}", "free", (12.0, 28.0)) for side in ("right", "left")])

        body = fine.point(panels.index("front"))
        for side in (1, -1):
            welt, (a, b, c, d) = self.slanted_flap(body, (side * 170, -420), -20, 164, 26, 3.4, Part.OVERLAY, TASLAN)
            pieces += welt
            line = np.array([d, a] if side > 0 else [c, b]) - (side * 4, 0)
            tape, metal = zip_of(body, line, 0.7, 0.5, pull=22, half=5.5, at=8, flip=-1)
            pieces += [("pocket zip tape", ZIP_TAPE, Part.TAPE, tape, {}), ("pocket zip", METAL, Part.METAL, metal, {})]
        pieces.append(("mark", fabrics.LABEL, Part.MARK, self.mark(body, (118, -196)), {}))
        pieces += self.yoke(fine.point(panels.index("back")))
        back = drape.smoothed(12).point(panels.index("back"))
        label = patch(back, (-26, 26), (-self.neck_back - 44, -self.neck_back - 8), -4.0)
        return pieces + [("label", fabrics.LABEL, Part.LABEL, label, {})]

    def mark(self, point, centre):
        """Three slanted bars, printed."""
        raised = above(point, lambda places: np.full(len(places), 0.3))
        bars = []
        for shift, high in ((-13, 12), (0, 18), (13, 24)):
            across, up = np.meshgrid(np.linspace(-4, 4, 9), np.linspace(0, high, 20))
            flat = np.stack([across + 0.35 * up + shift, up - 12], -1) + centre
            bars.append(sheet(raised, flat))
        return merge(bars)

    def yoke(self, point):
        """The yoke of the back, whose lower edge hangs free over a vent."""
        reach = self.shoulder - 24
        u = np.linspace(-reach, reach, 120)
        line = np.stack([u, -196 - 10 * np.cos(u / reach * np.pi / 2)], 1)
        strip = edge_strip(point, line, 60, 2.6, 0.8, 1.2, 5)
        raised = above(point, lambda places: np.full(len(places), 2.6))
        return [
            ("yoke", TASLAN, Part.OVERLAY, strip, plain(strip)),
            ("yoke stitches", THREAD, Part.OVERLAY, stitches(raised, offset(resampled(line, 1.0), 5.0)), {}),
        ]


GARMENT = Windbreaker()


def build(angle):
    hang(GARMENT.finished(draped("windbreaker", GARMENT)), angle)
