import { barcodeOf } from './barcode.js';
import { isStorageKey } from '../shared/storage-key.js';
import { scheduleOf } from './scheduled-prices.js';
import type { CatalogItem, CatalogProduct, CatalogRecord, NamedSlug } from './catalog-record.js';
import { issueAt, type FeedIssue } from './feed-format.js';
import { because, type FeedReason } from './feed-reason.js';
import { FeedRecord, type FeedItem, type FeedProduct } from './feed-record.js';
import { reasonOfFault } from './record-fault.js';
import { normaliseColours, slugOfColour } from './normalise-colour.js';
import { sizePosition, sizeSlug } from './normalise-size.js';
import { capDescription, LONGEST_DESCRIPTION, sanitiseDescription } from './sanitise-description.js';
import { distinctSlug, foldName } from './slug.js';

/** A valid record with its warnings; `record` is null if it was rejected. */
export interface NormalisedRecord {
  record: CatalogRecord | null;
  issues: FeedIssue[];
}

/**
 * Validates a record and prepares it for writing: fills in slugs and stock, sanitises the description, recognises
 * colours. The result depends only on the record and the default stock.
 */
export function normaliseRecord(input: unknown, line: number, options: { defaultStock: number }): NormalisedRecord {
  const parsed = FeedRecord.safeParse(withoutUnstorable(input), { reportInput: true });
  const externalId = externalIdOf(input);
  const at = (field: string, reason: FeedReason, severity: FeedIssue['severity']): FeedIssue =>
    issueAt({ line, externalId, field }, severity, reason);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5);
    return {
      record: null,
      issues: issues.map((issue) => at(issue.path.join('.') || 'record', reasonOfFault(issue), 'error')),
    };
  }
  if (parsed.data.kind !== 'product') return { record: parsed.data, issues: [] };
  const issues: FeedIssue[] = [];
  const product = toProduct(parsed.data, options.defaultStock, (field, reason, severity) =>
    issues.push(at(field, reason, severity)),
  );
  if (product && product.description.length > LONGEST_DESCRIPTION) {
    issues.push(at('description', because('DESCRIPTION_SHORTENED', { most: LONGEST_DESCRIPTION }), 'warning'));
    product.description = capDescription(product.description);
  }
  return { record: product, issues };
}

type Remark = (field: string, reason: FeedReason, severity: FeedIssue['severity']) => void;

function toProduct(feed: FeedProduct, defaultStock: number, remark: Remark): CatalogProduct | null {
  const { slug, model, brands, category, colours, images, items, ...rest } = feed;
  const given = brands.map((brand) => (typeof brand === 'string' ? named(brand) : named(brand.name, brand.slug)));
  const brandList = distinctBySlug(given.filter(({ name }) => !isPlaceholder(name)));
  for (const { name } of given)
    if (isPlaceholder(name)) remark('brands', because('BRAND_IS_NONE', { brand: name }), 'warning');
  const tree = categorySlugs(category);
  if (new Set(tree.map((level) => level.slug)).size < tree.length) {
    remark('category', because('CATEGORY_REPEATED'), 'error');
    return null;
  }
  const colourList = coloursOf(colours);
  const words = model ? withColours(feed.name, colourList) : feed.name;
  return {
    ...rest,
    slug: slug ?? distinctSlug(words),
    slugGiven: slug !== undefined,
    description: sanitiseDescription(feed.description),
    model: model ? { name: model.name, slug: model.slug ?? modelSlug(brandList[0]?.name, model.name) } : null,
    brands: brandList,
    category: tree,
    colours: colourList,
    seasons: [...new Set(feed.seasons)].sort(),
    material: [...new Set(feed.material)].sort(),
    badges: [...new Set(feed.badges)],
    publishedAt: feed.publishedAt && new Date(feed.publishedAt).toISOString(),
    lastSoldAt: feed.lastSoldAt && new Date(feed.lastSoldAt).toISOString(),
    images: images.filter((image, index) => {
      if (/^https?:\/\//i.test(image.url) || isStored(image.url)) return true;
      remark(`images.${index}.url`, because('IMAGE_UNREADABLE', { address: image.url.slice(0, 100) }), 'warning');
      return false;
    }),
    items: itemsOf(items, defaultStock, remark),
  };
}

/** Texts that shops write for a product without a brand. */
const PLACEHOLDER =
  /^(?:no ?brand|no ?name|unbranded|generic|none|null|n\/?a|default|other|without brand|без бренда|нет бренда|нет|не указан[оа]?|другое|прочее|бренд|brand|[^\p{L}\p{N}]+)$/u;

/** Returns whether a brand's name means that there is no brand: `no brand`, «нет бренда», `-`. */
const isPlaceholder = (brand: string): boolean => PLACEHOLDER.test(foldName(brand));

/**
 * Returns the name with the colours that it does not contain itself in any form («красные» is «красный»), for the slug.
 */
function withColours(name: string, colours: CatalogProduct['colours']): string {
  const inName = distinctSlug(name).split('-');
  const isNamed = (word: string): boolean =>
    inName.some((one) => one === word || (word.length > 4 && one.startsWith(word.slice(0, -2))));
  const missing = colours.filter((colour) => !distinctSlug(colour.name).split('-').every(isNamed));
  return [name, ...missing.map((colour) => colour.name)].join(' ');
}

/** Returns true for `storage:KEY` with a valid key. */
function isStored(url: string): boolean {
  return /^storage:/i.test(url) && isStorageKey(url.slice('storage:'.length));
}

function itemsOf(items: FeedProduct['items'], defaultStock: number, remark: Remark): CatalogItem[] {
  const seen = new Set<string>();
  return items.flatMap((item, index): CatalogItem[] => {
    const { size, supplier, stock, feedStock } = item;
    // Copied field by field, because object spread would take most of the time for a million offers.
    const offer: CatalogItem = {
      externalId: item.externalId,
      sku: item.sku,
      size: sizeOf(size),
      supplier: supplierOf(supplier),
      deliveryIsoCode: item.deliveryIsoCode,
      active: item.active,
      stock: stock ?? defaultStock,
      feedStock: feedStock ?? stock ?? defaultStock,
      maxPerOrder: item.maxPerOrder,
      price: item.price,
      oldPrice: item.oldPrice,
      loyaltyPrice: item.loyaltyPrice,
      bonusCalcState: item.bonusCalcState,
    };
    const scheduled = scheduleOf(item.scheduledPrices ?? [], item.price, (reason) =>
      remark(`items.${index}.scheduledPrices`, reason, 'warning'),
    );
    // Left out if there are no scheduled prices, so that fingerprints stay as they were.
    if (scheduled.length) offer.scheduledPrices = scheduled;
    const barcode = barcodeOf(item.barcode);
    if (barcode) offer.barcode = barcode;
    const key = `${offer.size.slug}\n${offer.supplier.slug}`;
    if (seen.has(key)) {
      remark(`items.${index}.size`, because('SIZE_OF_SUPPLIER_REPEATED', { size, supplier: supplier.name }), 'error');
      return [];
    }
    seen.add(key);
    if (offer.oldPrice !== null && offer.oldPrice <= offer.price) {
      remark(`items.${index}.oldPrice`, because('OLD_PRICE_NOT_ABOVE'), 'warning');
      offer.oldPrice = null;
    }
    if (offer.maxPerOrder !== undefined && offer.maxPerOrder > 1 && supplier.type === 'PRIVATE_SELLER') {
      remark(`items.${index}.maxPerOrder`, because('PRIVATE_SELLER_HAS_ONE_UNIT'), 'warning');
      offer.maxPerOrder = 1;
    }
    if (offer.loyaltyPrice !== null && offer.loyaltyPrice > offer.price) {
      remark(`items.${index}.loyaltyPrice`, because('LOYALTY_PRICE_ABOVE'), 'warning');
      offer.loyaltyPrice = null;
    }
    return [offer];
  });
}

/** Returns the slug of a model, which includes the main brand, because brands share names of models. */
export const modelSlug = (brand = '', model: string): string => distinctSlug(`${brand} ${model}`);

/** Returns a supplier with its slug. */
export function supplierOf({ name, type, isoCode }: FeedItem['supplier']): CatalogItem['supplier'] {
  return { name, slug: distinctSlug(name), type, isoCode };
}

/** Caches sizes, because a feed has few of them and repeats them on every line. */
const SIZES = new Map<string, CatalogItem['size']>();
const SIZES_KEPT = 2_000;

/** Returns a size by its label, with its slug and place in lists. */
export function sizeOf(name: string): CatalogItem['size'] {
  let size = SIZES.get(name);
  if (!size) {
    if (SIZES.size >= SIZES_KEPT) SIZES.clear();
    SIZES.set(name, (size = { slug: sizeSlug(name), name, position: sizePosition(name) }));
  }
  return size;
}

/** If a level has no slug, derives one from the whole path, so «Обувь / Кеды» and «Детям / Кеды» stay different. */
function categorySlugs(path: FeedProduct['category']): NamedSlug[] {
  return path.map(({ name, slug }, index) => ({
    name,
    slug:
      slug ??
      distinctSlug(
        path
          .slice(0, index + 1)
          .map((level) => level.name)
          .join(' '),
      ),
  }));
}

function coloursOf(colours: FeedProduct['colours']): CatalogProduct['colours'] {
  const found = colours.flatMap(({ name, slug, hex }) => {
    if (slug) return [{ name, slug, hex }];
    if (hex) return [{ name, slug: slugOfColour(name), hex }];
    return normaliseColours(name);
  });
  return distinctBySlug(found).slice(0, 3);
}

function named(name: string, slug?: string): NamedSlug {
  return { name, slug: slug ?? distinctSlug(name) };
}

function distinctBySlug<T extends NamedSlug>(entries: readonly T[]): T[] {
  const bySlug = new Map<string, T>();
  for (const entry of entries) if (!bySlug.has(entry.slug)) bySlug.set(entry.slug, entry);
  return [...bySlug.values()];
}

/** Removes U+0000 and unpaired surrogates, which PostgreSQL cannot store as text. The product itself is imported. */
function withoutUnstorable(input: unknown): unknown {
  const json = JSON.stringify(input);
  if (json === undefined || !/\\u(?:0000|d[89a-f])/.test(json)) return input;
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
      : value,
  );
}

function externalIdOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { externalId, slug } = input as { externalId?: unknown; slug?: unknown };
  if (typeof externalId === 'string') return externalId.slice(0, 300);
  return typeof slug === 'string' ? slug.slice(0, 300) : undefined;
}
