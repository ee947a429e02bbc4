import { pricesOf, type SpelledPrices } from './offer-prices.js';

const options = {
  source: null,
  supplier: null,
  shipsFrom: 'RU',
  currency: 'RUB',
  rates: {},
  decimalMarks: new Set<never>(),
};
const DATES = { from: new Date('2030-01-01T00:00:00Z'), to: null };
const OPEN = { from: null, to: null };
const read = (price: string | null, oldPrice: string | null, sale?: SpelledPrices['sale']) => {
  const spelled = { line: 2, externalId: 'a', price, oldPrice, currency: null };
  const { prices, remarks } = pricesOf(sale === undefined ? spelled : { ...spelled, sale }, options);
  return { prices, said: remarks.map((row) => ('issue' in row ? `${row.issue.severity} ${row.issue.field}` : '')) };
};
const scheduled = { from: '2030-01-01T00:00:00.000Z', to: null, price: 99_000, oldPrice: 199_000 };

describe('pricesOf', () => {
  it.each<[string, string | null, string | null, SpelledPrices['sale'], object | null, string[]]>([
    ['keeps an old price above the price', '990', '1990', undefined, { price: 99_000, oldPrice: 199_000 }, []],
    ['ignores one below', '990', '90', undefined, { price: 99_000, oldPrice: null }, ['warning oldPrice']],
    ['ignores an equal one', '990', '990', undefined, { price: 99_000, oldPrice: null }, []],
    ['ignores one of 0', '990', '0', undefined, { price: 99_000, oldPrice: null }, []],
    ['ignores an unreadable one', '990', 'много', undefined, { price: 99_000, oldPrice: null }, ['warning oldPrice']],
    ['says how it reads one', '990', '1.990', undefined, { price: 99_000, oldPrice: 199_000 }, ['warning oldPrice']],
    ['has a sale without dates on', '990', '1990', OPEN, { price: 99_000, oldPrice: 199_000 }, []],
    ['has no sale above the price', '2990', '1990', OPEN, { price: 199_000, oldPrice: null }, ['warning salePrice']],
    ['has no sale at the price', '1990', '1990', OPEN, { price: 199_000, oldPrice: null }, []],
    ['schedules one with dates', '990', '1990', DATES, { price: 199_000, scheduledPrices: [scheduled] }, []],
    ['has none above it', '2990', '1990', DATES, { price: 199_000, oldPrice: null }, ['warning salePrice']],
    ['drops one of no time', '990', '1990', null, { price: 199_000, scheduledPrices: [] }, []],
    ['refuses one without a price', '990', null, DATES, null, ['error price']],
    ['refuses one beside an unreadable price', '990', 'много', null, null, ['error price']],
    ['takes one without dates and price', '990', null, OPEN, { price: 99_000, oldPrice: null }, []],
    ['refuses no price', null, '1990', undefined, null, ['error price']],
    ['refuses a price of 0', '0', '1990', OPEN, null, ['error price']],
  ])('pricesOf %s', (_, price, oldPrice, sale, prices, said) => {
    const result = read(price, oldPrice, sale);
    expect(result.said).toEqual(said);
    if (prices) expect(result.prices).toMatchObject(prices);
    else expect(result.prices).toBeNull();
  });
});
