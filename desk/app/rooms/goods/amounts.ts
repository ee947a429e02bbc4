/** Maximum stock that the API accepts, in units. */
export const MOST_STOCK = 1_000_000;

/** Reads typed roubles, `8 990` or `8990,50`, into kopecks; null if the text is not a price. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F₽]/gu, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/u.test(plain)) return null;
  const kopecks = Math.round(Number(plain) * 100);
  return kopecks > 0 ? kopecks : null;
}

/** Reads a typed number of units; an empty text is 0. Null if the text is not a number. */
export function readUnits(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/gu, '');
  if (plain === '') return 0;
  return /^\d{1,7}$/u.test(plain) && Number(plain) <= MOST_STOCK ? Number(plain) : null;
}
