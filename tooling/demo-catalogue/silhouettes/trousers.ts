import type { Point } from '../drawing/geometry.js';
import { both, type Garment, type Piece, withPieces } from './garment-shape.js';
import { FLY, leg, legFolds, waist } from './leg.js';

const chino =
  (knee: number, ankle: number): Garment =>
  (side) => ({
    pieces: [
      ...both({
        role: 'main',
        points: leg(knee, ankle, 1350),
        folds: legFolds.slice(0, 5),
        seams: [
          [
            [916, 270],
            [930, 640],
            [950, 1000],
            [960, 1360],
          ],
        ],
      }),
      ...(side === 'front' ? [FLY] : []),
      { role: 'main', over: true, depth: 0.5, stitch: 10, points: waist() },
      ...both({
        role: 'main',
        over: true,
        depth: 0.4,
        points:
          side === 'front'
            ? [
                [946, 272, 1],
                [962, 272, 1],
                [1046, 440, 1],
                [1032, 448, 1],
              ]
            : [
                [848, 372, 1],
                [980, 368, 1],
                [980, 384, 1],
                [848, 388, 1],
              ],
      }),
      ...both({
        role: 'main',
        over: true,
        depth: 0.4,
        points: [
          [900, 200, 1],
          [922, 200, 1],
          [924, 282, 1],
          [902, 284, 1],
        ],
      }),
    ],
    ...(side === 'front' ? { buttons: [[768, 250]] as Point[] } : {}),
  });

const cargoPockets: readonly Piece[] = [
  ...both({
    role: 'main',
    over: true,
    stitch: 10,
    depth: 0.4,
    points: [
      [922, 640, 1],
      [1064, 636, 1],
      [1060, 850, 1],
      [926, 858, 1],
    ],
  }),
  ...both({
    role: 'main',
    over: true,
    stitch: 8,
    depth: 0.4,
    points: [
      [914, 626, 1],
      [1070, 620, 1],
      [1070, 690, 1],
      [990, 712],
      [914, 694, 1],
    ],
  }),
];

const straight = chino(196, 176);

/** Three designs: straight, wide, or straight with cargo pockets. */
export const trousers: readonly Garment[] = [straight, chino(228, 232), withPieces(straight, () => cargoPockets)];
