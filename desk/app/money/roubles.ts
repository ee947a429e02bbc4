/** Reads a typed price: «8 990,50» is 899050 kopecks. Null if the text is not a price. */
export function kopecksOf(typed: string): number | null {
  const plain = typed.replace(/[\s\u00a0₽]/g, '').replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  const kopecks = Math.round(Number(plain) * 100);
  return kopecks > 0 ? kopecks : null;
}

/** Formats a price as a person would type it: 899050 kopecks are «8990,50». */
export function roublesOf(kopecks: number): string {
  return (kopecks / 100).toFixed(kopecks % 100 === 0 ? 0 : 2).replace('.', ',');
}
