import { mirrored, type Point, type Points } from '../drawing/geometry.js';
import { both, type Garment, type Piece, printed, strip, withPieces } from './garment-shape.js';

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

/** The flap over the fly. */
const FLY: Piece = {
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

const denim =
  (knee: number, ankle: number): Garment =>
  (side) => ({
    pieces: [
      ...both({
        role: 'main',
        points: leg(knee, ankle, 1350),
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
      ...(side === 'front' ? [FLY] : []),
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

const striped = printed(cuffed, [
  { role: 'accent', points: STRIPE },
  { role: 'accent', points: mirrored(STRIPE) },
]);
const straight = chino(196, 176);

/** Turned up once. */
const turnUps = both({
  role: 'main',
  over: true,
  stitch: 8,
  depth: 0.6,
  points: [
    [858, 1270, 1],
    [970, 1276],
    [1066, 1266, 1],
    [1062, 1362, 1],
    [960, 1374],
    [866, 1364, 1],
  ],
});

/** Plain, or with a stripe down the side. */
export const joggers: readonly Garment[] = [cuffed, striped];
/** Straight, wide, and straight with cargo pockets. */
export const trousers: readonly Garment[] = [straight, chino(228, 232), withPieces(straight, () => cargoPockets)];
/** Straight, wide, and straight with turned-up hems. */
export const jeans: readonly Garment[] = [denim(190, 160), denim(226, 226), withPieces(denim(190, 160), () => turnUps)];
