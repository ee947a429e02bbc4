import type { Point, Points } from '../drawing/geometry.js';
import { both, type Garment, strip } from './garment-shape.js';

/** One leg from the waist down, its inner edge at the middle; `knee` and `ankle` say how wide it is there. */
function leg(knee: number, ankle: number, length: number): Points {
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

const legFolds: Points[] = [
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

const waist = (y = 206): Points =>
  strip(
    [
      [516, y + 2],
      [768, y + 16],
      [1020, y + 2],
    ],
    58,
  );

const joggersPlain: Garment = (side) => ({
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

const trousersPlain: Garment = (side) => ({
  pieces: [
    ...both({
      role: 'main',
      points: leg(196, 176, 1350),
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

const jeansPlain: Garment = (side) => ({
  pieces: [
    ...both({
      role: 'main',
      points: leg(190, 160, 1350),
      folds: legFolds,
      threads: [
        [
          [1036, 330],
          [1050, 470],
          [1040, 700],
          [1030, 900],
          [1038, 1350],
        ],
        [
          [880, 1318],
          [960, 1322],
          [1060, 1314],
        ],
        ...(side === 'front'
          ? ([
              [
                [872, 270],
                [900, 350],
                [970, 394],
                [1050, 400],
              ],
            ] as Points[])
          : []),
      ],
    }),
    { role: 'main', over: true, depth: 0.5, stitch: 9, points: waist() },
    ...(side === 'front'
      ? both({
          role: 'main' as const,
          over: true,
          depth: 0.4,
          points: [
            [898, 196, 1],
            [922, 196, 1],
            [924, 286, 1],
            [900, 288, 1],
          ] as Points,
        })
      : [
          ...both({
            role: 'main' as const,
            over: true,
            stitch: 11,
            depth: 0.4,
            points: [
              [836, 340, 1],
              [1000, 336, 1],
              [1000, 490, 1],
              [918, 540, 1],
              [838, 492, 1],
            ] as Points,
          }),
          {
            role: 'main' as const,
            over: true,
            stitch: 9,
            depth: 0.4,
            points: [
              [520, 266, 1],
              [768, 330, 1],
              [1016, 266, 1],
              [1016, 258, 1],
              [768, 276],
              [520, 258, 1],
            ] as Points,
          },
        ]),
  ],
  ...(side === 'front' ? { buttons: [[768, 250]] as Point[] } : { label: [930, 238, 110, 48] as const }),
});

export const joggers: readonly Garment[] = [joggersPlain];
export const trousers: readonly Garment[] = [trousersPlain];
export const jeans: readonly Garment[] = [jeansPlain];
