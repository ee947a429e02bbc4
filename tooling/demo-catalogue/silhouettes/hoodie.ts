import { type Points, symmetric } from '../drawing/geometry.js';
import type { Garment, Piece } from './garment-shape.js';
import { ARMHOLES, bodyFolds, bodyHalf, cuffs, HOOD_CORDS, hoodBack, hoodFront, ribbedHem, sleeves } from './torso.js';

const BODY: Points = symmetric([[768, 300], ...bodyHalf(890, 1212)]);
const body = (more: Partial<Piece> = {}): Piece => ({
  role: 'main',
  points: BODY,
  folds: bodyFolds(1204),
  seams: ARMHOLES,
  ...more,
});
const KANGAROO: Piece = {
  role: 'main',
  over: true,
  stitch: 12,
  depth: 0.4,
  points: symmetric([
    [768, 866],
    [930, 866, 1],
    [1000, 1040],
    [1012, 1200, 1],
    [768, 1212],
  ]),
  folds: [
    [
      [650, 1204],
      [670, 1110],
      [720, 1010],
    ],
    [
      [892, 1204],
      [884, 1110],
      [850, 1020],
    ],
  ],
};
/** Half of the pocket: in the zipped hoodie, the zip divides it. */
const HALF_POCKET: Points = [
  [800, 870, 1],
  [926, 870, 1],
  [1000, 1040],
  [1012, 1200, 1],
  [800, 1210, 1],
];

const pullover: Garment = (side) =>
  side === 'front'
    ? {
        pieces: [
          ...sleeves('main'),
          ...cuffs('main'),
          body(),
          ribbedHem('main'),
          KANGAROO,
          ...hoodFront('main', 'second'),
        ],
        cords: HOOD_CORDS,
        mark: [768, 730, 0.7],
      }
    : {
        pieces: [...sleeves('main'), ...cuffs('main'), body(), ribbedHem('main'), hoodBack('main')],
        mark: [768, 800, 1.2],
      };

const zipped: Garment = (side) =>
  side === 'front'
    ? {
        pieces: [
          ...sleeves('main'),
          ...cuffs('main'),
          body(),
          ribbedHem('main'),
          { role: 'main', over: true, stitch: 11, depth: 0.4, points: HALF_POCKET },
          {
            role: 'main',
            over: true,
            stitch: 11,
            depth: 0.4,
            points: HALF_POCKET.map(([x, y, c]) => (c ? [1536 - x, y, c] : [1536 - x, y])),
          },
          ...hoodFront('main', 'lining'),
        ],
        zips: [
          [
            [768, 430],
            [770, 820],
            [768, 1330],
          ],
        ],
        cords: HOOD_CORDS,
        mark: [936, 560, 0.38],
      }
    : {
        pieces: [...sleeves('main'), ...cuffs('main'), body(), ribbedHem('main'), hoodBack('main')],
      };

const SHOULDERS: NonNullable<Piece['prints']> = [
  {
    role: 'second',
    points: [
      [300, 200, 1],
      [1240, 200, 1],
      [1240, 640, 1],
      [768, 690],
      [300, 640, 1],
    ],
  },
];
const colourBlock: Garment = (side) => {
  const pieces = [...sleeves('second'), ...cuffs('accent'), body({ prints: SHOULDERS }), ribbedHem('accent')];
  return side === 'front'
    ? { pieces: [...pieces, KANGAROO, ...hoodFront('second', 'lining')], cords: HOOD_CORDS, mark: [930, 560, 0.38] }
    : { pieces: [...pieces, hoodBack('second')] };
};

/** Three designs: without a zip, with a zip, or in two colours. */
export const hoodie: readonly Garment[] = [pullover, zipped, colourBlock];
