import { type Points, symmetric } from '../drawing/geometry.js';
import { both, type Garment, type GarmentShape, type Piece, type Side, strip, twice } from './garment-shape.js';
import type { Role } from './shoe-shape.js';

const NECK: Record<Side, Points> = {
  front: [
    [640, 226],
    [664, 270],
    [708, 312],
    [768, 330],
    [828, 312],
    [872, 270],
    [896, 226],
  ],
  back: [
    [640, 226],
    [696, 250],
    [768, 258],
    [840, 250],
    [896, 226],
  ],
};
const BODY: Record<Side, Points> = {
  front: [
    [768, 330],
    [828, 312],
    [872, 270],
  ],
  back: [
    [768, 258],
    [840, 250],
  ],
};
const COLLAR_BACK: Piece = {
  role: 'main',
  inside: true,
  points: [
    [640, 226, 1],
    [768, 204],
    [896, 226, 1],
    [868, 290],
    [768, 346],
    [668, 290],
  ],
};

const sleeves = (role: Role): Piece[] =>
  both({
    role,
    points: [
      [1092, 284, 1],
      [1160, 316],
      [1232, 396],
      [1290, 510],
      [1330, 622, 1],
      [1236, 668],
      [1136, 690, 1],
      [1112, 620],
      [1092, 560, 1],
      [1080, 420],
    ],
    folds: [
      [
        [1100, 580],
        [1170, 590],
        [1250, 540],
      ],
      [
        [1118, 640],
        [1180, 616],
        [1226, 566],
      ],
      [
        [1140, 340],
        [1200, 440],
        [1226, 540],
      ],
    ],
    threads: [
      [
        [1318, 592],
        [1228, 638],
        [1128, 660],
      ],
    ],
  });

const body = (side: Side, more: Partial<Piece>): Piece => ({
  role: 'main',
  points: symmetric([
    ...BODY[side],
    [896, 226, 1],
    [990, 246],
    [1092, 284, 1],
    [1078, 420],
    [1092, 570],
    [1096, 900],
    [1104, 1318, 1],
    [940, 1336],
    [768, 1340],
  ]),
  folds: [
    ...twice([
      [
        [1090, 590],
        [1010, 660],
        [910, 700],
      ],
      [
        [1094, 670],
        [1040, 800],
        [1000, 930],
      ],
      [
        [1080, 1310],
        [1064, 1160],
        [1080, 1010],
      ],
    ]),
    [
      [900, 1330],
      [880, 1180],
      [910, 980],
    ],
    [
      [590, 1330],
      [620, 1160],
      [590, 960],
    ],
    [
      [720, 1336],
      [744, 1220],
      [724, 1100],
    ],
  ],
  seams: twice([
    [
      [1092, 284],
      [1078, 420],
      [1092, 570],
    ],
  ]),
  threads: [
    [
      [434, 1292],
      [600, 1306],
      [768, 1310],
      [936, 1306],
      [1102, 1292],
    ],
  ],
  ...more,
});

const made = (side: Side, sleeve: Role, neck: Role, more: Partial<Piece> = {}): GarmentShape => ({
  pieces: [
    COLLAR_BACK,
    ...sleeves(sleeve),
    body(side, more),
    { role: neck, surface: 'rib', over: true, depth: 0.5, points: strip(NECK[side], 32) },
  ],
});

const signed: Garment = (side) => ({
  ...made(side, 'main', 'main'),
  ...(side === 'front' ? { mark: [768, 600, 0.9] as const } : { label: [768, 214, 64, 24] as const }),
});

const pocket: Garment = (side) => {
  const shape = made(side, 'main', 'main');
  if (side === 'back') return { ...shape, mark: [768, 420, 0.5] };
  const patch: Piece = {
    role: 'main',
    over: true,
    stitch: 9,
    depth: 0.3,
    points: [
      [858, 520, 1],
      [1008, 514, 1],
      [1012, 664, 1],
      [936, 694, 1],
      [860, 668, 1],
    ],
    threads: [
      [
        [862, 548],
        [1008, 542],
      ],
    ],
  };
  return { ...shape, pieces: [...shape.pieces, patch], label: [868, 640, 18, 30] };
};

const stripes = Array.from({ length: 9 }, (_, i) => ({
  role: 'accent' as const,
  points: [
    [380, 420 + i * 104, 1],
    [768, 432 + i * 104],
    [1160, 420 + i * 104, 1],
    [1160, 452 + i * 104, 1],
    [768, 464 + i * 104],
    [380, 452 + i * 104, 1],
  ] as const,
}));
const striped: Garment = (side) => ({
  ...made(side, 'main', 'main', { prints: stripes }),
  ...(side === 'back' ? { label: [768, 214, 64, 24] as const } : {}),
});

const twoTone: Garment = (side) => ({
  ...made(side, 'second', 'accent'),
  ...(side === 'front' ? { mark: [936, 520, 0.42] as const } : { mark: [768, 520, 1.3] as const }),
});

/** Four designs: with a printed logo, with a pocket, with sailor's stripes, or with sleeves of another colour. */
export const tShirt: readonly Garment[] = [signed, pocket, striped, twoTone];
