import { type Points, symmetric } from '../drawing/geometry.js';
import { both, type Piece, type Role, twice } from './garment-shape.js';

/** Outline of a long sleeve that hangs beside the body, on the wearer's left. */
const SLEEVE: Points = [
  [1085, 345, 1],
  [1134, 384],
  [1178, 468],
  [1216, 600],
  [1246, 780],
  [1268, 960],
  [1282, 1130, 1],
  [1232, 1148],
  [1176, 1150, 1],
  [1154, 1000],
  [1124, 820],
  [1100, 690],
  [1080, 596, 1],
  [1066, 470],
];
const SLEEVE_FOLDS: Points[] = [
  [
    [1088, 650],
    [1140, 690],
    [1200, 790],
  ],
  [
    [1120, 800],
    [1180, 790],
    [1240, 740],
  ],
  [
    [1140, 900],
    [1196, 960],
    [1236, 1080],
  ],
  [
    [1164, 1096],
    [1216, 1080],
    [1274, 1108],
  ],
  [
    [1196, 480],
    [1216, 760],
    [1244, 1040],
  ],
];
const CUFF: Points = [
  [1280, 1122, 1],
  [1288, 1180],
  [1280, 1240, 1],
  [1234, 1252],
  [1186, 1248, 1],
  [1176, 1200],
  [1176, 1142, 1],
  [1232, 1140],
];

/** Returns the right half of a garment's body, from the side of the neck to the middle of the hem. */
export const bodyHalf = (neck: number, hem: number): Points => [
  [neck, 272, 1],
  [985, 300],
  [1085, 345, 1],
  [1068, 470],
  [1082, 600],
  [1090, 900],
  [1084, hem, 1],
  [930, hem + 14],
  [768, hem + 18],
];

export const bodyFolds = (hem: number): Points[] => [
  ...twice([
    [
      [1080, 612],
      [1000, 690],
      [880, 740],
    ],
    [
      [1084, 690],
      [1040, 830],
      [1000, 1010],
    ],
  ]),
  ...[540, 672, 862, 990].map((x): Points => [
    [x, hem],
    [x + 12, hem - 80],
    [x + 2, hem - 180],
  ]),
  // Long soft folds from the shoulders.
  [
    [640, hem - 60],
    [620, hem - 400],
    [650, 460],
  ],
  [
    [900, hem - 60],
    [912, hem - 400],
    [890, 480],
  ],
];

export const sleeves = (role: Role, more: Partial<Piece> = {}): Piece[] =>
  both({ role, points: SLEEVE, folds: SLEEVE_FOLDS, ...more });
/** Returns the cuffs of a shell jacket: a turned edge without ribbing. */
export const hems = (role: Role): Piece[] => both({ role, points: CUFF, depth: 0.7, stitch: 12 });

/** Seams of the armholes. */
export const ARMHOLES: Points[] = twice([
  [
    [1085, 345],
    [1068, 470],
    [1080, 596],
  ],
]);

/**
 * Returns a hood that lies open behind the neck, seen from the front: its outside, its dark inside and the crossed
 * front edges.
 */
export const hoodFront = (outside: Role, inside: Role): Piece[] => [
  {
    role: outside,
    over: true,
    points: symmetric([
      [768, 150],
      [876, 154],
      [940, 180],
      [972, 246],
      [1004, 310],
      [1010, 344],
      [930, 388],
      [830, 420],
      [768, 436, 1],
    ]),
    folds: twice([
      [
        [950, 200],
        [944, 280],
        [880, 370],
      ],
      [
        [990, 320],
        [920, 360],
        [840, 392],
      ],
    ]),
  },
  {
    role: inside,
    inside: true,
    points: symmetric([
      [768, 178],
      [868, 182],
      [910, 206],
      [906, 258],
      [876, 318],
      [824, 372],
      [768, 402, 1],
    ]),
    seams: [
      [
        [768, 178],
        [768, 268],
      ],
      [
        [640, 262],
        [768, 284],
        [896, 262],
      ],
    ],
  },
];

/** Returns the same hood from behind. */
export const hoodBack = (outside: Role): Piece => ({
  role: outside,
  over: true,
  points: symmetric([
    [768, 140],
    [890, 154],
    [968, 226],
    [1006, 320],
    [960, 420],
    [870, 500],
    [768, 536],
  ]),
  seams: [
    [
      [768, 140],
      [772, 340],
      [768, 536],
    ],
  ],
  folds: twice([
    [
      [972, 290],
      [920, 400],
      [830, 480],
    ],
    [
      [900, 210],
      [890, 330],
      [800, 430],
    ],
  ]),
});

/** Drawcord ends that hang from the hood. */
export const HOOD_CORDS: Points[] = [
  [
    [712, 408],
    [698, 500],
    [706, 640],
  ],
  [
    [824, 408],
    [842, 510],
    [830, 676],
  ],
];
