import { changedColumns, columnsFor, headersOf, type ColumnMapping } from './column-mapping.js';

const mapping: ColumnMapping = {
  columns: [
    { header: 'Артикул', field: 'article' },
    { header: 'Название', field: 'name' },
    { header: 'Цена', field: 'price' },
  ],
  productOf: 'row',
  headings: 'ignore',
};

it('changedColumns reports no change when columns are only reordered or written differently', () => {
  expect(changedColumns(['цена:', 'АРТИКУЛ', 'Название'], mapping)).toEqual([]);
  expect(columnsFor(['Цена', 'Артикул', 'Название'], mapping)).toEqual(['price', 'article', 'name']);
});

it.each([
  [['Артикул', 'Название', 'Опт'], ['"Цена" (price) is now "Опт"']],
  [['Артикул', 'Цена'], ['"Название" (name) is gone']],
  [['Артикул', 'Название', 'Цена', 'РРЦ'], ['"РРЦ" is new']],
  [['Код', 'Артикул', 'Название', 'Цена'], ['"Код" is new']],
])(
  'changedColumns reports changed, missing and new columns when a price list has the columns %j',
  (headers, changes) => {
    expect(changedColumns(headers, mapping)).toEqual(changes);
  },
);

it('headersOf gives unique names to empty and repeated headers', () => {
  expect(headersOf(['Цена', '', 'Цена', ' Арт.\n№ ', ''])).toEqual(['Цена', 'column 2', 'Цена (2)', 'Арт. №']);
});
