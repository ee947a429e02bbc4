import { Injectable } from '@nestjs/common';
import type { ProductCardDocument } from '@meet/search-indexer/contract';
import { LRUCache } from 'lru-cache';
import { CHARGE_PERCENTAGE } from '../../loyalty/index.js';
import { readTogether } from '../../platform/database/read-together.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { PRICE_COLUMNS, presentPrice } from './card-price.js';
import type { ProductCard } from './listing.model.js';
import type { ListingEntry } from '../index/listing-query.js';

/** A card takes about 4 KB. */
const MOST_CARDS = 4000;
/** Pages whose cards one statement reads. */
const MOST_PAGES = 20;

/**
 * Reads the stored product cards, with the current prices of the shown offers for this shopper. It needs one prepared
 * statement, which looks up rows by primary key and returns only the cards that have changed since a guest saw them.
 */
@Injectable()
export class ReadCards {
  /** Cards by product and offer, as guests see them. */
  private readonly kept = new LRUCache<string, { state: string; card: ProductCard }>({ max: MOST_CARDS });
  private readonly forGuests = readTogether<ListingEntry[], ProductCard[]>(
    (pages) => this.read(pages, null),
    MOST_PAGES,
  );

  constructor(private readonly statements: Statements) {}

  /** Returns the cards in this order, without those of deleted products. Nobody may change a card: requests share them. */
  async of(entries: ListingEntry[], userId: string | null): Promise<ProductCard[]> {
    if (!entries.length) return [];
    return userId === null ? this.forGuests.load(entries) : (await this.read([entries], userId))[0]!;
  }

  /** Reads the cards of several pages, each card once. */
  private async read(pages: readonly ListingEntry[][], userId: string | null): Promise<ProductCard[][]> {
    const keysOf = pages.map((entries) => entries.map(({ productId, itemId }) => `${productId} ${itemId}`));
    const asked = new Map(pages.flatMap((entries, page) => entries.map((entry, n) => [keysOf[page]![n]!, entry])));
    const keys = [...asked.keys()];
    const entries = [...asked.values()];
    const kept = keys.map((key) => this.kept.get(key));
    const rows = await this.statements.rows(READ_CARDS, {
      productIds: entries.map(({ productId }) => productId),
      itemIds: entries.map(({ itemId }) => itemId ?? NO_OFFER),
      states: kept.map((known) => known?.state ?? ''),
      userId,
    });
    const cards = new Map(keys.map((key, n) => [key, kept[n]?.card]));
    for (const { place, state, deleted, bonusCalcState, ...row } of rows) {
      const key = keys[place - 1]!;
      // Null stands for a product that is gone, and its document not yet.
      const card = deleted || bonusCalcState === null ? undefined : present({ ...row, bonusCalcState });
      cards.set(key, card);
      if (card && state && userId === null) this.kept.set(key, { state, card });
    }
    return keysOf.map((ofPage) => ofPage.flatMap((key) => cards.get(key) ?? []));
  }
}

type Row = (typeof READ_CARDS)['types']['row'];
type CardRow = Omit<Row, 'place' | 'state' | 'deleted' | 'bonusCalcState'> & {
  bonusCalcState: NonNullable<Row['bonusCalcState']>;
};

function present({ card, itemId, size, deliveryIsoCode, ...price }: CardRow): ProductCard {
  // After an upgrade, cards have no rating until the indexer rewrites them.
  const {
    rating = null,
    reviewCount = 0,
    ...rest
  } = card as Omit<ProductCardDocument, 'rating' | 'reviewCount'> & Partial<ProductCardDocument>;
  const product = { ...rest, rating, reviewCount };
  if (itemId === null) return { ...product, item: null };
  const deliverySpeed = deliveryIsoCode === 'RU' ? 'FAST' : 'SLOW';
  return { ...product, item: { id: itemId, size, deliverySpeed, priceDetails: presentPrice(price) } };
}

/** An id that no offer has; it stands for "no offer" in the list of ids. */
const NO_OFFER = '00000000-0000-0000-0000-000000000000';

/**
 * The state of a card names the version of its document and the cashback of this shopper. It has none while a change of
 * the product waits for the indexer, which then gives the document a new version (ADR 39).
 */
const READ_CARDS = statement('read-cards')`
SELECT asked."place"::int AS "place", asked."deleted", asked."state", d."card", i."id" AS "itemId", i."deliveryIsoCode",
  jsonb_build_object('slug', coalesce(s."slug", ''), 'name', coalesce(s."name", '')) AS "size",${PRICE_COLUMNS}
FROM (
  SELECT asked.*, d."deleted", CASE WHEN NOT EXISTS (SELECT FROM "search_outbox" o WHERE o."productId" = d."productId")
    THEN d."version" || ' ' || ${CHARGE_PERCENTAGE} END AS "state"
  FROM unnest(:productIds::uuid[], :itemIds::uuid[], :states::text[]) WITH ORDINALITY
    AS asked("productId", "itemId", "known", "place")
  JOIN "search_document" d ON d."productId" = asked."productId") asked
JOIN "search_document" d ON d."productId" = asked."productId"
LEFT JOIN "product" p ON p."id" = asked."productId"
LEFT JOIN "product_item" i ON i."id" = asked."itemId"
LEFT JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN "size" s ON s."id" = i."sizeId"
WHERE asked."state" IS DISTINCT FROM asked."known"`;
