import fc from 'fast-check';
import { normaliseSize, sizePosition, sizeSlug } from './normalise-size.js';

describe('normaliseSize', () => {
  it.each([
    ['Small', undefined, 'S'],
    ['X Large', undefined, 'XL'],
    ['X-Small', undefined, 'XS'],
    ['XLarge', undefined, 'XL'],
    ['XX-Large', undefined, 'XXL'],
    ['2XL', undefined, 'XXL'],
    ['3xl', undefined, 'XXXL'],
    ['4XL', undefined, '4XL'],
    ['O/S', undefined, 'ONE SIZE'],
    ['One Size', undefined, 'ONE SIZE'],
    ['', undefined, 'ONE SIZE'],
    ['единый размер', undefined, 'ONE SIZE'],
    ['Medium/Large', undefined, 'M/L'],
    ['xs/s', undefined, 'XS/S'],
    ['Italian 42', undefined, '42 IT'],
    ['UK 6', undefined, '6 UK'],
    ['41 1/2', undefined, '41.5'],
    ['42½', undefined, '42.5'],
    ['38,5', undefined, '38.5'],
    ['42.0', undefined, '42'],
    ['52', 'RU', '52 RU'],
    ['XL', 'RU', 'XL'],
    ['54 cm', undefined, '54 cm'],
    ['30 x 32', undefined, '30 x 32'],
    ['40', 'INT', '40'],
    ['57/58', undefined, '57/58'],
    ['57 / 58', undefined, '57/58'],
    ['42 EU', undefined, '42 EU'],
    ['EU 42', undefined, '42 EU'],
    ['EU42', undefined, '42 EU'],
    ['42 (EU)', undefined, '42 EU'],
    ['EUR 42,5', undefined, '42.5 EU'],
    ['48 рос.', undefined, '48 RU'],
    ['Размер 42', undefined, '42'],
    ['size: M', undefined, 'M'],
    ['S-M', undefined, 'S/M'],
    ['2 XL', undefined, 'XXL'],
    ['XXXXL', undefined, '4XL'],
    ['ХL', undefined, 'XL'],
    ['М', undefined, 'M'],
    ['M 10 / W 11.5', undefined, '10 US'],
    ['M10/W11,5', undefined, '10 US'],
    ['W 11.5 / M 10', undefined, '10 US'],
    ["Men's 9.5 / Women's 11", undefined, '9.5 US'],
    ['M 10', undefined, 'M 10'],
  ])('normaliseSize returns for the size %s with the unit %s the label %s', (raw, unit, label) => {
    expect(normaliseSize(raw, unit)).toBe(label);
  });

  it('normaliseSize applied twice gives the same result as once', () => {
    const raw = fc.oneof(
      fc.constantFrom(
        'Small',
        'X Large',
        '2XL',
        '41 1/2',
        'Italian 42',
        'O/S',
        'M/L',
        '42,5',
        'EU42',
        'M 10 / W 11.5',
        '57 / 58',
        'size 8',
      ),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(fc.property(raw, (text) => expect(normaliseSize(normaliseSize(text))).toBe(normaliseSize(text))));
  });
});

describe('sizePosition', () => {
  it('sizePosition sorts sizes in their natural order', () => {
    const ordered = [
      'ONE SIZE',
      'XXS',
      'XS',
      'XS/S',
      'S',
      'S/M',
      'M',
      'L',
      'XL',
      'XXL',
      'XXXL',
      '4XL',
      '36',
      '36.5',
      '37',
      '42',
      '42 EU',
      '42 RU',
      '42-43',
      '42.5',
      '43',
      '104 см',
      'Regular',
    ];
    expect([...ordered].reverse().sort((a, b) => sizePosition(a) - sizePosition(b))).toEqual(ordered);
  });

  it('sizePosition returns a number that fits the database column for any text', () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        const position = sizePosition(label);
        expect(Number.isInteger(position) && position >= 0 && position <= 2_147_483_647).toBe(true);
      }),
    );
  });
});

describe('sizeSlug', () => {
  it('sizeSlug gives different sizes different slugs, ignoring case', () => {
    expect(sizeSlug('700c')).toBe(sizeSlug('700C'));
    const labels = ['26', '26"', '26"x1.25"', '-30°', '+30°', '30', '42 ★', '42', 'ONE SIZE', '小'];
    expect(new Set(labels.map(sizeSlug)).size).toBe(labels.length);
    for (const label of labels) expect(sizeSlug(label)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
