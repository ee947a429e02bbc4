import { blankForm, faultsIn, faultsOf, htmlOf, itemsOf, productDto, type NewProductForm } from './new-product-form';

const all = { items: true, prices: true, stock: true };
const form: NewProductForm = {
  ...blankForm,
  name: ' Кеды ',
  brand: { value: 'one', label: 'One' },
  supplier: 'Наш склад',
  supplierType: 'MEET_WAREHOUSE',
  price: '8 990',
  sizes: '36-38',
  stock: '2',
  stocks: { '37': '5', '45': 'ничего' },
};

it('a complete new-product form has no errors, and an empty form has an error per field', () => {
  expect(faultsOf(form, all)).toEqual({});
  expect(faultsOf(blankForm, all)).toEqual({
    name: 'missing',
    supplier: 'missing',
    price: 'missing',
    sizes: 'missing',
  });
  expect(faultsOf({ ...form, price: 'дорого', stock: 'много', stocks: { '36': '-1' } }, all)).toEqual({
    price: 'unreadable',
    stock: 'unreadable',
    stocks: 'unreadable',
  });
  expect(faultsOf({ ...form, sizes: '1-39 60-62' }, all)).toEqual({ sizes: 'tooMany' });
});

it('the new-product form requires no items, prices or stock from an operator without these permissions', () => {
  expect(faultsOf({ ...blankForm, name: 'Кеды' }, { items: false, prices: false, stock: false })).toEqual({});
  const may = { items: true, prices: false, stock: false };
  expect(faultsOf({ ...form, price: '' }, may)).toEqual({});
  expect(itemsOf(form, 'p', may)[0]).toEqual({
    product: { id: 'p' },
    size: '36',
    supplier: { name: 'Наш склад', type: 'MEET_WAREHOUSE' },
  });
});

it('the new-product form uses the stock of each size, or else the common stock', () => {
  expect(itemsOf(form, 'p', all).map(({ size, stock, price }) => [size, stock, price])).toEqual([
    ['36', 2, 899_000],
    ['37', 5, 899_000],
    ['38', 2, 899_000],
  ]);
});

it('the new-product form sends the id of its draft as external id', () => {
  expect(productDto(form, 'draft')).toMatchObject({
    ...{ source: 'desk', externalId: 'draft', name: 'Кеды', brands: ['one'], category: null, description: null },
  });
});

it('the properties of a new product are told', () => {
  const properties = { ...form.properties, sex: 'FEMALE' as const, children: true, colours: ['белый'] };
  expect(productDto({ ...form, properties }, 'draft')).toMatchObject({
    ...{ sex: 'FEMALE', children: true, colours: [{ name: 'белый' }], seasons: null, badges: null },
  });
});

it('htmlOf turns plain text into paragraphs and leaves HTML unchanged', () => {
  expect(htmlOf('Кожа & замша\nс 36 < 43\n\n\nСделано в России ')).toBe(
    '<p>Кожа &amp; замша<br>с 36 &lt; 43</p><p>Сделано в России</p>',
  );
  expect(htmlOf(' <p>Кожа</p>')).toBe('<p>Кожа</p>');
  expect(htmlOf(' ')).toBe('');
});

it('the new-product form shows API errors next to the fields that they name', () => {
  expect(
    faultsIn([
      { field: 'dto.supplier.name', message: 'Слишком длинное' },
      { field: 'dto.brands', message: 'Нет такого' },
      { field: 'dto.slug', message: 'Занят' },
    ]),
  ).toEqual({ supplier: { message: 'Слишком длинное' }, brand: { message: 'Нет такого' } });
  expect(faultsIn(undefined)).toEqual({});
});
