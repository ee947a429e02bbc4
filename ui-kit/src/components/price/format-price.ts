const roubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** Kopecks as «12 990 ₽», with no-break spaces; an em dash for what is not a price. */
export function formatPrice(kopecks: number | null | undefined): string {
  if (typeof kopecks !== 'number' || !Number.isFinite(kopecks) || kopecks < 0) return '—';
  // Some ICU versions group with a narrow space; the design asks for one and the same everywhere.
  return `${roubles.format(kopecks / 100).replace(/\s/g, '\u00A0')}\u00A0₽`;
}
