/** Letter sizes from the smallest, as the shop names them. */
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL', '6XL'];

/** Maximum number of sizes that can be added to a product at once. */
export const MOST_SIZES = 40;

const numbers = (from: number, to: number, step = 1, unit = ''): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => `${from + place * step}${unit}`);

/** Usual ranges of sizes by name. */
export const sizeRuns = {
  women: numbers(35, 42),
  men: numbers(39, 46),
  children: numbers(28, 35),
  letters: LETTERS.slice(1, 9),
  russian: numbers(42, 56, 2, ' RU'),
  one: ['ONE SIZE'],
} as const satisfies Record<string, readonly string[]>;

export type SizeRun = keyof typeof sizeRuns;

export const sizeRunNames = Object.keys(sizeRuns) as SizeRun[];

/** Formats sizes as an operator would type them. */
export const textOfSizes = (sizes: readonly string[]): string => sizes.join(', ');

/** Finds the usual range that consists of these sizes; null if there is none. */
export const runOf = (sizes: readonly string[]): SizeRun | null =>
  sizeRunNames.find((name) => textOfSizes(sizeRuns[name]) === textOfSizes(sizes)) ?? null;

/**
 * Reads typed sizes: `40, 41`, `S M L`, `36–43`, `XS-XL`, `42 RU, 44 RU`. A range of two neighbouring sizes is a single
 * size, as for socks: `42-43`.
 */
export function readSizes(text: string): string[] {
  const trimmed = text.trim();
  const isOneWithUnit = /^(one size|\S+ (ru|eu|us|uk|it|fr|de|jp))$/iu.test(trimmed);
  const parts = isOneWithUnit ? [trimmed] : trimmed.split(/[,;\n]/u.test(trimmed) ? /[,;\n]+/u : /\s+/u);
  const sizes = parts.map((part) => part.trim().replaceAll(/\s+/gu, ' ')).filter(Boolean);
  return [...new Set(sizes.flatMap(spanOf))];
}

function spanOf(size: string): string[] {
  const [, first, last] = /^(\w+)\s*[-–—]\s*(\w+)$/u.exec(size) ?? [];
  if (!first || !last) return [size];
  if (/^\d+$/u.test(first) && /^\d+$/u.test(last)) {
    const [from, to] = [Number(first), Number(last)];
    return to - from > 1 && to - from < MOST_SIZES ? numbers(from, to) : [size];
  }
  const [from, to] = [LETTERS.indexOf(first.toUpperCase()), LETTERS.indexOf(last.toUpperCase())];
  return from >= 0 && to - from > 1 ? LETTERS.slice(from, to + 1) : [size];
}
