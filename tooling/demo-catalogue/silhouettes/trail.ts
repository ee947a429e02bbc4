import { RUNNER_COLLAR, RUNNER_LINING, RUNNER_THROAT, RUNNER_TONGUE, RUNNER_UPPER } from './runner-last.js';
import type { Part, ShoeShape, SoleShape } from './shoe-shape.js';

const BITING: SoleShape = {
  rim: [
    [132, 960],
    [200, 990],
    [320, 1008],
    [480, 1014],
    [700, 996],
    [950, 972],
    [1200, 948],
    [1400, 916],
  ],
  under: [
    [1430, 940],
    [1434, 996],
    [1404, 1056],
    [1350, 1090],
    [1290, 1096, 1],
    [1000, 1084],
    [860, 1078],
    [700, 1088],
    [440, 1094],
    [290, 1072],
    [180, 1030],
    [122, 986],
  ],
  outsole: [
    [118, 990, 1],
    [190, 1024],
    [300, 1058],
    [450, 1076],
    [700, 1068],
    [860, 1058],
    [1000, 1064],
    [1280, 1068],
    [1434, 1010, 1],
    [1370, 1110, 1],
    [700, 1110],
    [400, 1110],
    [220, 1070],
  ],
  outsoleRole: 'accent',
  grooves: [
    [
      [190, 1006],
      [330, 1032],
      [520, 1040],
      [700, 1030],
    ],
    [
      [820, 1020],
      [1060, 1010],
      [1250, 994],
      [1424, 960],
    ],
  ],
  lugs: {
    along: [
      [190, 1046],
      [290, 1082],
      [440, 1100],
      [700, 1094],
      [860, 1084],
      [1000, 1092],
      [1340, 1096],
    ],
    depth: 17,
    pitch: 56,
  },
};

const bumper: Part = {
  role: 'accent',
  surface: 'foam',
  points: [
    [110, 1040, 1],
    [126, 930],
    [166, 876],
    [214, 856, 1],
    [240, 910],
    [330, 960],
    [520, 980],
    [760, 960],
    [900, 990, 1],
    [900, 1060, 1],
  ],
};
const heel: Part = {
  role: 'second',
  stitch: 12,
  points: [
    [1440, 1010, 1],
    [1384, 840],
    [1346, 620, 1],
    [1290, 590],
    [1250, 640, 1],
    [1270, 740],
    [1200, 820],
    [1120, 900],
    [1080, 1030, 1],
  ],
};

const LAST = {
  upper: RUNNER_UPPER,
  lining: RUNNER_LINING,
  tongue: RUNNER_TONGUE,
  collar: { along: RUNNER_COLLAR, width: 46, role: 'main' },
  laces: { edge: RUNNER_THROAT, rows: 5, inset: 36 },
  sole: BITING,
  base: 'mesh',
} as const satisfies Partial<ShoeShape>;

/** A trail shoe with a cage of welded bands under the laces. */
const caged: ShoeShape = {
  ...LAST,
  parts: [
    bumper,
    {
      role: 'second',
      stitch: 12,
      points: [
        [500, 774, 1],
        [566, 738],
        [654, 688],
        [736, 646],
        [806, 614, 1],
        [880, 640, 1],
        [850, 700],
        [930, 800],
        [1030, 1020, 1],
        [960, 1030, 1],
        [850, 850],
        [780, 780],
        [740, 800, 1],
        [800, 900],
        [860, 1030, 1],
        [790, 1040, 1],
        [720, 920],
        [660, 850],
        [580, 860, 1],
      ],
    },
    heel,
  ],
};

/** A trail shoe of ripstop cloth with a waterproof flap above the toe guard. */
const shell: ShoeShape = {
  ...LAST,
  base: 'ripstop',
  parts: [
    {
      role: 'second',
      surface: 'ripstop',
      stitch: 12,
      points: [
        [330, 836, 1],
        [478, 786],
        [566, 738],
        [654, 688],
        [806, 614, 1],
        [900, 640],
        [980, 690, 1],
        [930, 800],
        [860, 900],
        [740, 960],
        [520, 970],
        [380, 930, 1],
      ],
    },
    bumper,
    heel,
  ],
  mark: [1010, 860, 0.6],
};

export const trail: readonly ShoeShape[] = [caged, shell];
