"""Chinos of cotton twill: waistband with a buttoned tab, fly, slanted pockets, welt pockets behind, belt loops."""
from enum import IntEnum

import numpy as np

from ..materials import THREAD
from ..mesh import merge, sweep, unit
from . import cottons
from .bottoms import ASPECT, LIGHT, Bottom, hang, smoothstep, views
from .drape import resampled
from .finish import above, offset, sheet, stitches
from .patterns import curve, line

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    LINING = 1
    BUTTON = 2
    POCKET = 3


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-180, -130, -290), (95, -40, 30)))
COLOURWAYS = {  # body, lining, button, pocket
    "stone": ("#d6c7ab", "#efe8da", "#8a6a48", "#d6c7ab"),
    "moss": ("#5d6650", "#d8d3c4", "#3b3326", "#5d6650"),
    "ink": ("#23283a", "#8f93a0", "#16181f", "#23283a"),
}

ROW = dict(length=2.6, gap=0.9, thread=0.55)


class Trousers(Bottom):
    length = 1030
    rise = 276
    hips = (
        (-40, 158, 111, 112), (0, 160, 112, 115), (60, 171, 117, 124), (130, 184, 119, 136), (200, 192, 117, 138), (276, 196, 106, 122),
    )
    legs = (
        (0, 84, 111, 120, 146), (160, 91, 105, 112, 136),
        (276, 99, 97, 102, 113), (360, 105, 93, 98, 97), (470, 111, 85, 89, 82), (610, 118, 75, 78, 70), (760, 124, 69, 66, 77),
        (900, 129, 66, 60, 80), (1040, 134, 65, 58, 80),
    )
    fly = 186.0
    pocket = (176.0, 62.0)
    band_height = 40.0
    seed = 37
    thickness = 1.2
    hem_depth = 34.0
    puckered = 0.35
    gape = 2.0

    def pocket_line(self):
        """A straight slant."""
        deep, wide = self.pocket
        start, end = self.from_side("front", 0, -deep), self.from_side("front", wide, self.top)
        bend = self.from_side("front", wide * 0.5, -deep * 0.49)
        return curve(start, bend, end)

    def folds(self, random, sign):
        lines = []

        def add(points, width, height):
            jitter = random.uniform(-1, 1, (len(points), 2)) * (0.07, 16)
            lines.append((np.array(points, float) + jitter, width * random.uniform(0.85, 1.25), height * random.uniform(0.55, 1.3)))

        crotch = -self.rise
        for start, end, height in ((30, 104, 2.4), (2, 56, 3.2), (-26, 10, 2.8)):
            add([(0.94, crotch + start), (0.64, crotch + (start + end) / 2 - 4), (0.28, crotch + end)], 10, height)
        for fall, reach, height in ((90, 0.45, 3.6), (170, 0.4, 3.0)):
            add([(1.02, crotch - 10), (0.9, crotch - 10 - fall * 0.6), (1 - reach, crotch - 12 - fall * 1.5)], 12, height)
        for start, height in ((-26, 3.4), (-66, 4.2), (-112, 3.0)):
            add([(-0.98, crotch + start), (-0.62, crotch + start - 24), (-0.2, crotch + start + 8)], 12, height)
        for across, top, low, height in ((0.4, -300, -760, 3.4), (-0.42, -330, -800, 3.6), (0.68, -420, -900, 2.6), (-0.12, -380, -820, 2.8)):
            add([(across, top), (across + 0.03, (top + low) / 2), (across - 0.04, low)], 24, height)
        for at, fall, height in ((-560, 30, 2.8), (-618, -26, 3.4), (-672, 34, 2.8)):
            add([(1.12, at + fall), (0.72, at + fall * 0.3), (0.25, at - fall)], 14, height)
        for at, fall, height in ((-548, 24, 3.2), (-596, -28, 4.2), (-646, 26, 3.6), (-706, -22, 2.4)):
            add([(-1.05, at + fall), (-0.55, at - fall * 0.2), (-0.06, at - fall)], 12, height)
        for at, fall, height in ((-820, 28, 2.6), (-896, -30, 3.4), (-954, 24, 3.8), (-996, -14, 2.6)):
            begin = random.uniform(-0.6, 0.4)
            add([(begin, at + fall), (begin + 0.45, at - fall * 0.3), (begin + 0.95, at - fall)], 13, height)
        return lines

    def shells(self, *asked):
        """Without the lining at the crotch, where it would show between the legs."""
        outside, (name, finish, part, surface, attributes) = super().shells(*asked)
        across, _, height = surface.vertices[surface.faces].mean(1).T
        kept = (np.abs(across) > 70) | (np.abs(height + self.rise) > 110)
        corners = {field: values[kept] for field, values in attributes.items()}
        left = surface._replace(faces=surface.faces[kept], texture=surface.texture[kept])
        return [outside, (name, finish, part, left, corners)]

    def finished(self):
        fronts, backs = ("front right", "front left"), ("back right", "back left")
        pieces = self.shells(Part.BODY, Part.LINING, cottons.CHINO, cottons.POCKETING)
        pieces += self.rows(Part.BODY, fronts, "pocket", (6.0,), **ROW)
        pieces += self.rows(Part.BODY, ("front right",), "crotch", (2.0,), **ROW)
        pieces += self.rows(Part.BODY, ("back right",), "crotch", (2.0,), **ROW)
        return pieces + self.front_of_fly() + self.behind() + self.waist()

    def front_of_fly(self):
        v = np.linspace(-self.band_height, -136, 60)
        straight = self.from_middle("front", 36, v)
        bend = curve(straight[-1], self.from_middle("front", 24, -self.fly + 12), self.from_middle("front", 0, -self.fly - 4),
                     start=(0, -1), end=(-1, -0.25))
        flat = resampled(np.concatenate([straight, bend[1:]]), 1.0)
        tacks = [stitches(self.points["front right"], line(start, start + (7, 2)), length=6, gap=0.5, thread=1.0)
                 for start in (self.from_middle("front", 1, -self.fly + shift) for shift in (0, 1.4, 2.8))]
        return [
            ("fly row", THREAD, Part.BODY, stitches(self.points["front right"], flat, **ROW), {}),
            ("tacks", THREAD, Part.BODY, merge(tacks), {}),
        ]

    def four_holes(self, centre, normal, radius):
        """A sewn button with a rim, four holes and thread between them: the button and the thread."""
        first = unit(np.cross(normal, [0, 0, 1.0]))
        second = np.cross(normal, first)
        button = self.button(centre, normal, radius, 2.6)
        threads = []
        for across in (-1, 1):
            ends = np.linspace(-1, 1, 7)[:, None] * second * radius * 0.24
            path = centre + first * across * radius * 0.2 + ends + normal * 2.6
            threads.append(sweep(path, np.repeat(normal[None], 7, 0), 1.1, 0.9, 8))
        return button, merge(threads)

    def behind(self):
        """Darts, and pockets with two narrow welts and a button."""
        pieces, buttons, threads = [], [], []
        for side, sign in (("right", 1), ("left", -1)):
            name = f"back {side}"
            high = -112.0
            middle = self.from_side("back", 0.52 * self.width("back", high), high).ravel() * (sign, 1)
            tilt = -0.05 * sign
            for up in (3.4, -3.4):
                u, v = np.meshgrid(np.linspace(-66, 66, 110), np.linspace(-3.2, 3.2, 12))
                flat = np.stack([u, v + up + tilt * u], -1) + middle
                edge = np.minimum(3.2 - np.abs(v), 66 - np.abs(u)).ravel()
                lift = 1.7 * np.sqrt(np.clip(edge / 3.2, 0, 1)) + 0.1
                surface = sheet(above(self.points[name], lambda _, lift=lift: lift), flat)
                pieces.append(("welt", cottons.PIECE, Part.POCKET, surface, {}))
            for end in (-66, 66):
                tack = line((end, 6 + tilt * end), (end, -6 + tilt * end)) + middle
                pieces.append(("tack", THREAD, Part.BODY, stitches(self.points[name], tack, length=10, gap=0.4, thread=1.3), {}))
            dart = line(middle + (0, 8), middle + (3 * sign, 70))
            ridge = sweep(*self.ridge(name, dart), 1.4, 1.0, 8)
            pieces.append(("dart", cottons.PIECE, Part.BODY, ridge, {}))
            (at,), (normal,) = self.points[name](np.array([middle + (0, -17.0)]))
            button, thread = self.four_holes(at + normal * 0.4, normal, 7.0)
            buttons.append(button)
            threads.append(thread)
        pieces.append(("buttons", cottons.HORN, Part.BUTTON, merge(buttons), {}))
        return pieces + [("button thread", THREAD, Part.BODY, merge(threads), {})]

    def ridge(self, name, flat):
        """Points and normals along a flat line."""
        return self.points[name](resampled(flat, 1.5))

    def waist(self):
        """Waistband with a pointed tab that a button holds, and loops."""

        def out(turn):
            return 1.3 + 2.6 * (1 - smoothstep((turn + 0.2) / 0.4)) - 1.0 * smoothstep((turn - 3.8) / 0.2)

        surface, point, along, turns = self.band(-self.band_height, 2.0, out, begin=-0.2, end=4.02)
        pieces = [("waistband", cottons.PIECE, Part.BODY, surface, {})]
        row = np.stack([along, np.full(len(along), -self.band_height + 2.0)], -1)[2:-2]
        pieces.append(("waist row", THREAD, Part.BODY, stitches(point, resampled(row, 1.0), **ROW), {}))
        straps, threads = [], []
        for turn in (0.42, 1.2, 1.86, 2.14, 2.8, 3.58):
            strap, thread = self.loop(turn, -self.band_height - 5, 3.0, width=9.5)
            straps.append(strap)
            threads.append(thread)
        pieces += [("loops", cottons.PIECE, Part.BODY, merge(straps), {}), ("loop rows", THREAD, Part.BODY, merge(threads), {})]
        (at,), (normal,) = point(np.array([[np.interp(-0.13, turns, along), -19.0]]))
        button, thread = self.four_holes(at + normal * 0.3, normal, 8.0)
        hole = np.stack([np.interp(-0.13, turns, along) + np.linspace(9, -12, 30), np.full(30, -19.0)], -1)
        pieces += [("button", cottons.HORN, Part.BUTTON, button, {}), ("button thread", THREAD, Part.BODY, thread, {})]
        for away in (-1.2, 1.2):
            pieces.append(("hole", THREAD, Part.BODY, stitches(point, offset(resampled(hole, 1.0), away), length=1.8, gap=0.2, thread=0.9), {}))
        return pieces


def build(angle):
    hang(Trousers().finished(), angle)
