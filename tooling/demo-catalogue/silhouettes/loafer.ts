import type { Points } from '../drawing/geometry.js';
import type { Part, ShoeShape } from './shoe-shape.js';
import { COMMANDO, WELTED } from './welted-sole.js';

const UPPER: Points = [
  [152, 1042, 1],
  [146, 1014],
  [172, 980],
  [260, 948],
  [390, 918],
  [520, 878],
  [620, 828],
  [704, 772],
  [760, 726],
  [800, 700],
  [830, 698, 1],
  [852, 744],
  [914, 790],
  [1004, 814],
  [1100, 804],
  [1190, 762],
  [1256, 712],
  [1296, 692],
  [1320, 704],
  [1324, 770],
  [1316, 880],
  [1334, 1000, 1],
  [1100, 1006],
  [900, 1016],
  [700, 1042],
  [440, 1060],
];
const BODY = {
  upper: UPPER,
  lining: [
    [816, 716, 1],
    [900, 736],
    [1004, 758],
    [1100, 748],
    [1180, 718],
    [1240, 690],
    [1304, 686, 1],
    [1240, 736],
    [1170, 786],
    [1090, 820],
    [990, 826],
    [890, 794],
  ],
} as const satisfies Partial<ShoeShape>;

/** The vamp of a moccasin, hand-sewn to the side walls, including the tongue. */
const apron: Part = {
  role: 'main',
  stitch: [10, 18],
  points: [
    [214, 962, 1],
    [300, 936],
    [440, 902],
    [560, 860],
    [660, 800],
    [760, 726],
    [800, 700],
    [832, 696, 1],
    [846, 740],
    [820, 800, 1],
    [700, 884],
    [560, 944],
    [420, 974],
    [290, 984],
  ],
};
const heel: Part = {
  role: 'main',
  stitch: 11,
  points: [
    [1238, 724, 1],
    [1300, 680],
    [1340, 720],
    [1330, 900],
    [1350, 1040, 1],
    [1270, 1040, 1],
    [1250, 880],
  ],
};

/** A penny loafer: a strap with a slot runs across the vamp. */
const penny: ShoeShape = {
  ...BODY,
  parts: [
    apron,
    heel,
    {
      role: 'second',
      stitch: 10,
      points: [
        [560, 836, 1],
        [622, 812],
        [676, 786, 1],
        [716, 850],
        [800, 930],
        [906, 1000],
        [940, 1060, 1],
        [800, 1060, 1],
        [740, 990],
        [640, 910],
      ],
    },
    {
      role: 'lining',
      points: [
        [628, 850, 1],
        [668, 836, 1],
        [700, 880],
        [690, 896, 1],
        [650, 880],
      ],
    },
  ],
  sole: WELTED,
};

/** A loafer with a plain hand-sewn vamp, a metal bar and a rubber sole with cuts. */
const bar: ShoeShape = {
  ...BODY,
  parts: [
    apron,
    heel,
    {
      role: 'accent',
      surface: 'gloss',
      points: [
        [600, 838, 1],
        [676, 796, 1],
        [690, 818, 1],
        [742, 860, 1],
        [726, 884, 1],
        [674, 846],
        [612, 864, 1],
      ],
    },
  ],
  sole: COMMANDO,
};

export const loafer: readonly ShoeShape[] = [penny, bar];
