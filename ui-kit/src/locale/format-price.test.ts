import { currencySymbol, formatPrice, minorUnits } from './format-price.js';

describe('in roubles', () => {
  it.each([
    [1_299_000, '12\u00A0990\u00A0₽'],
    [0, '0\u00A0₽'],
    [99_900, '999\u00A0₽'],
    [123_456_789_00, '123\u00A0456\u00A0789\u00A0₽'],
    [199_050, '1\u00A0991\u00A0₽'],
  ])('formatPrice writes %i kopecks in roubles', (kopecks, text) => {
    expect(formatPrice(kopecks)).toBe(text);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    'formatPrice writes a dash for the value %s',
    (value) => {
      expect(formatPrice(value)).toBe('—');
    },
  );
});

describe('in another currency', () => {
  it.each([
    ['en-US', 'USD', 12_990, '$129.90'],
    ['en-US', 'USD', 13_000, '$130'],
    ['de-DE', 'EUR', 129_990, '1.299,90\u00A0€'],
    ['tr-TR', 'TRY', 129_990, '₺1.299,90'],
    // A yen has no minor unit, a Kuwaiti dinar a thousand.
    ['ja-JP', 'JPY', 12_990, '￥12,990'],
    ['en-US', 'KWD', 1_500, 'KWD\u00A01.500'],
    ['en-US', 'RUB', 1_299_000, '₽12,990'],
  ])('formatPrice for %s in %s writes %d as %s', (locale, currency, price, text) => {
    expect(formatPrice(price, { locale, currency })).toBe(text);
  });
});

it('minorUnits returns how many minor units a currency has', () => {
  expect([minorUnits(), ...['USD', 'JPY', 'KWD'].map((currency) => minorUnits({ currency }))]).toEqual([
    100, 100, 1, 1000,
  ]);
});

it('currencySymbol returns the sign of a currency', () => {
  expect(currencySymbol()).toBe('₽');
  expect(currencySymbol({ locale: 'en-US', currency: 'USD' })).toBe('$');
});
