import { mirrored, type Points } from '../drawing/geometry.js';
import { both, type Garment, printed } from './garment-shape.js';
import { leg, legFolds, waist } from './leg.js';

const cuffed: Garment = (side) => ({
  pieces: [
    ...both({
      role: 'main',
      points: leg(178, 128, 1270),
      folds: [
        ...legFolds,
        [
          [900, 1262],
          [930, 1200],
          [920, 1140],
        ],
        [
          [980, 1262],
          [980, 1210],
          [1000, 1150],
        ],
      ],
      seams: [
        [
          [1040, 330],
          [1056, 470],
          [1052, 700],
        ],
      ],
    }),
    ...both({
      role: 'main',
      surface: 'rib',
      over: true,
      depth: 0.7,
      points: [
        [878, 1252, 1],
        [1020, 1258, 1],
        [1008, 1360, 1],
        [950, 1370],
        [888, 1358, 1],
      ],
    }),
    { role: 'main', surface: 'rib', over: true, depth: 0.6, points: waist() },
    ...both({
      role: 'second',
      over: true,
      depth: 0.3,
      points:
        side === 'front'
          ? [
              [960, 276, 1],
              [978, 276, 1],
              [1054, 470, 1],
              [1036, 480, 1],
            ]
          : [
              [850, 380, 1],
              [990, 380, 1],
              [990, 398, 1],
              [850, 398, 1],
            ],
    }),
  ],
  ...(side === 'front'
    ? {
        cords: [
          [
            [740, 240],
            [724, 330],
            [732, 430],
          ],
          [
            [796, 240],
            [814, 340],
            [806, 460],
          ],
        ],
        mark: [606, 520, 0.36] as const,
      }
    : { label: [620, 440, 70, 30] as const }),
});

const STRIPE: Points = [
  [962, 226, 1],
  [990, 330],
  [1008, 470],
  [1010, 870],
  [966, 1290, 1],
  [1004, 1290, 1],
  [1046, 870],
  [1044, 470],
  [1026, 330],
  [1000, 226, 1],
];

const striped = printed(cuffed, [
  { role: 'accent', points: STRIPE },
  { role: 'accent', points: mirrored(STRIPE) },
]);

/** Two designs: plain, or with a stripe down the side. */
export const joggers: readonly Garment[] = [cuffed, striped];
