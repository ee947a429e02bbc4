import type { AssembleOptions } from './feed-format.js';
import { because, type FeedReason } from './feed-reason.js';
import { readNumber, type Mark, type SpelledNumber } from './spelled-number.js';

/**
 * Result of parsing a price: kopecks, or the reason why it is invalid. `readAs` is the number for a remark, if the feed
 * does not show that its separator groups thousands.
 */
export type MoneyResult =
  { ok: true; kopecks: number; readAs: string | null } | { ok: false; reason: FeedReason<PriceFault> };

/** Codes of what is wrong with a price. */
type PriceFault =
  'PRICE_UNREADABLE' | 'PRICE_AMBIGUOUS' | 'PRICE_WITHOUT_RATE' | 'PRICE_WITH_WRONG_RATE' | 'PRICE_TOO_LARGE';

const ALIASES: Readonly<Record<string, string>> = { RUR: 'RUB', BYR: 'BYN', '₽': 'RUB', '€': 'EUR', $: 'USD' };

// `1 990,-` is a price without kopecks.
const PRICE = /^([A-Z]{3}|[₽€$])?\s*([\d\s.,'’\u00a0\u202f]+?)(?:[.,][-–—])?\s*([A-Z]{3}|[₽€$]|руб\.?|р\.?)?$/iu;

/**
 * Parses a price such as `8600.00`, `1 490,50`, `100.00 USD` or `12,345.60`. A currency in the text takes precedence
 * over `currency`; every currency except roubles needs an exchange rate. `1.990` is 1990, but refused if the point
 * precedes the fraction of another price of the feed. The arithmetic is exact; halves are rounded up.
 */
export function parseMoney(
  text: string,
  currency: string,
  { rates, decimalMarks }: Pick<AssembleOptions, 'rates' | 'decimalMarks'>,
): MoneyResult {
  const [, before, digits = '', after] = PRICE.exec(text.trim()) ?? [];
  const number = readNumber(digits);
  if (!number) return { ok: false, reason: because('PRICE_UNREADABLE', { text }) };
  const { decimal, thousandsMark } = number;
  if (thousandsMark && decimalMarks.has(thousandsMark)) return { ok: false, reason: ambiguous(text, number) };
  const named = normaliseCurrency(after ?? before ?? currency);
  const rate = named === 'RUB' ? '1' : rates[named];
  if (rate === undefined || !isRate(rate)) {
    const reason = rate
      ? because('PRICE_WITH_WRONG_RATE', { currency: named, rate })
      : because('PRICE_WITHOUT_RATE', { currency: named });
    return { ok: false, reason };
  }
  const kopecks = multiplyToKopecks(decimal, rate);
  if (kopecks > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, reason: because('PRICE_TOO_LARGE', { text }) };
  const proven = !thousandsMark || decimalMarks.has(thousandsMark === '.' ? ',' : '.');
  return { ok: true, kopecks: Number(kopecks), readAs: proven ? null : decimal };
}

/** Returns the separator before the fraction of a price; null if it has none, or is no price. */
export function decimalMarkOf(text: string): Mark | null {
  return readNumber(PRICE.exec(text.trim())?.[2] ?? '')?.decimalMark ?? null;
}

function ambiguous(text: string, { decimal, thousandsMark }: SpelledNumber): FeedReason<PriceFault> {
  const [thousands, fraction] = [Number(decimal).toFixed(2), (Number(decimal) / 1000).toFixed(2)];
  return because('PRICE_AMBIGUOUS', { text, mark: thousandsMark!, thousands, fraction });
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
