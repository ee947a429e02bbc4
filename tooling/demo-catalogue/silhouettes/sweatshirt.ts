import { type Points, symmetric } from '../drawing/geometry.js';
import { type Garment, type Piece, type Side, strip, twice } from './garment-shape.js';
import { ARMHOLES, bodyFolds, bodyHalf, cuffs, ribbedHem, sleeves } from './torso.js';

const NECK: Record<Side, Points> = {
  front: [
    [648, 272],
    [694, 326],
    [768, 344],
    [842, 326],
    [888, 272],
  ],
  back: [
    [648, 272],
    [768, 296],
    [888, 272],
  ],
};
const INSIDE: Piece = {
  role: 'main',
  inside: true,
  points: [
    [646, 272, 1],
    [768, 250],
    [890, 272, 1],
    [856, 330],
    [768, 358],
    [680, 330],
  ],
};

const body = (side: Side, more: Partial<Piece> = {}): Piece => ({
  role: 'main',
  points: symmetric([
    ...(side === 'front'
      ? ([
          [768, 344],
          [842, 326],
        ] as Points)
      : ([[768, 296]] as Points)),
    ...bodyHalf(888, 1212),
  ]),
  folds: bodyFolds(1204),
  seams: ARMHOLES,
  ...more,
});
const collar = (side: Side, role: Piece['role']): Piece => ({
  role,
  surface: 'rib',
  over: true,
  depth: 0.5,
  points: strip(NECK[side], 38),
});

/** A stitched triangle under the collar, as on old gym shirts. */
const NOTCH: Piece = {
  role: 'main',
  surface: 'rib',
  stitch: 7,
  depth: 0.3,
  points: [
    [716, 340, 1],
    [768, 352],
    [820, 340, 1],
    [768, 432, 1],
  ],
};

const crew: Garment = (side) => ({
  pieces: [
    INSIDE,
    ...sleeves('main'),
    ...cuffs('main'),
    body(side),
    ribbedHem('main'),
    ...(side === 'front' ? [NOTCH] : []),
    collar(side, 'main'),
  ],
  ...(side === 'front' ? { mark: [768, 620, 0.9] as const } : { label: [768, 260, 66, 24] as const }),
});

const RAGLAN = twice([
  [
    [880, 310],
    [990, 450],
    [1080, 600],
  ],
]);
const raglan: Garment = (side) => ({
  pieces: [
    INSIDE,
    ...sleeves('second'),
    ...cuffs('accent'),
    body(side, {
      seams: RAGLAN,
      prints: [
        {
          role: 'second',
          points: [
            [872, 240, 1],
            [1110, 240, 1],
            [1110, 620, 1],
            [1080, 600, 1],
            [990, 450],
            [880, 310, 1],
          ],
        },
        {
          role: 'second',
          points: [
            [664, 240, 1],
            [656, 310, 1],
            [546, 450],
            [456, 600, 1],
            [426, 620, 1],
            [426, 240, 1],
          ],
        },
      ],
    }),
    ribbedHem('accent'),
    collar(side, 'accent'),
  ],
  ...(side === 'front' ? { mark: [768, 640, 0.8] as const } : { label: [768, 260, 66, 24] as const }),
});

const band = (y: number, role: Piece['role'], height: number): NonNullable<Piece['prints']>[number] => ({
  role,
  points: [
    [380, y, 1],
    [768, y + 14],
    [1160, y, 1],
    [1160, y + height, 1],
    [768, y + height + 14],
    [380, y + height, 1],
  ],
});
const banded: Garment = (side) => ({
  pieces: [
    INSIDE,
    ...sleeves('main'),
    ...cuffs('main'),
    body(side, { prints: [band(640, 'accent', 150), band(814, 'second', 40)] }),
    ribbedHem('main'),
    collar(side, 'main'),
  ],
  ...(side === 'front' ? { mark: [936, 540, 0.36] as const } : { label: [768, 260, 66, 24] as const }),
});

/**
 * Three designs: plain with a triangle under the collar, with raglan sleeves in a second colour, or with a band across
 * the chest.
 */
export const sweatshirt: readonly Garment[] = [crew, raglan, banded];
