import { savedSearchHref, savedSearchWords, suggestedName, type SavedSearch } from './saved-search-view';

const search = (changes: Partial<SavedSearch>): SavedSearch => ({
  id: '1',
  name: 'Поиск',
  query: null,
  section: null,
  values: [],
  mySize: false,
  priceMin: null,
  priceMax: null,
  customFields: [],
  notify: false,
  ...changes,
});
const drop = { code: 'drop', name: 'Перепад', options: [], min: 2, max: null };
const values = [
  { kind: 'brand', value: 'kedrum', name: 'Kedrum' },
  { kind: 'size', value: '42', name: '42' },
  { kind: 'sex', value: 'MALE', name: 'Мужское' },
];

it.each([
  [{ query: 'кеды', values }, '/search?query=%D0%BA%D0%B5%D0%B4%D1%8B&brand=kedrum&size=42&sex=MALE'],
  [
    { section: { kind: 'section', value: 'sneakers', name: 'Кроссовки' }, priceMin: 500_000, priceMax: 1_000_000 },
    '/catalog/sneakers?priceMin=5000&priceMax=10000',
  ],
  [{ customFields: [drop] }, '/catalog?field.drop.min=2'],
  [{ mySize: true }, '/catalog?mine=1'],
  [{ values: [{ kind: 'collection', value: 'autumn', name: 'Осень' }] }, '/collections/autumn'],
])('savedSearchHref returns the URL of the product list of a saved search', (changes, href) => {
  expect(savedSearchHref(search(changes))).toBe(href);
});

it('savedSearchWords lists the criteria of a saved search and marks values that the shop no longer has', () => {
  const gone = { kind: 'brand', value: 'gone', name: null };
  const words = savedSearchWords(
    search({ query: 'кеды', values: [...values, gone], mySize: true, priceMax: 1_000_000 }),
  );
  expect(words.replaceAll('\u00a0', ' ')).toBe(
    '«кеды» · Kedrum · размер 42 · Мужское · gone: больше нет · мой размер · до 10 000 ₽',
  );
});

it('savedSearchWords names the choices in custom fields', () => {
  const lining = { kind: 'lining', value: 'fleece', name: 'Флис' };
  const fields = [
    drop,
    { code: 'lining', name: 'Подкладка', options: [lining], min: null, max: null },
    { ...drop, code: 'gone', name: null },
  ];
  expect(savedSearchWords(search({ customFields: fields }))).toBe('Перепад: от 2 · Подкладка: Флис · gone: больше нет');
});

it('suggestedName joins as many parts of a saved search as fit into its name', () => {
  expect(suggestedName(['Кроссовки', 'Kedrum', '42'])).toBe('Кроссовки, Kedrum, 42');
  expect(suggestedName(['Кеды', 'я'.repeat(80)])).toBe('Кеды');
  expect(suggestedName(['я'.repeat(90)])).toHaveLength(80);
});
