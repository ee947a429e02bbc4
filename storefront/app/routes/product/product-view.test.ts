import { offerOf, productOf } from './product-fixture';
import { breadcrumbLd } from '../../seo/structured-data';
import { productLd } from './product-ld';
import { modelSku, productTrail, propertyRows, type Product } from './product-view';

describe('the article', () => {
  it.each([
    [['RUN-01-41', 'RUN-01-42'], 'RUN-01'],
    [['RUN-01-41'], 'RUN-01-41'],
    [['A1', 'B2'], 'A1, B2'],
    [[], undefined],
  ])('%j', (skus, article) => {
    expect(modelSku(skus)).toBe(article);
  });

  it('stands in the properties', () => {
    expect(propertyRows(productOf([]))).toEqual([{ name: 'Артикул', value: 'RUN-01' }]);
  });
});

describe('care', () => {
  const rowsOf = (additionalInfo: string) => {
    const properties = { additionalInfo } as NonNullable<Product['properties']>;
    return propertyRows(productOf([], { skus: [], properties })).map(({ name, value }) => `${name}: ${value}`);
  };

  it.each([
    [
      'Две пары шнурков. Уход: протирайте влажной тканью',
      ['Дополнительно: Две пары шнурков', 'Уход: Протирайте влажной тканью'],
    ],
    ['Уход: стирка при 30°', ['Уход: Стирка при 30°']],
    ['Не требует ухода', ['Дополнительно: Не требует ухода']],
  ])('has a row of its own: %s', (info, rows) => {
    expect(rowsOf(info)).toEqual(rows);
  });
});

describe('what search engines read', () => {
  it('names the price in roubles and what is in stock', () => {
    const items = [offerOf('a', '41', 849_000), offerOf('b', '42', 849_000, { isSold: true })];
    const block = productLd(productOf(items), 'https://meet.example/product/runner', []);
    expect(block.offers.map(({ price, availability }) => [price, availability])).toEqual([
      ['8490.00', 'https://schema.org/InStock'],
      ['8490.00', 'https://schema.org/OutOfStock'],
    ]);
    expect(block).toMatchObject({ description: 'Лёгкие & быстрые', sku: 'RUN-01', brand: { name: 'Kedrum' } });
    expect(block.offers[0]?.url).toBe('https://meet.example/product/runner?size=41');
  });

  it('has the rating of a product that was reviewed', () => {
    const block = productLd(productOf([], { rating: 4.37, reviewCount: 12 }), 'https://meet.example/', []);
    expect(block.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.37, reviewCount: 12 });
  });

  it('leaves out what nobody knows', () => {
    const block = productLd(productOf([], { brands: [], skus: [], description: '' }), 'https://meet.example/', []);
    for (const field of ['brand', 'sku', 'description', 'image', 'color', 'aggregateRating'])
      expect(block).not.toHaveProperty(field);
  });

  it('numbers the breadcrumbs and leaves the page itself without a link', () => {
    const block = breadcrumbLd(productTrail(productOf([])), (path) => `https://meet.example${path}`);
    expect(block.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Главная'],
      [2, 'Каталог'],
      [3, 'Кроссовки'],
      [4, 'Кроссовки Runner'],
    ]);
    expect(block.itemListElement.at(-1)).not.toHaveProperty('item');
    expect(block.itemListElement[2]).toHaveProperty('item', 'https://meet.example/catalog/sneakers');
  });
});
