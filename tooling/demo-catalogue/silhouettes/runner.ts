import { RUNNER_COLLAR, RUNNER_LINING, RUNNER_THROAT, RUNNER_TONGUE, RUNNER_UPPER } from './runner-last.js';
import { ROCKER, WEDGE } from './runner-soles.js';
import type { ShoeShape } from './shoe-shape.js';

const LAST = {
  upper: RUNNER_UPPER,
  lining: RUNNER_LINING,
  tongue: RUNNER_TONGUE,
  collar: { along: RUNNER_COLLAR, width: 44, role: 'lining' },
  base: 'mesh',
} as const satisfies Partial<ShoeShape>;

/** A running shoe in the style of the 1980s: open mesh with suede at the toe, the throat and the heel. */
const retro: ShoeShape = {
  ...LAST,
  parts: [
    {
      role: 'main',
      surface: 'nap',
      stitch: 12,
      points: [
        [760, 1040, 1],
        [800, 900],
        [880, 800],
        [960, 740],
        [1000, 690, 1],
        [1060, 720],
        [1100, 740, 1],
        [1010, 830],
        [950, 930],
        [930, 1040, 1],
      ],
    },
    {
      role: 'second',
      stitch: [12, 22],
      points: [
        [120, 1050, 1],
        [130, 930],
        [170, 884],
        [240, 852, 1],
        [296, 870],
        [330, 920],
        [400, 940],
        [480, 912],
        [540, 880, 1],
        [640, 900],
        [720, 960],
        [752, 1050, 1],
      ],
    },
    {
      role: 'second',
      stitch: [12, 22],
      points: [
        [440, 808, 1],
        [566, 738],
        [654, 688],
        [736, 646],
        [810, 612, 1],
        [890, 632],
        [930, 670, 1],
        [840, 730],
        [740, 800],
        [660, 862],
        [590, 906],
        [540, 900, 1],
        [500, 840],
      ],
    },
    {
      role: 'second',
      stitch: [12, 22],
      points: [
        [1430, 1010, 1],
        [1380, 830],
        [1362, 760, 1],
        [1270, 790],
        [1180, 850],
        [1110, 920],
        [1060, 1030, 1],
      ],
    },
    {
      role: 'accent',
      stitch: 11,
      points: [
        [1240, 640, 1],
        [1290, 580],
        [1344, 584],
        [1366, 680],
        [1366, 780, 1],
        [1296, 800],
        [1262, 740, 1],
      ],
    },
  ],
  laces: { edge: RUNNER_THROAT, rows: 6, inset: 40 },
  sole: WEDGE,
};

/** A modern running shoe: all mesh, with welded bands and a curved midsole. */
const modern: ShoeShape = {
  ...LAST,
  parts: [
    {
      role: 'second',
      surface: 'foam',
      points: [
        [110, 1040, 1],
        [130, 940],
        [180, 876],
        [230, 858, 1],
        [256, 920],
        [340, 970],
        [480, 984],
        [600, 1050, 1],
      ],
    },
    {
      role: 'second',
      surface: 'foam',
      points: [
        [500, 774, 1],
        [566, 738],
        [654, 688],
        [736, 646],
        [806, 614, 1],
        [850, 624, 1],
        [800, 690],
        [720, 750],
        [640, 800],
        [570, 834, 1],
      ],
    },
    {
      role: 'main',
      surface: 'foam',
      points: [
        [640, 800, 1],
        [684, 774, 1],
        [740, 880],
        [830, 1030, 1],
        [770, 1040, 1],
        [690, 920],
      ],
    },
    {
      role: 'main',
      surface: 'foam',
      points: [
        [724, 748, 1],
        [770, 714, 1],
        [870, 830],
        [1010, 1020, 1],
        [940, 1030, 1],
        [810, 880],
      ],
    },
    {
      role: 'accent',
      surface: 'foam',
      points: [
        [1440, 1000, 1],
        [1380, 850],
        [1352, 640, 1],
        [1310, 600],
        [1286, 640, 1],
        [1300, 760],
        [1250, 880],
        [1160, 1000, 1],
      ],
    },
  ],
  mark: [1080, 850, 0.6],
  laces: { edge: RUNNER_THROAT, rows: 5, inset: 34 },
  sole: ROCKER,
};

export const runner: readonly ShoeShape[] = [retro, modern];
