import { darker } from '../drawing/colour.js';
import { mirrored, moved, outline, type Point, type Points } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { surfaceOf, texture } from '../drawing/textures.js';
import { GROUND } from './paint-sole.js';
import { type Role, roleAt, type ShoeShape } from './shoe-shape.js';

const AXIS = 768;
/**
 * A heel is a third as wide as the shoe is long: a pair from behind leaves room to come nearer. Its points are enlarged
 * rather than the drawing, for a pattern under a scale would be resampled.
 */
const NEARER = 1.2;

const highest = (points: Points): number => Math.min(...points.map(([, y]) => y));

interface Heights {
  readonly collar: number;
  readonly sole: number;
  readonly tongue: number;
}

/** Heights are read off the side view, so that both show the same shoe. */
function heightsOf(shape: ShoeShape): Heights {
  const heel = shape.upper.filter(([x]) => x > 1180);
  const collar = highest(heel);
  const sole = shape.sole.rim.at(-1)?.[1] ?? GROUND;
  return { collar, sole, tongue: Math.min(shape.tongue ? highest(shape.tongue) : collar + 60, collar - 14) };
}

const enlarged = ({ collar, sole, tongue }: Heights): Heights => {
  const near = (y: number): number => Math.round(GROUND - (GROUND - y) * NEARER);
  return { collar: near(collar), sole: near(sole), tongue: near(tongue) };
};

function one(sheet: Sheet, shape: ShoeShape, look: Look, x: number, hand: 1 | -1): string {
  const { palette, material } = look;
  const { collar, sole, tongue } = enlarged(heightsOf(shape));
  const { collar: rim, sole: seam } = heightsOf(shape);
  const [tab, counter] = [roleAt(shape, [1340, rim + 60]), roleAt(shape, [1350, seam - 70])];
  const at = (share: number): number => collar + (sole - collar) * share;
  const sideways = (points: Points, side: 1 | -1): Point[] =>
    points.map(([dx, y, c]): Point => {
      const px = dx * NEARER * side;
      return c ? [px, y, c] : [px, y];
    });
  const whole = (half: Points): Point[] => {
    const right = sideways(half, 1);
    return moved([...right, ...mirrored(right, 0)], x, 0);
  };
  const outwards = (points: Points): Point[] => moved(sideways(points, hand), x, 0);
  const cloth = (role: Role): { fill: string; texture: string } => ({
    fill: palette[role],
    texture: texture(sheet, surfaceOf(material), palette[role]),
  });
  const upper = whole([
    [0, collar + 20],
    [60, collar + 4],
    [110, collar],
    [136, collar + 46],
    [140, at(0.36)],
    [150, at(0.66)],
    [156, at(0.9)],
    [156, sole + 20, 1],
  ]);
  const d = outline(upper);
  // The ball of the foot stands out beyond the heel, on the outer side most.
  const ball = outwards([
    [-130, at(0.7), 1],
    [-166, at(0.86)],
    [-180, sole + 10],
    [-174, sole + 40, 1],
    [204, sole + 40, 1],
    [210, sole + 4],
    [190, at(0.82)],
    [130, at(0.62), 1],
  ]);
  const ballSole = outwards([
    [-186, sole + 6, 1],
    [-190, sole + 50],
    [-178, GROUND - 12, 1],
    [196, GROUND - 12, 1],
    [216, GROUND - 34],
    [218, sole + 6, 1],
  ]);
  const bottom = whole([
    [0, sole - 6],
    [160, sole - 12, 1],
    [170, sole + 28],
    [170, GROUND - 26],
    [156, GROUND, 1],
  ]);
  const throat = whole([
    [0, tongue],
    [60, tongue + 6],
    [86, tongue + 40],
    [92, collar + 60],
    [70, collar + 90, 1],
  ]);
  const hollow = whole([
    [0, collar - 16],
    [84, collar - 12],
    [122, collar + 10],
    [128, collar + 70, 1],
  ]);
  const round = sheet.gradient(
    [x - 192, 0],
    [x + 192, 0],
    [
      [0, INK, 0.26],
      [0.12, INK, 0.04],
      [0.3, '#ffffff', 0.24],
      [0.48, '#ffffff', 0],
      [0.7, INK, 0.08],
      [1, INK, 0.46],
    ],
  );
  const tabShape = whole([
    [0, collar + 20],
    [50, collar + 2, 1],
    [64, collar + 60],
    [60, at(0.36)],
    [0, at(0.42)],
  ]);
  const counterShape = whole([
    [0, at(0.5)],
    [70, at(0.54)],
    [128, at(0.72)],
    [190, sole + 40, 1],
  ]);
  const shaded = (points: Points, fill: string): string => {
    const path = outline(points);
    return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="${round}"/>`;
  };
  const ground = outline(bottom);
  const fall = sheet.gradient(
    [0, sole],
    [0, GROUND],
    [
      [0, '#ffffff', 0.12],
      [0.4, INK, 0.02],
      [1, INK, 0.36],
    ],
  );
  return [
    sheet.contact(x + 10 * hand, GROUND + 6, 340, 38, 0.5),
    sheet.contact(x, GROUND + 2, 240, 16, 0.7),
    shaded(ballSole, darker(palette.sole, 0.3)),
    shaded(ball, darker(palette.main, 0.34)),
    shape.tongue ? sheet.panel(throat, { ...cloth('main'), stitch: 14 }) : '',
    shaded(hollow, darker(palette.lining, 0.45)),
    `<path d="${d}" fill="${palette.main}"/>`,
    `<path d="${d}" fill="url(#${texture(sheet, shape.base ?? surfaceOf(material), palette.main)})"/>`,
    sheet.clipped(
      d,
      [
        counter === 'main' ? '' : sheet.panel(counterShape, { ...cloth(counter), stitch: 12 }),
        tab === 'main' ? '' : sheet.panel(tabShape, { ...cloth(tab), stitch: 11 }),
        counter === 'main' && tab === 'main'
          ? sheet.seam(
              [
                [x, collar],
                [x, sole + 20],
              ],
              palette.main,
              5,
            )
          : '',
        `<path d="${d}" fill="${round}"/>`,
      ].join(''),
    ),
    sheet.volume(d, palette.main, 0.4),
    `<path d="${ground}" fill="${palette.sole}"/>`,
    sheet.clipped(
      ground,
      [
        shape.sole.outsole
          ? `<path d="M${x - 240} ${GROUND - 26}h480v40h-480z" fill="${palette[shape.sole.outsoleRole ?? 'sole']}"/>`
          : '',
        `<path d="${ground}" fill="url(#${texture(sheet, 'foam', palette.sole)})"/>`,
        shape.sole.thread
          ? sheet.stitches(
              [
                [x - 210, sole + 8],
                [x, sole + 14],
                [x + 210, sole + 8],
              ],
              0,
              darker(palette.sole, 0.3),
              1.2,
            )
          : '',
        `<path d="${ground}" fill="${fall}"/><path d="${ground}" fill="${round}"/>`,
      ].join(''),
    ),
  ].join('');
}

/** The pair from behind, standing. */
export function paintPairBehind(sheet: Sheet, shape: ShoeShape, look: Look): string {
  return `<g transform="translate(0 48)">${one(sheet, shape, look, AXIS - 300, -1)}${one(sheet, shape, look, AXIS + 300, 1)}</g>`;
}
