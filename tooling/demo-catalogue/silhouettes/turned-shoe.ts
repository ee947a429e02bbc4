import { type Point, type Points, remembering, walk } from '../drawing/geometry.js';
import { GROUND, soleOutline } from './paint-sole.js';
import type { ShoeShape } from './shoe-shape.js';

/** A side of the shoe: 1 is the near (outer) side, and -1 the far side. */
export type Flank = 1 | -1;

const [TOE, HEEL] = [130, 1406];
const MIDDLE = (TOE + HEEL) / 2;
/** Angles in radians: how far the toe turns towards the viewer, and how far the camera stands above the ground. */
const TURN = (38 * Math.PI) / 180;
const TILT = (17 * Math.PI) / 180;
/** Distance of the camera in units: short enough for the toe to look larger than the heel. */
const DISTANCE = 4200;
/** Step lengths in units: `BIN` for measuring outlines, `FINE` for bending them. */
const [BIN, FINE] = [6, 16];

type Curve = readonly (readonly [share: number, value: number])[];
/** Half the width of the shoe at each share of its length, from the toe (0) to the heel (1). */
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
/**
 * Half the gap between the two sides at the top of the shoe: zero over the vamp, then the laced throat, then the
 * opening.
 */
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

/**
 * Projects a point to the three-quarter view from the front. Before that, x runs along the shoe, y is as in the side
 * view, and z points towards the outer side.
 */
function seen([x, y]: Point, z: number): Point {
  const u = x - MIDDLE;
  const across = u * Math.cos(TURN) + z * Math.sin(TURN);
  const near = z * Math.cos(TURN) - u * Math.sin(TURN);
  const grown = DISTANCE / (DISTANCE - near);
  const height = GROUND - y;
  return [768 + across * grown, GROUND - 120 + (near * Math.sin(TILT) - height * Math.cos(TILT)) * grown];
}

type Axis = 0 | 1;

/**
 * Returns a function that gives the outermost point of a line at any x (or y), such as the top of an upper or the back
 * of a heel.
 */
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

/**
 * Returns a function that gives a point's position along the shoe, from 0 at the toe to 1 at the heel, measured at the
 * height of the point.
 */
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
  /** Bends a line or an outline of the side view around the upper, in the three-quarter view. */
  readonly onUpper: (points: Points, flank: Flank) => Points;
  /** Bends a line or an outline of the side view along the side wall of the sole, in the three-quarter view. */
  readonly onSole: (points: Points, flank: Flank) => Points;
  /** Projects one point of the side view onto the upper. */
  readonly at: (point: Point, flank: Flank) => Point;
  /** Returns an SVG transform that places a small flat drawing on the near side, at a point of the side view. */
  readonly laid: (point: Point) => string;
  /** Projects a point between the two sides of the shoe; `z` is its distance from the middle. */
  readonly between: (point: Point, z: number) => Point;
  /** Returns the top edge of one side between two x positions of the side view. */
  readonly edge: (flank: Flank, from: number, to: number) => Point[];
  readonly gapAt: (x: number) => number;
  /** The x position in the side view at which both sides meet at the heel. */
  readonly heel: number;
  readonly upper: Points;
  readonly sole: Points;
}

/** Returns the x of the collar's highest point at the heel, where both sides meet. */
const heelOf = ({ upper }: ShoeShape): number =>
  upper.filter(([x]) => x > 1180).reduce((best, point) => (point[1] < best[1] ? point : best))[0];

/** Returns points along a line, closer together at the toe and the heel, where the surface curves away. */
const sampled = (points: Points): Point[] =>
  walk(points, FINE).filter(
    ([x], i, all) => i % (x < TOE + 110 || x > HEEL - 150 ? 2 : 4) === 0 || i === all.length - 1,
  );

/**
 * Returns the visible points of an outline. The curve of the heel hides points of the near side, and the curve of the
 * toe hides points of the far side.
 */
function inSight(points: Points, flank: Flank, along: (point: Point) => number): Points {
  const seenOnes = points.filter((point) => (flank === 1 ? along(point) <= 0.984 : along(point) >= 0.03));
  return seenOnes.length > 2 ? seenOnes : points;
}

const bent = new WeakMap<ShoeShape, TurnedShoe>();

/**
 * Returns functions that bend the side view into the three-quarter view from the front. They are cached, because all
 * colours share them.
 */
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
