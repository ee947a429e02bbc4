import { salePercent } from '@meet/search-indexer/contract';
import type { CardPrice } from '../../catalog/index.js';
import { CHARGE_PERCENTAGE, cashback, type CashbackTerms } from '../../loyalty/index.js';

/** Price columns of an offer, as a statement returns them; PostgreSQL returns BIGINT values as strings. */
interface PriceRow {
  price: string | number;
  oldPrice: string | number | null;
  loyaltyPrice: string | number | null;
  bonusCalcState: CashbackTerms['bonusCalcState'];
  chargePercentage: number;
}

/**
 * SQL for the columns of {@link PriceRow}. Expects the aliases `r` for `price_details` and `p` for `product`, and the
 * shopper's id as `:userId`. Guests get the cashback of the first loyalty level.
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
