import { type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, twice } from './garment-shape.js';

const sleeve: Points = [
  [1064, 344, 1],
  [1126, 358],
  [1196, 412],
  [1250, 510],
  [1308, 700],
  [1356, 940],
  [1384, 1120, 1],
  [1296, 1156],
  [1208, 1164, 1],
  [1168, 980],
  [1120, 760],
  [1090, 620, 1],
  [1070, 460],
];
const cuff: Points = [
  [1378, 1108, 1],
  [1388, 1180],
  [1376, 1240, 1],
  [1310, 1262],
  [1240, 1262, 1],
  [1222, 1210],
  [1212, 1154, 1],
  [1296, 1146],
];
const sleeveFolds: Points[] = [
  [
    [1100, 640],
    [1180, 640],
    [1250, 590],
  ],
  [
    [1150, 820],
    [1220, 790],
    [1290, 810],
  ],
  [
    [1170, 950],
    [1240, 930],
    [1330, 960],
  ],
  [
    [1190, 1090],
    [1270, 1050],
    [1360, 1070],
  ],
];
const half: Points = [
  [890, 300, 1],
  [1010, 306],
  [1120, 352, 1],
  [1102, 480],
  [1092, 620],
  [1108, 900],
  [1112, 1206, 1],
  [940, 1222],
  [768, 1226],
];
const hem: Points = [
  [424, 1196, 1],
  [768, 1220],
  [1112, 1196, 1],
  [1092, 1296],
  [1076, 1322, 1],
  [768, 1344],
  [460, 1322, 1],
  [444, 1296],
];
const folds: Points[] = [
  ...twice([
    [
      [1094, 640],
      [1010, 700],
      [940, 716],
    ],
    [
      [1100, 730],
      [1030, 860],
      [1000, 940],
    ],
    [
      [1080, 1200],
      [1050, 1080],
      [1070, 960],
    ],
  ]),
  [
    [900, 1220],
    [880, 1100],
    [900, 1000],
  ],
  [
    [630, 1220],
    [650, 1100],
    [630, 980],
  ],
];

export const bomber: Garment = (side) => ({
  pieces: [
    {
      role: 'lining',
      inside: true,
      points: [
        [640, 290, 1],
        [768, 240],
        [896, 290, 1],
        [830, 380],
        [768, 420],
        [706, 380],
      ],
    },
    ...both({ role: 'main', points: sleeve, folds: sleeveFolds }),
    ...both({ role: 'second', surface: 'rib', points: cuff, depth: 0.7 }),
    {
      role: 'main',
      points: symmetric([side === 'front' ? [768, 420] : [768, 290], ...half]),
      folds,
      seams: twice([
        [
          [1120, 352],
          [1102, 480],
          [1092, 620],
        ],
      ]),
    },
    { role: 'second', surface: 'rib', points: hem, depth: 0.6, over: true },
    ...(side === 'front'
      ? both({
          role: 'second',
          surface: 'rib',
          over: true,
          depth: 0.6,
          points: [
            [890, 226, 1],
            [930, 310, 1],
            [850, 390],
            [780, 440, 1],
            [772, 380, 1],
            [830, 310],
          ],
        })
      : [
          {
            role: 'second' as const,
            surface: 'rib' as const,
            over: true,
            depth: 0.6,
            points: [
              [620, 300, 1],
              [650, 226, 1],
              [768, 206],
              [886, 226, 1],
              [916, 300, 1],
              [768, 322],
            ] as Points,
          },
        ]),
    ...(side === 'front'
      ? both({
          role: 'second',
          over: true,
          depth: 0.4,
          points: [
            [960, 860, 1],
            [1000, 850, 1],
            [1060, 1060, 1],
            [1020, 1074, 1],
          ],
        })
      : []),
  ],
  ...(side === 'front'
    ? {
        zips: [
          [
            [768, 426],
            [770, 800],
            [768, 1330],
          ],
        ],
      }
    : {}),
  ...(side === 'front' ? { mark: [930, 560, 0.42] as const } : { mark: [768, 640, 1.4] as const }),
});

/** Quilted channels hold the down: each a pillow of its own. */
export const puffer: Garment = (side) => {
  const rows = [440, 580, 720, 860, 1000, 1140, 1270];
  const channels: Points[] = rows.map((y) => [
    [420, y - 8],
    [590, y + 14],
    [768, y + 4],
    [946, y + 16],
    [1120, y - 8],
  ]);
  const puffs: Points[] = rows.flatMap((y): Points[] => [
    [
      [450, y + 4],
      [590, y + 22],
      [740, y + 12],
    ],
    [
      [800, y + 12],
      [950, y + 24],
      [1090, y + 4],
    ],
    [
      [540, y - 46],
      [556, y - 16],
      [552, y + 6],
    ],
    [
      [916, y - 50],
      [926, y - 20],
      [920, y + 8],
    ],
  ]);
  const rings: Points[] = [480, 610, 740, 870, 1000, 1120].map((y) => [
    [1080 + (y - 480) * 0.16, y + 60],
    [1180 + (y - 480) * 0.16, y + 50],
    [1270 + (y - 480) * 0.16, y - 10],
  ]);
  return {
    pieces: [
      ...both({
        role: 'main',
        points: [
          [1064, 344, 1],
          [1130, 358],
          [1210, 412],
          [1270, 510],
          [1330, 700],
          [1380, 940],
          [1400, 1130, 1],
          [1300, 1170],
          [1208, 1176, 1],
          [1160, 980],
          [1112, 760],
          [1086, 620, 1],
          [1070, 460],
        ],
        seams: rings,
        folds: rings.map((ring) => ring.map(([x, y]) => [x, y + 16] as const)),
      }),
      ...both({
        role: 'second',
        points: [
          [1396, 1118, 1],
          [1402, 1180, 1],
          [1306, 1222],
          [1216, 1224, 1],
          [1210, 1164, 1],
          [1300, 1160],
        ],
        depth: 0.6,
      }),
      {
        role: 'main',
        points: symmetric([
          side === 'front' ? [768, 400] : [768, 290],
          [900, 296, 1],
          [1010, 304],
          [1124, 352, 1],
          [1110, 480],
          [1100, 620],
          [1126, 900],
          [1130, 1316, 1],
          [940, 1344],
          [768, 1350],
        ]),
        seams: channels,
        folds: puffs,
      },
      {
        role: side === 'front' ? 'second' : 'main',
        over: true,
        points: symmetric(
          side === 'front'
            ? [
                [768, 176],
                [880, 180],
                [936, 240, 1],
                [944, 340],
                [880, 400],
                [768, 420, 1],
              ]
            : [
                [768, 150],
                [900, 170],
                [980, 260],
                [990, 350],
                [900, 440],
                [768, 470],
              ],
        ),
        folds: twice([
          [
            [920, 260],
            [920, 330],
            [860, 390],
          ],
        ]),
      },
      ...(side === 'front'
        ? [
            {
              role: 'lining' as const,
              inside: true,
              points: symmetric([
                [768, 196],
                [866, 202],
                [904, 246],
                [860, 280],
                [768, 292],
              ]),
            },
          ]
        : []),
    ],
    ...(side === 'front'
      ? {
          zips: [
            [
              [768, 300],
              [770, 800],
              [768, 1340],
            ],
          ],
          label: [990, 520, 92, 40] as const,
        }
      : {}),
  };
};

/** A light shell with a storm flap, a hood and patch pockets. */
export const windbreaker: Garment = (side) => ({
  pieces: [
    ...both({ role: 'second', points: sleeve, folds: sleeveFolds }),
    ...both({ role: 'main', points: cuff, depth: 0.6 }),
    {
      role: 'main',
      points: symmetric([[768, 300], ...half.slice(0, 6), [1118, 1330, 1], [940, 1346], [768, 1350]]),
      folds,
    },
    {
      role: 'second',
      over: true,
      depth: 0.5,
      points: symmetric([
        [768, 330],
        [890, 300, 1],
        [1010, 306],
        [1128, 352, 1],
        [1100, 620, 1],
        [940, 606],
        [768, 630],
      ]),
    },
    ...(side === 'front'
      ? both({
          role: 'main',
          over: true,
          stitch: 12,
          depth: 0.4,
          points: [
            [850, 900, 1],
            [1050, 890, 1],
            [1056, 1150, 1],
            [858, 1160, 1],
          ],
        })
      : []),
    {
      role: 'main',
      over: true,
      points: symmetric(
        side === 'front'
          ? [
              [768, 132],
              [890, 152],
              [972, 232],
              [996, 330],
              [950, 410],
              [860, 450],
              [768, 500, 1],
            ]
          : [
              [768, 150],
              [900, 170],
              [990, 260],
              [1000, 350],
              [930, 440],
              [850, 510],
              [768, 540],
            ],
      ),
      folds: twice([
        [
          [936, 240],
          [956, 330],
          [900, 410],
        ],
      ]),
    },
    ...(side === 'front'
      ? [
          {
            role: 'lining' as const,
            inside: true,
            points: symmetric([
              [768, 196],
              [856, 214],
              [904, 280],
              [894, 350],
              [840, 404],
              [768, 462, 1],
            ]),
          },
        ]
      : []),
  ],
  ...(side === 'front'
    ? {
        zips: [
          [
            [768, 470],
            [770, 800],
            [768, 1340],
          ],
        ],
        cords: [
          [
            [700, 440],
            [690, 500],
            [694, 560],
          ],
          [
            [836, 440],
            [846, 510],
            [842, 580],
          ],
        ],
        mark: [940, 520, 0.36] as const,
      }
    : { mark: [768, 470, 0.6] as const }),
});
