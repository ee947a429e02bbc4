"""The last of uppers whose threads are seen: knits, canvas."""
import numpy as np

from .last import Last


class WovenLast(Last):
    """A last whose texture is measured from the sole up: threads do not bend where the collar begins."""

    @property
    def texture(self):
        steps = np.linalg.norm(np.diff(self.points, axis=1), axis=-1)
        ridge = self.grid[1] // 2
        up = [np.concatenate([np.zeros((self.grid[0], 1)), np.cumsum(side, 1)], 1) for side in (steps, steps[:, ::-1])]
        whole = [side[:, ridge] for side in up]
        ahead = np.searchsorted(self.stations, self.shape.collar_start)  # behind it the ridge is cut away
        whole = [np.where(np.arange(self.grid[0]) < ahead, side, side[ahead]) for side in whole]
        over = np.hstack([(up[0] - whole[0][:, None])[:, :ridge + 1], (whole[1][:, None] - up[1][:, ::-1])[:, ridge + 1:]])
        return np.stack([self.points[..., 0], over], -1).reshape(-1, 2)
