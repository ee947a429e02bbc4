import { type Points, symmetric } from '../drawing/geometry.js';
import { type Garment, printed, strip, twice } from './garment-shape.js';

const plain: Garment = (side) =>
  side === 'front'
    ? {
        pieces: [
          {
            role: 'main',
            points: [
              [520, 980, 1],
              [500, 860],
              [530, 690],
              [640, 540],
              [820, 476],
              [1000, 520],
              [1120, 640],
              [1170, 800],
              [1180, 960, 1],
              [1000, 1004],
              [760, 1016],
            ],
            folds: [
              [
                [560, 940],
                [580, 800],
                [640, 690],
              ],
            ],
            seams: [
              [
                [820, 476],
                [760, 620],
                [730, 800],
                [724, 1016],
              ],
              [
                [820, 476],
                [960, 620],
                [1020, 800],
                [1030, 1000],
              ],
            ],
            threads: [
              [
                [836, 480],
                [776, 620],
                [748, 800],
                [742, 1016],
              ],
            ],
          },
          {
            role: 'main',
            over: true,
            depth: 0.5,
            points: [
              [790, 478, 1],
              [800, 462],
              [836, 458],
              [856, 474, 1],
              [830, 486],
            ],
          },
          {
            role: 'second',
            over: true,
            points: [
              [516, 892, 1],
              [410, 914],
              [280, 956],
              [196, 1010],
              [190, 1040],
              [240, 1064],
              [380, 1072],
              [560, 1050],
              [756, 1016, 1],
              [660, 986],
              [574, 944],
            ],
            folds: [
              [
                [250, 1050],
                [420, 1040],
                [620, 1030],
              ],
            ],
            threads: [
              [
                [232, 1036],
                [330, 986],
                [430, 958],
                [540, 968],
                [700, 1006],
              ],
              [
                [300, 1048],
                [400, 1006],
                [500, 988],
                [660, 1020],
              ],
            ],
          },
        ],
        mark: [610, 780, 0.44],
      }
    : {
        pieces: [
          {
            role: 'main',
            points: symmetric([
              [768, 470],
              [920, 500],
              [1040, 610],
              [1096, 780],
              [1104, 970, 1],
              [940, 1000],
              [768, 1006],
            ]),
            seams: [
              [
                [768, 470],
                [766, 640],
                [768, 800],
              ],
              ...twice([
                [
                  [790, 474],
                  [900, 640],
                  [930, 1000],
                ],
              ]),
            ],
            folds: twice([
              [
                [1060, 940],
                [1040, 800],
                [990, 680],
              ],
            ]),
          },
          {
            role: 'lining',
            inside: true,
            points: symmetric([
              [768, 800],
              [880, 826],
              [926, 900],
              [934, 960, 1],
              [768, 962],
            ]),
          },
          {
            role: 'second',
            over: true,
            depth: 0.5,
            stitch: 8,
            points: strip(
              [
                [520, 950],
                [768, 972],
                [1016, 950],
              ],
              48,
            ),
          },
          {
            role: 'main',
            over: true,
            depth: 0.5,
            points: [
              [740, 468, 1],
              [768, 456],
              [796, 468, 1],
              [768, 482],
            ],
          },
        ],
        label: [900, 980, 60, 34],
      };

const cuffed: Garment = (side) => ({
  pieces: [
    {
      role: 'main',
      surface: 'rib',
      points: symmetric([
        [768, 380],
        [900, 396],
        [1020, 480],
        [1090, 640],
        [1120, 860, 1],
        [940, 880],
        [768, 886],
      ]),
      folds: [
        ...twice([
          [
            [1060, 800],
            [1040, 660],
            [960, 520],
          ],
        ]),
        [
          [768, 390],
          [800, 440],
          [880, 470],
        ],
        [
          [760, 390],
          [720, 440],
          [660, 480],
        ],
      ],
    },
    {
      role: 'main',
      surface: 'rib',
      over: true,
      points: symmetric([
        [768, 836],
        [950, 830],
        [1134, 810, 1],
        [1156, 920],
        [1140, 1060, 1],
        [960, 1092],
        [768, 1098],
      ]),
      folds: [
        [
          [430, 1070],
          [600, 1084],
          [760, 1080],
        ],
      ],
    },
    ...(side === 'back'
      ? [
          {
            role: 'second' as const,
            over: true,
            depth: 0.3,
            points: [
              [744, 1040, 1],
              [792, 1040, 1],
              [792, 1104, 1],
              [744, 1104, 1],
            ] as Points,
          },
        ]
      : []),
  ],
  ...(side === 'front' ? { label: [768, 966, 170, 84] as const } : {}),
});

const FRONT_PANEL: Points = [
  [820, 440, 1],
  [760, 620],
  [730, 800],
  [724, 1060, 1],
  [420, 1060, 1],
  [420, 440, 1],
];
const bobble: Garment = (side) => {
  const shape = cuffed(side);
  return {
    ...shape,
    pieces: [
      ...shape.pieces,
      {
        role: 'accent',
        surface: 'fleece',
        over: true,
        points: [
          [768, 226],
          [840, 240],
          [892, 296],
          [896, 360],
          [852, 420],
          [768, 440],
          [684, 420],
          [640, 360],
          [644, 296],
          [696, 240],
        ],
      },
    ],
  };
};
const ring = (y: number, height: number): Points => [
  [300, y, 1],
  [768, y + 20],
  [1240, y, 1],
  [1240, y + height, 1],
  [768, y + height + 20],
  [300, y + height, 1],
];

/** One colour, or a front panel of another. */
export const cap: readonly Garment[] = [
  plain,
  (side) => (side === 'front' ? printed(plain, [{ role: 'accent', points: FRONT_PANEL }])(side) : plain(side)),
];
/** A plain cuff, a bobble, stripes above the cuff. */
export const beanie: readonly Garment[] = [
  cuffed,
  bobble,
  printed(cuffed, [
    { role: 'accent', points: ring(640, 70) },
    { role: 'accent', points: ring(740, 24) },
  ]),
];
