import { normaliseRecord } from './normalise-record.js';

const product = {
  kind: 'product',
  source: 'a',
  externalId: 'p',
  name: 'Кеды',
  items: [{ externalId: 'o', sku: null, size: '42', supplier: { name: 'Лавка' }, stock: 1, price: 100 }],
};
const item = product.items[0]!;

it.each<[string, object, string, string, Record<string, string>]>([
  ['a field is missing', { name: undefined }, 'name', 'VALUE_MISSING', {}],
  ['a number is written as text', { unitSold: '3' }, 'unitSold', 'VALUE_OF_WRONG_TYPE', { expected: 'number' }],
  ['a text is empty', { name: ' ' }, 'name', 'TEXT_EMPTY', {}],
  ['a text is too long', { name: 'x'.repeat(301) }, 'name', 'TEXT_TOO_LONG', { most: '300' }],
  ['a list is too long', { badges: Array.from({ length: 11 }, () => 'a') }, 'badges', 'LIST_TOO_LONG', { most: '10' }],
  ['a price is negative', { items: [{ ...item, price: -1 }] }, 'items.0.price', 'NUMBER_TOO_SMALL', { least: '0' }],
  [
    'a stock is too large',
    { items: [{ ...item, stock: 3e9 }] },
    'items.0.stock',
    'NUMBER_TOO_LARGE',
    { most: '2000000000' },
  ],
  ['a slug has a space', { slug: 'a b' }, 'slug', 'SLUG_INVALID', {}],
  ['a colour has no hex', { colours: [{ name: 'Red', hex: 'red' }] }, 'colours.0.hex', 'COLOUR_INVALID', {}],
  [
    'a country has no code',
    { items: [{ ...item, deliveryIsoCode: 'Russia' }] },
    'items.0.deliveryIsoCode',
    'COUNTRY_INVALID',
    {},
  ],
  ['a time has another form', { publishedAt: '1.2.2026' }, 'publishedAt', 'TIME_INVALID', {}],
  ['a field is unknown', { colour: 'red' }, 'record', 'FIELDS_UNKNOWN', { names: 'colour' }],
  ['a value is not in the list', { sex: 'BOY' }, 'sex', 'VALUE_NOT_LISTED', { allowed: 'MALE, FEMALE, UNISEX' }],
  ['the kind is unknown', { kind: 'thing' }, 'kind', 'KIND_UNKNOWN', {}],
])('a record is rejected with a code of its own when %s', (_, change, field, code, values) => {
  const { record, issues } = normaliseRecord({ ...product, ...change }, 1, { defaultStock: 0 });
  expect(record).toBeNull();
  expect(issues).toMatchObject([{ field, code, values, severity: 'error' }]);
  expect(issues[0]!.reason).not.toMatch(/[{}]|undefined/);
});

it('a record of several faults is rejected with the reason of each', () => {
  const { issues } = normaliseRecord({ ...product, sex: 'BOY', slug: 'a b' }, 1, { defaultStock: 0 });
  expect(issues.map(({ code }) => code).sort()).toEqual(['SLUG_INVALID', 'VALUE_NOT_LISTED']);
});
