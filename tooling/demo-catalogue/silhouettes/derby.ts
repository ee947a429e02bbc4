import type { Points } from '../drawing/geometry.js';
import { punched, type ShoeShape } from './shoe-shape.js';
import { COMMANDO, WELTED } from './welted-sole.js';

const UPPER: Points = [
  [152, 1042, 1],
  [146, 1012],
  [172, 972],
  [256, 934],
  [380, 902],
  [500, 862],
  [604, 808],
  [704, 744],
  [790, 686],
  [842, 652, 1],
  [900, 690],
  [984, 722],
  [1080, 732],
  [1170, 710],
  [1240, 666],
  [1288, 632],
  [1316, 640],
  [1322, 700],
  [1314, 800],
  [1320, 900],
  [1334, 1000, 1],
  [1100, 1006],
  [900, 1016],
  [700, 1042],
  [440, 1060],
];
const LINING: Points = [
  [836, 660, 1],
  [900, 648],
  [990, 676],
  [1080, 684],
  [1170, 662],
  [1236, 632],
  [1296, 626, 1],
  [1240, 680],
  [1160, 726],
  [1070, 746],
  [950, 734],
];
const TONGUE: Points = [
  [600, 822, 1],
  [690, 736],
  [770, 672],
  [826, 622],
  [868, 600],
  [900, 616],
  [900, 660],
  [840, 720, 1],
];
const QUARTER: Points = [
  [596, 842, 1],
  [640, 786],
  [704, 744],
  [790, 686],
  [842, 652, 1],
  [900, 690],
  [984, 722],
  [1080, 732],
  [1170, 710],
  [1240, 666],
  [1330, 610, 1],
  [1350, 1060, 1],
  [860, 1070, 1],
  [820, 1000],
  [740, 930],
  [640, 896, 1],
];
const COUNTER: Points = [
  [1240, 660, 1],
  [1300, 612],
  [1340, 650],
  [1340, 880],
  [1350, 1040, 1],
  [1262, 1040, 1],
  [1256, 860],
];
const BODY = {
  upper: UPPER,
  lining: LINING,
  tongue: TONGUE,
  laces: {
    edge: [
      [604, 836],
      [700, 752],
      [826, 666],
    ],
    rows: 4,
    inset: 44,
  },
} as const satisfies Partial<ShoeShape>;

/** A derby shoe with a straight toe cap that ends in a row of holes. */
const capToe: ShoeShape = {
  ...BODY,
  parts: [
    {
      role: 'main',
      stitch: [11, 20],
      points: [
        [120, 1070, 1],
        [150, 970],
        [256, 920],
        [372, 900, 1],
        [404, 960],
        [400, 1070, 1],
      ],
    },
    { role: 'main', stitch: [12, 21], points: QUARTER },
    { role: 'second', stitch: 11, points: COUNTER },
  ],
  sole: WELTED,
};

/** A brogue with a wing-shaped toe cap, perforated along its edge, and a rubber sole. */
const brogue: ShoeShape = {
  ...BODY,
  parts: [
    {
      role: 'main',
      stitch: [10, 30],
      points: [
        [120, 1070, 1],
        [150, 970],
        [256, 920],
        [410, 884, 1],
        [400, 930],
        [470, 972],
        [600, 990],
        [720, 1020],
        [790, 1070, 1],
      ],
      holes: [
        [392, 918],
        [406, 944],
        [436, 966],
        [474, 984],
        [516, 992],
        [560, 998],
        [604, 1006],
        [648, 1016],
        [692, 1030],
        ...punched([236, 968], 2, 4, [28, -8], [12, 22]),
      ],
    },
    { role: 'main', stitch: [10, 30], points: QUARTER },
    { role: 'second', stitch: [10, 26], points: COUNTER },
  ],
  sole: COMMANDO,
};

export const derby: readonly ShoeShape[] = [capToe, brogue];
