/** A point of a drawing. Curves through it are smooth, unless the third element marks it as a corner. */
export type Point = readonly [x: number, y: number, corner?: 1];
export type Points = readonly Point[];

const SIZE = 1536;

/**
 * Returns the coordinates of an SVG path in their shortest form: whole units (drawings are 1536 units wide, and finer
 * detail is invisible), each point relative to the one before, no space before a minus sign.
 */
function steps(from: Point, points: Points): string {
  return points
    .flatMap(([x, y]) => [Math.round(x) - Math.round(from[0]), Math.round(y) - Math.round(from[1])])
    .map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value)))
    .join('');
}
const ORIGIN: Point = [0, 0];

const at = (points: Points, index: number): Point => {
  const point = points[index];
  if (!point) throw new RangeError(`no point ${index} of ${points.length}`);
  return point;
};

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

type Segment = readonly [from: Point, c1: Point, c2: Point, to: Point];

/**
 * Returns the control points of one segment of a centripetal Catmull-Rom curve, which does not overshoot between
 * unevenly spaced points.
 */
function span(before: Point | undefined, from: Point, to: Point, after: Point | undefined): Segment {
  const d2 = Math.sqrt(distance(from, to)) || 1;
  const control = (outer: Point | undefined, near: Point, far: Point): Point => {
    const d1 = outer ? Math.sqrt(distance(outer, near)) : 0;
    if (!outer || d1 === 0) return [near[0] + (far[0] - near[0]) / 3, near[1] + (far[1] - near[1]) / 3];
    const axis = (i: 0 | 1): number =>
      (d1 * d1 * far[i] - d2 * d2 * outer[i] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * near[i]) / (3 * d1 * (d1 + d2));
    return [axis(0), axis(1)];
  };
  return [from, control(before, from, to), control(after, to, from), to];
}

function segments(points: Points, closed: boolean): Segment[] {
  const count = points.length;
  const neighbour = (index: number, through: Point): Point | undefined => {
    if (through[2] === 1) return undefined;
    if (closed) return at(points, (index + count) % count);
    return points[index];
  };
  return Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const from = at(points, i);
    const to = at(points, (i + 1) % count);
    return span(neighbour(i - 1, from), from, to, neighbour(i + 2, to));
  });
}

/**
 * Caches the results of `make` for each array of points, because most shapes are constants that are drawn again in
 * every colour. `by` is part of the cache key.
 */
export function remembering<R, By extends number = number>(
  make: (points: Points, by: By) => R,
): (points: Points, by: By) => R {
  const known = new WeakMap<Points, Map<By, R>>();
  return (points, by) => {
    const made = known.get(points) ?? new Map<By, R>();
    known.set(points, made);
    let result = made.get(by);
    if (result === undefined) made.set(by, (result = make(points, by)));
    return result;
  };
}

const outlineOf = remembering((points) => `${line(points, true)}Z`);

/** Returns the path of a closed smooth outline through the points. */
export const outline = (points: Points): string => outlineOf(points, 0);

/** Returns the path of a smooth line through the points. */
export function line(points: Points, closed = false): string {
  const spans = segments(points, closed);
  return `M${steps(ORIGIN, [at(points, 0)])}${spans.map(([from, c1, c2, to]) => `c${steps(from, [c1, c2, to])}`).join('')}`;
}

/** Returns the path of straight lines through the points. */
export function polyline(points: Points): string {
  const rest = points.slice(1).map((point, i) => `l${steps(at(points, i), [point])}`);
  return `M${steps(ORIGIN, [at(points, 0)])}${rest.join('')}`;
}

/** Returns points at about equal distances along the curve, both ends included. */
export function walk(points: Points, step: number, closed = false): Point[] {
  const fine: Point[] = [at(points, 0)];
  for (const [a, b, c, d] of segments(points, closed)) {
    for (let i = 1; i <= 24; i += 1) {
      const t = i / 24;
      const u = 1 - t;
      const axis = (k: 0 | 1): number =>
        u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
      fine.push([axis(0), axis(1)]);
    }
  }
  let length = 0;
  for (let i = 1; i < fine.length; i += 1) length += distance(at(fine, i - 1), at(fine, i));
  const steps = Math.max(1, Math.round(length / step));
  const even: Point[] = [at(fine, 0)];
  let passed = 0;
  for (let i = 1; i < fine.length && even.length < steps; i += 1) {
    const from = at(fine, i - 1);
    const to = at(fine, i);
    const stride = distance(from, to);
    while (even.length < steps && passed + stride >= (even.length * length) / steps) {
      const t = ((even.length * length) / steps - passed) / (stride || 1);
      even.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
    passed += stride;
  }
  even.push(at(fine, fine.length - 1));
  return even;
}

/** Returns unit normals, to the left of the direction of travel on the screen. */
export function normals(points: Points): Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const length = distance(before, after) || 1;
    return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
  });
}

/**
 * Returns the curve moved sideways by `by` units, such as for a seam beside an edge. A positive `by` moves it to the
 * left as seen along the curve.
 */
export function beside(points: Points, by: number, step = 36): Point[] {
  const even = walk(points, step);
  const sides = normals(even);
  return even.map((point, i) => {
    const side = at(sides, i);
    return [point[0] + side[0] * by, point[1] + side[1] * by];
  });
}

/** Returns the SVG path of a row of thread, `by` units to the right of the line. */
export const threadRow = remembering((points, by) => polyline(beside(points, -by, 30)));
/** Returns the SVG path of a row of thread, `by` units inside a closed outline. */
export const threadRing = remembering((points, by) => threadRow([...points, ...points.slice(0, 1)], by * turn(points)));

/** Returns the points mirrored about the vertical `axis` (by default the middle of the picture), in reverse order. */
export function mirrored(points: Points, axis = SIZE / 2): Point[] {
  return points.map(([x, y, corner]): Point => (corner ? [2 * axis - x, y, corner] : [2 * axis - x, y])).reverse();
}

/** Returns the whole outline of a symmetric shape, given its right half from the top centre to the bottom centre. */
export function symmetric(half: Points): Point[] {
  return [...half, ...mirrored(half)];
}

/**
 * Returns the SVG path of a strip along a line, `by` units wide. The strip is to the left as seen along the line, or to
 * the right if `by` is negative.
 */
export const flank = remembering((points, by): string => {
  const few = walk(points, lengthOf(points) / 4);
  const sides = normals(few);
  const ends = (list: Point[]): Point[] =>
    list.map(([x, y], i): Point => (i === 0 || i === list.length - 1 ? [x, y, 1] : [x, y]));
  const far = few.map((point, i): Point => [point[0] + at(sides, i)[0] * by, point[1] + at(sides, i)[1] * by]);
  return outline([...ends(few), ...ends(far.reverse())]);
});

const lengthOf = (points: Points): number =>
  points.slice(1).reduce((sum, point, i) => sum + distance(at(points, i), point), 0);

/** Returns 1 if the outline runs clockwise on the screen, so that its inside is on the right; otherwise -1. */
export function turn(points: Points): 1 | -1 {
  const doubled = points.reduce((sum, point, i) => {
    const next = at(points, (i + 1) % points.length);
    return sum + point[0] * next[1] - next[0] * point[1];
  }, 0);
  return doubled > 0 ? 1 : -1;
}
