import { DEFAULT_GRAMS, deliveryTerms } from '../delivery/index.js';
import {
  categoryPath,
  groupId,
  offerId,
  offerName,
  pageOf,
  picturesOf,
  roubles,
  siteOf,
  type FeedShop,
} from './feed-shop.js';
import { plainDescription } from './feed-text.js';
import { gtinOf } from './gtin.js';
import type { FeedOffer, FeedProduct } from './read-goods.js';
import { namedSize } from './size-system.js';
import { element } from '../platform/files/xml-text.js';

/** Maximum number of pictures besides the first. */
const MOST_MORE_PICTURES = 10;
/** Maximum number of characters of a title, a description, a type, a brand and the number of a manufacturer. */
const LONGEST = { title: 150, description: 5000, type: 750, brand: 70, mpn: 70 };
const MOST_COLOURS = 3;
/** Size systems that Google knows. Sizes in letters need none. */
const SYSTEMS = new Set(['US', 'UK', 'EU', 'DE', 'FR', 'JP', 'CN', 'IT', 'AU']);

/**
 * Writes the goods as RSS 2.0 for Google Merchant Center, with an item for each size
 * (https://support.google.com/merchants/answer/7052112, https://support.google.com/merchants/answer/160589). A size
 * without free units is `out_of_stock`.
 */
export async function* google(shop: FeedShop, products: AsyncIterable<FeedProduct>): AsyncGenerator<string> {
  const { SHOP_NAME } = shop.config;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield (
    element('title', SHOP_NAME) + element('link', siteOf(shop)) + element('description', `Товары магазина ${SHOP_NAME}`)
  );
  yield '\n';
  for await (const product of products) yield itemsOf(shop, product);
  yield '</channel>\n</rss>\n';
}

function itemsOf(shop: FeedShop, product: FeedProduct): string {
  const [first, ...more] = picturesOf(shop, product);
  const type = categoryPath(shop, product)
    .map(({ name }) => name)
    .join(' > ');
  const description = plainDescription(product.description, LONGEST.description) || product.name;
  const shared = {
    about: element('g:description', description),
    pictures:
      element('g:image_link', first ?? null) +
      more
        .slice(0, MOST_MORE_PICTURES)
        .map((address) => element('g:additional_image_link', address))
        .join(''),
    kind: [
      element('g:item_group_id', groupId(product)),
      element('g:brand', product.brand?.slice(0, LONGEST.brand) ?? null),
      element('g:condition', 'new'),
      element('g:product_type', type.slice(0, LONGEST.type)),
      element('g:google_product_category', product.googleCategory && String(product.googleCategory)),
      element('g:color', product.colours.slice(0, MOST_COLOURS).join('/')),
      element('g:gender', product.sex.toLowerCase()),
      element('g:age_group', product.children ? 'kids' : 'adult'),
      element('g:material', product.properties?.material?.slice(0, 200) ?? null),
      element('g:shipping_weight', product.grams && `${product.grams} g`),
    ].join(''),
  };
  return product.offers.map((offer) => itemOf(shop, product, offer, shared)).join('');
}

type Shared = Record<'about' | 'pictures' | 'kind', string>;

function itemOf(shop: FeedShop, product: FeedProduct, offer: FeedOffer, shared: Shared): string {
  const { SIZE_SYSTEM } = shop.config;
  const { value, system } = namedSize(offer.size, SIZE_SYSTEM === 'none' ? null : SIZE_SYSTEM);
  const isKnown = system !== null && SYSTEMS.has(system);
  return [
    '<item>',
    element('g:id', offerId(product, offer)),
    element('g:title', offerName(product, offer, LONGEST.title)),
    shared.about,
    element('g:link', pageOf(shop, product, offer)),
    shared.pictures,
    element('g:availability', offer.free > 0 ? 'in_stock' : 'out_of_stock'),
    pricesOf(offer),
    shared.kind,
    identifiersOf(product, offer),
    // A system that Google does not know stays a part of the size: «52 RU».
    element('g:size', isKnown ? value : offer.size),
    element('g:size_system', isKnown ? system : null),
    shippingOf(shop, product, offer),
    '</item>\n',
  ].join('');
}

/** With a sale, `price` is the old price. */
function pricesOf({ price, oldPrice }: FeedOffer): string {
  const now = `${roubles(price)} RUB`;
  if (oldPrice === null) return element('g:price', now);
  return element('g:price', `${roubles(oldPrice)} RUB`) + element('g:sale_price', now);
}

/** An article number identifies goods only together with their brand. */
function identifiersOf({ brand }: FeedProduct, { sku }: FeedOffer): string {
  const gtin = gtinOf(sku);
  if (gtin) return element('g:gtin', gtin);
  if (brand && sku && sku.length <= LONGEST.mpn) return element('g:mpn', sku);
  return element('g:identifier_exists', 'no');
}

/**
 * Returns the maximum delivery price within Russia, because the price depends on the town. Nothing if a carrier sets
 * the price.
 */
function shippingOf({ config }: FeedShop, { grams }: FeedProduct, { price }: FeedOffer): string {
  const { freeFrom, atMost } = deliveryTerms(config, grams ?? DEFAULT_GRAMS);
  const kopecks = freeFrom !== null && price >= freeFrom ? 0 : atMost;
  if (kopecks === null) return '';
  return `<g:shipping><g:country>RU</g:country><g:price>${roubles(kopecks)} RUB</g:price></g:shipping>`;
}
