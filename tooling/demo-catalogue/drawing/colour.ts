type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of the second colour in the first, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const part = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
/** Towards a warm near-black: pure black makes a coloured shadow look dirty. */
export const darker = (hex: string, share: number): string => mix(hex, '#14110f', share);

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** A thread or a print that can be seen on the colour, yet belongs to it. */
export const thread = (hex: string): string => (brightness(hex) > 0.5 ? darker(hex, 0.3) : lighter(hex, 0.34));
