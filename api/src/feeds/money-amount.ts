import { readNumber } from './spelled-number.js';

/** Result of parsing a price: kopecks, or the reason why it is invalid. */
export type MoneyResult = { ok: true; kopecks: number } | { ok: false; reason: string };

const ALIASES: Readonly<Record<string, string>> = { RUR: 'RUB', BYR: 'BYN', '₽': 'RUB', '€': 'EUR', $: 'USD' };

/**
 * Parses a price such as `8600.00`, `1 490,50`, `100.00 USD` or `12,345.60`. A currency in the text takes precedence
 * over `currency`; every currency except roubles needs an exchange rate. The arithmetic is exact; halves are rounded
 * up.
 */
export function parseMoney(text: string, currency: string, rates: Readonly<Record<string, string>>): MoneyResult {
  const match = /^([A-Z]{3}|[₽€$])?\s*([\d\s.,'’\u00a0\u202f]+?)\s*([A-Z]{3}|[₽€$]|руб\.?|р\.?)?$/iu.exec(text.trim());
  if (!match || !/\d/.test(match[2] ?? ''))
    return { ok: false, reason: `"${text}" is not a price; write digits, e.g. 1490.50` };
  const decimal = readNumber(match[2] ?? '')?.decimal;
  if (decimal === undefined) return { ok: false, reason: `"${text}" is not a price; write digits, e.g. 1490.50` };
  const named = normaliseCurrency(match[3] ?? match[1] ?? currency);
  const rate = named === 'RUB' ? '1' : rates[named];
  if (rate === undefined) return { ok: false, reason: `no rate for ${named}; give one, e.g. --rate ${named}=92.5` };
  const kopecks = multiplyToKopecks(decimal, rate);
  if (kopecks > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, reason: `"${text}" is too large` };
  return { ok: true, kopecks: Number(kopecks) };
}

/** Returns the ISO code of a currency in capitals; RUR and руб become RUB. */
export function normaliseCurrency(code: string): string {
  if (/^р/iu.test(code)) return 'RUB';
  const upper = code.trim().toUpperCase();
  return ALIASES[upper] ?? upper;
}

/** Returns true if the text is a positive decimal such as `92.5`. */
export function isRate(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && /[1-9]/.test(text);
}

function multiplyToKopecks(amount: string, rate: string): bigint {
  const a = scaled(amount);
  const b = scaled(rate);
  const divisor = 10n ** BigInt(a.scale + b.scale);
  return (a.digits * b.digits * 100n * 2n + divisor) / (divisor * 2n);
}

function scaled(decimal: string): { digits: bigint; scale: number } {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}
