"""A sweatshirt of brushed fleece: crew neck, ribs at neck, cuffs and hem."""
from . import fabrics
from .sew import Cloth, Motion, draped
from .t_shirt import PARTS, TShirt
from .tops import RibbedTop
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = views(detail=((-150, -120, -230), (150, -40, 30)))
COLOURWAYS = {  # body, sleeves, rib, tape, label
    "chalk": ("#f1eee7", "#f1eee7", "#f1eee7", "#e4ded2", "#2f5d50"),
    "pine": ("#2f6b52", "#2f6b52", "#2f6b52", "#265743", "#efe9df"),
    "black": ("#1f1f21", "#1f1f21", "#1f1f21", "#3a3a3d", "#efe9df"),
}


class Sweatshirt(RibbedTop, TShirt):
    chest = 288
    length = 615
    shoulder = 244
    shoulder_drop = 46
    neck = 94
    neck_front, neck_back = 92, 22
    armhole = 256
    sleeve = 580
    bicep = 204
    opening = 144
    rib = 26
    cuff, cuff_height = 100, 68
    hem_share, hem_height = 0.86, 68
    knitted, thickness = fabrics.FLEECE, 2.2
    rows = (4.0,)
    folded_edges = {"free": (), "bound": ("neck", "free")}
    slope, closer, folded = 0.12, 0.1, 0.85
    cloth = Cloth(bending=0.8, mass=0.15, gap=3.5, spacing=14)
    motion = Motion(arms_up=45, arms_down=15)


GARMENT = Sweatshirt()


def build(angle):
    hang(GARMENT.finished(draped("sweatshirt", GARMENT)), angle)
