import { type Point, type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, strip, twice, withPieces } from './garment-shape.js';

const waisted: Garment = (side) => ({
  pieces: [
    {
      role: 'main',
      inside: true,
      points: [
        [650, 196, 1],
        [768, 176],
        [886, 196, 1],
        [860, 250],
        [768, 300],
        [676, 250],
      ],
    },
    ...both({
      role: 'main',
      points: [
        [976, 214, 1],
        [1040, 236],
        [1110, 310],
        [1160, 420, 1],
        [1080, 462],
        [1008, 470, 1],
        [980, 400],
      ],
      folds: [
        [
          [1010, 450],
          [1060, 400],
          [1100, 380],
        ],
      ],
    }),
    {
      role: 'main',
      points: symmetric([
        ...(side === 'front'
          ? ([
              [768, 300],
              [850, 262],
            ] as Points)
          : ([[768, 214]] as Points)),
        [890, 190, 1],
        [960, 206],
        [1034, 234, 1],
        [1010, 350],
        [1000, 470],
        [976, 610],
        [984, 700],
        [1060, 940],
        [1130, 1330, 1],
        [960, 1372],
        [768, 1382],
      ]),
      folds: [
        ...twice([
          [
            [990, 480],
            [920, 540],
            [850, 560],
          ],
          [
            [1070, 1330],
            [1000, 1020],
            [930, 760],
          ],
          [
            [930, 1370],
            [900, 1060],
            [870, 760],
          ],
        ]),
        [
          [800, 1380],
          [800, 1100],
          [790, 780],
        ],
        [
          [700, 1376],
          [720, 1160],
          [736, 900],
        ],
        [
          [640, 640],
          [700, 660],
          [780, 650],
        ],
      ],
      seams: [
        [
          [556, 634],
          [768, 664],
          [980, 634],
        ],
        ...twice([
          [
            [1034, 234],
            [1010, 350],
            [1000, 470],
          ],
        ]),
      ],
    },
    {
      role: 'second',
      over: true,
      depth: 0.5,
      points: strip(
        side === 'front'
          ? [
              [650, 192],
              [690, 264],
              [768, 300],
              [846, 264],
              [886, 192],
            ]
          : [
              [650, 192],
              [768, 220],
              [886, 192],
            ],
        30,
      ),
    },
  ],
});

const buttoned = withPieces(waisted, (side) => [
  {
    role: 'second',
    over: true,
    depth: 0.6,
    stitch: 7,
    points: [
      [552, 622, 1],
      [768, 652],
      [984, 622, 1],
      [986, 676, 1],
      [768, 706],
      [550, 676, 1],
    ],
  },
  ...(side === 'front'
    ? [
        {
          role: 'main' as const,
          stitch: 8,
          depth: 0.3,
          points: [
            [738, 320, 1],
            [798, 320, 1],
            [798, 648, 1],
            [738, 648, 1],
          ] as Points,
        },
      ]
    : []),
]);

/** Two designs: with a waist seam, or with buttons and a belt of another colour. */
export const dress: readonly Garment[] = [
  waisted,
  (side) => ({
    ...buttoned(side),
    ...(side === 'front' ? { buttons: [380, 470, 560].map((y): Point => [768, y]) } : {}),
  }),
];
