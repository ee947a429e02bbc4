const roubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** Formats kopecks as «12 990 ₽», with no-break spaces. Returns an em dash for anything but a valid price. */
export function formatPrice(kopecks: number | null | undefined): string {
  if (typeof kopecks !== 'number' || !Number.isFinite(kopecks) || kopecks < 0) return '—';
  // Some ICU versions group digits with a narrow space; the design uses a no-break space everywhere.
  return `${roubles.format(kopecks / 100).replace(/\s/g, '\u00A0')}\u00A0₽`;
}
