import fc from 'fast-check';
import { parseMoney } from './money-amount.js';

describe('parseMoney', () => {
  it.each([
    ['8600.00', 860_000],
    ['1490,50', 149_050],
    ['1 490,50', 149_050],
    ['12,345.60', 1_234_560],
    ['12.345,60', 1_234_560],
    ['1,299', 129_900],
    ['1.990', 199_000],
    ['12.345', 1_234_500],
    ['1.5', 150],
    ['100.00 USD', 925_000],
    ['USD 100', 925_000],
    ['$1', 9_250],
    ['700 руб.', 70_000],
    ['0,00', 0],
    ['5 RUR', 500],
    ['0.005', 1],
  ])('parseMoney reads %s', (text, kopecks) => {
    expect(parseMoney(text, 'RUB', { USD: '92.5' })).toEqual({ ok: true, kopecks });
  });

  it.each(['', 'free', '-5', '1.2.3,4,5', '5 CHF', '99999999999999999999'])('parseMoney refuses %s', (text) => {
    expect(parseMoney(text, 'RUB', {}).ok).toBe(false);
  });

  it('parseMoney is exact, without rounding errors', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (kopecks) => {
        const text = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
        expect(parseMoney(text, 'RUB', {})).toEqual({ ok: true, kopecks });
      }),
    );
  });
});
