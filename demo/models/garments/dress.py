"""A T-shirt dress of soft jersey: short sleeves, a gathered waist seam, a flared skirt that hangs in folds."""
from dataclasses import replace

import numpy as np

from ..materials import THREAD
from ..mesh import length_along, unit
from . import fabrics
from .balance import balanced
from .bottoms import LIFT, smoothstep
from .drape import resampled
from .finish import ripple, stitches
from .patterns import curve, line
from .sew import Cloth, Motion, draped
from .t_shirt import PARTS, TShirt
from .views import ASPECT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = views(detail=((-165, -130, -330), (165, -40, 30)))
LIGHT = {"scale": 3.0, "height": LIFT - 450}
COLOURWAYS = {  # body, sleeves, rib, tape, label
    "cream": ("#ece3d2", "#ece3d2", "#ece3d2", "#ddd2bd", "#2f5d50"),
    "sage": ("#7f9379", "#7f9379", "#7f9379", "#6c7f67", "#efe9df"),
    "black": ("#212123", "#212123", "#212123", "#3a3a3d", "#efe9df"),
}


class Dress(TShirt):
    chest = 246
    length = 990
    shoulder = 206
    shoulder_drop = 44
    neck = 92
    neck_front, neck_back = 108, 24
    armhole = 214
    sleeve = 190
    bicep = 186
    opening = 170
    #: Height of the waist seam below the shoulders, and quarters of the girth there and at the hem.
    waist, waist_width, hem_width = 398, 222, 352
    #: The form the skirt hangs from: depth below the waist, half width, half depth.
    skirt = ((0, 130, 86), (90, 154, 102), (200, 180, 120), (400, 222, 150), (640, 272, 186))
    #: How much slimmer than the mannequin the wearer is, at heights.
    slim = (
        (0, 0.94, 0.98), (-120, 0.9, 0.95), (-240, 0.86, 0.92), (-330, 0.79, 0.85),
        (-400, 0.75, 0.8), (-520, 0.75, 0.8),
    )
    #: Jersey of viscose shines a little where it folds.
    knitted = replace(fabrics.JERSEY, roughness=0.66, specular=0.28)
    slope, folded, puckered = 0.16, 0.42, 0.35
    cloth = Cloth(bending=0.12, spacing=18)
    motion = Motion(arms_down=21)

    def half(self, neck_drop, hollow):
        half = super().half(neck_drop, hollow)
        under = half["side"][-1]
        low, hip = (self.hem_width, -self.length), (272, -self.waist - 200)
        waist, ribs = (self.waist_width, -self.waist), (self.waist_width + 10, -self.waist + 80)
        half["side"] = np.concatenate([
            curve(low, hip, waist, start=(-0.32, 1), end=(-0.05, 1)),
            curve(waist, ribs, under, start=(0.02, 1), end=(0.14, 1))[1:],
        ])
        return half

    def around_torso(self, facing, uv):
        """Wider where the skirt flares."""
        share = np.interp(-uv[:, 1], [self.waist + 60, self.length], [1, self.hem_width / self.chest])
        places = super().around_torso(facing, uv / np.stack([share, np.ones_like(share)], 1))
        return (places - (0, 8, 0)) * np.stack([share, share, np.ones_like(share)], 1) + (0, 8, 0)

    def of_torso(self, drape):
        return np.isin(drape.panel, [0, 1])

    def distances(self, drape, **edges):
        """The waist is a seam too."""
        seam, hem = super().distances(drape, **edges)
        return np.where(self.of_torso(drape), np.minimum(seam, np.abs(drape.uv[:, 1] + self.waist)), seam), hem

    def worn(self, random):
        """Folds of the bodice alone: the skirt has its own."""
        worn = super().worn(random)
        bodice = [fold for fold in worn["front"] if fold[0][:, 1].min() > 40 - self.waist]
        return worn | {"front": bodice, "back": bodice}

    def evened(self, drape):
        """Finer than what is sewn, for a fine cloth rides up the body."""
        return super().evened(balanced(drape, self.pattern().panels, 0.4)).subdivided()

    def eased(self, drape):
        """Slimmer than the mannequin, and with a skirt that hangs in folds from the waist."""
        drape = super().eased(drape)
        x, y, z = drape.vertices.T
        heights, wide, thick = np.array(self.slim).T
        across, deep = np.interp(-z, -heights, wide), np.interp(-z, -heights, thick)
        x = x - np.sign(x) * np.minimum(np.abs(x), 195) * (1 - across)
        drape = replace(drape, vertices=np.stack([x, 8 + (y - 8) * deep, z], 1))
        below = self.of_torso(drape) & (drape.uv[:, 1] < -self.waist)
        flat = drape.vertices[drape.weld]
        flat[below] = self.hung(drape, below)
        # the seam holds the waist level
        away = drape.uv[:, 1] + self.waist
        near = 0.85 * self.of_torso(drape) * np.exp(-((away / 45) ** 2))
        level = flat[self.of_torso(drape) & (np.abs(away) < 14), 2].mean()
        flat[:, 2] += near * (level + away - flat[:, 2])
        count = np.bincount(drape.weld)
        return replace(drape, vertices=np.stack([np.bincount(drape.weld, column) / count for column in flat.T], 1))

    def hung(self, drape, below):
        """Where the skirt hangs: positions of the flat points that are `below` the waist, (n, 3)."""
        u, v = drape.uv[below].T
        down = -v - self.waist
        side = self.pattern().panels["front"].edges["side right"]
        share = np.clip(u / np.interp(v, side[:, 1], side[:, 0]), -1, 1)
        facing = np.where(drape.panel[below] == 0, -1, 1)

        turn = np.linspace(-np.pi / 2, np.pi / 2, 400)
        even = length_along(np.stack([np.sin(turn), 0.68 * np.cos(turn)], 1))
        turn = np.interp(share, 2 * even / even[-1] - 1, turn)
        depths, wide, thick = np.array(self.skirt, float).T
        width, depth = np.interp(down, depths, wide), np.interp(down, depths, thick)
        ring = np.abs(drape.uv[:, 1] + self.waist) < 14
        at_waist = drape.vertices[drape.weld[ring & self.of_torso(drape)]]
        middle = (at_waist[:, 1].min() + at_waist[:, 1].max()) / 2
        outward = np.stack([np.sin(turn), facing * np.cos(turn) * 1.2, 0 * turn], 1)
        height = at_waist[:, 2].mean() - 0.985 * down
        form = np.stack([width * np.sin(turn), middle + facing * depth * np.cos(turn), height], 1)

        # folds begin at the gathers, each at another height, and are round outside and narrow inside
        around = np.arctan2(facing * np.cos(turn), np.sin(turn))
        uneven = around + 0.22 * np.sin(2 * around + 0.5) + 0.12 * np.sin(3 * around + 1.1)
        begin = 10 + 40 * np.sin(3 * around + 0.4) + 30 * np.sin(5 * around + 2.0)
        fall = np.clip((down - begin) / (600 - begin), 0, 1.1)
        drift = 0.0011 * down * np.sin(2 * around + 1.7)
        phase = 12 * uneven + drift + 0.4
        wave = np.cos(phase) - 0.22 * np.cos(2 * phase)
        second = np.cos(16 * around + 2.2 * np.sin(around + 0.6) + 1.1)
        rise = 33 * fall**0.8 * wave * (0.85 + 0.3 * np.sin(around * 2 + 0.3)) + 7 * fall**1.2 * second
        rise = rise + smoothstep(down / 200) * 4.0 * ripple(form * (1, 1, 0.5), 330, 51)
        form = form + unit(outward) * rise[:, None] + np.stack([0 * down, 0 * down, 6 * fall * wave], 1)
        held = smoothstep(down / 60)[:, None]
        return drape.vertices[drape.weld[below]] * (1 - held) + form * held

    def gathers(self, drape):
        """Gathers on both sides of the waist."""
        away = drape.uv[:, 1] + self.waist
        places = np.stack([drape.uv[:, 0], 0.14 * away], 1)
        fine = 2.3 * ripple(places, 17, 11) * np.exp(-np.abs(away) / np.where(away > 0, 20, 40))
        long = 2.6 * ripple(places * (1, 0.6), 40, 12) * np.exp(-np.abs(away + 20) / np.where(away > 0, 40, 130))
        seam = np.exp(-((away / 6) ** 2))
        return self.of_torso(drape) * ((fine + long) * (1 - 0.7 * seam) - 2.0 * seam)

    def sewn(self, drape, **edges):
        self.fine, seam, hem = super().sewn(drape, **edges)
        return self.fine, seam, hem

    def finished(self, drape):
        pieces = super().finished(drape)
        width = self.waist_width - 2
        for index, name in ((0, "front"), (1, "back")):
            point = self.fine.point(index)
            for up in (3.4, -3.4):
                row = line((-width, up - self.waist), (width, up - self.waist))
                pieces.append((f"{name} waist", THREAD, 0, stitches(point, resampled(row, 1.0)), {}))
        return pieces


GARMENT = Dress()


def build(angle):
    hang(GARMENT.finished(draped("dress", GARMENT)), angle)
