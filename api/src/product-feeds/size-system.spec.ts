import { gtinOf } from './gtin.js';
import { namedSize } from './size-system.js';

it.each([
  ['42', '42', 'EU'],
  ['36–40', '36–40', 'EU'],
  ['42.5', '42.5', 'EU'],
  ['52 RU', '52', 'RU'],
  ['9.5 US', '9.5', 'US'],
  ['XS', 'XS', 'INT'],
  ['4XL', '4XL', 'INT'],
  ['S/M', 'S/M', 'INT'],
  ['ONE SIZE', 'ONE SIZE', null],
  ['Large Tall', 'Large Tall', null],
])('namedSize reads the label %p as the size %p of the size system %p', (label, value, system) => {
  expect(namedSize(label, 'EU')).toEqual({ value, system });
});

it('namedSize returns no size system for a plain number unless the shop sets one', () => {
  expect([namedSize('42', null).system, namedSize('52 RU', null).system]).toEqual([null, 'RU']);
});

it.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['00012345600012', true],
  ['12345', false],
  ['VEL-42', false],
  [null, false],
])('gtinOf accepts %p as a barcode number: %p', (sku, isGtin) => {
  expect(gtinOf(sku)).toBe(isGtin ? sku : null);
});
