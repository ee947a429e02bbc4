import { normaliseRecord } from './normalise-record.js';

const read = (...urls: string[]) => {
  const images = urls.map((url) => ({ url }));
  const record = { kind: 'product', source: 't', externalId: 'p', name: 'Кеды', images, items: [] };
  return normaliseRecord(record, 1, { defaultStock: 1 });
};

it('an imported picture with a storage key cannot refer to another location', () => {
  const { record, issues } = read(
    'storage:demo/a.svg',
    'storage:../../secrets.json',
    'storage:/etc/passwd',
    'storage:demo/../a.svg',
    'storage:',
    'https://pictures.example/a.jpg',
  );
  expect(record).toMatchObject({
    images: [{ url: 'storage:demo/a.svg' }, { url: 'https://pictures.example/a.jpg' }],
  });
  expect(issues.map(({ field }) => field)).toEqual(['images.1.url', 'images.2.url', 'images.3.url', 'images.4.url']);
});

it('a picture URL without a scheme is imported with https', () => {
  expect(read('//cdn.example/a.jpg')).toMatchObject({
    record: { images: [{ url: 'https://cdn.example/a.jpg' }] },
    issues: [],
  });
});

it('an imported description of more than 20,000 characters is shortened, with a remark', () => {
  const record = {
    kind: 'product',
    source: 't',
    externalId: 'p',
    name: 'Кеды',
    items: [],
    description: 'кожа '.repeat(5_000),
  };
  const { record: product, issues } = normaliseRecord(record, 1, { defaultStock: 1 });
  const { length } = (product as { description: string }).description;
  expect([length > 19_990, length <= 20_000]).toEqual([true, true]);
  expect(issues).toMatchObject([
    {
      externalId: 'p',
      field: 'description',
      severity: 'warning',
      reason: expect.stringContaining('its first 20000 characters'),
    },
  ]);
});

it('an imported name is stored without its invisible characters', () => {
  const record = {
    kind: 'product',
    source: 't',
    externalId: 'p',
    name: ' Крос\u00adсов\u200bки\u00a0',
    brands: ['Со\u00adва'],
    items: [],
  };
  expect(normaliseRecord(record, 1, { defaultStock: 1 }).record).toMatchObject({
    name: 'Кроссовки',
    slug: 'krossovki',
    brands: [{ name: 'Сова', slug: 'sova' }],
  });
});

const product = (changes: object) =>
  normaliseRecord({ kind: 'product', source: 't', externalId: 'p', name: 'Кеды', items: [], ...changes }, 1, {
    defaultStock: 1,
  }).record;

it.each(['No brand', 'Нет бренда', 'без бренда', 'N/A', '-', '—', 'noname'])(
  'an import ignores the placeholder brand name %j and reports it',
  (brand) => {
    const record = { kind: 'product', source: 't', externalId: 'p', name: 'Кеды', items: [], brands: [brand, 'Сова'] };
    expect(normaliseRecord(record, 1, { defaultStock: 1 })).toMatchObject({
      record: { brands: [{ name: 'Сова' }] },
      issues: [{ field: 'brands', severity: 'warning', reason: expect.stringContaining(brand) }],
    });
  },
);

it.each([
  ['Кеды чёрный', 'kedy-chernyy'],
  ['Кеды чёрные', 'kedy-chernye'],
  ['Кеды', 'kedy-chernyy'],
  ['Кеды белые', 'kedy-belye-chernyy'],
])('the slug of the product %j contains the colour only once', (name, slug) => {
  const colours = [{ name: 'чёрный' }];
  expect(product({ name, colours, model: { name } })).toMatchObject({ slug });
});
