import { type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, type Piece, type Role, type Side } from './garment-shape.js';
import { hoodBack, hoodFront } from './torso.js';

const SLEEVE: Points = [
  [1064, 344, 1],
  [1136, 352],
  [1214, 406],
  [1268, 510],
  [1308, 700],
  [1340, 940],
  [1350, 1140, 1],
  [1270, 1176],
  [1180, 1180, 1],
  [1146, 980],
  [1110, 760],
  [1086, 620, 1],
  [1070, 460],
];
const CUFF: Points = [
  [1348, 1128, 1],
  [1346, 1196, 1],
  [1270, 1222],
  [1186, 1222, 1],
  [1180, 1166, 1],
  [1270, 1164],
];

/** Returns the seams between the rows of down, across the body or around a sleeve, `rows` units apart. */
const across = (from: number, to: number, rows: number): Points[] =>
  Array.from({ length: Math.floor((to - from) / rows) + 1 }, (_, i): Points => {
    const y = from + i * rows;
    return [
      [380, y - 12],
      [590, y + 10],
      [768, y + 2],
      [946, y + 12],
      [1156, y - 12],
    ];
  });
const round = (from: number, to: number, rows: number): Points[] =>
  Array.from({ length: Math.floor((to - from) / rows) + 1 }, (_, i): Points => {
    const y = from + i * rows;
    return [
      [1040, y + 30],
      [1180, y + 22],
      [1380, y - 40],
    ];
  });

const shell = (side: Side, rows: number, sleeve: Role, more: Partial<Piece>): Piece[] => [
  ...both({ role: sleeve, points: SLEEVE, baffles: round(440, 1130, rows), depth: 0.8 }),
  ...both({ role: 'second', points: CUFF, depth: 0.6, surface: 'rib' }),
  {
    role: 'main',
    points: symmetric([
      side === 'front' ? [768, 400] : [768, 290],
      [890, 290, 1],
      [1000, 302],
      [1110, 350, 1],
      [1104, 480],
      [1100, 620],
      [1122, 900],
      [1122, 1316, 1],
      [940, 1340],
      [768, 1346],
    ]),
    baffles: across(420, 1290, rows),
    ...more,
  },
];
const FRONT: Points = [
  [768, 300],
  [770, 800],
  [768, 1340],
];

/** A jacket with broad rows of down and a tall collar. */
const broad: Garment = (side) => ({
  pieces: [
    ...shell(side, 146, 'main', {}),
    {
      role: 'main',
      over: true,
      points: symmetric(
        side === 'front'
          ? [
              [768, 176],
              [870, 180],
              [920, 240, 1],
              [926, 340],
              [870, 400],
              [768, 420, 1],
            ]
          : [
              [768, 166],
              [880, 176],
              [926, 240, 1],
              [924, 330],
              [768, 350],
            ],
      ),
      baffles: [
        [
          [560, 286],
          [768, 300],
          [976, 286],
        ],
      ],
    },
    ...(side === 'front'
      ? [
          {
            role: 'lining' as const,
            inside: true,
            points: symmetric([
              [768, 194],
              [856, 198],
              [890, 240],
              [850, 272],
              [768, 284],
            ]),
          },
        ]
      : []),
  ],
  ...(side === 'front' ? { zips: [FRONT], label: [976, 520, 84, 36] as const } : {}),
});

const YOKE: NonNullable<Piece['prints']> = [
  {
    role: 'second',
    points: [
      [300, 200, 1],
      [1240, 200, 1],
      [1240, 600, 1],
      [768, 624],
      [300, 600, 1],
    ],
  },
];

/** A jacket with narrow rows of down, a hood, and shoulders in the second colour. */
const hooded: Garment = (side) => ({
  pieces: [
    ...shell(side, 84, 'main', { prints: YOKE }),
    ...(side === 'front' ? hoodFront('second', 'lining') : [hoodBack('second')]),
    ...(side === 'front'
      ? both({
          role: 'second',
          over: true,
          depth: 0.3,
          points: [
            [930, 900, 1],
            [962, 892, 1],
            [1030, 1080, 1],
            [996, 1090, 1],
          ],
        })
      : []),
  ],
  ...(side === 'front'
    ? {
        zips: [
          [
            [768, 430],
            [770, 800],
            [768, 1340],
          ],
        ],
        mark: [950, 500, 0.34] as const,
      }
    : {}),
});

export const puffer: readonly Garment[] = [broad, hooded];
