import type { ProductPageQuery } from '../../../graphql/generated/graphql';
import { canBeBought } from '../../../offers/offer-choice';
import { sizeName } from '../../../offers/size-name';
import type { ProductReviews } from '../../../reviews/load-reviews.server';
import { plainText } from '../../../seo/plain-text';
import { returnPolicyLd } from '../../../seo/shop-ld';
import type { Absolute } from '../../../seo/structured-data';
import { offersBySize } from '../../../offers/product-sizes';
import { modelSku } from '../product-facts.server';
import { brandNames, type Offer, type Product } from '../product-view';
import { shippingLd } from './shipping-ld';

export interface ProductLdFacts {
  product: Product;
  /** SKUs of all offers. */
  skus: readonly string[];
  shop: ProductPageQuery['shop'];
  /** Null if the reviews could not be loaded. */
  reviews: ProductReviews | null;
  /** Absolute URL of the page; the URLs in `pictures` are absolute, too. */
  url: string;
  pictures: readonly string[];
  absolute: Absolute;
}

const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);

/** Maximum number of reviews in the data. Search engines show no more, and more would make the page heavier. */
const mostReviews = 5;

/**
 * Structured data of a product: with several sizes a group of variants with one offer each
 * (https://schema.org/ProductGroup), otherwise a https://schema.org/Product. Prices are a guest's. Unknown properties
 * are omitted.
 */
export function productLd(facts: ProductLdFacts) {
  const { product, skus, url, pictures } = facts;
  const offers = offersBySize(product);
  const brand = brandNames(product);
  const description = plainText(product.description);
  const sku = modelSku(skus);
  const color = product.colorPalletes.map(({ name }) => name).join(', ');
  const category = product.productSubType ?? product.productType ?? product.productCategory;
  const look = { ...(pictures.length > 0 && { image: pictures }), ...(color && { color }) };
  const ofGroup = {
    '@context': 'https://schema.org',
    name: product.name,
    url,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(category && { category: category.name }),
    ...ratingLd(facts),
  };
  const [only, ...others] = offers;
  if (!only || others.length === 0) {
    return {
      '@type': 'Product',
      ...ofGroup,
      ...look,
      ...(sku && { sku }),
      ...(only && { offers: [offerLd(only, facts, true)] }),
    };
  }
  return {
    '@type': 'ProductGroup',
    ...ofGroup,
    productGroupID: product.slug,
    variesBy: ['https://schema.org/size'],
    hasVariant: offers.map((offer, index) => ({
      '@type': 'Product',
      name: `${product.name}, ${sizeName(offer.size.name)}`,
      ...skuOf(skus, offer.size.name),
      size: offer.size.name,
      // All variants have the same pictures, so only the first lists all of them; the others have the one that search
      // results show.
      ...(index === 0 ? look : { ...look, ...(pictures[0] && { image: pictures[0] }) }),
      offers: offerLd(offer, facts, index === 0),
    })),
  };
}

/** Suppliers end the SKU of an offer with its size. */
function skuOf(skus: readonly string[], size: string): { sku?: string } {
  const sku = skus.find((one) => ['-', '_', '/', '.', ' '].some((mark) => one.endsWith(`${mark}${size}`)));
  return sku ? { sku } : {};
}

/** The return policy is written once; further offers refer to the first. */
function offerLd(offer: Offer, { url, product, shop, absolute }: ProductLdFacts, isFirst: boolean) {
  const returns = returnPolicyLd(shop, absolute);
  const shipping = shippingLd(offer, product.deliveryTerms);
  return {
    '@type': 'Offer',
    url: `${url}?size=${encodeURIComponent(offer.size.slug)}`,
    priceCurrency: 'RUB',
    price: roubles(offer.priceDetails.price),
    availability: `https://schema.org/${availability(offer)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(shipping && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: isFirst ? returns : { '@id': returns['@id'] } }),
  };
}

function ratingLd({ product: { rating, reviewCount }, reviews }: ProductLdFacts) {
  if (rating === null || reviewCount === 0) return {};
  const written = reviews?.items.filter(({ text }) => text) ?? [];
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
    ...(written.length > 0 && { review: written.slice(0, mostReviews).map(reviewLd) }),
  };
}

/** https://schema.org/Review */
function reviewLd({ rating, text, user, createdAt }: ProductReviews['items'][number]) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: user.name || 'Покупатель' },
    datePublished: createdAt.slice(0, 10),
    reviewBody: text,
  };
}

function availability(offer: Offer): string {
  if (!canBeBought(offer)) return 'OutOfStock';
  return offer.available === 1 ? 'LimitedAvailability' : 'InStock';
}
