"""From where shoes are seen. A shoe's toe is at x = 0, its heel at +x, its lateral side at −y."""
from math import radians

import bpy
from mathutils import Matrix

from ..mesh import MILLIMETRE
from ..studio import View

#: One floor for all side views, so that a row of shoes stands on one line.
VIEWS = {
    "side": View(azimuth=0, elevation=6, baseline=0.29),
    "front": View(azimuth=38, elevation=24),
    "back": View(azimuth=-40, elevation=20),
    "above": View(azimuth=-90, elevation=84),
    "detail": View(azimuth=22, elevation=38, fill=1.0, within=((85, -45, 45), (205, 25, 130))),
}


def make_pair(things, middle=148, gap=132, toe_out=3):
    """Adds the mirrored shoe. `middle` is the x about which both turn by `toe_out` degrees; `gap` lies between their
    middle lines, in mm."""
    about = Matrix.Translation((middle * MILLIMETRE, 0, 0))
    for thing in things:
        other = thing.copy()
        bpy.context.scene.collection.objects.link(other)
        for shoe, side in ((thing, -1), (other, 1)):
            beside = Matrix.Translation((0, side * gap / 2 * MILLIMETRE, 0))
            turned = about @ Matrix.Rotation(radians(side * toe_out), 4, "Z") @ about.inverted()
            shoe.matrix_world = beside @ turned @ (Matrix.Scale(-1, 4, (0, 1, 0)) if side > 0 else Matrix())
