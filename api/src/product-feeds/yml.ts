import { shopTime } from '../shared/shop-time.js';
import { DEFAULT_GRAMS, homeDelivery } from '../delivery/index.js';
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
import { yandexDescription } from './feed-text.js';
import { gtinOf } from './gtin.js';
import type { FeedOffer, FeedProduct } from './read-goods.js';
import { namedSize } from './size-system.js';
import { element, escapeXml, htmlElement, opening } from '../platform/files/xml-text.js';

const MOST_PICTURES = 10;
/** Maximum number of characters of a name and of a description. */
const LONGEST_NAME = 150;
const LONGEST_DESCRIPTION = 3000;
/** Category of goods that have none, because Yandex requires a category for each offer. */
const ALL_GOODS = 1;

const SEXES = { MALE: 'Мужской', FEMALE: 'Женский', UNISEX: 'Унисекс' } as const;

/** Yandex's names for the product's properties. */
const PARAMS: ReadonlyArray<[keyof NonNullable<FeedProduct['properties']>, string]> = [
  ['modelName', 'Модель'],
  ['material', 'Материал'],
  ['paddingMaterial', 'Материал подкладки'],
  ['sole', 'Материал подошвы'],
  ['seasons', 'Сезон'],
  ['fasteningType', 'Застежка'],
  ['toeStyle', 'Форма мыска'],
  ['heelType', 'Каблук'],
  ['shagHeight', 'Высота голенища'],
  ['functionality', 'Назначение'],
  ['packaging', 'Упаковка'],
];

/**
 * Writes the goods as YML for Yandex Market, Direct and Products, in the simplified form, with an offer for each size
 * (https://yandex.ru/support/marketplace/ru/assortment/auto/yml, https://yandex.com/support/direct/en/feeds/requirements-yml,
 * https://yandex.ru/support/merchants/ru/elements/attributes-offer). A size without free units is `available="false"`.
 */
export async function* yml(shop: FeedShop, products: AsyncIterable<FeedProduct>): AsyncGenerator<string> {
  const { config, categories, now } = shop;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${shopTime(now)}">\n<shop>\n`;
  yield element('name', config.SHOP_NAME) + element('company', config.SHOP_LEGAL_NAME ?? config.SHOP_NAME);
  yield `${element('url', siteOf(shop))}\n<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>\n`;
  yield `${element('category', 'Все товары', { id: ALL_GOODS })}\n`;
  for (const { id, parentId, name } of categories.values())
    yield `${element('category', name, { id: numberOf(id), parentId: parentId && numberOf(parentId) })}\n`;
  yield `</categories>\n${deliveryOf(shop, DEFAULT_GRAMS)}\n<offers>\n`;
  for await (const product of products) yield offersOf(shop, product);
  yield '</offers>\n</shop>\n</yml_catalog>\n';
}

function offersOf(shop: FeedShop, product: FeedProduct): string {
  const category = categoryPath(shop, product).at(-1);
  const pictures = picturesOf(shop, product).slice(0, MOST_PICTURES);
  const { properties } = product;
  const shared = {
    category: element('categoryId', category ? numberOf(category.id) : ALL_GOODS),
    pictures: pictures.map((address) => element('picture', address)).join(''),
    vendor: element('vendor', product.brand),
    description: htmlElement('description', yandexDescription(product.description, LONGEST_DESCRIPTION)),
    weight: element('weight', product.grams && (product.grams / 1000).toFixed(3)),
    params:
      param('Цвет', product.colours.join('/')) +
      param('Пол', SEXES[product.sex]) +
      param('Возраст', product.children ? 'Детский' : 'Взрослый') +
      PARAMS.map(([key, name]) => param(name, properties?.[key] ?? null)).join(''),
  };
  return product.offers.map((offer) => offerOf(shop, product, offer, shared)).join('');
}

type Shared = Record<'category' | 'pictures' | 'vendor' | 'description' | 'weight' | 'params', string>;

function offerOf(shop: FeedShop, product: FeedProduct, offer: FeedOffer, shared: Shared): string {
  const { config } = shop;
  const { value, system } = namedSize(offer.size, config.SIZE_SYSTEM === 'none' ? null : config.SIZE_SYSTEM);
  return [
    opening('offer', { id: offerId(product, offer), available: String(offer.free > 0), group_id: groupId(product) }),
    element('url', pageOf(shop, product, offer)),
    element('price', roubles(offer.price)),
    element('oldprice', offer.oldPrice === null ? null : roubles(offer.oldPrice)),
    element('currencyId', 'RUB'),
    shared.category,
    shared.pictures,
    '<store>false</store><pickup>true</pickup><delivery>true</delivery>',
    ownDelivery(shop, product, offer),
    element('name', offerName(product, offer, LONGEST_NAME)),
    shared.vendor,
    element('vendorCode', offer.sku),
    shared.description,
    element('barcode', gtinOf(offer.sku)),
    shared.weight,
    element('count', Math.max(offer.free, 0)),
    param('Размер', value, system),
    shared.params,
    '</offer>\n',
  ].join('');
}

/**
 * Returns the delivery terms of an offer that differ from the shop's: heavier, free, or from abroad, with an unknown
 * number of days on the way.
 */
function ownDelivery(shop: FeedShop, { grams }: FeedProduct, { price, deliveryIsoCode }: FeedOffer): string {
  const freeFrom = shop.config.DELIVERY_FREE_FROM;
  const own = deliveryOf(shop, grams ?? DEFAULT_GRAMS, {
    isFree: freeFrom !== undefined && price >= freeFrom,
    isNear: deliveryIsoCode === 'RU',
  });
  return own === deliveryOf(shop, DEFAULT_GRAMS) ? '' : own;
}

/**
 * Returns the delivery within the warehouse's town in whole roubles
 * (https://yandex.ru/support/merchants/ru/elements/delivery-options). Nothing if a carrier sets the price.
 */
function deliveryOf({ config }: FeedShop, grams: number, { isFree = false, isNear = true } = {}): string {
  const home = homeDelivery(config, grams);
  if (!home) return '';
  const days = isNear ? daysOf(home) : '';
  const option = (kopecks: number) => `<option cost="${isFree ? 0 : Math.ceil(kopecks / 100)}" days="${days}"/>`;
  return (
    `<delivery-options>${option(home.courier)}</delivery-options>` +
    `<pickup-options>${option(home.pickup)}</pickup-options>`
  );
}

const daysOf = ({ minDays, maxDays }: { minDays: number; maxDays: number }): string =>
  minDays === maxDays ? String(maxDays) : `${minDays}-${maxDays}`;

const param = (name: string, value: string | null, unit: string | null = null): string =>
  value ? `${opening('param', { name, unit })}${escapeXml(value)}</param>` : '';

/** Yandex identifies a category by a number of up to 18 digits: the last 48 bits of the shop's id, which are random. */
const numberOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(-12), 16);
