import { Injectable } from '@nestjs/common';
import type { ProductCardDocument } from '@meet/search-indexer/contract';
import { Statements } from '../../platform/database/statements.js';
import { presentPrice, priceColumns, type PriceRow } from './card-price.js';
import type { ProductCard } from './listing.model.js';
import type { ListingEntry } from '../index/listing-query.js';

/** Ready-made cards with the prices of the offers they show, for whoever asks: one prepared statement by primary key. */
@Injectable()
export class ReadCards {
  constructor(private readonly statements: Statements) {}

  async of(entries: ListingEntry[], userId: string | null): Promise<ProductCard[]> {
    if (!entries.length) return [];
    const rows = await this.statements.rows<CardRow>('read-cards', READ_CARDS, [
      entries.map(({ productId }) => productId),
      entries.map(({ itemId }) => itemId),
      userId,
    ]);
    return rows.map(present);
  }
}

interface CardRow extends PriceRow {
  card: ProductCardDocument;
  itemId: string | null;
  size: { slug: string; name: string };
  deliveryIsoCode: string;
}

function present({ card, itemId, size, deliveryIsoCode, ...price }: CardRow): ProductCard {
  if (itemId === null) return { ...card, item: null };
  const deliverySpeed = deliveryIsoCode === 'RU' ? 'FAST' : 'SLOW';
  return { ...card, item: { id: itemId, size, deliverySpeed, priceDetails: presentPrice(price) } };
}

const READ_CARDS = `
SELECT d."card", i."id" AS "itemId", i."deliveryIsoCode", jsonb_build_object('slug', s."slug", 'name', s."name") AS "size",${priceColumns('$3')}
FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked("productId", "itemId", "place")
JOIN "search_document" d ON d."productId" = asked."productId" AND NOT d."deleted"
JOIN "product" p ON p."id" = asked."productId"
LEFT JOIN "product_item" i ON i."id" = asked."itemId"
LEFT JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN "size" s ON s."id" = i."sizeId"
ORDER BY asked."place"`;
