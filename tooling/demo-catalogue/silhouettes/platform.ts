import { court } from './court.js';
import { moved } from '../drawing/geometry.js';
import type { ShoeShape } from './shoe-shape.js';

const RISE = -74;

/** The court last on a sole twice as high. */
export const platform: ShoeShape = {
  ...court,
  upper: moved(court.upper, 0, RISE),
  lining: moved(court.lining ?? [], 0, RISE),
  tongue: moved(court.tongue ?? [], 0, RISE),
  parts: court.parts.map((part) => ({ ...part, points: moved(part.points, 0, RISE) })),
  seams: (court.seams ?? []).map((seam) => moved(seam, 0, RISE)),
  perforations: [],
  laces: {
    edge: moved(
      [
        [500, 822],
        [600, 750],
        [690, 676],
        [756, 630],
      ],
      0,
      RISE,
    ),
    rows: 6,
    reach: 18,
    inset: 50,
  },
  mark: [950, 806, 0.85],
  sole: [
    [156, 906, 1],
    [240, 916],
    [500, 922],
    [900, 916],
    [1200, 910],
    [1370, 898, 1],
    [1388, 960],
    [1384, 1060],
    [1366, 1108],
    [1320, 1122, 1],
    [330, 1122, 1],
    [240, 1104],
    [176, 1040],
    [148, 950],
  ],
  soleStitch: [
    [166, 932],
    [240, 942],
    [500, 948],
    [900, 942],
    [1200, 936],
    [1374, 926],
  ],
  outsole: [
    [150, 1070, 1],
    [250, 1088],
    [330, 1094],
    [900, 1094],
    [1390, 1088, 1],
    [1390, 1130, 1],
    [150, 1130, 1],
  ],
  outsoleRole: 'accent',
  grooves: [
    [
      [172, 990],
      [300, 1004],
      [700, 1006],
      [1384, 992],
    ],
    [
      [190, 1030],
      [300, 1044],
      [700, 1046],
      [1384, 1034],
    ],
  ],
};
