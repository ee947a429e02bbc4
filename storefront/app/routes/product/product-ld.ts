import { canBeBought } from '../../offers/offer-choice';
import { offersBySize } from './product-sizes';
import { brandNames, modelSku, type Offer, type Product } from './product-view';

const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Structured data of a product (https://schema.org/Product). Fields without a value are left out. */
export function productLd(product: Product, url: string, pictures: string[]) {
  const brand = brandNames(product);
  const description = plainText(product.description);
  const sku = modelSku(product.skus);
  const { rating, reviewCount } = product;
  const color = product.colorPalletes.map(({ name }) => name).join(', ');
  const offers = offersBySize(product).map((offer) => ({
    '@type': 'Offer',
    url: `${url}?size=${encodeURIComponent(offer.size.slug)}`,
    name: offer.size.name,
    priceCurrency: 'RUB',
    price: roubles(offer.priceDetails.price),
    availability: `https://schema.org/${availability(offer)}`,
    itemCondition: 'https://schema.org/NewCondition',
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku && { sku }),
    ...(color && { color }),
    ...(rating !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
    offers,
  };
}

function availability(offer: Offer): string {
  if (!canBeBought(offer)) return 'OutOfStock';
  return offer.available === 1 ? 'LimitedAvailability' : 'InStock';
}
