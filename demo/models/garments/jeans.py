"""Straight jeans of denim: five pockets, fly, belt loops, contrast thread."""
from enum import IntEnum

import numpy as np

from ..materials import METAL, TUMBLED, THREAD
from ..mesh import merge
from . import twills
from .bottoms import ASPECT, LIGHT, Bottom, hang, smoothstep, views
from .drape import resampled
from .finish import above, offset, patch, stitches
from .patterns import curve, line

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    THREAD = 1
    LINING = 2
    METAL = 3
    LABEL = 4


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-175, -130, -285), (90, -40, 30)))
COLOURWAYS = {  # body, thread, lining, metal, label
    "light": ("#a9c0d6", "#c99a5b", "#cfd8df", "#b08d57", "#b98552"),
    "indigo": ("#41618f", "#c98d3f", "#b9c3cf", "#b08d57", "#a86f3c"),
    "black": ("#2b2b2e", "#77706a", "#4a4a4c", "#8d8d90", "#3a2a20"),
}

SEAM = dict(length=3.6, gap=1.1, thread=1.25)


class Jeans(Bottom):
    length = 1030
    rise = 282
    hips = (
        (-40, 160, 112, 112), (0, 163, 113, 116), (60, 173, 118, 124), (130, 185, 120, 134), (200, 193, 118, 136),
        (282, 198, 106, 122),
    )
    legs = (
        (0, 84, 112, 122, 146), (160, 92, 106, 114, 136),
        (282, 100, 98, 103, 114), (360, 106, 94, 98, 97), (470, 112, 87, 88, 82), (610, 119, 78, 78, 70), (760, 126, 75, 67, 78),
        (900, 132, 76, 62, 84), (1040, 138, 78, 64, 88),
    )
    fly = 188.0
    pocket = (100.0, 134.0)
    band_height = 40.0

    def pocket_line(self):
        """A scoop."""
        deep, wide = self.pocket
        start, end = self.from_side("front", 0, -deep), self.from_side("front", wide, self.top)
        low = self.from_side("front", wide * 0.52, -deep * 0.86)
        side = self.from_side("front", wide * 0.9, -deep * 0.5)
        return curve(start, low, side, end, start=(-1, 0.02), end=(0.12, 1))

    def folds(self, random, sign):
        lines = []

        def add(points, width, height):
            jitter = random.uniform(-1, 1, (len(points), 2)) * (0.07, 15)
            lines.append((np.array(points, float) + jitter, width * random.uniform(0.85, 1.2), height * random.uniform(0.55, 1.3)))

        crotch = -self.rise
        # whiskers: from the crotch to the hip
        for start, end, height in ((26, 96, 2.6), (4, 52, 3.4), (-22, 12, 3.2), (-50, -34, 2.2)):
            add([(0.93, crotch + start), (0.62, crotch + (start + end) / 2 - 3), (0.24, crotch + end)], 8.5, height)
        # pulled down from the crotch along the inside
        for fall, reach, height in ((70, 0.5, 3.6), (120, 0.36, 3.0)):
            add([(1.02, crotch - 12), (0.9, crotch - 12 - fall * 0.55), (1 - reach, crotch - 12 - fall * 1.5)], 10, height)
        # under the seat
        for start, height in ((-30, 4.2), (-62, 4.6), (-96, 3.4), (-140, 2.4)):
            add([(-0.98, crotch + start), (-0.62, crotch + start - 20), (-0.2, crotch + start + 8)], 10, height)
        # the knee: in front slack, behind broken
        for at, fall, height in ((-556, 26, 2.6), (-600, -20, 3.2), (-640, 30, 3.6), (-690, -18, 2.4)):
            add([(1.1, at + fall), (0.72, at + fall * 0.3), (0.25, at - fall)], 12, height)
        for at, fall, height in ((-540, 20, 3.4), (-578, -24, 4.4), (-612, 22, 4.8), (-650, -20, 4.2), (-700, 26, 2.8)):
            add([(-1.05, at + fall), (-0.55, at - fall * 0.2), (-0.08, at - fall)], 10, height)
        # pushed together above the hem
        for at, fall, height in ((-800, 24, 2.4), (-868, -26, 3.4), (-924, 22, 4.2), (-968, -18, 4.6), (-1004, 14, 3.4)):
            begin = random.uniform(-0.5, 0.3)
            add([(begin, at + fall), (begin + 0.45, at - fall * 0.3), (begin + 0.95, at - fall)], 12, height)
            add([(begin + 1.05, at - 22), (begin + 1.4, at - 30), (begin + 1.8, at - 14)], 12, height * 0.8)
        # long hanging ones
        for across in (0.42, -0.45):
            add([(across, -360), (across + 0.04, -560), (across - 0.03, -800), (across, -1040)], 26, 3.4)
        return lines

    def wear(self, known):
        """Where the cloth has paled, 0 to 1."""
        share, v = known["share"], known["height"]

        def spot(across, up, wide, high):
            return np.exp(-(((share - across) / wide) ** 2) - (((v - up) / high) ** 2))

        thigh = spot(0.5, -390, 0.3, 150) + 0.75 * spot(0.52, -610, 0.3, 95) + 0.3 * spot(0.5, -800, 0.3, 200)
        behind = 0.7 * spot(-0.5, -210, 0.36, 70) + 0.5 * spot(-0.5, -420, 0.3, 130) + 0.3 * spot(-0.5, -760, 0.3, 180)
        crest = 0.22 * np.clip(known["crest"] / 2.5, -1.0, 1.4)
        return np.clip(0.12 + 0.8 * (thigh + behind) + crest, 0, 1.3)

    def finished(self):
        fine, known = self.fine
        known["wear"] = self.wear(known)
        pieces = self.shells(Part.BODY, Part.LINING, twills.DENIM, twills.DENIM_BACK, ("wear",))
        fronts, backs = ("front right", "front left"), ("back right", "back left")
        pieces += self.rows(Part.THREAD, fronts + backs, "hem", (11.5,), **SEAM)
        pieces += self.rows(Part.THREAD, fronts, "pocket", (2.2, 8.2), **SEAM)
        return pieces + self.felled() + self.front_of_fly() + self.coin_pocket() + self.behind() + self.waist()

    def felled(self):
        """Felled seams: inseam, seat and yoke, each with two rows."""
        pieces = []

        def add(name, flat, away=0.0):
            surface = self.strip(name, flat, away, away + 9.5, 0.9)
            pieces.append(("felled", twills.DENIM_PIECE, Part.BODY, surface, {}))
            for row in (away + 2.0, away + 7.4):
                pieces.append(("felled rows", THREAD, Part.THREAD, stitches(self.points[name], offset(resampled(flat, 1.0), row), **SEAM), {}))

        for name in ("front right", "front left"):
            add(name, self.edge(name, "inseam"))
        add("back right", self.edge("back right", "crotch"))
        for name, yoke in self.both("back", self.yoke()):
            add(name, yoke if name.endswith("right") else yoke[::-1])
        add("front right", self.edge("front right", "crotch"))
        return pieces

    def yoke(self):
        """From the outseam to the middle of the back."""
        v = np.linspace(-62, -106, 60)
        share = np.linspace(0, 1, 60)
        return self.from_side("back", share * self.width("back", v), v)

    def front_of_fly(self):
        v = np.linspace(-self.band_height, -140, 60)
        straight = self.from_middle("front", 40, v)
        end = self.from_middle("front", 0, -self.fly - 4)
        bend = curve(straight[-1], self.from_middle("front", 27, -self.fly + 12), end, start=(0, -1), end=(-1, -0.25))
        flat = np.concatenate([straight, bend[1:]])
        pieces = [
            ("fly rows", THREAD, Part.THREAD, stitches(self.points["front right"], offset(resampled(flat, 1.0), away), **SEAM), {})
            for away in (0, 6.0)
        ]
        edge = self.edge("front right", "fly")
        pieces.append(("fly edge", THREAD, Part.THREAD, stitches(self.points["front right"], offset(edge, 2.4), **SEAM), {}))
        tacks = []
        for up in (-self.fly + 2, -self.fly + 44):
            start = self.from_middle("front", 1, up)
            for shift in np.linspace(-1.4, 1.4, 4):
                tacks.append(stitches(self.points["front right"], line(start + (0, shift), start + (9, shift + 3)), length=7, gap=0.5, thread=1.2))
        pieces.append(("tacks", THREAD, Part.THREAD, merge(tacks), {}))
        return pieces

    def coin_pocket(self):
        """In the pocket of the wearer's right, and rivets of all front pockets."""
        name = "facing left"
        wide, high = 30.0, -52.0

        def outline(share, down):
            middle = self.from_side("front", 62 + 4 * down, 0)[:, 0] + share * wide * (1 - 0.04 * down)
            return np.stack([-middle, high - 80 * down + 2 * share], -1)

        pocket = self.patch_pocket(name, outline, 1.4)
        pieces = [("coin pocket", twills.DENIM_PIECE, Part.BODY, pocket, {})]
        share = np.linspace(-1, 1, 80)
        top = outline(share, np.zeros(80))
        for away in (2.4, 7.6):
            pieces.append(("coin row", THREAD, Part.THREAD, stitches(above(self.points[name], lambda f: np.full(len(f), 2.6)), top - (0, away), **SEAM), {}))
        rivets = []
        for side, sign in (("right", 1), ("left", -1)):
            opening = self.pocket_line()
            for at in (6, -34):
                rivets.append(self.rivet(f"front {side}", [(opening[at] + ((-5, -6) if at > 0 else (-6, 0))) * (sign, 1)]))
        return pieces + [("rivets", METAL, Part.METAL, merge(rivets), {})]

    def behind(self):
        """Pockets of the seat."""
        pieces = []
        for side, sign in (("right", 1), ("left", -1)):
            name = f"back {side}"

            def outline(share, down, sign=sign):
                high, low = -114.0, -268.0
                tip = 22 * (1 - np.abs(share))
                v = high + (low - tip - high) * down
                half = 72 - 12 * down
                middle = self.from_side("back", 0.5 * self.width("back", -150.0) + 14, -150.0)[0]
                u = middle + share * half + 10 * (0.5 - down)
                return np.stack([u * sign, v + 7 * share * (1 - down * 0.4)], -1)

            pieces.append(("pocket", twills.DENIM_PIECE, Part.BODY, self.patch_pocket(name, outline, 1.6), {}))
            point = above(self.points[name], lambda f: np.full(len(f), 2.4))
            edge = np.linspace(0, 1, 160)
            for inset in (0.035, 0.115):
                path = np.concatenate([
                    outline(np.full(160, -1 + inset), edge * (1 - inset / 2)),
                    outline(np.linspace(-1 + inset, 1 - inset, 160), np.full(160, 1 - inset / 2)),
                    outline(np.full(160, 1 - inset), edge[::-1] * (1 - inset / 2)),
                ])
                pieces.append(("pocket rows", THREAD, Part.THREAD, stitches(point, resampled(path, 1.0), **SEAM), {}))
            share = np.linspace(-1, 1, 160)
            for down in (0.03, 0.1):
                pieces.append(("mouth rows", THREAD, Part.THREAD, stitches(point, outline(share, np.full(160, down)), **SEAM), {}))
            # an invented mark: two slanted waves
            for shift in (0.0, 0.05):
                wave = outline(share * 0.9, 0.46 + shift + 0.1 * np.sin(share * 2.2) * np.cos(share * 1.2))
                point_of_mark = above(self.points[name], lambda f: np.full(len(f), 3.4))
                pieces.append(("mark", THREAD, Part.THREAD, stitches(point_of_mark, resampled(wave, 1.0), **SEAM), {}))
            corners = outline(np.array([-0.94, 0.94]), np.array([0.035, 0.035]))
            pieces.append(("rivets", METAL, Part.METAL, merge([self.rivet(name, [corner]) for corner in corners]), {}))
        return pieces

    def waist(self):
        """Waistband, its rows, loops, button, and the patch behind."""

        def out(turn):
            return 1.3 + 3.0 * (1 - smoothstep((turn + 0.1) / 0.35)) - 1.2 * smoothstep((turn - 3.8) / 0.2)

        surface, point, along, turns = self.band(-self.band_height, 2.0, out, begin=-0.09, end=4.02)
        pieces = [("waistband", twills.DENIM_PIECE, Part.BODY, surface, {})]
        for v in (-self.band_height + 2.6, -1.0):
            row = np.stack([along, np.full(len(along), v)], -1)[2:-2]
            pieces.append(("waist rows", THREAD, Part.THREAD, stitches(point, resampled(row, 1.0), **SEAM), {}))
        straps, threads = [], []
        for turn in (0.37, 1.18, 2.0, 2.82, 3.63):
            strap, thread = self.loop(turn, -self.band_height - 8, 3.0)
            straps.append(strap)
            threads.append(thread)
        pieces += [("loops", twills.DENIM_PIECE, Part.BODY, merge(straps), {}), ("loop rows", THREAD, Part.THREAD, merge(threads), {})]
        centre = np.interp(0.0, turns, along)
        (at,), (normal,) = point(np.array([[centre, -19.0]]))
        pieces.append(("button", METAL, Part.METAL, self.button(at + normal * 0.4, normal, 8.6, 3.4), {}))
        middle = np.interp(1.58, turns, along)
        label = patch(point, (middle - 34, middle + 34), (-self.band_height + 3, 0.0), 1.7)
        pieces.append(("label", TUMBLED, Part.LABEL, label, {}))
        corners = np.array([(-31, -34), (31, -34), (31, -3), (-31, -3), (-31, -34)], float) + (middle, 0)
        around = resampled(corners, 1.0)
        pieces.append(("label rows", THREAD, Part.THREAD, stitches(above(point, lambda f: np.full(len(f), 1.8)), around, thread=0.8), {}))
        return pieces


def build(angle):
    hang(Jeans().finished(), angle)
