/** Most units that the API takes as stock. */
export const MOST_STOCK = 1_000_000;

/** Reads roubles as they are typed, `8 990` or `8990,50`, into kopecks; null if it is no price. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F₽]/gu, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/u.test(plain)) return null;
  const kopecks = Math.round(Number(plain) * 100);
  return kopecks > 0 ? kopecks : null;
}

/** Reads a number of units; nothing typed is none of them. Null if it is no number. */
export function readUnits(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/gu, '');
  if (plain === '') return 0;
  return /^\d{1,7}$/u.test(plain) && Number(plain) <= MOST_STOCK ? Number(plain) : null;
}
