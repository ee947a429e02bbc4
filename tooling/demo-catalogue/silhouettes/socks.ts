import type { Points } from '../drawing/geometry.js';
import type { Garment, Piece } from './garment-shape.js';

const SOCK: Points = [
  [560, 250, 1],
  [690, 262],
  [820, 250, 1],
  [826, 480],
  [812, 700],
  [820, 820],
  [900, 920],
  [1030, 1000],
  [1120, 1090],
  [1130, 1180],
  [1060, 1236],
  [930, 1230],
  [780, 1176],
  [640, 1080],
  [560, 960],
  [548, 800],
  [566, 600],
];

const sporty: Garment = (side) => {
  const far = SOCK.map(([x, y, corner]) =>
    corner ? ([x - 130, y + 26, corner] as const) : ([x - 130, y + 26] as const),
  );
  const sock = (points: Points, dx: number, dy: number): readonly Piece[] => [
    {
      role: 'main',
      surface: 'rib',
      points,
      over: true,
      folds: [
        [
          [590 + dx, 900 + dy],
          [700 + dx, 880 + dy],
          [800 + dx, 800 + dy],
        ],
        [
          [620 + dx, 1010 + dy],
          [720 + dx, 960 + dy],
          [830 + dx, 860 + dy],
        ],
        [
          [570 + dx, 620 + dy],
          [640 + dx, 640 + dy],
          [760 + dx, 610 + dy],
        ],
      ],
    },
    {
      role: 'accent',
      surface: 'knit',
      depth: 0.7,
      points: [
        [548 + dx, 850 + dy, 1],
        [600 + dx, 860 + dy],
        [690 + dx, 960 + dy],
        [700 + dx, 1124 + dy, 1],
        [622 + dx, 1066 + dy],
        [558 + dx, 960 + dy],
      ],
    },
    {
      role: 'accent',
      surface: 'knit',
      depth: 0.7,
      points: [
        [1010 + dx, 986 + dy, 1],
        [1120 + dx, 1086 + dy],
        [1132 + dx, 1180 + dy],
        [1062 + dx, 1238 + dy],
        [940 + dx, 1232 + dy, 1],
        [950 + dx, 1110 + dy],
      ],
    },
    {
      role: 'second',
      surface: 'rib',
      depth: 0.4,
      points: [
        [562 + dx, 330 + dy, 1],
        [690 + dx, 342 + dy],
        [822 + dx, 330 + dy, 1],
        [823 + dx, 372 + dy, 1],
        [690 + dx, 384 + dy],
        [562 + dx, 372 + dy, 1],
      ],
    },
    {
      role: 'second',
      surface: 'rib',
      depth: 0.4,
      points: [
        [562 + dx, 404 + dy, 1],
        [690 + dx, 416 + dy],
        [824 + dx, 404 + dy, 1],
        [825 + dx, 446 + dy, 1],
        [690 + dx, 458 + dy],
        [562 + dx, 446 + dy, 1],
      ],
    },
  ];
  const near = sock(SOCK, 0, 0);
  return { pieces: side === 'front' ? [...sock(far, -130, 26), ...near] : near };
};

const ring = (y: number): Points => [
  [300, y, 1],
  [690, y + 14],
  [1240, y, 1],
  [1240, y + 34, 1],
  [690, y + 48],
  [300, y + 34, 1],
];
const plain: Garment = (side) => {
  const { pieces } = sporty(side);
  return { pieces: pieces.filter(({ role }) => role !== 'second') };
};

/** Three designs: with two bands at the top, plain, or with rings along the whole leg. */
export const socks: readonly Garment[] = [
  sporty,
  plain,
  (side) => ({
    pieces: plain(side).pieces.map((piece) =>
      piece.role === 'main'
        ? {
            ...piece,
            prints: [330, 440, 550, 660, 770, 880].map((y) => ({ role: 'accent' as const, points: ring(y) })),
          }
        : piece,
    ),
  }),
];
