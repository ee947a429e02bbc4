import { describeMapping } from './describe-mapping.js';
import { mappingOf, parseColumnAnswers, withAnswers } from './mapping-answers.js';
import { suggestMapping } from './suggest-mapping.js';

const NO_ANSWERS = { columns: new Map(), mapping: null, productOf: null, headings: null };

/** Makes a sample of lines whose cells are separated by `|`. */
function sample(header: string, ...rows: string[]) {
  const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
  return { headers: cells(header), rows: rows.map(cells), headings: [] as string[] };
}

const fieldsOf = (list: ReturnType<typeof sample>) => suggestMapping(list).columns.map(({ field }) => field);

/** Headers as suppliers write them; `?` where somebody has to choose. */
it.each([
  ['Арт. | Наим. | Ост. | Цена', 'A-1 | Кеды | 3 | 1990', 'article name stock price'],
  [
    'Артикул | ШК | Наименование товара | Размер | Цвет | РРЦ, руб. | Кол-во, шт',
    'A-1 | 4006381333931 | Кеды | 42 | Белый | 1 990,00 | 5',
    'article barcode name size colour price stock',
  ],
  ['Код | Номенклатура | Ед. | Цена | Остаток', '00-001 | Кеды | шт | 1990 | много', 'article name ignore price stock'],
  [
    '№ п/п | Артикул поставщика | Товар | Торговая марка | Опт | РРЦ',
    '1 | A-1 | Кеды | Лань | 900 | 1990',
    'ignore article name brand ? ?',
  ],
  ['Артикул | Название | Оптовая цена', 'A-1 | Кеды | 900', 'article name ?'],
  ['Артикул | Название | Цена | РРЦ', 'A-1 | Кеды | 900 | 1990', 'article name ? ?'],
  ['Артикул | Название | Цена | Старая цена', 'A-1 | Кеды | 900 | 1990', 'article name price oldPrice'],
  [
    'SKU | EAN | Product name | Brand | Category | Size | Color | MSRP | Qty',
    'A-1 | 4006381333931 | Sneaker | Lane | Shoes | 42 | Black | 19.90 | 5',
    'article barcode name brand category size colour price stock',
  ],
  [
    'Item No. | Style | Description of goods | Title | Wholesale price, USD | Image URL',
    'A-1 | S1 | x | Sneaker | 10 | https://p.example/1.jpg',
    'article group description name ? picture',
  ],
  [
    'Артикул | Модель | Цвет | Размер | Розничная цена',
    'A-1 | Лань | белый | 42 | 1990',
    'article name colour size price',
  ],
  [
    'Артикул | Модель | Наименование | Размер | Розн.',
    'A-1 | Лань | Кеды | 42 | 1990',
    'article group name size price',
  ],
  [
    'Код 1С | Группа товаров | Подгруппа | Наименование | Пол | Состав | Страна | Цена за пару',
    'К1 | Обувь | Кеды | Кеды Лань | Ж | кожа | Китай | 1990',
    'article category subcategory name sex material ignore price',
  ],
  [
    'Артикул | Наименование | Фото 1 | Фото 2 | Цена розн. | Остаток Москва',
    'A-1 | Кеды | https://p.example/1.jpg | https://p.example/2.jpg | 1990 | 4',
    'article name picture picture price stock',
  ],
  [
    'Артикул | Наименование | Цена | Остаток Москва | Остаток СПб',
    'A-1 | Кеды | 1990 | 4 | 2',
    'article name price ? ?',
  ],
  [
    'Артикул | Наименование | РРЦ | Валюта | Вес, кг | ТН ВЭД | Ваш заказ',
    'A-1 | Кеды | 1990 | RUB | 1,2 | 6404 | ',
    'article name price currency ignore ignore ignore',
  ],
  [
    'Артикул | Код цвета | Наименование (рус.) | Товар в пути | Цена, руб/пара | Остаток',
    'A-1 | 7 | Кеды | 0 | 1990 | 4',
    'article ignore name ignore price stock',
  ],
  ['Код | Артикул | Наименование | Цена | Ост.', '00-1 | A-1 | Кеды | 1990 | 4', '? ? name price stock'],
])('suggestMapping recognises the columns of the header %s', (header, row, fields) => {
  expect(fieldsOf(sample(header, row)).map((field) => field ?? '?')).toEqual(fields.split(' '));
});

it('suggestMapping recognises columns by their cells when the headers are meaningless', () => {
  const rows = ['4006381333931', '4006381333948', '4006381333955', '9780201379624', '5901234123457'].map(
    (barcode, index) =>
      `${barcode} | AB-10${index} | Кеды Лань летние ${index} | ${['белый', 'чёрный'][index % 2]} | https://p.example/${index}.jpg`,
  );
  const { columns } = suggestMapping(sample('A | B | C | D | E', ...rows));
  expect(columns.map(({ field }) => field)).toEqual(['barcode', 'article', 'name', 'colour', 'picture']);
  expect(columns[0]!.reason).toContain('check digits');
});

it('suggestMapping has less confidence in a header that its cells contradict', () => {
  const [, price] = suggestMapping(sample('Артикул | Цена', 'A-1 | по запросу')).columns;
  expect(price).toMatchObject({ field: 'price', confidence: 0.3, reason: expect.stringContaining('no amounts') });
});

it('suggestMapping ignores an empty column when another column has the same field', () => {
  expect(fieldsOf(sample('Код | Артикул | Название | Цена', '| A-1 | Кеды | 1'))).toEqual([
    'ignore',
    'article',
    'name',
    'price',
  ]);
});

it('suggestMapping asks for the shop’s price when wholesale and retail prices are both present', () => {
  const suggestion = suggestMapping(sample('Артикул | Название | Опт | РРЦ', 'A-1 | Кеды | 900 | 1990'));
  expect(suggestion.choices).toEqual([
    {
      field: 'price',
      headers: ['Опт', 'РРЦ'],
      example: 'РРЦ',
      question: expect.stringContaining('Which do shoppers pay?'),
    },
  ]);
  expect(() => mappingOf(suggestion)).toThrow('Which do shoppers pay?');
  expect(describeMapping(suggestion).join('\n')).toContain('--map "РРЦ=price"');
  const answered = withAnswers(suggestion, { ...NO_ANSWERS, columns: parseColumnAnswers(['РРЦ=price']) }, null);
  expect(mappingOf(answered).columns.map(({ field }) => field)).toEqual(['article', 'name', 'ignore', 'price']);
});

it('suggestMapping asks for the shop’s price when the only price is a wholesale price', () => {
  expect(suggestMapping(sample('Артикул | Название | Опт', 'A-1 | Кеды | 900')).choices).toHaveLength(1);
});

it.each([
  [
    'stock',
    'Артикул | Наименование | Цена | 36 | 37 | 38',
    'A-1 | Кеды | 1990 | 2 | | 1',
    'stockOfSize',
    'their cells stock',
  ],
  [
    'stock',
    'Артикул | Наименование | РРЦ | S | M | L | XL',
    'A-1 | Худи | 1990 | + | | много | 1',
    'stockOfSize',
    '4 columns are sizes',
  ],
  [
    'prices',
    'Артикул | Наименование | 36 | 37 | 38',
    'A-1 | Кеды | 1990 | 1990 | 2090',
    'priceOfSize',
    'their cells prices',
  ],
])('suggestMapping recognises columns that are sizes, with %s in their cells: %s', (_, header, row, field, note) => {
  const { columns, notes } = suggestMapping(sample(header, row));
  expect(columns.at(-1)!.field).toBe(field);
  expect(notes.join()).toContain(note);
});

it.each([
  ['row', 'Артикул | Наименование | Цена', ['A-1 | Кеды | 1', 'A-2 | Кеды | 1']],
  ['article', 'Артикул | Наименование | Размер | Цена', ['A-1 | Кеды 41 | 41 | 1', 'A-1 | Кеды 42 | 42 | 1']],
  [
    'name',
    'Артикул | Наименование | Размер | Цена',
    ['A-1 | Кеды, размер 41 | 41 | 1', 'A-2 | Кеды, размер 42 | 42 | 1'],
  ],
  [
    'row',
    'Артикул | Наименование | Цвет | Цена',
    ['A-1 | Кеды | белый | 1', 'A-2 | Кеды | белый | 2', 'A-3 | Кеды | чёрный | 1'],
  ],
  ['group', 'Артикул | Модель | Наименование | Размер | Цена', ['A-1 | M | Кеды | 41 | 1', 'A-2 | M | Кеды | 42 | 1']],
])('suggestMapping groups rows into one product by %s', (productOf, header, rows) => {
  expect(suggestMapping(sample(header, ...rows)).productOf).toBe(productOf);
});

it.each([
  ['Наименование | Цена', 'Кеды | 1990', 'PRICE_LIST_NO_ID'],
  ['Артикул | Цена', 'A-1 | 1990', 'PRICE_LIST_NO_NAME'],
  ['Артикул | Наименование', 'A-1 | Кеды', 'PRICE_LIST_NO_PRICE'],
])('mappingOf refuses a price list without a required column, with the columns %s', (header, row, code) => {
  const refused = (() => {
    try {
      return mappingOf(suggestMapping(sample(header, row)));
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toMatchObject({ code });
});

it('parseColumnAnswers reads headers that contain commas and equals signs', () => {
  expect([...parseColumnAnswers(['Цена, руб.=price,Опт=ignore', 'A=B=name'])]).toEqual([
    ['Цена, руб.', 'price'],
    ['Опт', 'ignore'],
    ['A=B', 'name'],
  ]);
  expect(() => parseColumnAnswers(['Цена=деньги'])).toThrow('a field is one of article');
});

it('withAnswers refuses an answer for a column missing from the price list', () => {
  const suggestion = suggestMapping(sample('Артикул | Цена', 'A-1 | 1990'));
  expect(() => withAnswers(suggestion, { ...NO_ANSWERS, columns: new Map([['РРЦ', 'price'] as const]) }, null)).toThrow(
    'no column "РРЦ"; it has "Артикул", "Цена"',
  );
});
