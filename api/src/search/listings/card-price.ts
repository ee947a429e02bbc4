import { salePercent } from '@meet/search-indexer/contract';
import type { CardPrice } from '../../catalog/index.js';
import { cashback, chargeOf, type CashbackTerms } from '../../loyalty/index.js';

/** Columns of a statement that reads an offer's price; BIGINTs come as text. */
export interface PriceRow {
  price: string | number;
  oldPrice: string | number | null;
  loyaltyPrice: string | number | null;
  bonusCalcState: CashbackTerms['bonusCalcState'];
  chargePercentage: number;
}

/**
 * The part of a statement that makes a {@link PriceRow} of `price_details` r and `product` p for the shopper whose id is the
 * parameter; null is a guest, who sees the first level's cashback.
 */
export const priceColumns = (userId: `$${number}`): string => `
  r."price", r."oldPrice", r."loyaltyPrice", coalesce(r."bonusCalcState", p."bonusCalcState") AS "bonusCalcState",
  ${chargeOf(userId)} AS "chargePercentage"`;

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
