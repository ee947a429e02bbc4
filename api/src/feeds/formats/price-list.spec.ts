import { readFeed } from '../../testing/feeds/read-feed.js';
import type { ColumnMapping } from '../price-lists/column-mapping.js';
import type { Field } from '../price-lists/fields.js';
import type { FeedReadOptions } from '../feed-format.js';
import { priceList } from './price-list.js';

/** Reads lines whose cells are separated by `|`. `columns` are headers with their fields. */
async function read(
  columns: Readonly<Record<string, Field>>,
  lines: readonly string[],
  { options = {}, ...rest }: Partial<ColumnMapping> & { options?: Partial<FeedReadOptions> } = {},
) {
  const headers = Object.keys(columns);
  const table = {
    sheet: null,
    otherSheets: [],
    headers,
    headerLine: 1,

    async *rows() {
      for (const [index, line] of lines.entries())
        yield { line: index + 2, cells: line.split('|').map((cell) => cell.trim()) };
    },
    close: () => Promise.resolve(),
  };
  const mapping: ColumnMapping = {
    columns: Object.entries(columns).map(([header, field]) => ({ header, field })),
    productOf: 'article',
    headings: 'ignore',
    ...rest,
  };
  return readFeed(priceList(table, mapping), '-', { source: 'lan', ...options });
}

const SIZED = { Арт: 'article', Имя: 'name', Размер: 'size', Цвет: 'colour', Цена: 'price', Ост: 'stock' } as const;

it('a price list gives a product per colour of rows with one article number, an offer per size', async () => {
  const { products, issues } = await read(SIZED, [
    'A-1 | Кеды Лань, 41 | 41 | белый | 1 990 | 3',
    'A-1 | Кеды Лань, 42 | 42 | белый | 1 990 | 0',
    'A-1 | Кеды Лань, 41 | 41 | чёрный | 2 090,50 | 1',
  ]);
  expect(issues).toEqual([]);
  expect(products).toMatchObject([
    {
      source: 'lan',
      externalId: 'A-1/belyy',
      name: 'Кеды Лань',
      items: [
        { externalId: 'A-1#belyy#41', sku: 'A-1', size: '41', price: 199_000, stock: 3 },
        { externalId: 'A-1#belyy#42', size: '42', price: 199_000, stock: 0 },
      ],
    },
    { externalId: 'A-1/chernyy', items: [{ externalId: 'A-1#chernyy#41', price: 209_050, stock: 1 }] },
  ]);
});

it('a price list merges rows with the same brand and name but different article numbers into one product', async () => {
  const columns = { Арт: 'article', Имя: 'name', Бренд: 'brand', Размер: 'size', Цена: 'price' } as const;
  const lines = ['A-41 | Кеды | Лань | 41 | 10', 'A-42 | Кеды | Лань | 42 | 10', 'B-41 | Кеды | Рысь | 41 | 10'];
  const { products } = await read(columns, lines, { productOf: 'name' });
  expect(products.map(({ brands, items }) => [brands, items.map(({ externalId }) => externalId)])).toEqual([
    [['Лань'], ['A-41#41', 'A-42#42']],
    [['Рысь'], ['B-41#41']],
  ]);
});

it('a price list without article numbers identifies its offers by barcode', async () => {
  const columns = { ШК: 'barcode', Имя: 'name', Размер: 'size', Цена: 'price' } as const;
  const { products } = await read(columns, ['4006381333931 | Кеды | 41 | 10', '4006381333948 | Кеды | 42 | 10'], {
    productOf: 'name',
  });
  expect(products).toHaveLength(1);
  expect(products[0]!.items.map(({ externalId }) => externalId)).toEqual(['4006381333931', '4006381333948']);
});

// Keys that are numbers come first.
const WIDE = {
  Арт: 'article',
  Имя: 'name',
  Цена: 'price',
  36: 'stockOfSize',
  37: 'stockOfSize',
  38: 'stockOfSize',
} as const;

it('a price list with a column per size creates an offer for each size that has a number', async () => {
  const headers = {
    Имя: 'name',
    Арт: 'article',
    Цена: 'price',
    'р. 36': 'stockOfSize',
    'р. 37': 'stockOfSize',
    XL: 'stockOfSize',
  } as const;
  const { products } = await read(headers, ['Кеды | A-1 | 1990 | 2 | | 0'], { productOf: 'row' });
  expect(products[0]!.items).toMatchObject([
    { externalId: 'A-1#36', size: '36', stock: 2, price: 199_000 },
    { externalId: 'A-1#xl', size: 'XL', stock: 0 },
  ]);
});

it('a price list sets all sizes of a model to zero stock when none has a number', async () => {
  const { products, issues } = await read(WIDE, [' | | | A-1 | Кеды | 1990'], { productOf: 'row' });
  expect(products[0]!.items.map(({ stock }) => stock)).toEqual([0, 0, 0]);
  expect(issues).toMatchObject([
    { severity: 'warning', reason: expect.stringContaining('all of them are out of stock') },
  ]);
});

it('a price list with prices in its size columns gives each size its own price', async () => {
  const columns = { Имя: 'name', Арт: 'article', S: 'priceOfSize', M: 'priceOfSize', XL: 'priceOfSize' } as const;
  const { products } = await read(columns, ['Худи | A-1 | 1990 | | 2090'], { productOf: 'row' });
  expect(products[0]!.items).toMatchObject([
    { size: 'S', price: 199_000 },
    { size: 'XL', price: 209_000 },
  ]);
});

it('a price list with prices per size divides the single stock number among these sizes', async () => {
  const columns = { Имя: 'name', Арт: 'article', S: 'priceOfSize', M: 'priceOfSize', Ост: 'stock' } as const;
  const { products } = await read(columns, ['Худи | A-1 | 1990 | 2090 | 3'], { productOf: 'row' });
  expect(products[0]!.items.map(({ stock }) => stock)).toEqual([2, 1]);
});

it('a price-list row with a single cell becomes a category or brand if mapped, otherwise a remark', async () => {
  const columns = { Арт: 'article', Имя: 'name', Цена: 'price' } as const;
  const lines = [
    'Обувь / Кеды | | ',
    'A-1 | Кеды | 10',
    'Звоните: 8 800 1234567 | |',
    'A-2 | Кеды 2 | 10',
    'AB-100/2 | |',
    'Итого | | 20',
    'Арт | Имя | Цена',
  ];
  const asCategory = await read(columns, lines, { headings: 'category' });
  expect(asCategory.products.map(({ category }) => category)).toEqual([
    [{ name: 'Обувь' }, { name: 'Кеды' }],
    [{ name: 'Обувь' }, { name: 'Кеды' }],
  ]);
  expect(asCategory.issues.map(({ line, readAs }) => [line, readAs])).toEqual([
    [4, 'no goods'],
    [6, 'no goods'],
    [7, 'a total'],
    [8, 'the header again'],
  ]);
  const asBrand = await read(columns, ['Лань | |', 'A-1 | Кеды | 10'], { headings: 'brand' });
  expect(asBrand.products[0]!.brands).toEqual(['Лань']);
  const { products, issues } = await read(columns, ['Лань | |', 'A-1 | Кеды | 10']);
  expect(products[0]!.brands).toEqual([]);
  expect(issues).toMatchObject([{ line: 2, value: 'Лань', readAs: 'no goods' }]);
});

it('a price list reports formula errors: a missing price rejects the offer, missing stock becomes 0', async () => {
  const { products, issues } = await read(SIZED, [
    'A-1 | Кеды | 41 | | 10 | #N/A',
    'A-2 | Кеды | 41 | | #ЗНАЧ! | 1',
    '#REF! | Кеды | 41 | | 10 | 1',
  ]);
  expect(products.flatMap(({ items }) => items)).toMatchObject([{ externalId: 'A-1#41', stock: 0 }]);
  expect(issues.map(({ line, severity, value, readAs, reason }) => [line, severity, value ?? reason, readAs])).toEqual(
    expect.arrayContaining([
      [2, 'warning', '#N/A', '0'],
      [3, 'warning', '#ЗНАЧ!', 'nothing'],
      [3, 'error', 'no price', undefined],
      [4, 'warning', '#REF!', 'nothing'],
      [4, 'error', 'neither an article nor a barcode', undefined],
    ]),
  );
});

it.each(['2026-10-12', '05.июн', '10-Dec'])(
  'a price list refuses a size that a spreadsheet has turned into the date %s',
  async (size) => {
    const { products, issues } = await read(SIZED, [`A-1 | Кеды | ${size} | | 10 | 1`]);
    expect(products).toEqual([]);
    expect(issues).toMatchObject([{ severity: 'error', field: 'size' }]);
  },
);

it('a price list does not use a barcode shortened by a spreadsheet as an offer id', async () => {
  const columns = { ШК: 'barcode', Имя: 'name', Цена: 'price' } as const;
  const { products, issues } = await read(columns, ['4,00638E+12 | Кеды | 10'], { productOf: 'row' });
  expect(products).toEqual([]);
  expect(issues.map(({ severity }) => severity)).toEqual(['warning', 'error']);
});

it('a price list takes the currency of prices from the header of the price column', async () => {
  const columns = { Арт: 'article', Имя: 'name', 'Цена, $': 'price' } as const;
  const { products } = await read(columns, ['A-1 | Кеды | 10']);
  expect(products[0]!.items[0]!.price).toBe(92_500);
  const { issues } = await read({ Арт: 'article', Имя: 'name', 'Цена, €': 'price' }, ['A-1 | Кеды | 10']);
  expect(issues).toMatchObject([{ severity: 'error', reason: expect.stringContaining('--rate EUR=') }]);
});

it('a price-list cell with several sizes creates an offer per size with a share of the stock', async () => {
  const { products } = await read(SIZED, ['A-1 | Кеды | 41, 42, 43 | | 10 | 5']);
  expect(products[0]!.items.map(({ externalId, stock }) => [externalId, stock])).toEqual([
    ['A-1#41', 2],
    ['A-1#42', 2],
    ['A-1#43', 1],
  ]);
});

it('a price list gives each colour of a model its own texts, material and pictures', async () => {
  const columns = {
    Арт: 'article',
    Имя: 'name',
    Цвет: 'colour',
    Состав: 'material',
    Фото: 'picture',
    Пол: 'sex',
    Цена: 'price',
  } as const;
  const { products } = await read(columns, [
    'A-1 | Кеды белые | белый | кожа | https://p.example/1.jpg, https://p.example/2.jpg | Ж | 10',
    'A-1 | Кеды чёрные | чёрный | текстиль, замша | https://p.example/3.jpg | Ж | 10',
  ]);
  expect(products).toMatchObject([
    {
      name: 'Кеды белые',
      sex: 'FEMALE',
      material: ['LEATHER'],
      images: [{ url: 'https://p.example/1.jpg' }, { url: 'https://p.example/2.jpg' }],
    },
    { name: 'Кеды чёрные', material: ['SUEDE'], images: [{ url: 'https://p.example/3.jpg' }] },
  ]);
});
