import type { Points } from '../drawing/geometry.js';
import { both, type Garment, printed, strip, withPieces } from './garment-shape.js';

const plain: Garment = (side) => ({
  pieces: [
    {
      role: 'second',
      points: strip(
        [
          [560, 560],
          [580, 300],
          [680, 190],
          [768, 172],
          [856, 190],
          [956, 300],
          [976, 560],
        ],
        40,
      ),
      depth: 0.7,
    },
    {
      role: 'main',
      points: [
        [400, 520, 1],
        [768, 536],
        [1136, 520, 1],
        [1150, 900],
        [1166, 1290, 1],
        [960, 1322],
        [768, 1328],
        [560, 1322],
        [370, 1290, 1],
        [386, 900],
      ],
      folds: [
        [
          [420, 560],
          [470, 760],
          [460, 960],
        ],
        [
          [1110, 560],
          [1060, 740],
          [1080, 930],
        ],
        [
          [500, 1310],
          [560, 1180],
          [700, 1120],
        ],
        [
          [1050, 1310],
          [1000, 1200],
          [900, 1150],
        ],
        [
          [700, 540],
          [690, 640],
          [640, 740],
        ],
      ],
      threads: [
        [
          [404, 580],
          [768, 596],
          [1134, 580],
        ],
      ],
    },
    ...both({
      role: 'second',
      over: true,
      stitch: 9,
      depth: 0.5,
      points: [
        [942, 500, 1],
        [1000, 498, 1],
        [1004, 640, 1],
        [946, 642, 1],
      ],
    }),
  ],
  ...(side === 'front' ? { mark: [768, 900, 1.5] as const } : { label: [768, 700, 130, 60] as const }),
});

const LOWER: Points = [
  [300, 1010, 1],
  [768, 1030],
  [1240, 1010, 1],
  [1240, 1400, 1],
  [300, 1400, 1],
];

const pocketed = withPieces(plain, (side) =>
  side === 'front'
    ? [
        {
          role: 'main',
          over: true,
          stitch: 11,
          depth: 0.4,
          points: [
            [560, 760, 1],
            [976, 760, 1],
            [984, 1120, 1],
            [768, 1132],
            [552, 1120, 1],
          ],
        },
      ]
    : [],
);

/** Three designs: plain, with the lower part in the accent colour, or with a pocket and a logo. */
export const tote: readonly Garment[] = [
  plain,
  printed(plain, [{ role: 'accent', points: LOWER }]),
  (side) => ({ ...pocketed(side), ...(side === 'front' ? { mark: [768, 940, 0.7] } : {}) }),
];
