import { anywhere } from '../../operator/index.js';
import { PROGRAM, type ProductsInput } from './operator-product.input.js';
import type { GoodsInput, GoodsTrait, OffersInput } from './product-lists.input.js';

/** The filters of both lists, as parameters of statements. */
const shared = ({ brand, category, supplierId, feed, priceMin, priceMax, traits, changedSince }: GoodsInput) => ({
  ...{ brand: brand ?? null, category: category ?? null, supplierId: supplierId ?? null, feed: feed ?? null },
  ...{ priceMin: priceMin ?? null, priceMax: priceMax ?? null, changedSince: changedSince ?? null },
  traits: traits ?? [],
});

export const productConditions = ({ search, active, externalId, source = PROGRAM, ...dto }: ProductsInput) => ({
  ...shared(dto),
  ...{ search: anywhere(search), active: active ?? null, externalId: externalId ?? null, source },
});

export const offerConditions = ({ search, productId, ...dto }: OffersInput) => ({
  ...shared(dto),
  ...{ search: anywhere(search), exactly: search?.trim() || null, productId: productId ?? null },
});

/** Returns SQL of a condition that holds if the trait is not asked for, or applies. */
const traitsApply = (traits: Record<GoodsTrait, string>) =>
  Object.entries(traits)
    .map(([trait, applies]) => `AND ('${trait}' <> ALL(:traits::text[]) OR ${applies})`)
    .join('\n  ');

/** SQL of each trait of a product `c` of `product_change`. */
export const PRODUCT_TRAITS: Record<GoodsTrait, string> = {
  ON_SALE: 'c."active"',
  OFF_SALE: 'NOT c."active"',
  NO_STOCK: 'c."available" <= 0',
  NO_PICTURE: 'c."pictures" = 0',
  NO_CATEGORY: 'NOT c."hasCategory"',
  HELD_BACK: 'c."heldBack"',
  SET_BY_HAND: 'c."setByHand"',
};

/** SQL of each trait of an offer `i`. */
export const OFFER_TRAITS: Record<GoodsTrait, string> = {
  ON_SALE: 'i."active"',
  OFF_SALE: 'NOT i."active"',
  NO_STOCK: 'i."stock" <= i."reserved"',
  NO_PICTURE: 'c."pictures" = 0',
  NO_CATEGORY: 'NOT c."hasCategory"',
  HELD_BACK: 'i."id" = ANY(ARRAY(SELECT h."itemId" FROM "held_back_price" h))',
  SET_BY_HAND: 'r."setBy" IS NOT NULL',
};

/** The conditions of both lists on a product `c` of `product_change`; `withIds` adds the ids. */
const OF_PRODUCT = `
  (:brandIds?::uuid[] IS NULL OR c."brandIds" && :brandIds) AND (:categoryIds?::uuid[] IS NULL OR c."categoryIds" && :categoryIds)
  AND (:changedSince?::timestamptz IS NULL OR c."changedAt" >= :changedSince)`;

const OF_SUPPLIER = '(:supplierId?::uuid IS NULL OR c."supplierIds" @> ARRAY[:supplierId::uuid])';

/** The typed words stand in the name or the slug of a product, as `w` of `product_words` has them. */
const IN_PRODUCT = 'w."words" LIKE lower(:search)';

/**
 * SQL of all entries that match the conditions of `from`: those whose product has the typed words in its name or slug, `w`,
 * then the others that have them as `own` says. No index serves both, so each part is planned for itself, and for the
 * values of the conditions: a plan contains no unused condition and no table that only an unused condition names. `within`
 * continues the conditions of the first part, `slice` those of both.
 */
const withWords = (columns: string, from: string, own: string, slice: string, within = ''): string => `
(SELECT ${columns} ${from} AND (:search?::text IS NULL OR ${IN_PRODUCT}) ${within} ${slice})
UNION ALL (SELECT ${columns} ${from} AND :search?::text IS NOT NULL AND ${own} AND NOT ${IN_PRODUCT} ${slice})`;

const productSource = (columns: string, from: string, id: string, slice: string) =>
  withWords(
    columns,
    `${from} AND (:externalId?::text IS NULL OR ${id} = ANY(ARRAY(
    SELECT o."productId" FROM "product_source" o WHERE o."source" = :source AND o."externalId" = :externalId)))
  AND ${OF_PRODUCT} AND ${OF_SUPPLIER} AND (:feed?::text IS NULL OR c."sources" @> ARRAY[:feed])
  AND (:priceMin?::bigint IS NULL OR c."price" >= :priceMin) AND (:priceMax?::bigint IS NULL OR c."price" <= :priceMax)`,
    `${id} = ANY(ARRAY(SELECT s."productId" FROM "product_item" s WHERE s."sku" ILIKE :search))`,
    slice,
  );

const PRODUCT_TRAITS_APPLY = traitsApply(PRODUCT_TRAITS);

const productsOfAnyTrait = (columns: string, slice = '') =>
  productSource(
    columns,
    `FROM "product_change" c LEFT JOIN "product_words" w ON w."productId" = c."productId"
WHERE NOT c."removed" AND (:active?::boolean IS NULL OR c."active" = :active)`,
    'c."productId"',
    slice,
  );

/** SQL of the matching products `c` of `product_change`; `slice` continues the conditions. */
export const matchingProducts = (columns: string, slice: string): string =>
  productsOfAnyTrait(columns, `${PRODUCT_TRAITS_APPLY} ${slice}`);

/**
 * The same of the products `p`, including those whose changes are not recorded yet; a read-only database, which records
 * no changes, needs this.
 */
export const matchingOfAllProducts = (columns: string, slice = ''): string =>
  productSource(
    columns,
    `FROM "product" p LEFT JOIN "product_words" w ON w."productId" = p."id"
LEFT JOIN "product_change" c ON c."productId" = p."id"
WHERE p."deletedAt" IS NULL AND (:active?::boolean IS NULL OR p."active" = :active)`,
    'p."id"',
    `${PRODUCT_TRAITS_APPLY} ${slice}`,
  );

/** Between which prices, of the cheapest and of the dearest offer of each matching product, all matching offers are. */
const PRICE_BOUNDS = {
  ASC: { column: 'cheapest', isWithin: '>=' },
  DESC: { column: 'dearest', isWithin: '<=' },
};

/**
 * SQL of a condition that all offers of matching products meet. A list by price begins where their prices begin, rather
 * than with the cheapest offers of all, none of which may match.
 */
const withinBound = (direction: 'ASC' | 'DESC'): string => {
  const { column, isWithin } = PRICE_BOUNDS[direction];
  return `
AND (:search?::text IS NULL AND :brandIds?::uuid[] IS NULL AND :categoryIds?::uuid[] IS NULL AND :supplierId?::uuid IS NULL
  OR r."price" ${isWithin} (SELECT c."${column}" FROM "product_change" c LEFT JOIN "product_words" w ON w."productId" = c."productId"
    WHERE NOT c."removed" AND ${OF_PRODUCT} AND ${OF_SUPPLIER} AND (:search?::text IS NULL OR ${IN_PRODUCT})
    ORDER BY c."${column}" ${direction} LIMIT 1))`;
};

/** SQL of the matching offers that have a price, `r`, sorted by it in this direction; `slice` continues the conditions. */
export const matchingOffersByPrice = (columns: string, slice: string, direction: 'ASC' | 'DESC'): string =>
  matchingOffers(columns, `AND r."price" IS NOT NULL ${slice}`, withinBound(direction));

/** SQL of the matching offers `i`, with their prices `r`; `slice` continues the conditions. */
export const matchingOffers = (columns: string, slice = '', within = ''): string =>
  withWords(
    columns,
    `FROM "product_item" i LEFT JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN "product_change" c ON c."productId" = i."productId" LEFT JOIN "product_words" w ON w."productId" = i."productId"
WHERE i."deletedAt" IS NULL AND i."productId" <> ALL(ARRAY(SELECT g."productId" FROM "product_change" g WHERE g."removed"))
  AND (:productId?::uuid IS NULL OR i."productId" = :productId)
  AND ${OF_PRODUCT} AND (:supplierId?::uuid IS NULL OR i."supplierId" = :supplierId)
  AND (:feed?::text IS NULL OR i."source" = :feed OR (i."source" IS NULL AND :feed = ANY(c."sources")))
  AND (:priceMin?::bigint IS NULL OR r."price" >= :priceMin) AND (:priceMax?::bigint IS NULL OR r."price" <= :priceMax)
  ${traitsApply(OFFER_TRAITS)}`,
    '(i."sku" ILIKE :search OR i."barcode" = :exactly? OR i."externalId" = :exactly)',
    slice,
    within,
  );

/** SQL that counts the matching products, and how many of them have each trait, whatever traits are asked for. */
export const PRODUCT_COUNTS = `
SELECT count(*) FILTER (WHERE true ${PRODUCT_TRAITS_APPLY})::int AS "total",
  ${Object.entries(PRODUCT_TRAITS)
    .map(([trait, applies]) => `count(*) FILTER (WHERE ${applies})::int AS "${trait}"`)
    .join(', ')} FROM (${productsOfAnyTrait(
    ['active', 'available', 'pictures', 'hasCategory', 'heldBack', 'setByHand'].map((name) => `c."${name}"`).join(', '),
  )}) c`;
