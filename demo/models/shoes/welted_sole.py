"""A welted sole: a stitched welt, an outsole, a heel of leather lifts."""
import numpy as np

from ..materials import RUBBER, THREAD, Finish, material
from ..mesh import add_mesh, merge
from .parts import Part
from .sole import Sidewall, groove
from .stitches import row

#: Leather lifts of a heel, or the edge of a sole: dressed, with faint layers.
EDGE = Finish(0.38, 0.42, lambda s: s.times(s.noise(1.4, 3.0), 0.06))


def welted_sole(shape, breast):
    """Adds welt, outsole and heel. The outsole bends up at the waist and lies on the heel, which begins at x = `breast`."""
    sole = Sidewall(shape)
    welt_rows = [(-1.4, 0.30, 0), (0.9, 0.31, 0), (1.5, 0.34, 0), (1.7, 0.42, 0), (1.7, 0.50, 0), (1.3, 0.565, 0), (0.7, 0.585, 0),
                 (0.5, 0.585, 0), (-4, 0.60, 0.2), (-9, 0.62, 0.2)]
    edge_rows = [(-40, 0, 0), (-8, 0, 0), (0.2, 0, 0), (0.9, 0.02, 0), (1.2, 0.07, 0), (1.3, 0.16, 0), (1.2, 0.26, 0),
                 (0.8, 0.295, 0), (-1.5, 0.30, 0)]
    welt = sole.loft("welt", welt_rows, EDGE, Part.MIDSOLE)
    outsole = sole.loft("outsole", edge_rows, EDGE, Part.OUTSOLE)
    line = np.column_stack([sole.edge - sole.normal * 1.3, sole.bottom + 0.592 * sole.height])
    up = np.tile([0.0, 0, 1], (len(line), 1))
    threads = row(np.vstack([line, line[:1]]), np.vstack([up, up[:1]]), 2.6, 1.3, 0.5)
    stitches = add_mesh("welt stitches", merge(threads), material("welt thread", THREAD, Part.MARK))
    return [welt, outsole, stitches, *_heel(shape, breast)]


def _heel(shape, start):
    """Lifts of leather on a rubber top piece, ending in a breast that is a little hollow."""
    edge, normal = shape.edge
    back = edge[:, 0] >= start
    first = int(np.argmax(back & ~np.roll(back, 1)))
    turned = np.roll(edge, -first, 0)[: back.sum()], np.roll(normal, -first, 0)[: back.sum()]
    ends = turned[0][-1], turned[0][0]
    share = np.linspace(0, 1, 40)[1:-1, None]
    breast = ends[0] * (1 - share) + ends[1] * share
    breast[:, 0] += 4 * np.sin(share[:, 0] * np.pi)
    outline = np.vstack([turned[0], breast])
    outwards = np.vstack([turned[1], np.tile([-1.0, 0], (len(breast), 1))])
    heel = _Block(outline, outwards, shape.bottom(outline[:, 0]) + 0.3)

    def lifts(share):
        return sum(groove(share, at, 0.35, 0.018) for at in (0.42, 0.62, 0.82))

    def taper(share):
        return 0.8 - 2.0 * (1 - share)

    top_piece = [(-30, 0, 0), (taper(0) - 0.8, 0, 0), (taper(0), 0.03, 0), (taper(0.1), 0.12, 0), (taper(0.2), 0.235, 0),
                 (taper(0.2) - 0.7, 0.25, 0)]
    stack = [(taper(0.2) - 0.7, 0.25, 0), (taper(0.25), 0.262, 0)]
    stack += [(taper(share), share, 0) for share in np.linspace(0.27, 0.985, 60)]
    stack += [(taper(1) - 1, 1.0, 0)]
    return [heel.loft("top piece", top_piece, RUBBER, Part.OUTSOLE),
            heel.loft("heel", stack, EDGE, Part.MIDSOLE, lifts)]


class _Block(Sidewall):
    """A closed outline (n, 2) with outward normals, from the ground up to `top` (n,)."""

    def __init__(self, edge, normal, top):
        self.edge, self.normal, self.x = edge, normal, edge[:, 0]
        self.bottom = np.zeros(len(edge))
        self.height = top
        self.along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
