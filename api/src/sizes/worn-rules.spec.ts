import { wornRules, type SizeTable } from './worn-rules.js';
import type { ReceivedUnit, Sized } from './worn-size.js';

const rows = (...lengths: [eu: string, cm: string][]) => lengths.map(([eu, cm]) => ({ eu, cm, height: null }));
const general = rows(['41', '26'], ['42', '26,5'], ['43', '27']);
const shoes: Sized = { group: 'FOOTWEAR', sex: 'MALE', children: false, rows: general };
const unit = (brandSlug: string, size: string, day: number, more: Partial<ReceivedUnit> = {}): ReceivedUnit => ({
  ...{ ...shoes, brandId: brandSlug, brandSlug, brand: brandSlug, size, returned: false, fit: null, wanted: null },
  ...{ receivedAt: new Date(Date.UTC(2026, 0, day)), ...more },
});
const table = (slug: string, more: Partial<SizeTable> = {}): SizeTable => ({
  ...{ slug, sex: 'MALE', children: false, brand: null, category: null, level: 0, rows: general },
  ...more,
});
const said = (units: ReceivedUnit[], tables: SizeTable[], sex: 'MALE' | 'FEMALE' | 'UNISEX' = 'MALE') =>
  wornRules(units, tables)
    .filter((rule) => rule.sex === sex)
    .map(({ brand, tableBrand, tableCategory, sizes }) => [brand, tableBrand, tableCategory, ...sizes]);

describe('the rules by which products are in a shopper’s size', () => {
  it('wornRules give a worn brand its own size and other brands the size worn most', () => {
    const units = [unit('kedrum', '42', 1), unit('kedrum', '42', 2), unit('uzkiy', '43', 3)];
    expect(said(units, [])).toEqual([
      ['kedrum', null, null, '42'],
      ['uzkiy', null, null, '43'],
      [null, null, null, '42'],
    ]);
  });

  it('wornRules convert the size by another brand’s table, or give none when no size is near', () => {
    const tables = [
      table('narrow', { brand: 'uzkiy', rows: rows(['42.5', '26,5'], ['43', '27']) }),
      table('tiny', { brand: 'malyy', rows: rows(['38', '24']) }),
      table('all'),
    ];
    expect(said([unit('kedrum', '42', 1)], tables)).toEqual([
      ['kedrum', null, null, '42'],
      ['kedrum', null, null, '42'],
      [null, 'uzkiy', null, '42.5'],
      [null, 'malyy', null],
      [null, null, null, '42'],
      [null, null, null, '42'],
    ]);
  });

  it('wornRules try size tables of the brand first, then the narrowest category, then the sex', () => {
    const tables = [
      table('unisex', { sex: 'UNISEX' }),
      table('boots', { category: 'boots', level: 2 }),
      table('men'),
      table('women', { sex: 'FEMALE' }),
      table('kids', { children: true }),
      table('kedrum', { brand: 'kedrum' }),
    ];
    const places = (sex: 'MALE' | 'UNISEX') =>
      said([unit('kedrum', '42', 1)], tables, sex).map(([, brand, category]) => [brand, category]);
    const ofMen = [
      ['kedrum', null],
      [null, 'boots'],
      [null, null],
      [null, null],
      [null, null],
    ];
    expect(places('MALE')).toEqual([...ofMen, ...ofMen]);
    expect(places('UNISEX')).toHaveLength(12);
  });

  it('a worn men’s size gives no women’s size, while a unisex size applies to all', () => {
    expect(said([unit('kedrum', '42', 1)], [], 'FEMALE')).toEqual([]);
    expect(said([unit('kedrum', '42', 1, { sex: 'UNISEX' })], [], 'FEMALE')).toHaveLength(2);
    expect(wornRules([], [])).toEqual([]);
  });
});
