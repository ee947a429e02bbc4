"""Sewing twists a garment a little: blending it with its mirror image takes most of that away. Millimetres."""
from dataclasses import replace

import numpy as np

OTHER = {"right": "left", "left": "right"}


def balanced(drape, panels, share):
    """A drape blended with its mirror image; `panels` are the names of panels, `share` a number or one by name."""
    panels = list(panels)
    flat = drape.vertices[drape.weld]
    blended = flat.copy()
    for index, name in enumerate(panels):
        mine = drape.panel == index
        kind, _, side = name.partition(" ")
        # sleeves are drawn alike, a front's left half is its right one turned over
        twin, turn = (f"{kind} {OTHER[side]}", 1) if side in OTHER else (name, -1)
        position, _ = drape.point(panels.index(twin))(drape.uv[mine] * (turn, 1))
        part = share(name) if callable(share) else share
        blended[mine] += part * (position * (-1, 1, 1) - flat[mine])
    count = np.bincount(drape.weld)
    return replace(drape, vertices=np.stack([np.bincount(drape.weld, column) / count for column in blended.T], 1))
