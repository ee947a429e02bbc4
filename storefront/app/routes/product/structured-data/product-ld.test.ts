import { missingProperties } from '../../../testing/missing-properties';
import { offerOf, productOf } from '../product-fixture';
import { productLd, type ProductLdFacts } from './product-ld';
import type { Offer, Product } from '../product-view';

const review = {
  id: 'r',
  productId: 'p',
  rating: 5,
  fit: null,
  sizeName: '42',
  advantages: '',
  disadvantages: '',
  text: 'Лёгкие',
  helpful: 0,
  unhelpful: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  user: { name: 'Анна' },
  photos: [],
  answer: null,
};
const reviewsOf = (items: Partial<typeof review>[]) =>
  ({ items: items.map((one) => ({ ...review, ...one })) }) as unknown as ProductLdFacts['reviews'];

/** What results of Google require and recommend of a product (merchant listing), without GTIN, which feeds do not have. */
const ofProduct = ['name', 'description', 'brand.name', 'aggregateRating.ratingValue', 'aggregateRating.reviewCount'];
const ofOffer = [
  ...['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
  ...['shippingDetails.shippingDestination.addressCountry', 'shippingDetails.shippingRate.currency'],
  ...['shippingDetails.deliveryTime.handlingTime.maxValue', 'shippingDetails.deliveryTime.transitTime.maxValue'],
];
const ofReview = ['author.name', 'reviewRating.ratingValue', 'reviewRating.bestRating', 'datePublished', 'reviewBody'];
const ofReturns = ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnFees', 'returnMethod'];

interface LdOffer {
  url: string;
  price: string;
  availability: string;
  shippingDetails?: { shippingRate: { value?: string; maxValue?: string } };
  hasMerchantReturnPolicy?: { '@id': string; merchantReturnDays?: number };
}
interface Ld {
  '@type': string;
  sku?: string;
  offers?: LdOffer[];
  hasVariant: { name: string; size: string; sku?: string; image: unknown; offers: LdOffer }[];
  review?: object[];
}

function ldOf(items: Offer[], changes: Partial<Product> = {}, facts: Partial<ProductLdFacts> = {}): Ld {
  return productLd({
    product: productOf(items, changes),
    skus: ['RUN-01-41', 'RUN-01-42'],
    shop: { returnDays: 14 },
    reviews: null,
    url: 'https://meet.example/product/runner',
    pictures: ['https://meet.example/1.webp', 'https://meet.example/2.webp'],
    absolute: (path) => `https://meet.example${path}`,
    ...facts,
  }) as unknown as Ld;
}

const sizes = [
  offerOf('a', '41', 849_000),
  offerOf('b', '42', 899_000, { isSold: true }),
  offerOf('c', '43', 849_000, { available: 1 }),
];
const rated = { rating: 4.37, reviewCount: 12 };

describe('a product with several sizes', () => {
  const ld = ldOf(sizes, rated, { reviews: reviewsOf([{}, { text: '' }]) });

  it('structured data of a product with several sizes is a complete ProductGroup', () => {
    expect(ld['@type']).toBe('ProductGroup');
    expect(missingProperties(ld, [...ofProduct, 'productGroupID', 'variesBy', 'url', 'hasVariant'])).toEqual([]);
    expect(missingProperties(ld.hasVariant, ['name', 'image', 'size'])).toEqual([]);
    expect(
      missingProperties(
        ld.hasVariant.map(({ offers }) => offers),
        [...ofOffer, 'hasMerchantReturnPolicy.@id'],
      ),
    ).toEqual([]);
    expect(missingProperties(ld.hasVariant[0]!.offers.hasMerchantReturnPolicy, ofReturns)).toEqual([]);
  });

  it('structured data names price and stock of each size', () => {
    expect(
      ld.hasVariant.map(({ size, sku, offers }) => [size, sku, offers.price, offers.availability.split('/').at(-1)]),
    ).toEqual(
      [
        ['41', 'RUN-01-41', '8490.00', 'InStock'],
        ['42', 'RUN-01-42', '8990.00', 'OutOfStock'],
        ['43', undefined, '8490.00', 'LimitedAvailability'],
      ].map((row) => row),
    );
    expect(ld.hasVariant[1]?.offers.url).toBe('https://meet.example/product/runner?size=42');
  });

  it('structured data includes only reviews with a text', () => {
    expect(ld.review).toHaveLength(1);
    expect(missingProperties(ld.review, ofReview)).toEqual([]);
  });
});

describe('a product with one size', () => {
  const ld = ldOf([offerOf('a', 'OS', 100_000)]);

  it('structured data of a product with one size is a Product with an Offer', () => {
    expect(ld['@type']).toBe('Product');
    expect(missingProperties(ld, ['name', 'image', 'sku', 'offers'])).toEqual([]);
    expect(missingProperties(ld.offers, ofOffer)).toEqual([]);
  });

  it('structured data has no rating before the first review', () => {
    expect(ld).not.toHaveProperty('aggregateRating');
    expect(ld).not.toHaveProperty('review');
  });
});

it('structured data shows a guest’s price, not the loyalty price', () => {
  const card = { price: 849_000, oldPrice: 999_000, loyaltyPrice: 799_000, cashback: 0, sale: 15 };
  const [offer] = ldOf([offerOf('a', '41', 0, { priceDetails: card as Offer['priceDetails'] })]).offers!;
  expect(offer?.price).toBe('8490.00');
});

describe('delivery and returns', () => {
  const rateOf = (terms: Partial<Product['deliveryTerms']>) => {
    const deliveryTerms = { ...productOf([]).deliveryTerms, ...terms };
    return ldOf([offerOf('a', '41', 500_000)], { deliveryTerms }).offers![0]!.shippingDetails?.shippingRate;
  };

  it('structured data names the highest delivery cost that the settings allow', () => {
    expect(rateOf({})).toMatchObject({ maxValue: '790.00' });
    expect(rateOf({ freeFrom: 500_001 })).toMatchObject({ maxValue: '790.00' });
  });

  it('structured data says that delivery is free from the price in the settings', () => {
    expect(rateOf({ freeFrom: 500_000 })).toMatchObject({ value: '0.00' });
  });

  it('structured data omits delivery costs that a carrier decides', () => {
    expect(rateOf({ atMost: null, minDays: null, maxDays: null })).toBeUndefined();
  });
});

it('structured data promises no returns when the settings allow none', () => {
  expect(ldOf([offerOf('a', '41', 1)], {}, { shop: { returnDays: 0 } }).offers![0]).not.toHaveProperty(
    'hasMerchantReturnPolicy',
  );
});

it('structured data omits unknown properties of a product', () => {
  const nothing = { brands: [], description: '', productCategory: null };
  const ld = ldOf([], nothing, { skus: [], pictures: [] });
  for (const field of ['brand', 'sku', 'description', 'image', 'color', 'category', 'aggregateRating', 'offers'])
    expect(ld).not.toHaveProperty(field);
});
