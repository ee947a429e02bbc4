const MINUS = '\u2212';

/** Formats a change of points with its sign: «+500», «−500». */
export const signed = (points: number, count: (value: number) => string): string =>
  points > 0 ? `+${count(points)}` : points < 0 ? `${MINUS}${count(-points)}` : count(0);
