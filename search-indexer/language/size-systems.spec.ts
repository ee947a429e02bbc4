import { sizeKeyName, sizeKeysOf, type SizedOffer } from './size-systems.js';

const keys = (size: string, more: Partial<SizedOffer> = {}) =>
  sizeKeysOf({ size, sex: 'MALE', children: false, isShoes: true, table: null, ...more });

it.each<[size: string, more: Partial<SizedOffer>, expected: string[]]>([
  ['43', {}, ['eu 43', 'us 9.5', 'uk 8.5', 'cm 27.5']],
  ['EU 42,5', {}, ['eu 42.5', 'us 9', 'uk 8', 'cm 27']],
  ['US 9.5', {}, ['us 9.5', 'eu 43']],
  ['9.5', {}, ['us 9.5', 'eu 43']],
  ['M 9.5 / W 11', {}, ['us 9.5', 'eu 43']],
  ['M 9.5 / W 11', { sex: 'FEMALE' }, ['us 11', 'eu 43']],
  ['48', { isShoes: false, sex: 'FEMALE' }, ['ru 48', 'int l']],
  ['L', { isShoes: false, sex: 'FEMALE' }, ['int l', 'ru 48']],
  ['S/M', { isShoes: false }, ['int s', 'int m', 'ru 46', 'ru 48']],
  ['XS / cotton', { isShoes: false }, ['int xs', 'ru 44']],
  ['32 x 34', { isShoes: false }, ['w 32']],
  ['32/34', { isShoes: false }, ['w 32']],
  ['48/50', { isShoes: false }, ['ru 48', 'ru 50']],
  ['W32/L34', { isShoes: false }, ['w 32']],
  ['34W x 30L', { isShoes: false }, ['w 34']],
  ['31', { isShoes: false }, ['w 31']],
  ['122-128', { isShoes: false, children: true }, ['height 122', 'age 7', 'height 128', 'age 8']],
  ['7-8 лет', { isShoes: false, children: true }, ['age 7', 'age 8', 'height 128']],
])('sizeKeysOf for the size %s contains the same size of other systems', (size, more, expected) => {
  expect(keys(size, more)).toEqual(expect.arrayContaining(expected));
});

it('sizeKeysOf returns no keys for a text that is not a size', () => {
  expect(['One size', '700C', 'Black', '120', '35-38', ''].flatMap((size) => keys(size, { isShoes: false }))).toEqual(
    [],
  );
});

it('sizeKeysOf prefers the shop’s own size table to the general table', () => {
  const table = [{ eu: '43', uk: '9', us: '10', cm: '28', height: null }];
  expect(keys('43', { table })).toEqual(['eu 43', 'us 10', 'uk 9', 'cm 28']);
  expect(keys('44', { table })).toContain('us 10');
  const heights = [{ eu: '128', uk: null, us: null, cm: '66-68', height: '122-128' }];
  expect(keys('128', { table: heights, isShoes: false, children: true })).toEqual([
    'eu 128',
    'height 122',
    'height 128',
  ]);
});

it('sizeKeysOf also finds a foot length rounded to half a centimetre', () => {
  const table = [{ eu: '42.5', uk: '9', us: '10', cm: '26,8', height: null }];
  expect(keys('42.5', { table })).toEqual(['eu 42.5', 'us 10', 'uk 9', 'cm 26.8', 'cm 27']);
});

it('sizeKeysOf contains the sizes of women for shoes that women wear', () => {
  expect(keys('39', { sex: 'UNISEX' })).toEqual(expect.arrayContaining(['us 6.5', 'wus 8', 'wuk 5.5', 'wcm 25']));
  expect(keys('M 9.5 / W 11', { sex: 'UNISEX' })).toEqual(expect.arrayContaining(['us 9.5', 'wus 11']));
  expect(keys('39', { sex: 'FEMALE' })).toEqual(expect.arrayContaining(['us 8', 'wus 8']));
  expect(keys('39').filter((key) => key.startsWith('wus'))).toEqual([]);
});

it('sizeKeyName names a size together with its size system', () => {
  expect(
    ['us 9.5', 'cm 27', 'height 128', 'age 8', 'int l', 'ru 48', 'w 32', 'wus 8', 'wcm 25'].map(sizeKeyName),
  ).toEqual([...['US 9,5', '27 см', 'Рост 128', '8 лет', 'Размер L', 'RU 48', 'W 32', 'US 8', '25 см']]);
});
