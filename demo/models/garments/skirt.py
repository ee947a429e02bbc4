"""A midi skirt in A-line of woven cotton: waistband, buttons down the front, slanted pockets, soft hanging folds."""
from enum import IntEnum
from functools import cached_property, partial

import numpy as np
from scipy.interpolate import PchipInterpolator, RegularGridInterpolator

from ..materials import Finish, THREAD
from ..mesh import merge, sweep, unit
from . import cottons
from .bottoms import ASPECT, COLUMNS, LIFT, SIDES, Bottom, hang, rounded, smoothstep, views
from .drape import resampled
from .finish import grid, ripple, stitches
from .patterns import Pattern, curve, line

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    LINING = 1
    BUTTON = 2


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-175, -150, -270), (95, -40, 20)))
LIGHT = {"scale": 2.6, "height": LIFT - 330}
COLOURWAYS = {  # body, lining, button
    "oat": ("#dccfb8", "#cfc2ab", "#8a6a48"),
    "terracotta": ("#b0583c", "#9c4d34", "#e8dcc8"),
    "black": ("#232326", "#2b2b2f", "#1a1a1c"),
}

CLOTH = Finish(0.86, 0.16, cottons.woven(32.0, 1.1), cottons.woven_tone, sheen=0.12)
ROW = dict(length=2.6, gap=0.9, thread=0.6)


class Skirt(Bottom):
    length = 730
    rise = 200
    hips = (
        (-40, 139, 96, 99), (0, 140, 97, 101), (40, 146, 102, 108), (110, 170, 116, 124), (200, 194, 128, 138), (400, 232, 158, 166),
        (760, 304, 212, 218),
    )
    lift = (-14.0, 16.0)
    pocket = (158.0, 66.0)
    band_height = 36.0
    spacing = 9.5
    seed = 51
    thickness = 1.2
    hem_depth = 32.0
    puckered = 0.25
    gape = 1.6

    @cached_property
    def unrolled(self):
        heights = np.arange(-self.length - 12, 40, 2.0)
        even = np.linspace(0, 1, COLUMNS)
        width, front, back = (PchipInterpolator(np.array(self.hips)[:, 0], column)(-heights) for column in np.array(self.hips, float).T[1:])
        cosine, sine = rounded(even * np.pi / 2, 2.1)
        halves = {}
        for half, depth, sign, lift in (("front", front, -1, self.lift[0]), ("back", back, 1, self.lift[1])):
            plan = np.stack([width[:, None] * cosine, sign * depth[:, None] * sine], -1)
            z = heights[:, None] + lift * sine**1.5 * smoothstep(1 + heights / 170)[:, None]
            rows = np.concatenate([plan, np.broadcast_to(z, plan.shape[:2])[..., None]], -1)
            along = np.pad(np.cumsum(np.linalg.norm(np.diff(plan, axis=1), axis=-1), 1), ((0, 0), (1, 0)))
            rows = np.stack([np.stack([np.interp(even * a[-1], a, column) for column in row.T], -1) for row, a in zip(rows, along)])
            halves[half] = (RegularGridInterpolator((heights, even), rows), along[:, -1], along[:, -1] / 2)
        return heights, halves

    def hung(self, points):
        """The cloth falls in folds that begin at the hips, each at another height."""
        x, y, z = points.T
        around = np.arctan2(y, x * 0.72)
        uneven = around + 0.2 * np.sin(2 * around + 0.9) + 0.13 * np.sin(3 * around + 2.1)
        begin = 130 + 70 * np.sin(3 * around + 0.4) + 45 * np.sin(5 * around + 2.0)
        fall = np.clip((-z - begin) / (760 - begin), 0, 1.1)
        drift = 0.0007 * z * np.sin(2 * around + 1.7)
        wave = np.cos(10 * uneven + drift + 0.7)
        # round outside, narrow inside
        wave = wave - 0.16 * np.cos(2 * (10 * uneven + drift + 0.7))
        second = np.cos(17 * around + 2.2 * np.sin(around + 0.6) + 1.1)
        rise = 18 * fall**1.05 * wave * (0.85 + 0.3 * np.sin(around * 2 + 0.3)) + 8 * fall**1.4 * second
        rise = rise + smoothstep(-z / 200) * 3.0 * ripple(points * (1, 1, 0.5), 330, self.seed)
        outward = unit(np.stack([x, y * 1.25, 0 * z], -1))
        hem = np.stack([0 * z, 0 * z, 2.0 * fall * np.cos(uneven * 10 + 0.7) + 3 * fall * ripple(points * (1, 1, 0), 400, 8)], -1)
        return points + outward * rise[:, None] + hem

    def edges(self, half):
        low, deep = -self.length, -self.pocket[0]
        outseam, middle = partial(self.along, half, self.outseam), self.along(half, self.inside, self.top, low)
        hem = line((self.inside(half, low), low), (self.outseam(half, low), low))
        if half == "back":
            waist = line((self.outseam(half, self.top), self.top), middle[0])
            return {"hem": hem, "outseam": outseam(low, deep), "hip": outseam(deep, self.top), "waist": waist, "crotch": middle}
        opening = self.pocket_line()
        waist = line(opening[-1], middle[0])
        return {"hem": hem, "outseam": outseam(low, opening[0, 1]), "pocket": opening, "waist": waist, "crotch": middle}

    def pocket_line(self):
        deep, wide = self.pocket
        start, end = self.from_side("front", 0, -deep), self.from_side("front", wide, self.top)
        return curve(start, self.from_side("front", wide * 0.56, -deep * 0.48), end, start=(-0.4, 1), end=(-0.25, 1))

    def pattern(self):
        # without the trousers' inseams
        joined = Bottom.pattern(self)
        return Pattern(joined.panels, [seam for seam in joined.seams if seam[0][1] != "inseam"])

    def folds(self, random, sign):
        lines = []
        for across, top, low, height in ((0.35, -50, -210, 2.2), (0.66, -46, -180, 2.0), (-0.3, -50, -230, 2.6), (-0.62, -46, -200, 2.4)):
            points = [(across, top), (across + 0.05, (top + low) / 2), (across + 0.06, low)]
            jitter = random.uniform(-1, 1, (3, 2)) * (0.06, 12)
            lines.append((np.array(points) + jitter, 11, height * random.uniform(0.6, 1.3)))
        for _ in range(5):
            across, v = random.uniform(-0.9, 0.9), random.uniform(-640, -180)
            points = [(across, v), (across + 0.2, v + random.uniform(-30, 30)), (across + random.uniform(0.3, 0.5), v + random.uniform(-60, 60))]
            lines.append((np.array(points), random.uniform(9, 15), random.uniform(1.0, 2.2)))
        return lines

    def in_front(self, flat):
        """Positions and normals at distances from the middle of the front, to the right positive, and heights (n, 2)."""
        position, normal = np.empty((len(flat), 3)), np.empty((len(flat), 3))
        for side, sign in SIDES:
            mine = (flat[:, 0] >= 0) == (sign > 0)
            if mine.any():
                places = self.from_middle("front", np.abs(flat[mine, 0]), flat[mine, 1]) * (sign, 1)
                position[mine], normal[mine] = self.points[f"front {side}"](places)
        return position, normal

    def finished(self):
        fronts, backs = ("front right", "front left"), ("back right", "back left")
        pieces = self.shells(Part.BODY, Part.LINING, CLOTH, cottons.PIECE)
        pieces += self.rows(Part.BODY, fronts, "pocket", (2.4, 7.6), **ROW)
        pieces += self.rows(Part.BODY, fronts + backs, "hem", (30.0,), **ROW)
        return pieces + self.placket() + self.waist()

    def placket(self):
        """The front's overlap with its buttons and buttonholes."""
        v = np.linspace(-self.band_height + 4, -self.length + 0.5, 420)
        d = np.linspace(-17, 17, 30)
        across, up = np.meshgrid(d, v)
        flat = np.stack([across, up], -1)
        position, normal = self.in_front(flat.reshape(-1, 2))
        lift = 1.8 * np.clip(0.15 + (17 - np.abs(across.ravel())) / 1.4, 0, 1) + 0.15 * ripple(flat.reshape(-1, 2), 14, 5)
        pieces = [("placket", cottons.PIECE, Part.BODY, grid((position + normal * lift[:, None]).reshape(*across.shape, 3), flat), {})]

        def raised(places):
            position, normal = self.in_front(places)
            return position + normal * 1.9, normal

        for side in (-12.5, 12.5):
            row = np.stack([np.full(400, side), np.linspace(v[0] - 4, v[-1], 400)], -1)
            pieces.append(("placket row", THREAD, Part.BODY, stitches(raised, resampled(row, 1.0), **ROW), {}))
        buttons, threads = [], []
        for up in np.arange(-86, -self.length + 90, -84.0):
            (at,), (outward,) = raised(np.array([[0.4, up]]))
            button, thread = self.four_holes(at + outward * 0.5, outward, 8.6)
            buttons.append(button)
            threads.append(thread)
            for away in (-0.9, 0.9):
                hole = np.stack([np.full(20, away), up + np.linspace(-13, 11, 20)], -1)
                threads.append(stitches(raised, hole, length=1.6, gap=0.2, thread=0.9))
        pieces.append(("buttons", cottons.HORN, Part.BUTTON, merge(buttons), {}))
        return pieces + [("button threads", THREAD, Part.BODY, merge(threads), {})]

    def four_holes(self, centre, normal, radius):
        """A sewn button and its thread."""
        first = unit(np.cross(normal, [0, 0, 1.0]))
        second = np.cross(normal, first)
        threads = []
        for across in (-1, 1):
            path = centre + first * across * radius * 0.2 + np.linspace(-1, 1, 7)[:, None] * second * radius * 0.24 + normal * 2.7
            threads.append(sweep(path, np.repeat(normal[None], 7, 0), 1.1, 0.9, 8))
        return self.button(centre, normal, radius, 2.8), merge(threads)

    def waist(self):
        def out(turn):
            return 1.4 + 2.4 * (1 - smoothstep((turn + 0.08) / 0.3)) - 1.0 * smoothstep((turn - 3.8) / 0.2)

        surface, point, along, turns = self.band(-self.band_height, 2.0, out, begin=-0.1, end=4.02)
        pieces = [("waistband", cottons.PIECE, Part.BODY, surface, {})]
        for v in (-self.band_height + 2.2, -0.6):
            row = np.stack([along, np.full(len(along), v)], -1)[2:-2]
            pieces.append(("waist row", THREAD, Part.BODY, stitches(point, resampled(row, 1.0), **ROW), {}))
        (at,), (normal,) = point(np.array([[np.interp(0.0, turns, along), -17.0]]))
        button, thread = self.four_holes(at + normal * 0.4, normal, 8.6)
        return pieces + [("button", cottons.HORN, Part.BUTTON, button, {}), ("button thread", THREAD, Part.BODY, thread, {})]


def build(angle):
    hang(Skirt().finished(), angle)
