"""A long-sleeved T-shirt of jersey."""
from .sew import Cloth, Motion, draped
from .t_shirt import PARTS, TShirt
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = views(detail=((-150, -120, -230), (150, -40, 30)))
COLOURWAYS = {  # body, sleeves, rib, tape, label
    "chalk": ("#f1eee7", "#f1eee7", "#f1eee7", "#e4ded2", "#2f5d50"),
    "ochre": ("#c98a2b", "#c98a2b", "#c98a2b", "#b0761f", "#efe9df"),
    "black": ("#1f1f21", "#1f1f21", "#1f1f21", "#3a3a3d", "#efe9df"),
}


class LongSleeve(TShirt):
    chest = 266
    length = 705
    shoulder = 230
    armhole = 230
    sleeve = 625
    bicep = 190
    opening = 116
    slope, closer, folded = 0.14, 0.1, 0.85
    cloth = Cloth(bending=0.2, spacing=12)
    motion = Motion(arms_down=16)


GARMENT = LongSleeve()


def build(angle):
    hang(GARMENT.finished(draped("longsleeve", GARMENT)), angle)
