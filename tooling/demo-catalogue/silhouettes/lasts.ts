import { mirrored, type Points } from '../drawing/geometry.js';

export const CENTRE = 770;

export type Foot = 'left' | 'right';

/**
 * Returns the points for the left or the right shoe. The points are mirrored and not the finished drawing, because
 * light must fall from the same side and patterns must not be resampled.
 */
export const footed = (points: Points, foot: Foot): Points => (foot === 'left' ? points : mirrored(points, CENTRE));

/** Returns the drawings of a left and a right shoe side by side. */
export const both = (draw: (foot: Foot) => string): string =>
  `<g transform="translate(-336 24)">${draw('left')}</g><g transform="translate(336 24)">${draw('right')}</g>`;

/** Outline of a left shoe from above, toe up, centred in a square of 1536 units. */
export const ROUND: Points = [
  [770, 190],
  [880, 222],
  [966, 320],
  [1000, 460],
  [990, 600],
  [956, 740],
  [936, 880],
  [944, 1040],
  [940, 1180],
  [896, 1290],
  [790, 1340],
  [680, 1306],
  [622, 1210],
  [606, 1070],
  [596, 900],
  [562, 740],
  [536, 580],
  [546, 420],
  [598, 282],
  [678, 206],
];
export const ALMOND: Points = [
  [760, 150],
  [850, 196],
  [936, 320],
  [974, 460],
  [966, 600],
  [934, 740],
  [916, 880],
  [926, 1040],
  [924, 1180],
  [884, 1290],
  [788, 1336],
  [690, 1304],
  [638, 1210],
  [622, 1070],
  [614, 900],
  [584, 740],
  [562, 580],
  [570, 420],
  [612, 276],
  [680, 186],
];
export const OPENING: Points = [
  [772, 780],
  [850, 800],
  [884, 880],
  [890, 1010],
  [886, 1150],
  [852, 1246],
  [786, 1276],
  [722, 1250],
  [682, 1160],
  [672, 1020],
  [670, 890],
  [700, 806],
];
export const THROAT: Points = [
  [690, 440, 1],
  [770, 416],
  [852, 440, 1],
  [884, 640],
  [868, 800, 1],
  [770, 770],
  [682, 800, 1],
  [662, 640],
];
