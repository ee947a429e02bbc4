import type { ShoeShape } from './shoe-shape.js';
import { COMMANDO, WELTED } from './welted-sole.js';

/** A Chelsea boot with a V-shaped elastic panel and a smooth leather sole. */
const slim: ShoeShape = {
  upper: [
    [160, 1038, 1],
    [152, 1004],
    [190, 954],
    [300, 904],
    [430, 862],
    [560, 806],
    [670, 724],
    [740, 620],
    [776, 510],
    [790, 408, 1],
    [900, 420],
    [1040, 426],
    [1180, 414],
    [1296, 392, 1],
    [1302, 500],
    [1288, 640],
    [1286, 760],
    [1306, 880],
    [1326, 1000, 1],
    [1100, 1006],
    [900, 1014],
    [700, 1038],
    [440, 1052],
  ],
  lining: [
    [788, 412, 1],
    [900, 386],
    [1050, 376],
    [1200, 378],
    [1296, 392, 1],
    [1180, 430],
    [1040, 442],
    [900, 436],
  ],
  parts: [
    {
      role: 'second',
      surface: 'rib',
      points: [
        [888, 400, 1],
        [1040, 426],
        [1128, 400, 1],
        [1116, 560],
        [1060, 720],
        [1010, 772],
        [962, 720],
        [906, 560],
      ],
    },
    {
      role: 'accent',
      points: [
        [1256, 330, 1],
        [1300, 320, 1],
        [1306, 470, 1],
        [1262, 476, 1],
      ],
      surface: 'weave',
    },
  ],
  seams: [
    [
      [1010, 776],
      [1016, 880],
      [1030, 1010],
    ],
    [
      [600, 790],
      [720, 840],
      [800, 920],
      [830, 1030],
    ],
  ],
  sole: WELTED,
};

/** A Chelsea boot with a broad elastic panel between straight seams, a stitched toe, and a rubber sole for slush. */
const worker: ShoeShape = {
  ...slim,
  parts: [
    {
      role: 'second',
      surface: 'rib',
      points: [
        [900, 400, 1],
        [1030, 426],
        [1150, 400, 1],
        [1150, 600],
        [1120, 740],
        [1020, 764],
        [930, 740],
        [906, 600],
      ],
    },
    {
      role: 'main',
      stitch: [11, 21],
      points: [
        [110, 1070, 1],
        [150, 960],
        [300, 890],
        [430, 850, 1],
        [490, 920],
        [520, 1000],
        [520, 1070, 1],
      ],
    },
    {
      role: 'main',
      stitch: [11, 21],
      points: [
        [1340, 1040, 1],
        [1310, 860],
        [1290, 720, 1],
        [1220, 760],
        [1150, 840],
        [1120, 1040, 1],
      ],
    },
    {
      role: 'accent',
      surface: 'weave',
      points: [
        [1256, 330, 1],
        [1300, 320, 1],
        [1306, 470, 1],
        [1262, 476, 1],
      ],
    },
  ],
  seams: [],
  sole: COMMANDO,
};

export const chelsea: readonly ShoeShape[] = [slim, worker];
