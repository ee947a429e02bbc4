import { Injectable } from '@nestjs/common';
import type { ProductCardDocument } from '@meet/search-indexer/contract';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { PRICE_COLUMNS, presentPrice } from './card-price.js';
import type { ProductCard } from './listing.model.js';
import type { ListingEntry } from '../index/listing-query.js';

/**
 * Reads the stored product cards, with the current prices of the shown offers for this shopper. It needs one prepared
 * statement, which looks up rows by primary key.
 */
@Injectable()
export class ReadCards {
  constructor(private readonly statements: Statements) {}

  /** Returns the cards in this order, without those of deleted products. */
  async of(entries: ListingEntry[], userId: string | null): Promise<ProductCard[]> {
    if (!entries.length) return [];
    const rows = await this.statements.rows(READ_CARDS, {
      productIds: entries.map(({ productId }) => productId),
      itemIds: entries.map(({ itemId }) => itemId ?? NO_OFFER),
      userId,
    });
    // Null stands for a product that is gone, and its document not yet.
    return rows.flatMap(({ bonusCalcState, ...row }) =>
      bonusCalcState === null ? [] : [present({ ...row, bonusCalcState })],
    );
  }
}

type Row = (typeof READ_CARDS)['types']['row'];
type CardRow = Omit<Row, 'bonusCalcState'> & {
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

const READ_CARDS = statement('read-cards')`
SELECT d."card", i."id" AS "itemId", i."deliveryIsoCode",
  jsonb_build_object('slug', coalesce(s."slug", ''), 'name', coalesce(s."name", '')) AS "size",${PRICE_COLUMNS}
FROM unnest(:productIds::uuid[], :itemIds::uuid[]) WITH ORDINALITY AS asked("productId", "itemId", "place")
JOIN "search_document" d ON d."productId" = asked."productId" AND NOT d."deleted"
LEFT JOIN "product" p ON p."id" = asked."productId"
LEFT JOIN "product_item" i ON i."id" = asked."itemId"
LEFT JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN "size" s ON s."id" = i."sizeId"
ORDER BY asked."place"`;
