import type { Points } from '../drawing/geometry.js';
import { CUPSOLE } from './low-last.js';
import { punched, type Part, type ShoeShape, type SoleShape } from './shoe-shape.js';

const UPPER: Points = [
  [156, 1016, 1],
  [150, 962],
  [176, 912],
  [248, 874],
  [352, 844],
  [456, 806],
  [548, 756],
  [640, 690],
  [724, 612],
  [796, 526],
  [846, 448],
  [874, 398, 1],
  [960, 420],
  [1080, 430],
  [1200, 416],
  [1290, 390],
  [1326, 392],
  [1338, 440],
  [1330, 560],
  [1336, 700],
  [1362, 830],
  [1386, 926],
  [1394, 1006, 1],
  [1100, 1012],
  [700, 1020],
  [400, 1024],
];
const FACING: Points = [
  [500, 790, 1],
  [548, 756],
  [640, 690],
  [724, 612],
  [796, 526],
  [846, 448],
  [874, 396, 1],
  [940, 416, 1],
  [914, 500],
  [870, 580],
  [800, 670],
  [710, 770],
  [620, 850],
  [556, 882, 1],
  [516, 846],
];
const THROAT: Points = [
  [530, 772],
  [640, 690],
  [724, 612],
  [796, 526],
  [860, 426],
];
const LAST = {
  upper: UPPER,
  lining: [
    [860, 418, 1],
    [960, 380],
    [1080, 376],
    [1200, 370],
    [1280, 366],
    [1322, 386, 1],
    [1240, 430],
    [1100, 450],
    [960, 440],
  ],
  tongue: [
    [540, 780, 1],
    [640, 664],
    [720, 580],
    [790, 486],
    [830, 410],
    [852, 352],
    [890, 330],
    [930, 342],
    [940, 392],
    [920, 460, 1],
    [720, 720, 1],
  ],
} as const satisfies Partial<ShoeShape>;

const counter: Part = {
  role: 'second',
  stitch: [13, 24],
  points: [
    [1420, 1040, 1],
    [1370, 840],
    [1346, 740, 1],
    [1260, 752],
    [1190, 812],
    [1140, 900],
    [1114, 1040, 1],
  ],
};

/** A basketball boot with a padded cuff, a leather strap behind the ankle and a perforated vamp. */
const basketball: ShoeShape = {
  ...LAST,
  collar: {
    along: [
      [880, 412],
      [960, 432],
      [1080, 442],
      [1200, 428],
      [1290, 402],
    ],
    width: 40,
    role: 'main',
  },
  parts: [
    {
      role: 'main',
      points: [
        [160, 930, 1],
        [200, 896],
        [350, 842],
        [470, 800],
        [510, 780, 1],
        [556, 880, 1],
        [520, 930],
        [430, 944],
        [300, 936],
        [200, 962, 1],
      ],
      holes: punched([318, 896], 3, 4, [46, -16], [26, 18]),
    },
    {
      role: 'second',
      stitch: [13, 24],
      points: [
        [130, 1040, 1],
        [140, 950],
        [196, 914, 1],
        [270, 922],
        [400, 926],
        [500, 904],
        [560, 870, 1],
        [640, 900],
        [716, 960],
        [760, 1040, 1],
      ],
    },
    counter,
    {
      role: 'main',
      stitch: [13, 24],
      points: [
        [860, 560, 1],
        [1000, 600],
        [1160, 590],
        [1350, 540, 1],
        [1350, 720, 1],
        [1240, 740],
        [1060, 730],
        [900, 690],
        [800, 664, 1],
      ],
    },
    { role: 'second', stitch: [13, 24], points: FACING },
    {
      role: 'accent',
      stitch: 11,
      points: [
        [1276, 390, 1],
        [1310, 374],
        [1352, 400],
        [1344, 560, 1],
        [1300, 566],
        [1280, 480, 1],
      ],
    },
  ],
  laces: { edge: THROAT, rows: 8, inset: 44 },
  mark: [1000, 850, 0.72],
  sole: CUPSOLE,
};

const VULCANISED: SoleShape = {
  ...CUPSOLE,
  slots: {
    along: [
      [150, 1050],
      [230, 1062],
      [420, 1066],
    ],
    depth: 40,
    pitch: 10,
  },
  outsole: [
    [132, 1084, 1],
    [240, 1100],
    [350, 1106],
    [900, 1106],
    [1416, 1100, 1],
    [1416, 1130, 1],
    [132, 1130, 1],
  ],
  outsoleRole: 'accent',
  grooves: [
    [
      [150, 1040],
      [400, 1052],
      [800, 1048],
      [1410, 1014],
    ],
  ],
};

/** A canvas boot with a plain upper, a rubber toe and a stripe round the sole. */
const gym: ShoeShape = {
  ...LAST,
  parts: [
    {
      role: 'main',
      stitch: [11, 20],
      points: FACING,
    },
    {
      role: 'main',
      stitch: [11, 20],
      points: [
        [1234, 400, 1],
        [1330, 370, 1],
        [1350, 600],
        [1410, 1040, 1],
        [1290, 1040, 1],
        [1270, 800],
      ],
    },
    {
      role: 'sole',
      surface: 'foam',
      points: [
        [120, 1040, 1],
        [140, 940],
        [180, 900],
        [252, 868, 1],
        [330, 900],
        [384, 960],
        [400, 1040, 1],
      ],
    },
  ],
  seams: [
    [
      [700, 770],
      [790, 840],
      [860, 930],
      [880, 1020],
    ],
  ],
  laces: { edge: THROAT, rows: 8, inset: 40 },
  mark: [1080, 640, 0.6],
  sole: VULCANISED,
};

export const highTop: readonly ShoeShape[] = [basketball, gym];
