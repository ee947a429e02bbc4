import { type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, type Piece } from './garment-shape.js';
import { ARMHOLES, bodyFolds, bodyHalf, hems, HOOD_CORDS, hoodBack, hoodFront, sleeves } from './torso.js';

const body = (more: Partial<Piece> = {}): Piece => ({
  role: 'main',
  points: symmetric([[768, 300], ...bodyHalf(888, 1322)]),
  folds: bodyFolds(1310),
  seams: ARMHOLES,
  threads: [
    [
      [452, 1294],
      [768, 1314],
      [1084, 1294],
    ],
  ],
  ...more,
});

/** A parka with a storm flap over the shoulders, patch pockets and a zip up to the chin. */
const parka: Garment = (side) => ({
  pieces: [
    ...sleeves('main'),
    ...hems('main'),
    body(),
    {
      role: 'second',
      over: true,
      depth: 0.5,
      stitch: 10,
      points: symmetric([
        [768, 320],
        [888, 274, 1],
        [985, 300],
        [1092, 345, 1],
        [1076, 470],
        [1080, 590, 1],
        [940, 604],
        [768, 626],
      ]),
    },
    ...(side === 'front'
      ? both({
          role: 'main',
          over: true,
          stitch: 12,
          depth: 0.4,
          points: [
            [846, 900, 1],
            [1034, 890, 1],
            [1040, 1140, 1],
            [852, 1150, 1],
          ],
          threads: [
            [
              [852, 950],
              [1034, 940],
            ],
          ],
        })
      : []),
    ...(side === 'front' ? hoodFront('main', 'lining') : [hoodBack('main')]),
  ],
  ...(side === 'front'
    ? {
        zips: [
          [
            [768, 436],
            [770, 800],
            [768, 1336],
          ],
        ],
        cords: HOOD_CORDS.map((cord) => cord.slice(0, 2)),
        mark: [950, 500, 0.34] as const,
      }
    : { mark: [768, 580, 0.5] as const }),
});

const LOWER: NonNullable<Piece['prints']> = [
  {
    role: 'second',
    points: [
      [300, 760, 1],
      [768, 786],
      [1240, 760, 1],
      [1240, 1400, 1],
      [300, 1400, 1],
    ] as Points,
  },
];

/** A pullover windbreaker with a short zip and one large pocket, in two colours. */
const anorak: Garment = (side) => ({
  pieces: [
    ...sleeves('main'),
    ...hems('second'),
    body({ prints: LOWER }),
    ...(side === 'front'
      ? [
          {
            role: 'second' as const,
            over: true,
            stitch: 13,
            depth: 0.4,
            points: symmetric([
              [768, 860],
              [984, 856, 1],
              [990, 1150, 1],
              [768, 1166],
            ]),
            folds: [
              [
                [640, 1150],
                [660, 1050],
                [640, 960],
              ] as Points,
            ],
          },
          {
            role: 'accent' as const,
            over: true,
            stitch: 8,
            depth: 0.3,
            points: symmetric([
              [768, 850],
              [990, 844, 1],
              [990, 914, 1],
              [768, 926],
            ]),
          },
        ]
      : []),
    ...(side === 'front' ? hoodFront('main', 'lining') : [hoodBack('main')]),
  ],
  ...(side === 'front'
    ? {
        zips: [
          [
            [768, 436],
            [770, 600],
            [768, 770],
          ],
        ],
        mark: [946, 560, 0.36] as const,
      }
    : { mark: [768, 660, 0.9] as const }),
});

export const windbreaker: readonly Garment[] = [parka, anorak];
