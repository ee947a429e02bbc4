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

/** Straps that hold a mat or a jacket. */
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

/** Plain, in two colours, with straps. */
export const backpack: readonly Garment[] = [daypack, printed(daypack, [{ role: 'second', points: UPPER }]), strapped];
/** Plain with a print, dipped in a second colour, with a pocket. */
export const tote: readonly Garment[] = [
  plain,
  printed(plain, [{ role: 'accent', points: LOWER }]),
  (side) => ({ ...pocketed(side), ...(side === 'front' ? { mark: [768, 940, 0.7] } : {}) }),
];
