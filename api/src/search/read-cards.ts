import { Injectable } from '@nestjs/common';
import { salePercent, type ProductCardDocument } from '@meet/search-indexer/contract';
import { cashback } from '../loyalty/index.js';
import { Statements } from '../platform/database/statements.js';
import type { ProductCard } from './listing.model.js';
import type { ListingEntry } from './listing-query.js';

/** Ready-made cards with the prices of the offers they show: one prepared statement by primary key. */
@Injectable()
export class ReadCards {
  constructor(private readonly statements: Statements) {}

  async of(entries: ListingEntry[]): Promise<ProductCard[]> {
    if (!entries.length) return [];
    const rows = await this.statements.rows<CardRow>('read-cards', READ_CARDS, [
      entries.map(({ productId }) => productId),
      entries.map(({ itemId }) => itemId),
    ]);
    return rows.map(present);
  }
}

interface CardRow {
  card: ProductCardDocument;
  itemId: string | null;
  size: { slug: string; name: string };
  deliveryIsoCode: string;
  price: string;
  oldPrice: string | null;
  loyaltyPrice: string | null;
  bonusCalcState: 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';
  chargePercentage: number;
}

function present({
  card,
  itemId,
  size,
  deliveryIsoCode,
  bonusCalcState,
  chargePercentage,
  ...money
}: CardRow): ProductCard {
  if (itemId === null) return { ...card, item: null };
  const price = Number(money.price);
  const oldPrice = money.oldPrice === null ? null : Number(money.oldPrice);
  const loyaltyPrice = money.loyaltyPrice === null ? null : Number(money.loyaltyPrice);
  const priceDetails = {
    price,
    oldPrice,
    loyaltyPrice,
    sale: salePercent(price, oldPrice),
    cashback: cashback({ price, bonusCalcState, chargePercentage }),
  };
  return {
    ...card,
    item: { id: itemId, size, deliverySpeed: deliveryIsoCode === 'RU' ? 'FAST' : 'SLOW', priceDetails },
  };
}

const READ_CARDS = `
SELECT d."card", i."id" AS "itemId", i."deliveryIsoCode", jsonb_build_object('slug', s."slug", 'name', s."name") AS "size",
  r."price", r."oldPrice", r."loyaltyPrice", coalesce(r."bonusCalcState", p."bonusCalcState") AS "bonusCalcState",
  coalesce((SELECT l."chargePercentage" FROM "loyalty_level" l
            WHERE l."deletedAt" IS NULL ORDER BY l."requiredSpentAmount" LIMIT 1), 0) AS "chargePercentage"
FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked("productId", "itemId", "place")
JOIN "search_document" d ON d."productId" = asked."productId" AND NOT d."deleted"
JOIN "product" p ON p."id" = asked."productId"
LEFT JOIN "product_item" i ON i."id" = asked."itemId"
LEFT JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN "size" s ON s."id" = i."sizeId"
ORDER BY asked."place"`;
