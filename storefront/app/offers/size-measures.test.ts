import { otherSystems, rowOf, rowsFor, sizeMeasures, type SizeGrid } from './size-measures';

const row = (eu: string | null, height: string | null = null) => ({ eu, uk: null, us: null, cm: '26', height });
const grid = (rows: SizeGrid['rows'], children = false, sex: SizeGrid['sex'] = 'MALE'): SizeGrid => ({
  sex,
  children,
  rows,
});

describe('kind of size', () => {
  it.each([
    [grid([row('42')]), 'shoes-adult'],
    [grid([row('28')], true), 'shoes-children'],
    [grid([row('M', '170–176')]), 'clothes-adult'],
    [grid([row('104', '99–104')], true), 'clothes-children'],
  ])('sizeMeasures tells shoes from clothes and adults from children (%#)', (table, kind) => {
    expect(sizeMeasures(table).kind).toBe(kind);
  });
});

it('sizeMeasures labels its table with whose sizes it shows', () => {
  const label = (...table: Parameters<typeof grid>) => sizeMeasures(grid(...table)).label;
  expect(label([row('42')])).toBe('Мужская обувь');
  expect(label([row('42')], false, 'UNISEX')).toBe('Обувь');
  expect(label([row('M', '170–176')], false, 'FEMALE')).toBe('Женская одежда');
  expect(label([row('28')], true, 'FEMALE')).toBe('Детская обувь');
});

it('sizeMeasures writes centimetres with a decimal comma and keeps the point in UK and US sizes', () => {
  const { rows } = sizeMeasures(grid([{ eu: '42.5', uk: '8.5', us: '9.5', cm: '26.5', height: null }]));
  expect(rows).toEqual([{ eu: '42.5', uk: '8.5', us: '9.5', cm: '26,5', height: null }]);
  expect(otherSystems(rows[0]!)).toBe('UK\u00A08.5, US\u00A09.5, 26,5\u00A0см');
});

describe('rows of the table', () => {
  const { rows } = sizeMeasures(grid([row('41'), row(null), row('42'), row('43'), row('44')]));

  it('sizeMeasures lists only rows with an EU size', () => {
    expect(rows.map(({ eu }) => eu)).toEqual(['41', '42', '43', '44']);
  });

  it('rowsFor lists the product’s sizes and the shopper’s own size in the order of the table', () => {
    expect(rowsFor(rows, ['43', '42'], '41').map(({ eu }) => eu)).toEqual(['41', '42', '43']);
    expect(rowsFor(rows, ['43'], '50').map(({ eu }) => eu)).toEqual(['43']);
  });

  it('rowsFor lists all rows when the product uses other sizes', () => {
    expect(rowsFor(rows, ['S', 'M'])).toHaveLength(4);
  });
});

it.each([
  ['42.5', '42.5'],
  ['42.5 EU', '42.5'],
  ['9.5 US', '42.5'],
  ['8.5 UK', '42.5'],
  ['9.5', undefined],
  ['42.5 RU', undefined],
])('rowOf joins the size %s with the row of its system', (size, eu) => {
  const { rows } = sizeMeasures(grid([{ eu: '42.5', uk: '8.5', us: '9.5', cm: '26.5', height: null }]));
  expect(rowOf(rows, size)?.eu).toBe(eu);
});

describe('otherSystems', () => {
  const of = (other: object) =>
    otherSystems({ eu: '42', uk: null, us: null, cm: null, height: null, ...other }).replace(/\u00A0/g, ' ');

  it('otherSystems names the UK, US, centimetre and height values that a row has', () => {
    expect(of({ uk: '8', us: '9', cm: '27' })).toBe('UK 8, US 9, 27 см');
    expect(of({ height: '170–176' })).toBe('рост 170–176 см');
    expect(of({})).toBe('');
  });
});
