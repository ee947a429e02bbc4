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

it('changedColumns sees no change when columns are only reordered or spelled otherwise', () => {
  expect(changedColumns(['цена:', 'АРТИКУЛ', 'Название'], mapping)).toEqual([]);
  expect(columnsFor(['Цена', 'Артикул', 'Название'], mapping)).toEqual(['price', 'article', 'name']);
});

it.each([
  [['Артикул', 'Название', 'Опт'], ['"Цена" (price) is now "Опт"']],
  [['Артикул', 'Цена'], ['"Название" (name) is gone']],
  [['Артикул', 'Название', 'Цена', 'РРЦ'], ['"РРЦ" is new']],
  [['Код', 'Артикул', 'Название', 'Цена'], ['"Код" is new']],
])('changedColumns names what became of columns when a list has %j', (headers, changes) => {
  expect(changedColumns(headers, mapping)).toEqual(changes);
});

it('headersOf names empty and repeated headers, so that no two are the same', () => {
  expect(headersOf(['Цена', '', 'Цена', ' Арт.\n№ ', ''])).toEqual(['Цена', 'column 2', 'Цена (2)', 'Арт. №']);
});
