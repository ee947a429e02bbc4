import { breadcrumbLd } from '../../seo/structured-data';
import { productLd } from './product-ld';
import {
  modelSku,
  offersBySize,
  productTrail,
  propertyRows,
  shownOffer,
  sizeOptions,
  type Offer,
  type Product,
} from './product-view';

const offer = (id: string, size: string, price: number, changes: Partial<Offer> = {}): Offer => ({
  id,
  deliverySpeed: 'FAST',
  active: true,
  isSold: false,
  isReserved: false,
  available: 3,
  size: { slug: size, name: size },
  priceDetails: { price, oldPrice: null, loyaltyPrice: null, cashback: 0, sale: 0 },
  ...changes,
});

const product = (items: Offer[]): Product => ({
  id: 'p',
  slug: 'runner',
  name: 'Кроссовки Runner',
  description: '<p>Лёгкие &amp; <b>быстрые</b></p>',
  skus: ['RUN-01-41', 'RUN-01-42'],
  newArrival: false,
  sizeGuide: null,
  bonusCalcState: 'ALL',
  material: [],
  sex: 'UNISEX',
  brands: [{ slug: 'kedrum', name: 'Kedrum' }],
  model: null,
  productCategory: { slug: 'sneakers', name: 'Кроссовки' },
  productType: null,
  productSubType: null,
  colorPalletes: [],
  badges: [],
  images: [],
  properties: null,
  seoTags: null,
  items,
});

describe('the offer of a size', () => {
  it('is the cheapest that can be bought, then the fastest', () => {
    const items = [
      offer('sold', '42', 100, { isSold: true }),
      offer('dear', '42', 900),
      offer('slow', '42', 500, { deliverySpeed: 'SLOW' }),
      offer('fast', '42', 500),
    ];
    expect(offersBySize(product(items)).map(({ id }) => id)).toEqual(['fast']);
  });

  it('keeps the place of a size that cannot be bought', () => {
    const offers = offersBySize(
      product([offer('a', '41', 500, { isReserved: true }), offer('b', '42', 500, { available: 1 })]),
    );
    expect(sizeOptions(offers).map(({ name, state }) => [name, state])).toEqual([
      ['41', 'reserved'],
      ['42', 'last'],
    ]);
    expect(shownOffer(offers)?.id).toBe('b');
  });

  it('shows the price of a size that costs more', () => {
    const same = sizeOptions(offersBySize(product([offer('a', '41', 50_000), offer('b', '42', 50_000)])));
    expect(same[0]?.notes).toEqual(['Со склада']);
    const different = sizeOptions(offersBySize(product([offer('a', '41', 50_000), offer('b', '42', 60_000)])));
    expect(different[0]?.notes).toEqual(['Со склада']);
    expect(different[1]?.notes).toEqual(['600\u00A0₽', 'Со склада']);
  });

  it('is missing when everything is sold', () => {
    expect(shownOffer(offersBySize(product([offer('a', '41', 500, { isSold: true })])))).toBeUndefined();
  });
});

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
    expect(propertyRows(product([]))).toEqual([{ name: 'Артикул', value: 'RUN-01' }]);
  });
});

describe('what search engines read', () => {
  it('names the price in roubles and what is in stock', () => {
    const items = [offer('a', '41', 849_000), offer('b', '42', 849_000, { isSold: true })];
    const block = productLd(product(items), 'https://meet.example/product/runner', []);
    expect(block.offers.map(({ price, availability }) => [price, availability])).toEqual([
      ['8490.00', 'https://schema.org/InStock'],
      ['8490.00', 'https://schema.org/OutOfStock'],
    ]);
    expect(block.description).toBe('Лёгкие & быстрые');
  });

  it('numbers the breadcrumbs and leaves the page itself without a link', () => {
    const block = breadcrumbLd(productTrail(product([])), (path) => `https://meet.example${path}`);
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
