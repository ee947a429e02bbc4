"""Sporty shorts of soft woven cotton: elastic waist with a drawstring, side pockets, wide folded hems."""
from enum import IntEnum

import numpy as np

from ..materials import PRINT, THREAD
from . import cottons, fabrics
from .bottoms import ASPECT, LIFT, hang, smoothstep, views
from .drape import resampled
from .elastic import Elastic
from .finish import above, ripple, sheet, stitches

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    LINING = 1
    CORD = 2
    METAL = 3
    LABEL = 4
    MARK = 5


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-185, -140, -280), (90, -40, 30)), elevation=7)
LIGHT = {"scale": 2.1, "height": LIFT - 220}
COLOURWAYS = {  # body, lining, cord, metal, label, mark
    "sand": ("#d9cbb0", "#cbbda2", "#f4efe4", "#c3c3c4", "#2f5d50", "#2f5d50"),
    "cobalt": ("#2f5597", "#2a4a82", "#f1eee7", "#c3c3c4", "#efe9df", "#f1eee7"),
    "black": ("#242427", "#202023", "#d9d6cf", "#8d8d90", "#efe9df", "#d9d6cf"),
}


class Shorts(Elastic):
    length = 470
    rise = 292
    hips = (
        (-40, 162, 112, 114), (0, 164, 114, 117), (46, 170, 117, 122), (90, 188, 126, 136), (160, 206, 130, 148), (230, 214, 130, 150),
        (292, 219, 124, 138),
    )
    legs = (
        (0, 100, 118, 124, 160), (180, 106, 112, 122, 145),
        (292, 110, 109, 118, 130), (330, 113, 108, 117, 122), (390, 118, 108, 114, 114), (440, 123, 109, 111, 112), (490, 127, 110, 109, 111),
    )
    lift = (-18.0, 20.0)
    pocket = (178.0, 92.0)
    crotch_curve = 130.0
    spacing = 7.5
    gape = 2.0
    seed = 23
    thickness = 1.1
    hem_depth = 26.0
    puckered = 0.55
    band_height = 40.0
    band_finish = cottons.PIECE
    band_rows = (3.0, 15.0, 27.0, 39.0)
    cords = (168.0, 190.0)

    def hung(self, points):
        """Wider behind than in front: its hems slope to the back."""
        points = super().hung(points)
        low = smoothstep((-points[:, 2] - 240) / 230)
        sway = ripple(points * (1, 1, 0.3), 190, self.seed + 9)
        return points + low[:, None] * np.stack([0 * sway, 3.0 * sway, -0.15 * points[:, 1] + 2.5 * sway], -1)

    def folds(self, random, sign):
        lines = []

        def add(points, width, height):
            jitter = random.uniform(-1, 1, (len(points), 2)) * (0.06, 10)
            lines.append((np.array(points, float) + jitter, width * random.uniform(0.85, 1.25), height * random.uniform(0.65, 1.25)))

        crotch = -self.rise
        for start, end, height in ((50, 130, 3.0), (20, 70, 4.0), (-8, 20, 4.4)):
            add([(0.96, crotch + start), (0.68, crotch + (start + end) / 2 - 8), (0.34, crotch + end)], 11, height)
        # from the crotch aslant to the hem
        for reach, low, height in ((0.28, -440, 5.2), (0.52, -455, 5.0), (0.78, -440, 3.8)):
            add([(1.03, crotch + 4), (1 - reach * 0.4, crotch - 50), (1 - reach, low)], 13, height)
            add([(-1.03, crotch + 4), (-1 + reach * 0.4, crotch - 46), (-1 + reach, low - 4)], 13, height * 1.1)
        # hanging from the hips to the hem
        for across, top, height in ((0.16, -210, 5.0), (0.44, -250, 5.0), (-0.2, -230, 5.0), (-0.5, -210, 5.4), (-0.8, -330, 4.0), (0.72, -360, 3.6)):
            add([(across, top), (across + 0.04, (top - 440) / 2), (across - 0.02, -500)], 22, height)
        for across, top, low in ((0.3, -70, -230), (0.6, -66, -190), (-0.35, -66, -240), (-0.66, -70, -200)):
            add([(across, top), (across + 0.04, (top + low) / 2), (across + 0.1, low)], 12, 2.4)
        return lines

    def finished(self):
        fronts, backs = ("front right", "front left"), ("back right", "back left")
        pieces = self.shells(Part.BODY, Part.LINING, cottons.SPORT, cottons.PIECE)
        pieces += self.waistband(Part.BODY, Part.CORD, Part.METAL)
        pieces += self.rows(Part.BODY, fronts, "pocket", (2.6, 8.6), thread=0.7)
        pieces += self.rows(Part.BODY, fronts + backs, "hem", (24.0,), thread=0.7)
        pieces += self.seam_rows(Part.BODY, edges=("crotch", "inseam", "outseam"), away=2.6)
        middle = self.from_side("back", 0.5 * self.width("back", -130.0), -130.0).ravel() * (-1, 1)
        pieces += self.welt("back left", middle)
        return pieces + self.mark()

    def welt(self, name, middle):
        """A pocket of the seat with a welt, and a label at its corner."""
        u, v = np.meshgrid(np.linspace(-64, 64, 100), np.linspace(-7, 7, 16))
        flat = np.stack([u, v + 0.03 * u], -1) + middle
        edge = np.minimum(7 - np.abs(v), 64 - np.abs(u)).ravel()
        surface = sheet(above(self.points[name], lambda _: 1.7 * np.clip(0.1 + edge / 1.5, 0, 1)), flat)
        pieces = [("welt", cottons.PIECE, Part.BODY, surface, {})]
        corners = np.array([(-66, 9), (-66, -9), (66, -9), (66, 9), (-66, 9)], float)
        corners[:, 1] += 0.03 * corners[:, 0]
        pieces.append(("welt row", THREAD, Part.BODY, stitches(self.points[name], resampled(corners + middle, 1.0), thread=0.7), {}))
        return pieces + self.label(Part.LABEL, name, middle + (50, -26), (24, 13), fabrics.LABEL)

    def mark(self):
        """Two slanted bars printed above the hem of the wearer's left leg."""
        pieces = []
        middle = self.from_side("front", 118, -412.0).ravel()
        for shift, high in ((0.0, 24.0), (13.0, 15.0)):
            across, up = np.meshgrid(np.linspace(0, 8, 12), np.linspace(0, high, 24))
            flat = np.stack([across + 0.5 * up + shift, up], -1) + middle
            pieces.append(("mark", PRINT, Part.MARK, sheet(above(self.points["front right"], lambda places: np.full(len(places), 0.8)), flat), {}))
        return pieces


def build(angle):
    hang(Shorts().finished(), angle)
