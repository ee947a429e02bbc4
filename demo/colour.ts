type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (part: (i: 0 | 1 | 2) => number): string =>
  `#${([0, 1, 2] as const).map((i) => Math.round(part(i)).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colours. `share` is the share of the second colour, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  return hexOf((i) => a[i] + (b[i] - a[i]) * share);
}

/** Returns a deeper colour of the same hue, like two coats of the same paint. */
export function deeper(hex: string): string {
  const one = channels(hex);
  return hexOf((i) => (one[i] * one[i]) / 255);
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
/** Darkens a colour towards a warm near-black: pure black makes coloured shadows look dirty. */
export const darker = (hex: string, share: number): string => mix(hex, '#14110f', share);

/** Returns the perceived brightness of a colour, from 0 to 1. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
