import { salePercent } from '@meet/search-indexer/contract';
import { cashback, type CashbackTerms } from '../loyalty/index.js';
import type { CardPrice } from './listing.model.js';

/** Columns of a statement that reads an offer's price; BIGINTs come as text. */
export interface PriceRow {
  price: string;
  oldPrice: string | null;
  loyaltyPrice: string | null;
  bonusCalcState: CashbackTerms['bonusCalcState'];
  chargePercentage: number;
}

/** The part of a statement that makes a {@link PriceRow} of `price_details` r and `product` p. */
export const PRICE_COLUMNS = `
  r."price", r."oldPrice", r."loyaltyPrice", coalesce(r."bonusCalcState", p."bonusCalcState") AS "bonusCalcState",
  coalesce((SELECT l."chargePercentage" FROM "loyalty_level" l
            WHERE l."deletedAt" IS NULL ORDER BY l."requiredSpentAmount" LIMIT 1), 0) AS "chargePercentage"`;

export function presentPrice({ bonusCalcState, chargePercentage, ...money }: PriceRow): CardPrice {
  const price = Number(money.price);
  const oldPrice = money.oldPrice === null ? null : Number(money.oldPrice);
  return {
    price,
    oldPrice,
    loyaltyPrice: money.loyaltyPrice === null ? null : Number(money.loyaltyPrice),
    sale: salePercent(price, oldPrice),
    cashback: cashback({ price, bonusCalcState, chargePercentage }),
  };
}
