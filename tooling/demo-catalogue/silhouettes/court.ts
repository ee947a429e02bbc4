import { CUPSOLE, LOW_COLLAR, LOW_FACING, LOW_LINING, LOW_THROAT, LOW_TONGUE, LOW_UPPER } from './low-last.js';
import { punched, type ShoeShape } from './shoe-shape.js';

const LAST = {
  upper: LOW_UPPER,
  lining: LOW_LINING,
  tongue: LOW_TONGUE,
  collar: { along: LOW_COLLAR, width: 40, role: 'main' },
  laces: { edge: LOW_THROAT, rows: 6, inset: 44 },
  sole: CUPSOLE,
} as const satisfies Partial<ShoeShape>;

/** The tennis shoe: a rand round the toe, a punched vamp, a heel counter. */
const tennis: ShoeShape = {
  ...LAST,
  parts: [
    {
      role: 'main',
      points: [
        [160, 930, 1],
        [200, 900],
        [350, 846],
        [470, 806],
        [520, 784, 1],
        [556, 880, 1],
        [520, 930],
        [430, 944],
        [300, 936],
        [200, 962, 1],
      ],
      holes: punched([318, 898], 3, 4, [46, -15], [26, 18]),
    },
    {
      role: 'second',
      stitch: [13, 24],
      points: [
        [130, 1040, 1],
        [140, 950],
        [196, 916, 1],
        [270, 924],
        [400, 928],
        [500, 906],
        [560, 872, 1],
        [640, 900],
        [716, 960],
        [760, 1040, 1],
      ],
    },
    { role: 'second', stitch: [13, 24], points: LOW_FACING },
    {
      role: 'second',
      stitch: [13, 24],
      points: [
        [1420, 1040, 1],
        [1380, 800],
        [1364, 740, 1],
        [1280, 756],
        [1210, 812],
        [1160, 900],
        [1130, 1040, 1],
      ],
    },
    {
      role: 'accent',
      stitch: 12,
      points: [
        [1290, 610, 1],
        [1330, 580],
        [1380, 590],
        [1380, 760, 1],
        [1322, 764],
        [1296, 700, 1],
      ],
    },
  ],
  seams: [
    [
      [930, 668],
      [950, 760],
      [1010, 880],
      [1040, 1020],
    ],
  ],
  mark: [950, 880, 0.72],
};

export const court: readonly ShoeShape[] = [tennis];
