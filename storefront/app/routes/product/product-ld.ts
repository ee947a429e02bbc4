import { brandNames, canBeBought, offersBySize, type Product } from './product-view';

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

/** What search engines read about the goods, https://schema.org/Product. */
export function productLd(product: Product, url: string, pictures: string[]) {
  const offers = offersBySize(product).map((offer) => ({
    '@type': 'Offer',
    url,
    priceCurrency: 'RUB',
    price: roubles(offer.priceDetails.price),
    availability: canBeBought(offer) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.description),
    image: pictures,
    brand: { '@type': 'Brand', name: brandNames(product) },
    ...(product.skus[0] ? { sku: product.skus[0] } : {}),
    color: product.colorPalletes.map(({ name }) => name).join(', '),
    offers,
  };
}
