"""Joggers of brushed fleece: ribbed waist with a drawstring, slanted pockets, ribbed cuffs."""
from enum import IntEnum

import numpy as np

from ..materials import THREAD
from . import fabrics
from .bottoms import ASPECT, LIGHT, hang, views
from .drape import resampled
from .elastic import Elastic
from .finish import above, ripple, stitches

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    RIB = 1
    CORD = 2
    METAL = 3
    LABEL = 4
    POCKET = 5


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-185, -140, -300), (100, -40, 30)))
COLOURWAYS = {  # body, rib, cord, metal, label, pocket
    "melange": ("#c9c7c2", "#c9c7c2", "#f1eee7", "#c3c3c4", "#2f5d50", "#c9c7c2"),
    "olive": ("#6d7148", "#6d7148", "#e4ded2", "#b08d57", "#efe9df", "#6d7148"),
    "black": ("#232325", "#232325", "#efe9df", "#c3c3c4", "#efe9df", "#232325"),
}


class Joggers(Elastic):
    length = 948
    rise = 300
    hips = (
        (-40, 158, 110, 112), (0, 160, 112, 115), (46, 166, 115, 121), (90, 182, 123, 134), (160, 197, 126, 146), (230, 204, 124, 148),
        (300, 206, 116, 132),
    )
    legs = (
        (0, 90, 116, 122, 156), (180, 98, 109, 116, 143),
        (300, 104, 102, 108, 124), (380, 109, 98, 104, 108), (500, 115, 88, 94, 90), (620, 121, 78, 84, 76), (740, 127, 71, 72, 78),
        (840, 132, 67, 62, 82), (900, 135, 65, 58, 80), (925, 136, 61, 53, 76), (940, 137, 53, 45, 68), (952, 137, 49, 41, 63),
    )
    lift = (-16.0, 20.0)
    seed = 11
    puckered = 0.7

    def folds(self, random, sign):
        lines = []

        def add(points, width, height):
            jitter = random.uniform(-1, 1, (len(points), 2)) * (0.08, 14)
            lines.append((np.array(points, float) + jitter, width * random.uniform(0.85, 1.25), height * random.uniform(0.8, 1.5)))

        crotch = -self.rise
        for start, end, height in ((40, 130, 3.2), (8, 70, 4.2), (-26, 16, 3.6)):
            add([(0.95, crotch + start), (0.66, crotch + (start + end) / 2 - 6), (0.3, crotch + end)], 14, height)
        for fall, reach, height in ((80, 0.5, 4.6), (140, 0.4, 4.2), (210, 0.5, 3.2)):
            add([(1.04, crotch - 8), (0.88, crotch - 8 - fall * 0.6), (1 - reach, crotch - 12 - fall * 1.4)], 14, height)
        for start, height in ((-30, 5.0), (-74, 5.2), (-124, 4.0)):
            add([(-0.98, crotch + start), (-0.6, crotch + start - 26), (-0.15, crotch + start + 14)], 14, height)
        # soft ones that hang from the hips
        for across, top, low in ((0.3, -120, -560), (0.62, -340, -760), (-0.4, -150, -620), (-0.7, -380, -800), (0.1, -420, -860)):
            add([(across, top), (across + 0.05, (top + low) / 2), (across - 0.04, low)], 28, 4.6)
        # slack at the knee
        for at, fall, height in ((-540, 34, 4.2), (-596, -30, 5.0), (-652, 36, 4.6), (-706, -28, 4.2)):
            add([(1.15, at + fall), (0.7, at + fall * 0.2), (0.2, at - fall)], 15, height)
            add([(-1.0, at + fall * 0.6 - 20), (-0.5, at - fall * 0.4), (-0.02, at - fall)], 13, height * 1.1)
        # pushed together above the cuff
        for at, fall, height in ((-744, 30, 4.0), (-790, -34, 5.0), (-830, 30, 5.8), (-866, -24, 5.6), (-896, 18, 5.0), (-918, -10, 3.6)):
            begin = random.uniform(-0.7, 0.5)
            add([(begin, at + fall), (begin + 0.5, at - fall * 0.3), (begin + 1.0, at - fall)], 13, height)
            add([(begin + 1.05, at - 12), (begin + 1.4, at - 22), (begin + 1.85, at - 6)], 12, height * 0.9)
        return lines

    def more_heights(self, drape, places, seam, hem):
        flat = self.lengths(places)
        gathers = ripple(flat * (1, 0.16), 19, 40) * np.exp(-np.clip(hem - 6, 0, None) / 24)
        return super().more_heights(drape, places, seam, hem) + 2.0 * gathers

    def finished(self):
        _, known = self.fine
        pieces = self.waistband(Part.RIB, Part.CORD, Part.METAL)
        pieces += self.rows(Part.BODY, ("front right", "front left"), "pocket", (3.0, 9.0), thread=0.6)
        pieces += self.seam_rows(Part.BODY)
        pieces += self.rows(Part.BODY, ("front right", "front left", "back right", "back left"), "hem", (3.5,), thread=0.6)
        pieces += self.back_pocket()
        middle = self.from_side("front", 126, -226).ravel()
        pieces += self.label(Part.LABEL, "front right", middle, (20, 26))
        # nothing is folded at the cuffs
        known["hem"] = np.full(len(known["hem"]), 1000.0)
        return pieces + self.shells(Part.BODY, Part.BODY, self.knitted) + self.cuffs(Part.RIB, 66, 0.93)

    def back_pocket(self):
        name, sign = "back left", -1

        def outline(share, down):
            high, low = -118.0, -244.0
            v = high + (low - high) * down - 10 * (1 - np.abs(share) ** 3) * down
            middle = self.from_side("back", 0.5 * self.width("back", -150.0), -150.0).ravel()
            u = middle[0] + share * (58 - 3 * down)
            return np.stack([u * sign, v + 5 * share], -1)

        surface = self.patch_pocket(name, outline, 2.2)
        attributes = {key: np.full(len(surface.vertices), 1000.0) for key in ("seam", "hem")}
        pieces = [("back pocket", self.knitted, Part.POCKET, surface, attributes)]
        point = above(self.points[name], lambda flat: np.full(len(flat), 3.0))
        share, edge = np.linspace(-1, 1, 160), np.linspace(0, 1, 160)
        path = np.concatenate([
            outline(np.full(160, -0.94), edge * 0.97), outline(share * 0.94, np.full(160, 0.97)), outline(np.full(160, 0.94), edge[::-1] * 0.97)
        ])
        pieces.append(("pocket row", THREAD, Part.POCKET, stitches(point, resampled(path, 1.0), thread=0.6), {}))
        pieces.append(("mouth row", THREAD, Part.POCKET, stitches(point, outline(share, np.full(160, 0.16)), thread=0.6), {}))
        return pieces


def build(angle):
    hang(Joggers().finished(), angle)
