import { sizeOfferOf } from '../../offers/size-offer-fixture';
import type { LoadedProduct, Offer, Product } from './product-view';

/** An offer for tests with a given id, size and price; everything else has defaults. */
export const offerOf = (id: string, size: string, price: number, changes: Partial<Offer> = {}): Offer => ({
  ...sizeOfferOf(id, size, price),
  deliveryIsoCode: 'RU',
  priceDetails: { price, oldPrice: null, loyaltyPrice: null, cashback: 0, sale: 0 },
  ...changes,
});

export const productOf = (items: Offer[], changes: Partial<Product> = {}): Product => ({
  id: 'p',
  slug: 'runner',
  name: 'Кроссовки Runner',
  description: '<p>Лёгкие &amp; <b>быстрые</b></p>',
  newArrival: false,
  rating: null,
  reviewCount: 0,
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
  videos: [],
  seoTags: null,
  deliveryTerms: { freeFrom: null, atMost: 79_000, minDays: 1, maxDays: 14, abroadMinDays: 14, abroadMaxDays: 20 },
  facts: [],
  items,
  ...changes,
});

/** A product without offers, as the API answers it. */
export function loadedProductOf(changes: Partial<LoadedProduct> = {}): LoadedProduct {
  const { facts: _, ...product } = productOf([]);
  return { ...product, skus: [], properties: null, customFields: [], items: [], ...changes };
}
