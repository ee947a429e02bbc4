import { deliverySpeedFrom } from '../../catalog/index.js';
import { Injectable } from '@nestjs/common';
import type { ProductCardDocument } from '@meet/search-indexer/contract';
import { LRUCache } from 'lru-cache';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { AnswerMemory } from '../../platform/graphql/answer-memory.js';
import { PRICE_COLUMNS, presentPrice } from './card-price.js';
import type { ProductCard } from './listing.model.js';
import { ListingFollower } from '../index/listing-follower.js';
import type { ListingEntry } from '../index/listing-query.js';

/** Maximum number of cached cards; a card takes about 4 KB. */
const MOST_CARDS = 4000;

/**
 * Reads the stored product cards, with the current prices of the shown offers for this shopper. It needs one prepared
 * statement, which looks up rows by primary key. Text search answers are not cached as a whole and take twice as long
 * without cached cards, so cards of guests are cached while the catalogue is unchanged (ADR 43).
 */
@Injectable()
export class ReadCards {
  /** Cards of guests by product and offer, in this state of the catalogue. */
  private readonly kept = new LRUCache<string, ProductCard>({ max: MOST_CARDS });
  private keptAt: string | null = null;

  constructor(
    private readonly statements: Statements,
    private readonly answers: AnswerMemory,
    private readonly follower: ListingFollower,
  ) {}

  /**
   * Returns the cards in this order, without those of deleted products. Callers must not change a card, because
   * requests share cards.
   */
  async of(entries: ListingEntry[], userId: string | null): Promise<ProductCard[]> {
    const state = userId === null ? this.answers.stateOfParts() : null;
    if (state === null) return [...(await this.read(entries, userId)).values()];
    if (state !== this.keptAt) this.kept.clear();
    this.keptAt = state;
    const cards = new Map(entries.map((entry) => [keyOf(entry), this.kept.get(keyOf(entry))]));
    const unknown = entries.filter((entry) => !cards.get(keyOf(entry)));
    for (const [key, card] of await this.read(unknown, null)) {
      cards.set(key, card);
      if (this.keptAt === state) this.kept.set(key, card);
    }
    return [...cards.values()].filter((card) => card !== undefined);
  }

  private async read(entries: ListingEntry[], userId: string | null): Promise<Map<string, ProductCard>> {
    if (!entries.length) return new Map();
    const rows = await this.statements.rows(READ_CARDS, {
      productIds: entries.map(({ productId }) => productId),
      itemIds: entries.map(({ itemId }) => itemId ?? NO_OFFER),
      userId,
    });
    return new Map(
      rows.flatMap(({ place, bonusCalcState, ...row }) =>
        // Null means that the product is deleted, but its document is not deleted yet.
        bonusCalcState === null ? [] : [[keyOf(entries[place - 1]!), this.present({ ...row, bonusCalcState })]],
      ),
    );
  }

  private present({ card, itemId, size, deliveryIsoCode, ...price }: CardRow): ProductCard {
    // After an upgrade, cards have no rating until the indexer rewrites them.
    const {
      rating = null,
      reviewCount = 0,
      ...rest
    } = card as Omit<ProductCardDocument, 'rating' | 'reviewCount'> & Partial<ProductCardDocument>;
    const product = { ...rest, rating, reviewCount };
    if (itemId === null) return { ...product, sizeOffers: [], item: null };
    const deliverySpeed = deliverySpeedFrom(deliveryIsoCode);
    const item = { id: itemId, size, deliverySpeed, priceDetails: presentPrice(price) } as const;
    const offers = this.follower.index.sizeOffersOf(rest.id);
    const sizeOffers = rest.sizes.flatMap(({ slug }) => {
      const offer = offers.get(slug);
      const isOther = offer && (offer.price !== item.priceDetails.price || offer.deliverySpeed !== deliverySpeed);
      return isOther ? { slug, ...offer } : [];
    });
    return { ...product, sizeOffers, item };
  }
}

const keyOf = ({ productId, itemId }: ListingEntry): string => `${productId} ${itemId}`;

type Row = (typeof READ_CARDS)['types']['row'];
type CardRow = Omit<Row, 'place' | 'bonusCalcState'> & {
  bonusCalcState: NonNullable<Row['bonusCalcState']>;
};

/** An id that no offer has; it stands for "no offer" in the list of ids. */
const NO_OFFER = '00000000-0000-0000-0000-000000000000';

const READ_CARDS = statement('read-cards')`
SELECT asked."place"::int AS "place", d."card", i."id" AS "itemId", i."deliveryIsoCode",
  jsonb_build_object('slug', coalesce(s."slug", ''), 'name', coalesce(s."name", '')) AS "size",${PRICE_COLUMNS}
FROM unnest(:productIds::uuid[], :itemIds::uuid[]) WITH ORDINALITY AS asked("productId", "itemId", "place")
JOIN "search_document" d ON d."productId" = asked."productId" AND NOT d."deleted"
LEFT JOIN "product" p ON p."id" = asked."productId"
LEFT JOIN "product_item" i ON i."id" = asked."itemId"
LEFT JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN "size" s ON s."id" = i."sizeId"
ORDER BY asked."place"`;
