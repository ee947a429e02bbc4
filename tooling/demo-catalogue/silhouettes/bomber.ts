import { type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, type Piece, type Side } from './garment-shape.js';
import { ARMHOLES, bodyFolds, bodyHalf, cuffs, hems, ribbedHem, sleeves } from './torso.js';

const INSIDE: Piece = {
  role: 'lining',
  inside: true,
  points: [
    [650, 280, 1],
    [768, 234],
    [886, 280, 1],
    [826, 370],
    [768, 410],
    [710, 370],
  ],
};
const body = (side: Side, hem: number, more: Partial<Piece> = {}): Piece => ({
  role: 'main',
  points: symmetric([side === 'front' ? [768, 410] : [768, 290], ...bodyHalf(884, hem)]),
  folds: bodyFolds(hem - 8),
  seams: ARMHOLES,
  ...more,
});
const FRONT: Points = [
  [768, 414],
  [770, 800],
  [768, 1326],
];
const welts = (role: Piece['role']): Piece[] =>
  both({
    role,
    over: true,
    depth: 0.4,
    stitch: 7,
    points: [
      [944, 850, 1],
      [984, 840, 1],
      [1046, 1050, 1],
      [1004, 1064, 1],
    ],
  });

/** A flight jacket with a knitted collar, cuffs and hem. */
const flight: Garment = (side) => ({
  pieces: [
    INSIDE,
    ...sleeves('main'),
    ...cuffs('second'),
    body(side, 1212),
    ribbedHem('second'),
    ...(side === 'front'
      ? both({
          role: 'second',
          surface: 'rib',
          over: true,
          depth: 0.6,
          points: [
            [880, 222, 1],
            [920, 296, 1],
            [850, 376],
            [780, 430, 1],
            [772, 374, 1],
            [826, 304],
          ],
        })
      : [
          {
            role: 'second' as const,
            surface: 'rib' as const,
            over: true,
            depth: 0.6,
            points: [
              [622, 296, 1],
              [652, 222, 1],
              [768, 202],
              [884, 222, 1],
              [914, 296, 1],
              [768, 318],
            ] as Points,
          },
        ]),
    ...(side === 'front' ? welts('second') : []),
  ],
  ...(side === 'front' ? { zips: [FRONT], mark: [930, 560, 0.36] as const } : { mark: [768, 640, 1.1] as const }),
});

/** A coach jacket with a turned-down collar, press studs and a straight hem. */
const coach: Garment = (side) => ({
  pieces: [
    INSIDE,
    ...sleeves('main'),
    ...hems('main'),
    body(side, 1316, {
      threads: [
        [
          [452, 1290],
          [768, 1308],
          [1084, 1290],
        ],
      ],
    }),
    ...(side === 'front'
      ? [
          {
            role: 'main' as const,
            over: true,
            depth: 0.3,
            stitch: 10,
            points: [
              [726, 410, 1],
              [812, 410, 1],
              [814, 1332, 1],
              [722, 1332, 1],
            ] as Points,
          },
          ...both({
            role: 'second',
            over: true,
            depth: 0.5,
            stitch: 10,
            points: [
              [886, 236, 1],
              [950, 330],
              [930, 420, 1],
              [850, 400],
              [776, 424, 1],
              [768, 370, 1],
              [826, 310],
            ],
          }),
          ...welts('main'),
        ]
      : [
          {
            role: 'second' as const,
            over: true,
            depth: 0.5,
            stitch: 10,
            points: [
              [600, 340, 1],
              [650, 232, 1],
              [768, 212],
              [886, 232, 1],
              [936, 340, 1],
              [768, 372],
            ] as Points,
          },
        ]),
  ],
  ...(side === 'front'
    ? {
        buttons: [520, 720, 920, 1120, 1280].map((y) => [768, y] as const),
        mark: [930, 560, 0.36] as const,
      }
    : { mark: [768, 640, 1.3] as const }),
});

export const bomber: readonly Garment[] = [flight, coach];
