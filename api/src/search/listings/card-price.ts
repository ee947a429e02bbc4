import { salePercent } from '@meet/search-indexer/contract';
import type { CardPrice } from '../../catalog/index.js';
import { CHARGE_PERCENTAGE, cashback, type CashbackTerms } from '../../loyalty/index.js';

/** Columns of a statement that reads an offer's price; BIGINTs come as text. */
interface PriceRow {
  price: string | number;
  oldPrice: string | number | null;
  loyaltyPrice: string | number | null;
  bonusCalcState: CashbackTerms['bonusCalcState'];
  chargePercentage: number;
}

/**
 * SQL: the columns of a {@link PriceRow}, from `price_details` r and `product` p, for the shopper `:userId`. A guest sees
 * the cashback of the first level.
 */
export const PRICE_COLUMNS = `
  coalesce(r."price", 0) AS "price", r."oldPrice", r."loyaltyPrice", coalesce(r."bonusCalcState", p."bonusCalcState") AS "bonusCalcState",
  ${CHARGE_PERCENTAGE} AS "chargePercentage"`;

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
