import type { CustomFieldFieldsFragment } from '../../graphql/generated/graphql';
import { modelSku, withFacts } from './product-facts.server';
import { loadedProductOf, offerOf } from './product-fixture';
import type { LoadedProduct } from './product-view';

const factsOf = (changes: Partial<LoadedProduct>) => withFacts(loadedProductOf(changes)).facts;

describe('article number', () => {
  it.each([
    [['RUN-01-41', 'RUN-01-42'], 'RUN-01'],
    [['RUN-01-41'], 'RUN-01-41'],
    [['A1', 'B2'], 'A1, B2'],
    [[], undefined],
  ])('modelSku finds the common article number of %j', (skus, article) => {
    expect(modelSku(skus)).toBe(article);
  });

  it('factsOf lists the article number of a product last', () => {
    expect(factsOf({ skus: ['RUN-01-41', 'RUN-01-42'] })).toEqual([{ name: 'Артикул', value: 'RUN-01' }]);
  });
});

it('factsOf keeps a percentage and its sign on one line', () => {
  const properties = { material: 'Шерсть 70 %, акрил 30\u00A0%' } as LoadedProduct['properties'];
  expect(factsOf({ properties })).toEqual([{ name: 'Материал', value: 'Шерсть 70\u00A0%, акрил 30\u00A0%' }]);
});

describe('care instructions', () => {
  const rowsOf = (additionalInfo: string) => {
    const properties = { additionalInfo } as LoadedProduct['properties'];
    return factsOf({ properties }).map(({ name, value }) => `${name}: ${value}`);
  };

  it.each([
    [
      'Две пары шнурков. Уход: протирайте влажной тканью',
      ['Дополнительно: Две пары шнурков', 'Уход: Протирайте влажной тканью'],
    ],
    ['Уход: стирка при 30°', ['Уход: Стирка при 30°']],
    ['Не требует ухода', ['Дополнительно: Не требует ухода']],
  ])('factsOf moves care instructions to a row of their own: %s', (info, rows) => {
    expect(rowsOf(info)).toEqual(rows);
  });
});

describe('custom fields', () => {
  const fields: CustomFieldFieldsFragment[] = [
    { type: 'TEXT', name: 'Уход', text: 'Мыть\nводой' },
    { type: 'NUMBER', name: 'Перепад', number: 1008.5, unit: 'мм' },
    { type: 'FLAG', name: 'Без кожи', flag: false },
    { type: 'LIST', name: 'Покрытие', options: [{ name: 'Асфальт' }, { name: 'Тропа' }] },
    { type: 'CATEGORY_REFERENCE', name: 'Раздел', reference: { slug: 'sneakers', name: 'Кроссовки' } },
    { type: 'ARTICLE_REFERENCE', name: 'Статья', reference: { slug: 'о паре', name: 'О паре' } },
  ];

  it('factsOf lists custom fields by type after the properties and before the article number', () => {
    const properties = { sole: 'Резина', additionalInfo: 'Уход: Протирать' } as LoadedProduct['properties'];
    expect(factsOf({ properties, customFields: fields, skus: ['RUN-01'] })).toEqual([
      { name: 'Подошва', value: 'Резина' },
      // The shop says it itself, so what the supplier says is left out.
      { name: 'Уход', value: 'Мыть\nводой' },
      { name: 'Перепад', value: '1\u00A0008,5\u00A0мм' },
      { name: 'Без кожи', value: 'Нет' },
      { name: 'Покрытие', value: 'Асфальт, Тропа' },
      { name: 'Раздел', value: 'Кроссовки', href: '/catalog/sneakers' },
      { name: 'Статья', value: 'О паре', href: '/blog/%D0%BE%20%D0%BF%D0%B0%D1%80%D0%B5' },
      { name: 'Артикул', value: 'RUN-01' },
    ]);
  });

  it('withFacts keeps custom fields of offers on their offers', () => {
    const items = [
      { ...offerOf('a', '41', 500), customFields: fields.slice(1, 2) },
      { ...offerOf('b', '42', 500), customFields: [] },
    ];
    expect(withFacts(loadedProductOf({ items })).items).toEqual([
      offerOf('a', '41', 500, { facts: [{ name: 'Перепад', value: '1\u00A0008,5\u00A0мм' }] }),
      offerOf('b', '42', 500),
    ]);
  });
});
