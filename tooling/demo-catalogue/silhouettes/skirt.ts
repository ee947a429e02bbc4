import { type Point, type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, printed, strip, twice } from './garment-shape.js';

const flared: Garment = (side) => ({
  pieces: [
    {
      role: 'main',
      points: symmetric([
        [768, 330],
        [960, 322, 1],
        [1050, 480],
        [1130, 760],
        [1210, 1150, 1],
        [1000, 1210],
        [768, 1226],
      ]),
      folds: [
        ...twice([
          [
            [1150, 1160],
            [1080, 860],
            [990, 560],
          ],
          [
            [1010, 1200],
            [960, 900],
            [900, 560],
          ],
        ]),
        [
          [850, 1220],
          [830, 960],
          [810, 640],
        ],
        [
          [660, 1220],
          [690, 980],
          [716, 700],
        ],
        [
          [560, 1200],
          [600, 980],
          [650, 760],
        ],
      ],
      threads: [
        [
          [334, 1120],
          [540, 1180],
          [768, 1194],
          [996, 1180],
          [1202, 1120],
        ],
      ],
    },
    {
      role: 'main',
      over: true,
      depth: 0.5,
      stitch: 10,
      points: strip(
        [
          [572, 306],
          [768, 322],
          [964, 306],
        ],
        58,
      ),
    },
  ],
  ...(side === 'front'
    ? { buttons: [[880, 344]] as Point[] }
    : {
        zips: [
          [
            [768, 372],
            [768, 480],
            [768, 600],
          ],
        ] as Points[],
      }),
});

const column: Garment = (side) => ({
  pieces: [
    {
      role: 'main',
      points: symmetric([
        [768, 268],
        [950, 260, 1],
        [1010, 420],
        [1030, 700],
        [1040, 1290, 1],
        [900, 1318],
        [768, 1322],
      ]),
      folds: [
        ...twice([
          [
            [1020, 430],
            [960, 480],
            [890, 490],
          ],
          [
            [1000, 1300],
            [980, 1080],
            [996, 860],
          ],
        ]),
        [
          [860, 1316],
          [850, 1100],
          [870, 860],
        ],
        [
          [640, 1310],
          [660, 1140],
          [640, 940],
        ],
      ],
      threads: [
        [
          [498, 1264],
          [768, 1294],
          [1038, 1264],
        ],
      ],
      seams: [
        side === 'front'
          ? [
              [900, 1318],
              [908, 1180],
              [904, 1060],
            ]
          : [
              [768, 300],
              [768, 800],
              [768, 1320],
            ],
      ],
    },
    {
      role: 'main',
      over: true,
      depth: 0.5,
      stitch: 10,
      points: strip(
        [
          [582, 246],
          [768, 262],
          [954, 246],
        ],
        58,
      ),
    },
    ...(side === 'front'
      ? both({
          role: 'main',
          over: true,
          stitch: 9,
          depth: 0.4,
          points: [
            [838, 420, 1],
            [972, 412, 1],
            [980, 560, 1],
            [910, 596, 1],
            [842, 568, 1],
          ],
        })
      : []),
  ],
  ...(side === 'front' ? { buttons: [[768, 290]] as Point[] } : {}),
});

const band = (y: number): Points => [
  [200, y, 1],
  [768, y + 60],
  [1340, y, 1],
  [1340, y + 40, 1],
  [768, y + 100],
  [200, y + 40, 1],
];

/** Three designs: flared, flared with bands, or straight with pockets. */
export const skirt: readonly Garment[] = [
  flared,
  printed(flared, [
    { role: 'accent', points: band(1010) },
    { role: 'accent', points: band(1084) },
  ]),
  column,
];
