/** What a number format shows besides the number: leading zeros up to so many digits, or a currency. */
export type CellFormat = { digits: number } | { currency: string };

const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '¥': 'CNY', '£': 'GBP', '₸': 'KZT' };

/**
 * Returns the formats with digits or a currency in the styles of a workbook (`xl/styles.xml`), by the number with which
 * cells refer to them.
 */
export function formatsOf(styles: string): Map<number, CellFormat> {
  const codes = new Map<string, CellFormat>();
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\b[^<>]*>/g)) {
    const id = /\bnumFmtId="(\d+)"/.exec(tag)?.[1];
    const format = formatOf(decoded(/\bformatCode="([^"]*)"/.exec(tag)?.[1] ?? ''));
    if (id && format) codes.set(id, format);
  }
  const used = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const formats = new Map<number, CellFormat>();
  for (const [index, [tag]] of [...used.matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)].entries()) {
    const format = codes.get(/\bnumFmtId="(\d+)"/.exec(tag)?.[1] ?? '');
    if (format) formats.set(index, format);
  }
  return formats;
}

function formatOf(code: string): CellFormat | null {
  if (/^0{2,}$/.test(code)) return { digits: code.length };
  // `[$€-2]` is a currency and a country, `[$-419]` a country alone. Roubles need no mark, because prices are in
  // roubles by default.
  const bracketed = /\[\$([^\]-]+)/.exec(code)?.[1]?.trim();
  const symbol = bracketed ?? /[$€¥£₸]|(?<=")[A-Z]{3}(?=")/u.exec(code.replace(/\[[^\]]*\]/g, ''))?.[0];
  const currency = symbol && (CURRENCIES[symbol] ?? (/^[A-Z]{3}$/.test(symbol) ? symbol : null));
  return currency && currency !== 'RUB' ? { currency } : null;
}

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const CELL = /<((?:\w+:)?c)\b([^<>]*)>((?:<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?)<((?:\w+:)?v)>([^<]*)</g;

/**
 * Returns the XML of a sheet in which cells that show more than their number become text (`000123`, `10 USD`), and so
 * do errors of formulas, which a reader would drop.
 */
export function cellsAsShown(xml: string, formats: ReadonlyMap<number, CellFormat>): string {
  return xml.replace(CELL, (cell, tag: string, attributes: string, formula: string, value: string, content: string) => {
    const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
    const format = formats.get(Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? NaN));
    const text = type === 'e' ? content : type === 'n' && format ? shown(content, format) : null;
    if (text === null) return cell;
    return `<${tag}${attributes.replace(/\s*\bt="\w+"/, '')} t="str">${formula}<${value}>${text}<`;
  });
}

function shown(number: string, format: CellFormat): string | null {
  if ('currency' in format) return `${number} ${format.currency}`;
  return /^\d+$/.test(number) ? number.padStart(format.digits, '0') : null;
}
