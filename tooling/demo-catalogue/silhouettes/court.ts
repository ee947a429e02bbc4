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

/** A tennis shoe with a rubber band round the toe, a perforated vamp and a heel counter. */
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

/** A minimal shoe with one seam, a coloured heel and a one-piece sole. */
const clean: ShoeShape = {
  ...LAST,
  parts: [
    { role: 'main', stitch: 12, points: LOW_FACING },
    {
      role: 'second',
      stitch: 12,
      points: [
        [1284, 610, 1],
        [1330, 580],
        [1384, 590],
        [1376, 760],
        [1420, 1040, 1],
        [1320, 1040, 1],
        [1300, 860],
        [1310, 720, 1],
      ],
    },
  ],
  seams: [
    [
      [556, 882],
      [640, 930],
      [720, 970],
      [760, 1030],
    ],
    [
      [930, 668],
      [980, 780],
      [1080, 860],
      [1200, 880],
      [1306, 850],
    ],
  ],
  mark: [980, 900, 0.46],
  sole: { rim: CUPSOLE.rim, under: CUPSOLE.under, thread: 20, outsoleRole: 'sole' },
};

/** A skate shoe with a broad suede toe, a coloured side panel and a stripe round the sole. */
const skate: ShoeShape = {
  ...LAST,
  collar: { along: LOW_COLLAR, width: 52, role: 'lining' },
  parts: [
    {
      role: 'accent',
      stitch: [11, 20],
      points: [
        [640, 1040, 1],
        [700, 900],
        [800, 790],
        [930, 690, 1],
        [1010, 720, 1],
        [900, 830],
        [850, 930],
        [840, 1040, 1],
      ],
    },
    {
      role: 'second',
      surface: 'nap',
      stitch: [11, 20],
      points: [
        [120, 1040, 1],
        [140, 940],
        [176, 906],
        [300, 854],
        [456, 806],
        [520, 782, 1],
        [556, 880, 1],
        [640, 930],
        [690, 1040, 1],
      ],
      holes: punched([300, 916], 2, 4, [44, -14], [24, 20]),
    },
    { role: 'second', surface: 'nap', stitch: [11, 20], points: LOW_FACING },
    {
      role: 'main',
      stitch: [11, 20],
      points: [
        [1420, 1040, 1],
        [1376, 780],
        [1360, 600, 1],
        [1300, 600, 1],
        [1270, 720],
        [1200, 850],
        [1160, 1040, 1],
      ],
    },
  ],
  sole: {
    ...CUPSOLE,
    inserts: [
      {
        role: 'accent',
        points: [
          [130, 1036, 1],
          [230, 1052],
          [500, 1056],
          [900, 1048],
          [1416, 1022, 1],
          [1416, 1040, 1],
          [900, 1066],
          [500, 1074],
          [220, 1070],
          [136, 1052, 1],
        ],
      },
    ],
  },
};

export const court: readonly ShoeShape[] = [tennis, clean, skate];
