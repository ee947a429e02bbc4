import { nice, ticks } from 'd3-array';

/** Lines of the scale that are aimed at; rounding makes three to six of it. */
const LINES = 4;

export interface ValueScale {
  /** Round numbers at equal distances, from the bottom of the drawing to its top. */
  ticks: readonly number[];
  /** Returns how far from the top a number lies, as a share of the height. */
  fromTop: (value: number) => number;
}

/**
 * Returns a scale with round numbers, which has zero: the length of a bar, or the height of a line, is then the number.
 * No two lines of it are nearer than one `unit`.
 */
export function valueScale(values: readonly number[], unit = 1): ValueScale {
  const low = Math.min(0, ...values);
  const high = Math.max(low + LINES * unit, ...values);
  const [bottom, top] = nice(low, high, LINES);
  return { ticks: ticks(bottom, top, LINES), fromTop: (value) => (top - value) / (top - bottom) };
}
