"""From where garments are seen. They hang in the air, and are turned themselves: the light stays in front of them."""
import numpy as np

from ..materials import material
from ..mesh import Surface, add_mesh
from ..studio import View, soft_box

#: Height of a picture of clothes, as a multiple of its width.
ASPECT = 1.25
#: How far a garment is turned, in degrees, anticlockwise from above.
TURNS = {"front": 0, "detail": -14, "side": -80, "back": 180}
#: Above the ground, in mm: too far for a shadow.
LIFT = 2500
#: Garments are larger than shoes, and hang from their shoulders at the lift.
LIGHT = {"scale": 2.8, "height": LIFT - 400}
#: A white wall beside a garment, away from the key light: its brightness in watts.
WALL = 900


def views(detail):
    """The views of a garment; `detail` is a box ((x, y, z), (x, y, z)) of the garment to look at closely."""
    low, high = np.array(detail, float) + (0, 0, LIFT)
    whole = {angle: View(azimuth=0, elevation=4, fill=0.9) for angle in ("front", "side", "back")}
    return whole | {"detail": View(azimuth=0, elevation=16, fill=1.0, within=(tuple(low), tuple(high)))}


def hang(pieces, angle):
    """Adds [(name, finish, part, surface, attributes), …] to the scene, turned to be seen from an angle."""
    turn = np.radians(TURNS[angle])
    matrix = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    for name, finish, part, surface, attributes in pieces:
        vertices = surface.vertices @ matrix.T + (0, 0, LIFT)
        add_mesh(name, Surface(vertices, *surface[1:]), material(name, finish, part), attributes)
    middle = (0, 0, LIGHT["height"])
    soft_box("wall", (1500, -700, middle[2] - 100), middle, 1600, WALL)
