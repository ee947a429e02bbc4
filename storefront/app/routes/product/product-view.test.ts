import { productOf } from './product-fixture';
import { breadcrumbLd } from '../../seo/structured-data';
import { gallery, modelSku, productTrail, propertyRows, type Product } from './product-view';

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

describe('the gallery', () => {
  const image = (id: string, position: number) => ({ id, url: `goods/${id}.webp`, alt: '', position, preview: null });
  const idsOf = (changes: Partial<Product>) => gallery(productOf([], changes)).map(({ id }) => id);

  it('has pictures in their order, and videos after the first one', () => {
    const videos = [{ url: 'videos/a b.mp4', position: 0 }];
    const images = [image('b', 2), image('a', 1)];
    expect(idsOf({ images, videos })).toEqual(['a', 'videos/a b.mp4', 'b']);
    expect(gallery(productOf([], { images, videos }))[1]).toMatchObject({
      type: 'video',
      src: '/_ipx/_/videos/a%20b.mp4',
      poster: 'goods/a.webp',
    });
  });

  it('is empty without pictures', () => {
    expect(idsOf({ videos: [{ url: 'videos/a.mp4', position: 0 }] })).toEqual([]);
  });
});
