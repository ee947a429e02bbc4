import { type Points, symmetric } from '../drawing/geometry.js';
import { type Garment, printed, strip, twice } from './garment-shape.js';

const plain: Garment = (side) =>
  side === 'front'
    ? {
        pieces: [
          {
            role: 'main',
            points: [
              [520, 980, 1],
              [500, 860],
              [530, 690],
              [640, 540],
              [820, 476],
              [1000, 520],
              [1120, 640],
              [1170, 800],
              [1180, 960, 1],
              [1000, 1004],
              [760, 1016],
            ],
            folds: [
              [
                [560, 940],
                [580, 800],
                [640, 690],
              ],
            ],
            seams: [
              [
                [820, 476],
                [760, 620],
                [730, 800],
                [724, 1016],
              ],
              [
                [820, 476],
                [960, 620],
                [1020, 800],
                [1030, 1000],
              ],
            ],
            threads: [
              [
                [836, 480],
                [776, 620],
                [748, 800],
                [742, 1016],
              ],
            ],
          },
          {
            role: 'main',
            over: true,
            depth: 0.5,
            points: [
              [790, 478, 1],
              [800, 462],
              [836, 458],
              [856, 474, 1],
              [830, 486],
            ],
          },
          {
            role: 'second',
            over: true,
            points: [
              [516, 892, 1],
              [410, 914],
              [280, 956],
              [196, 1010],
              [190, 1040],
              [240, 1064],
              [380, 1072],
              [560, 1050],
              [756, 1016, 1],
              [660, 986],
              [574, 944],
            ],
            folds: [
              [
                [250, 1050],
                [420, 1040],
                [620, 1030],
              ],
            ],
            threads: [
              [
                [232, 1036],
                [330, 986],
                [430, 958],
                [540, 968],
                [700, 1006],
              ],
              [
                [300, 1048],
                [400, 1006],
                [500, 988],
                [660, 1020],
              ],
            ],
          },
        ],
        mark: [610, 780, 0.44],
      }
    : {
        pieces: [
          {
            role: 'main',
            points: symmetric([
              [768, 470],
              [920, 500],
              [1040, 610],
              [1096, 780],
              [1104, 970, 1],
              [940, 1000],
              [768, 1006],
            ]),
            seams: [
              [
                [768, 470],
                [766, 640],
                [768, 800],
              ],
              ...twice([
                [
                  [790, 474],
                  [900, 640],
                  [930, 1000],
                ],
              ]),
            ],
            folds: twice([
              [
                [1060, 940],
                [1040, 800],
                [990, 680],
              ],
            ]),
          },
          {
            role: 'lining',
            inside: true,
            points: symmetric([
              [768, 800],
              [880, 826],
              [926, 900],
              [934, 960, 1],
              [768, 962],
            ]),
          },
          {
            role: 'second',
            over: true,
            depth: 0.5,
            stitch: 8,
            points: strip(
              [
                [520, 950],
                [768, 972],
                [1016, 950],
              ],
              48,
            ),
          },
          {
            role: 'main',
            over: true,
            depth: 0.5,
            points: [
              [740, 468, 1],
              [768, 456],
              [796, 468, 1],
              [768, 482],
            ],
          },
        ],
        label: [900, 980, 60, 34],
      };

const FRONT_PANEL: Points = [
  [820, 440, 1],
  [760, 620],
  [730, 800],
  [724, 1060, 1],
  [420, 1060, 1],
  [420, 440, 1],
];

/** Two designs: in one colour, or with a front panel in another colour. */
export const cap: readonly Garment[] = [
  plain,
  (side) => (side === 'front' ? printed(plain, [{ role: 'accent', points: FRONT_PANEL }])(side) : plain(side)),
];
