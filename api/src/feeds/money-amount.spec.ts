import fc from 'fast-check';
import { decimalMarkOf, parseMoney } from './money-amount.js';
import { messageOf } from './feed-reason.js';
import type { Mark } from './spelled-number.js';

const inFeed = (...decimalMarks: Mark[]) => ({ rates: { USD: '92.5' }, decimalMarks: new Set(decimalMarks) });

describe('parseMoney', () => {
  it.each([
    ['8600.00', 860_000],
    ['1490,50', 149_050],
    ['1 490,50', 149_050],
    ['1\u00a0490', 149_000],
    ["1'490", 149_000],
    ['12,345.60', 1_234_560],
    ['12.345,60', 1_234_560],
    ['1.234.567', 123_456_700],
    ['1.5', 150],
    ['1990.500', 199_050],
    ['0.990', 99],
    ['100.00 USD', 925_000],
    ['USD 100', 925_000],
    ['$1', 9_250],
    ['700 руб.', 70_000],
    ['1990 ₽', 199_000],
    ['0,00', 0],
    ['5 RUR', 500],
    ['0.005', 1],
  ])('parseMoney reads the amount %s as %s kopecks', (text, kopecks) => {
    expect(parseMoney(text, 'RUB', inFeed())).toEqual({ ok: true, kopecks, readAs: null });
  });

  it.each([
    ['1.990', 199_000, '1990'],
    ['12.345', 1_234_500, '12345'],
    ['1,990', 199_000, '1990'],
    ['1.990 USD', 18_407_500, '1990'],
    ['1.990,-', 199_000, '1990'],
  ])('parseMoney reads the mark in %s as a thousands separator, with a remark', (text, kopecks, readAs) => {
    expect(parseMoney(text, 'RUB', inFeed())).toEqual({ ok: true, kopecks, readAs });
  });

  it('parseMoney adds no remark when the feed shows whether the separator marks thousands or a fraction', () => {
    expect(parseMoney('1.990', 'RUB', inFeed(','))).toEqual({ ok: true, kopecks: 199_000, readAs: null });
  });

  it.each<[string, Mark[], string]>([
    ['1.990', ['.'], 'write 1990.00 or 1.99'],
    ['12.345', ['.', ','], 'write 12345.00 or 12.35'],
    ['1,990', [','], 'write 1990.00 or 1.99'],
  ])('parseMoney refuses %s as ambiguous when the marks %j precede fractions in the feed', (text, marks, advice) => {
    const refused = parseMoney(text, 'RUB', inFeed(...marks));
    expect(refused.ok ? '' : messageOf(refused.reason)).toContain(advice);
  });

  it.each(['', 'free', '-5', '1.2.3,4,5', '1 99', '1 234.567', '5 CHF', '99999999999999999999'])(
    'parseMoney refuses the text %s as an amount of money',
    (text) => {
      expect(parseMoney(text, 'RUB', inFeed()).ok).toBe(false);
    },
  );

  it('parseMoney converts every amount exactly, without rounding errors', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (kopecks) => {
        const text = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
        expect(parseMoney(text, 'RUB', inFeed('.'))).toEqual({ ok: true, kopecks, readAs: null });
      }),
    );
  });
});

describe('decimalMarkOf', () => {
  it.each([
    ['1990.5', '.'],
    ['1 990,50 руб.', ','],
    ['0,00', ','],
    ['1.990', null],
    ['1990', null],
    ['call us', null],
  ])('decimalMarkOf returns the decimal mark of %s: %s', (text, mark) => expect(decimalMarkOf(text)).toBe(mark));
});
