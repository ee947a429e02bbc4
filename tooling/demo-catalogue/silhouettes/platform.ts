import { moved } from '../drawing/geometry.js';
import { court } from './court.js';
import type { ShoeShape, SoleShape } from './shoe-shape.js';

const RISE = -72;

/** A sole in layers, twice as high as a normal one. */
const LAYERED: SoleShape = {
  rim: [
    [136, 914],
    [220, 932],
    [400, 938],
    [700, 932],
    [1000, 920],
    [1230, 908],
    [1402, 894],
  ],
  under: [
    [1416, 950],
    [1412, 1060],
    [1392, 1108],
    [1340, 1120, 1],
    [350, 1120, 1],
    [240, 1100],
    [168, 1036],
    [126, 950],
  ],
  outsole: [
    [120, 1060, 1],
    [250, 1086],
    [350, 1096],
    [900, 1096],
    [1420, 1088, 1],
    [1420, 1130, 1],
    [120, 1130, 1],
  ],
  outsoleRole: 'accent',
  grooves: [
    [
      [150, 986],
      [300, 1008],
      [700, 1006],
      [1412, 980],
    ],
    [
      [176, 1030],
      [300, 1050],
      [700, 1050],
      [1412, 1032],
    ],
  ],
  thread: 20,
};

const raised = (shape: ShoeShape): ShoeShape => ({
  ...shape,
  upper: moved(shape.upper, 0, RISE),
  lining: moved(shape.lining ?? [], 0, RISE),
  tongue: moved(shape.tongue ?? [], 0, RISE),
  ...(shape.collar ? { collar: { ...shape.collar, along: moved(shape.collar.along, 0, RISE) } } : {}),
  parts: shape.parts.map((part) => ({
    ...part,
    points: moved(part.points, 0, RISE),
    holes: moved(part.holes ?? [], 0, RISE),
  })),
  seams: (shape.seams ?? []).map((seam) => moved(seam, 0, RISE)),
  ...(shape.laces ? { laces: { ...shape.laces, edge: moved(shape.laces.edge, 0, RISE) } } : {}),
  ...(shape.mark ? { mark: [shape.mark[0], shape.mark[1] + RISE, shape.mark[2]] } : {}),
  sole: LAYERED,
});

/** The designs of the court shoe, on a sole twice as high. */
export const platform: readonly ShoeShape[] = court.map(raised);
