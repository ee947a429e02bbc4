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

/**
 * The conditions of both lists on a product `c` of `product_change`. Each id is looked up once, as an array of the
 * found ids.
 */
const OF_PRODUCT = `
  (:brand?::text IS NULL OR c."brandIds" && ARRAY(SELECT "id" FROM "brand" WHERE "slug" = :brand))
  AND (:category?::text IS NULL OR c."categoryIds" && ARRAY(SELECT "id" FROM "category" WHERE "slug" = :category))
  AND (:changedSince?::timestamptz IS NULL OR c."changedAt" >= :changedSince)`;

/**
 * The conditions are planned for their values, so the plan contains no unused condition and no table that only an
 * unused condition names.
 */
const productSource = (from: string, id: string) => `
${from} AND (:search?::text IS NULL OR ${id} = ANY(ARRAY(
    SELECT s."id" FROM "product" s WHERE s."name" ILIKE :search OR s."slug" ILIKE :search
    UNION ALL SELECT s."productId" FROM "product_item" s WHERE s."sku" ILIKE :search)))
  AND (:externalId?::text IS NULL OR ${id} = ANY(ARRAY(
    SELECT o."productId" FROM "product_source" o WHERE o."source" = :source AND o."externalId" = :externalId)))
  AND ${OF_PRODUCT} AND (:supplierId?::uuid IS NULL OR :supplierId = ANY(c."supplierIds"))
  AND (:feed?::text IS NULL OR :feed = ANY(c."sources"))
  AND (:priceMin?::bigint IS NULL OR c."price" >= :priceMin) AND (:priceMax?::bigint IS NULL OR c."price" <= :priceMax)`;

const PRODUCT_TRAITS_APPLY = traitsApply(PRODUCT_TRAITS);

/** All products that match, apart from their traits; {@link PRODUCT_SOURCE} has those that match the traits too. */
export const PRODUCTS_OF_ANY_TRAIT = productSource(
  `FROM "product_change" c WHERE NOT c."removed" AND (:active?::boolean IS NULL OR c."active" = :active)`,
  'c."productId"',
);
export const PRODUCT_SOURCE = `${PRODUCTS_OF_ANY_TRAIT} ${PRODUCT_TRAITS_APPLY}`;

/**
 * The same including products whose changes are not recorded yet; a read-only database, which records no changes, needs
 * this.
 */
export const WHOLE_PRODUCT_SOURCE = `${productSource(
  `FROM "product" p LEFT JOIN "product_change" c ON c."productId" = p."id"
WHERE p."deletedAt" IS NULL AND (:active?::boolean IS NULL OR p."active" = :active)`,
  'p."id"',
)} ${PRODUCT_TRAITS_APPLY}`;

export const OFFER_SOURCE = `
FROM "product_item" i LEFT JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN "product_change" c ON c."productId" = i."productId"
WHERE i."deletedAt" IS NULL AND i."productId" <> ALL(ARRAY(SELECT g."productId" FROM "product_change" g WHERE g."removed"))
  AND (:productId?::uuid IS NULL OR i."productId" = :productId)
  AND (:search?::text IS NULL OR i."id" = ANY(ARRAY(
    SELECT s."id" FROM "product_item" s WHERE s."sku" ILIKE :search OR s."barcode" = :exactly? OR s."externalId" = :exactly))
    OR i."productId" = ANY(ARRAY(SELECT n."id" FROM "product" n WHERE n."name" ILIKE :search OR n."slug" ILIKE :search)))
  AND ${OF_PRODUCT} AND (:supplierId?::uuid IS NULL OR i."supplierId" = :supplierId)
  AND (:feed?::text IS NULL OR i."source" = :feed OR (i."source" IS NULL AND :feed = ANY(c."sources")))
  AND (:priceMin?::bigint IS NULL OR r."price" >= :priceMin) AND (:priceMax?::bigint IS NULL OR r."price" <= :priceMax)
  ${traitsApply(OFFER_TRAITS)}`;

/** SQL that counts the matching products, and how many of them have each trait, whatever traits are asked for. */
export const PRODUCT_COUNTS = `
SELECT count(*) FILTER (WHERE true ${PRODUCT_TRAITS_APPLY})::int AS "total",
  ${Object.entries(PRODUCT_TRAITS)
    .map(([trait, applies]) => `count(*) FILTER (WHERE ${applies})::int AS "${trait}"`)
    .join(', ')} ${PRODUCTS_OF_ANY_TRAIT}`;
