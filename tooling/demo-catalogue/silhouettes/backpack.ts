import { type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, printed, strip, twice, withPieces } from './garment-shape.js';

const daypack: Garment = (side) => ({
  pieces: [
    {
      role: 'second',
      points: strip(
        [
          [676, 300],
          [690, 196],
          [768, 170],
          [846, 196],
          [860, 300],
        ],
        34,
      ),
      depth: 0.8,
    },
    ...(side === 'back'
      ? []
      : both({
          role: 'second',
          points: [
            [1040, 420, 1],
            [1130, 480],
            [1172, 700],
            [1160, 960],
            [1090, 1100, 1],
            [1060, 1020],
            [1080, 760],
          ],
          depth: 0.8,
        })),
    {
      role: 'main',
      points: symmetric([
        [768, 258],
        [900, 268],
        [1010, 330],
        [1070, 460],
        [1096, 760],
        [1096, 1160],
        [1060, 1270],
        [960, 1310],
        [768, 1318],
      ]),
      folds: twice([
        [
          [1060, 1240],
          [1070, 1000],
          [1050, 700],
        ],
        [
          [1000, 380],
          [1040, 470],
          [1050, 600],
        ],
      ]),
      threads: [
        [
          [478, 540],
          [500, 420],
          [600, 330],
          [768, 312],
          [936, 330],
          [1036, 420],
          [1058, 540],
        ],
      ],
    },
    ...(side === 'front'
      ? [
          {
            role: 'main' as const,
            over: true,
            stitch: 14,
            points: symmetric([
              [768, 760],
              [940, 764],
              [1004, 800],
              [1024, 900],
              [1024, 1180],
              [990, 1240],
              [768, 1252],
            ]),
            folds: [
              [
                [560, 1230],
                [580, 1100],
                [570, 940],
              ] as Points,
              [
                [960, 1230],
                [970, 1110],
                [950, 960],
              ] as Points,
            ],
          },
          {
            role: 'second' as const,
            over: true,
            depth: 0.6,
            points: symmetric([
              [768, 1196],
              [1060, 1180, 1],
              [1092, 1210],
              [1060, 1290],
              [960, 1314],
              [768, 1322],
            ]),
          },
        ]
      : [
          {
            role: 'lining' as const,
            over: true,
            surface: 'mesh' as const,
            points: symmetric([
              [768, 420],
              [900, 440],
              [960, 520],
              [980, 800],
              [960, 1120],
              [768, 1160],
            ]),
          },
          ...both({
            role: 'second' as const,
            over: true,
            stitch: 12,
            points: [
              [800, 330, 1],
              [880, 320, 1],
              [960, 520],
              [1000, 800],
              [1010, 1060],
              [1000, 1180, 1],
              [950, 1180, 1],
              [930, 1000],
              [890, 760],
              [830, 520],
            ] as Points,
          }),
        ]),
  ],
  ...(side === 'front'
    ? {
        zips: [
          [
            [560, 800],
            [768, 786],
            [976, 800],
          ],
        ],
        mark: [768, 570, 0.8] as const,
        label: [768, 1010, 150, 60] as const,
      }
    : {}),
});

/** A backpack with straps that hold a mat or a jacket. */
const strapped = withPieces(daypack, (side) =>
  side === 'front'
    ? both({
        role: 'accent',
        over: true,
        depth: 0.4,
        stitch: 7,
        points: [
          [930, 350, 1],
          [974, 352, 1],
          [984, 760, 1],
          [938, 760, 1],
        ],
      })
    : [],
);

const UPPER: Points = [
  [380, 200, 1],
  [1160, 200, 1],
  [1160, 640, 1],
  [768, 660],
  [380, 640, 1],
];

/** Three designs: plain, in two colours, or with straps. */
export const backpack: readonly Garment[] = [daypack, printed(daypack, [{ role: 'second', points: UPPER }]), strapped];
