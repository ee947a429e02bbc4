"""A T-shirt dress of soft jersey: short sleeves, a gathered waist seam, a flared skirt that hangs in folds."""
import numpy as np

from ..materials import THREAD
from . import fabrics
from .bottoms import LIFT
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
    slope, folded = 0.16, 0.42
    cloth = Cloth(bending=0.12, spacing=14)
    motion = Motion(arms_down=21)

    def half(self, neck_drop, hollow):
        half = super().half(neck_drop, hollow)
        under = half["side"][-1]
        half["side"] = np.concatenate([
            curve((self.hem_width, -self.length), (272, -self.waist - 200), (self.waist_width, -self.waist), start=(-0.32, 1), end=(-0.05, 1)),
            curve((self.waist_width, -self.waist), (self.waist_width + 10, -self.waist + 80), under, start=(0.02, 1), end=(0.14, 1))[1:],
        ])
        return half

    def torso(self, neck_drop, hollow):
        edges = super().torso(neck_drop, hollow)
        # cut round, so that it hangs level
        edges["hem"] = curve((-self.hem_width, -self.length), (0, -self.length - 26), (self.hem_width, -self.length))
        return edges

    def around_torso(self, facing, uv):
        """Wider where the skirt flares."""
        wide = np.maximum(np.interp(-uv[:, 1], [self.waist + 60, self.length], [self.chest, self.hem_width]), self.chest)
        share = wide / self.chest
        places = super().around_torso(facing, uv / np.stack([share, np.ones_like(share)], 1))
        return (places - (0, 8, 0)) * np.stack([share, share, np.ones_like(share)], 1) + (0, 8, 0)

    def distances(self, drape, **edges):
        """The waist is a seam too."""
        seam, hem = super().distances(drape, **edges)
        torso = np.isin(drape.panel, [0, 1])
        return np.where(torso, np.minimum(seam, np.abs(drape.uv[:, 1] + self.waist)), seam), hem

    def gathers(self, drape):
        """Gathers on both sides of the waist."""
        torso = np.isin(drape.panel, [0, 1])
        away = drape.uv[:, 1] + self.waist
        places = np.stack([drape.uv[:, 0], 0.14 * away], 1)
        fine = 1.7 * ripple(places, 17, 11) * np.exp(-np.abs(away) / np.where(away > 0, 20, 40))
        long = 2.6 * ripple(places * (1, 0.6), 40, 12) * np.exp(-np.abs(away + 20) / np.where(away > 0, 40, 130))
        return torso * (fine + long - 2.0 * np.exp(-((away / 7) ** 2)))

    def finished(self, drape):
        pieces = super().finished(drape)
        fine, _, _ = self.sewn(drape, **self.folded_edges)
        for index, name in ((0, "front"), (1, "back")):
            width = self.waist_width - 2
            for up in (3.4, -3.4):
                row = line((-width, -self.waist + up), (width, -self.waist + up))
                pieces.append((f"{name} waist", THREAD, 0, stitches(fine.point(index), resampled(row, 1.0)), {}))
        return pieces


GARMENT = Dress()


def build(angle):
    hang(GARMENT.finished(draped("dress", GARMENT)), angle)
