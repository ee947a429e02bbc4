import { type Point, type Points, remembering, walk } from '../drawing/geometry.js';
import { GROUND, soleOutline } from './paint-sole.js';
import type { ShoeShape } from './shoe-shape.js';

/** The near side of a shoe, its outer one, or the far side. */
export type Flank = 1 | -1;

const [TOE, HEEL] = [130, 1406];
const MIDDLE = (TOE + HEEL) / 2;
/** How far the toe is turned towards the eye and how far the eye stands above the ground. */
const TURN = (38 * Math.PI) / 180;
const TILT = (17 * Math.PI) / 180;
/** The eye's distance: near enough for the toe to look larger than the heel. */
const DISTANCE = 4200;
/** Steps in which outlines are measured, and in which they are bent. */
const [BIN, FINE] = [6, 16];

type Curve = readonly (readonly [share: number, value: number])[];
/** Half the width of the last from toe to heel. */
const WIDTH: Curve = [
  [0, 0],
  [0.01, 52],
  [0.03, 96],
  [0.06, 140],
  [0.11, 184],
  [0.2, 222],
  [0.32, 232],
  [0.46, 208],
  [0.62, 178],
  [0.78, 168],
  [0.89, 148],
  [0.95, 112],
  [0.985, 64],
  [1, 0],
];
/** Half the gap between the two sides at the top: none on the vamp, the throat, then the opening. */
const GAP: Curve = [
  [0, 0],
  [0.27, 0],
  [0.36, 44],
  [0.58, 58],
  [0.68, 92],
  [0.84, 104],
  [0.93, 78],
  [0.965, 36],
  [0.98, 0],
  [1, 0],
];

function read(curve: Curve, share: number): number {
  const next = curve.findIndex(([at]) => at >= share);
  const [toAt, to] = curve[next] ?? curve.at(-1) ?? [1, 0];
  const [fromAt, from] = curve[next - 1] ?? [toAt, to];
  return toAt === fromAt ? to : from + ((to - from) * (share - fromAt)) / (toAt - fromAt);
}

/** Seen from the front three-quarters: x along the shoe, y as the side view has it, z towards the outer side. */
function seen([x, y]: Point, z: number): Point {
  const u = x - MIDDLE;
  const across = u * Math.cos(TURN) + z * Math.sin(TURN);
  const near = z * Math.cos(TURN) - u * Math.sin(TURN);
  const grown = DISTANCE / (DISTANCE - near);
  const height = GROUND - y;
  return [768 + across * grown, GROUND - 120 + (near * Math.sin(TILT) - height * Math.cos(TILT)) * grown];
}

type Axis = 0 | 1;

/** How far a line reaches across an axis at every place along the other one: the top of an upper, the back of a heel. */
function reach(points: Points, by: Axis, pick: (a: number, b: number) => number): (at: number) => number {
  const bins = new Map<number, number>();
  for (const point of walk(points, 3)) {
    const bin = Math.round(point[by] / BIN);
    const value = point[by === 0 ? 1 : 0];
    bins.set(bin, pick(bins.get(bin) ?? value, value));
  }
  const known = [...bins.keys()];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const valueOf = (bin: number): number => bins.get(Math.min(last, Math.max(first, bin))) ?? valueOf(bin - 1);
  return (at) => {
    const low = Math.floor(at / BIN);
    const share = at / BIN - low;
    return valueOf(low) * (1 - share) + valueOf(low + 1) * share;
  };
}

/** Where along the last a point of an outline lies: at its very ends on the outline itself, whatever the height. */
function alongOf(ring: Points): (point: Point) => number {
  const toe = reach(ring, 1, Math.min);
  const heel = reach(ring, 1, Math.max);
  return ([x, y]) => {
    const from = Math.min(toe(y), TOE + 50);
    const to = Math.max(heel(y), HEEL - 130);
    return Math.min(1, Math.max(0, (x - from) / (to - from)));
  };
}

export interface TurnedShoe {
  /** A line or an outline of the side view, bent round the upper. */
  readonly onUpper: (points: Points, flank: Flank) => Points;
  /** The same on the wall of the sole. */
  readonly onSole: (points: Points, flank: Flank) => Points;
  /** One point of the side view on the upper. */
  readonly at: (point: Point, flank: Flank) => Point;
  /** A transform that lays a small flat thing on the near side at that point. */
  readonly laid: (point: Point) => string;
  /** A point between the two sides, `z` from the middle. */
  readonly between: (point: Point, z: number) => Point;
  /** The top edge of one side from throat to heel. */
  readonly edge: (flank: Flank, from: number, to: number) => Point[];
  readonly gapAt: (x: number) => number;
  /** Where both sides meet at the back. */
  readonly heel: number;
  readonly upper: Points;
  readonly sole: Points;
}

/** Where the back of the collar is highest: there both sides meet. */
const heelOf = ({ upper }: ShoeShape): number =>
  upper.filter(([x]) => x > 1180).reduce((best, point) => (point[1] < best[1] ? point : best))[0];

/** Points along a line, closer together where toe and heel turn away. */
const sampled = (points: Points): Point[] =>
  walk(points, FINE).filter(
    ([x], i, all) => i % (x < TOE + 110 || x > HEEL - 150 ? 2 : 4) === 0 || i === all.length - 1,
  );

/**
 * Without the points behind the bulge of the heel on the near side and behind that of the toe on the far one: what is
 * left is the outline as the eye has it.
 */
function inSight(points: Points, flank: Flank, along: (point: Point) => number): Points {
  const seenOnes = points.filter((point) => (flank === 1 ? along(point) <= 0.984 : along(point) >= 0.03));
  return seenOnes.length > 2 ? seenOnes : points;
}

const bent = new WeakMap<ShoeShape, TurnedShoe>();

/** Bends the side view round a last, for the eye that stands before it; once for all colours. */
export function turned(shape: ShoeShape): TurnedShoe {
  const known = bent.get(shape) ?? bend(shape);
  bent.set(shape, known);
  return known;
}

function bend(shape: ShoeShape): TurnedShoe {
  const closed = (points: Points): Points => [...points, ...points.slice(0, 1)];
  const upper = closed(shape.upper);
  const sole = closed(soleOutline(shape.sole));
  const top = reach(upper, 0, Math.min);
  const bottom = reach(shape.sole.rim, 0, Math.max);
  const [onLast, onWall] = [alongOf(upper), alongOf(sole)];
  const heel = heelOf(shape);
  const gapAt = (x: number): number => read(GAP, (0.98 * (x - TOE)) / (heel - TOE));
  const depthAt = (point: Point): number => {
    const [x, y] = point;
    const [from, to] = [top(x) + 3, bottom(x) + 14];
    const down = to > from ? Math.min(1, Math.max(0, (y - from) / (to - from))) : 1;
    const width = read(WIDTH, onLast(point)) * 0.98;
    const gap = Math.min(gapAt(x), width);
    return gap + (width - gap) * (1 - (1 - down) ** 2.1);
  };
  const held = ([x, y]: Point): Point => {
    const inside = Math.min(HEEL - 12, Math.max(TOE + 18, x));
    return [inside, Math.min(bottom(inside) + 14, Math.max(top(inside), y))];
  };
  const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const between = (point: Point, z: number): Point => rounded(seen(point, z));
  const at = (point: Point, flank: Flank): Point => between(point, flank * depthAt(point));
  return {
    at,
    laid: ([x, y]) => {
      const reachOf = 60;
      const [here, right, below] = [at([x, y], 1), at([x + reachOf, y], 1), at([x, y + reachOf], 1)];
      const sides = [right, below].flatMap((end) => [end[0] - here[0], end[1] - here[1]]);
      return `matrix(${[...sides.map((side) => (side / reachOf).toFixed(3)), ...here].join(' ')})`;
    },
    onUpper: remembering((points, flank: Flank) =>
      inSight(sampled(points).map(held), flank, onLast).map((point) => at(point, flank)),
    ),
    onSole: remembering((points, flank: Flank) =>
      inSight(sampled(points), flank, onWall).map((point) => between(point, flank * read(WIDTH, onWall(point)) * 1.02)),
    ),
    between,
    edge: (flank, from, to) =>
      Array.from({ length: 20 }, (_, i): Point => {
        const x = from + ((to - from) * i) / 19;
        const point: Point = [x, top(x)];
        return at(point, flank);
      }),
    gapAt,
    heel,
    upper,
    sole,
  };
}
