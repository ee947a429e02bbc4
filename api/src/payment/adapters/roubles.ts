/** Formats kopecks as roubles: 123456 becomes `1234.56`. */
export function toRoubles(kopecks: number): string {
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
}

/**
 * Parses roubles and returns kopecks. Returns null if the text is not a valid amount (a minus sign, letters, fractions
 * of a kopeck).
 */
export function fromRoubles(value: string | number): number | null {
  const [, roubles, kopecks = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(value)) ?? [];
  const amount = Number(`${roubles}${kopecks.padEnd(2, '0')}`);
  return Number.isSafeInteger(amount) ? amount : null;
}
