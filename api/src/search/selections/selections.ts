import { deliverySpeedFrom } from '../../catalog/index.js';
import { Injectable } from '@nestjs/common';
import type { ProductDocument } from '@meet/search-indexer/contract';
import { productBrands } from '../../platform/database/product-brands.js';
import { storedPicture } from '../../platform/database/stored-picture.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { PERSONAL_PRICES, personalPriceOf, quantityMax } from '../../pricing/index.js';
import { PRICE_COLUMNS, presentPrice } from '../listings/card-price.js';
import { offsetOf, paginate, type PageRequest } from '../../shared/page.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { ListingFollower } from '../index/listing-follower.js';
import { valuesOf } from '../index/listing-index.js';
import type { ProductCard } from '../listings/listing.model.js';
import { listingPage } from '../index/listing-page.js';
import type { ListingEntry, ProductSort } from '../index/listing-query.js';
import type { CardPage } from '../listings/listings.js';
import { ReadCards } from '../listings/read-cards.js';
import { ReadCompanions } from './read-companions.js';
import type { Collection, ProductItemCard } from './selection.model.js';
import { similarProducts } from './similar-products.js';

export interface ListedCollection extends Collection {
  cards: () => Promise<ProductCard[]>;
  /**
   * Returns a page of the collection's products. Throws BAD_USER_INPUT if the query did not name a single collection.
   */
  page: (request: PageRequest) => Promise<CardPage>;
}

type CollectionRow = Collection & { productIds: string[] };

const MOST_RELATED = 12;
const MOST_IN_SELECTION = 24;

/**
 * Products selected by id, similarity or collection instead of filters. Sold out products selected by id are returned
 * without an offer.
 */
@Injectable()
export class Selections {
  constructor(
    private readonly follower: ListingFollower,
    private readonly cards: ReadCards,
    private readonly statements: Statements,
    private readonly companions: ReadCompanions,
  ) {}

  /** Returns cards in the order of the ids; unknown ids are skipped. */
  byIds(productIds: string[], userId: string | null): Promise<ProductCard[]> {
    return this.cards.of(
      productIds.map((productId) => this.entryOf(productId)),
      userId,
    );
  }

  async sameModel(productId: string, userId: string | null): Promise<ProductCard[]> {
    return this.byIds(idsOf(await this.statements.rows(SAME_MODEL, { productId })), userId);
  }

  async similar(productId: string, userId: string | null): Promise<ProductCard[]> {
    const [row] = await this.statements.rows(LIKENESS, { productId });
    if (!row) return [];
    const document = row.document as ProductDocument;
    const type = document.categories.at(-1)?.value;
    if (type === undefined) return [];
    const wanted = {
      id: productId,
      model: document.model?.value ?? null,
      type,
      price: row.price ?? 0,
      values: valuesOf(document),
    };
    return this.byIds(similarProducts(this.follower.index, wanted, MOST_RELATED), userId);
  }

  async complementary(productId: string, userId: string | null): Promise<ProductCard[]> {
    return this.byIds(await this.companions.of(productId), userId);
  }

  promo(sort: ProductSort, userId: string | null): Promise<ProductCard[]> {
    const page = { page: 1, limit: MOST_IN_SELECTION };
    return this.cards.of(
      listingPage(this.follower.index, { base: {}, chosen: {}, sort }, page, Date.now()).entries,
      userId,
    );
  }

  async recentlyBought(userId: string | null): Promise<ProductCard[]> {
    return this.byIds(idsOf(await this.statements.rows(RECENTLY_BOUGHT, { limit: MOST_IN_SELECTION })), userId);
  }

  /**
   * Returns all visible collections, or the one named by `slug`. Cards are read lazily, those of all collections by one
   * SQL statement.
   */
  async collections(slug: string | null, userId: string | null): Promise<ListedCollection[]> {
    const now = new Date(Date.now());
    return this.listed(
      await this.statements.rows(COLLECTIONS, { slug, id: null, shown: MOST_IN_SELECTION, now }),
      slug !== null,
      userId,
    );
  }

  /** Returns a collection by its id, whether shoppers see it or not; null if there is none. */
  async collection(id: string, userId: string | null): Promise<ListedCollection | null> {
    const now = new Date(Date.now());
    const rows = await this.statements.rows(COLLECTIONS, { slug: null, id, shown: MOST_IN_SELECTION, now });
    return this.listed(rows, true, userId)[0] ?? null;
  }

  private listed(rows: readonly CollectionRow[], byPages: boolean, userId: string | null): ListedCollection[] {
    let all: Promise<ProductCard[]> | undefined;
    return rows.map(({ productIds, ...collection }) => ({
      ...collection,
      cards: async () => {
        all ??= this.byIds([...new Set(rows.flatMap((row) => row.productIds))], userId);
        const known = new Map((await all).map((card) => [card.id, card]));
        return productIds.flatMap((id) => known.get(id) ?? []);
      },
      page: (request) => {
        // Without this limit, one page for each of fifty collections could be five thousand cards.
        if (!byPages) throw badUserInput([fieldFault('dto.slug', 'collection')]);
        return this.pageOf(collection.id, request, userId);
      },
    }));
  }

  private async pageOf(collectionId: string, request: PageRequest, userId: string | null): Promise<CardPage> {
    const { limit } = request;
    const [row] = await this.statements.rows(COLLECTION_PAGE, { collectionId, limit, offset: offsetOf(request) });
    const items = await this.byIds(row!.productIds, userId);
    return { items, pagination: paginate(request, row!.total) };
  }

  /** Returns offers as the cart shows them, in the order of the ids; deleted offers are left out. */
  async items(itemIds: string[], userId: string | null): Promise<ProductItemCard[]> {
    const rows = await this.statements.rows(ITEM_CARDS, { itemIds, userId });
    return rows.map(({ price, oldPrice, loyaltyPrice, bonusCalcState, chargePercentage, ...row }) => {
      const { personalPrice, personalUnits, maxPerOrder, free, deliveryIsoCode, ...item } = row;
      const priceDetails = presentPrice({ price, oldPrice, loyaltyPrice, bonusCalcState, chargePercentage });
      const prices = { ...priceDetails, personalPrice: personalPrice === null ? null : Number(personalPrice) };
      return {
        ...item,
        deliverySpeed: deliverySpeedFrom(deliveryIsoCode),
        priceDetails,
        personalPrice: personalPriceOf(prices),
        quantityMax: item.available ? quantityMax({ ...prices, personalUnits, maxPerOrder, free }) : 0,
      };
    });
  }

  private entryOf(productId: string): ListingEntry {
    return { productId, itemId: this.follower.index.shownItemId(productId) ?? null };
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

const SAME_MODEL = statement('same-model')`
SELECT o."id" FROM "product" p JOIN "product" o ON o."modelId" = p."modelId" AND o."id" <> p."id"
WHERE p."id" = :productId AND o."active" AND o."deletedAt" IS NULL ORDER BY o."publishedAt" DESC, o."id" LIMIT 100`;

/** `price` is the lowest price of the active offers, including sold out ones. */
const LIKENESS = statement('likeness')`
SELECT d."document", (SELECT min(r."price")::float8 FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
                      WHERE i."productId" = d."productId" AND i."active") AS "price"
FROM "search_document" d WHERE d."productId" = :productId AND NOT d."deleted"`;

const RECENTLY_BOUGHT = statement('recently-bought')`
SELECT p."id" FROM "product" p
WHERE p."lastSoldAt" IS NOT NULL AND p."active" AND p."deletedAt" IS NULL
ORDER BY p."lastSoldAt" DESC, p."id" LIMIT :limit`;

const COLLECTIONS = statement('collections')`
SELECT c."id", c."slug", c."title", ${storedPicture('c."posterUrl"')} AS "posterUrl",
  ${storedPicture('c."darkPosterUrl"')} AS "darkPosterUrl", c."description", c."active", c."publishAt", c."finishAt",
  (SELECT coalesce(array_agg(x."productId"), '{}') FROM (
     SELECT m."productId" FROM "collection_product" m WHERE m."collectionId" = c."id"
     ORDER BY m."position", m."productId" LIMIT :shown) x) AS "productIds"
FROM "collection" c
WHERE c."deletedAt" IS NULL AND CASE WHEN :id?::uuid IS NOT NULL THEN c."id" = :id ELSE c."active"
  AND (:slug?::text IS NULL OR c."slug" = :slug)
  AND coalesce(c."publishAt" <= :now, true) AND coalesce(c."finishAt" > :now, true) END
ORDER BY c."position", c."slug" LIMIT 50`;

/** Inactive products have no card and are not counted; sold out products are counted. */
const COLLECTION_PAGE = statement('collection-page')`
WITH picked AS (
  SELECT m."productId", m."position" FROM "collection_product" m JOIN "product" p ON p."id" = m."productId"
  WHERE m."collectionId" = :collectionId AND p."active" AND p."deletedAt" IS NULL
)
SELECT (SELECT count(*)::int FROM picked) AS "total",
  ARRAY(SELECT "productId" FROM picked ORDER BY "position", "productId" LIMIT :limit OFFSET :offset) AS "productIds"`;

const ITEM_CARDS = statement('item-cards')`
SELECT i."id", p."id" AS "productId", p."slug", p."name", jsonb_build_object('slug', s."slug", 'name', s."name") AS "size",
  ${productBrands('p."id"')} AS "brands",
  i."active" AND i."stock" > i."reserved" AS "available", i."maxPerOrder", i."stock" - i."reserved" AS "free",
  i."deliveryIsoCode",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('url', m."storageKey", 'alt', m."alt", 'position', m."position") ORDER BY m."position"), '[]')
   FROM "product_image" m WHERE m."productId" = p."id" AND m."state" = 'STORED' AND m."storageKey" IS NOT NULL) AS "images",${PRICE_COLUMNS},
  y."price" AS "personalPrice", y."units" - y."used" AS "personalUnits"
FROM unnest(:itemIds::uuid[]) WITH ORDINALITY AS asked("itemId", "place")
JOIN "product_item" i ON i."id" = asked."itemId" AND i."deletedAt" IS NULL
JOIN "product" p ON p."id" = i."productId" AND p."active" AND p."deletedAt" IS NULL
JOIN "size" s ON s."id" = i."sizeId"
JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN ${PERSONAL_PRICES} y ON y."itemId" = i."id"
ORDER BY asked."place"`;
