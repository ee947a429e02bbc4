import { type Points, symmetric } from '../drawing/geometry.js';
import { type Garment, printed, twice } from './garment-shape.js';

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

/** Three designs: with a plain cuff, with a bobble, or with stripes above the cuff. */
export const beanie: readonly Garment[] = [
  cuffed,
  bobble,
  printed(cuffed, [
    { role: 'accent', points: ring(640, 70) },
    { role: 'accent', points: ring(740, 24) },
  ]),
];
