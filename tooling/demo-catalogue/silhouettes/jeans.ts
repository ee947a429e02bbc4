import type { Point, Points } from '../drawing/geometry.js';
import { both, type Garment, withPieces } from './garment-shape.js';
import { FLY, leg, legFolds, waist } from './leg.js';

const denim =
  (knee: number, ankle: number): Garment =>
  (side) => ({
    pieces: [
      ...both({
        role: 'main',
        points: leg(knee, ankle, 1350),
        folds: legFolds,
        threads: [
          [
            [1036, 330],
            [1050, 470],
            [1040, 700],
            [1030, 900],
            [1038, 1350],
          ],
          [
            [880, 1318],
            [960, 1322],
            [1060, 1314],
          ],
          ...(side === 'front'
            ? ([
                [
                  [872, 270],
                  [900, 350],
                  [970, 394],
                  [1050, 400],
                ],
              ] as Points[])
            : []),
        ],
      }),
      ...(side === 'front' ? [FLY] : []),
      { role: 'main', over: true, depth: 0.5, stitch: 9, points: waist() },
      ...(side === 'front'
        ? both({
            role: 'main' as const,
            over: true,
            depth: 0.4,
            points: [
              [898, 196, 1],
              [922, 196, 1],
              [924, 286, 1],
              [900, 288, 1],
            ] as Points,
          })
        : [
            ...both({
              role: 'main' as const,
              over: true,
              stitch: 11,
              depth: 0.4,
              points: [
                [836, 340, 1],
                [1000, 336, 1],
                [1000, 490, 1],
                [918, 540, 1],
                [838, 492, 1],
              ] as Points,
            }),
            {
              role: 'main' as const,
              over: true,
              stitch: 9,
              depth: 0.4,
              points: [
                [520, 266, 1],
                [768, 330, 1],
                [1016, 266, 1],
                [1016, 258, 1],
                [768, 276],
                [520, 258, 1],
              ] as Points,
            },
          ]),
    ],
    ...(side === 'front' ? { buttons: [[768, 250]] as Point[] } : { label: [930, 238, 110, 48] as const }),
  });

/** Turned up once. */
const turnUps = both({
  role: 'main',
  over: true,
  stitch: 8,
  depth: 0.6,
  points: [
    [858, 1270, 1],
    [970, 1276],
    [1066, 1266, 1],
    [1062, 1362, 1],
    [960, 1374],
    [866, 1364, 1],
  ],
});

/** Three designs: straight, wide, or straight with turned-up hems. */
export const jeans: readonly Garment[] = [denim(190, 160), denim(226, 226), withPieces(denim(190, 160), () => turnUps)];
