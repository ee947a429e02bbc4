import type { Points } from '../drawing/geometry.js';
import { type Piece, strip } from './garment-shape.js';

/**
 * Returns the outline of one trouser leg from the waist down; its inner edge is at the middle of the picture. `knee`
 * and `ankle` are the widths of the leg there.
 */
export function leg(knee: number, ankle: number, length: number): Points {
  const middle = 792;
  const kneeY = 230 + (length - 230) * 0.62;
  return [
    [760, 226, 1],
    [1016, 226, 1],
    [1044, 330],
    [1062, 470],
    [middle + knee + 96, kneeY],
    [middle + ankle + 96, length, 1],
    [middle + 92 + ankle * 0.4, length + 12],
    [middle + 92, length + 6, 1],
    [middle + 62, kneeY],
    [middle + 14, 640],
    [768, 560, 1],
  ];
}

/** The flap over the fly. */
export const FLY: Piece = {
  role: 'main',
  stitch: 9,
  depth: 0.2,
  points: [
    [768, 258, 1],
    [822, 258, 1],
    [824, 380],
    [806, 450],
    [769, 490, 1],
  ],
};

export const legFolds: Points[] = [
  [
    [790, 570],
    [860, 560],
    [950, 500],
  ],
  [
    [800, 610],
    [870, 640],
    [930, 640],
  ],
  [
    [850, 860],
    [920, 830],
    [1000, 850],
  ],
  [
    [860, 920],
    [930, 940],
    [1010, 910],
  ],
  [
    [880, 1180],
    [940, 1150],
    [1010, 1170],
  ],
  [
    [1030, 520],
    [1020, 700],
    [1000, 840],
  ],
];

export const waist = (y = 206): Points =>
  strip(
    [
      [516, y + 2],
      [768, y + 16],
      [1020, y + 2],
    ],
    58,
  );
