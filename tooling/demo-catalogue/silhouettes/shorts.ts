import { mirrored, type Points } from '../drawing/geometry.js';
import { both, type Garment, printed, strip } from './garment-shape.js';

const plain: Garment = (side) => ({
  pieces: [
    ...both({
      role: 'main',
      points: [
        [760, 436, 1],
        [1056, 436, 1],
        [1096, 560],
        [1130, 760],
        [1168, 1120, 1],
        [1010, 1146],
        [838, 1130, 1],
        [806, 960],
        [768, 850, 1],
      ],
      folds: [
        [
          [790, 850],
          [880, 830],
          [990, 760],
        ],
        [
          [820, 950],
          [900, 980],
          [990, 960],
        ],
        [
          [1120, 1120],
          [1100, 960],
          [1080, 840],
        ],
        [
          [930, 1130],
          [930, 1040],
          [960, 960],
        ],
      ],
      threads: [
        [
          [836, 1098],
          [1010, 1112],
          [1166, 1088],
        ],
      ],
    }),
    {
      role: 'main',
      surface: 'rib',
      over: true,
      depth: 0.6,
      points: strip(
        [
          [476, 408],
          [768, 424],
          [1060, 408],
        ],
        62,
      ),
    },
    ...both({
      role: 'second',
      over: true,
      depth: 0.3,
      points:
        side === 'front'
          ? [
              [990, 486, 1],
              [1010, 486, 1],
              [1108, 690, 1],
              [1088, 700, 1],
            ]
          : [
              [860, 600, 1],
              [1030, 596, 1],
              [1030, 614, 1],
              [860, 618, 1],
            ],
    }),
  ],
  ...(side === 'front'
    ? {
        cords: [
          [
            [738, 450],
            [722, 540],
            [730, 640],
          ],
          [
            [798, 450],
            [816, 550],
            [808, 670],
          ],
        ],
        mark: [540, 960, 0.4] as const,
      }
    : { label: [768, 440, 76, 30] as const }),
});

const SIDE_PANEL: Points = [
  [1040, 436, 1],
  [1090, 560],
  [1040, 760],
  [1030, 1160, 1],
  [1240, 1160, 1],
  [1240, 436, 1],
];

/** Two designs: plain, or with side panels in the accent colour. */
export const shorts: readonly Garment[] = [
  plain,
  printed(plain, [
    { role: 'accent', points: SIDE_PANEL },
    { role: 'accent', points: mirrored(SIDE_PANEL) },
  ]),
];
