import { rejection, remark, warning, type AssembleOptions, type FeedRow } from './feed-format.js';
import { because, readAs, type FeedReason } from './feed-reason.js';
import type { FeedProductInput } from './feed-record.js';
import { parseMoney } from './money-amount.js';
import type { SaleDates } from './sale-dates.js';

/** Prices of an offer as the feed spells them. If `currency` is null, the importer's default currency applies. */
export interface SpelledPrices {
  price: string | null;
  oldPrice: string | null;
  /**
   * Set if `price` is a sale price and `oldPrice` the regular price: the time of the sale; null if it never takes
   * place. Undefined if the feed's prices are the current ones.
   */
  sale?: SaleDates | null;
  currency: string | null;
}

type Prices = Pick<FeedProductInput['items'][number], 'price' | 'oldPrice' | 'scheduledPrices'>;

interface ReadPrices {
  /** Null if the offer is rejected. */
  prices: Prices | null;
  remarks: FeedRow[];
}

/**
 * Reads the prices of a variant. An old price above the price is kept with it. The price of a sale with dates becomes a
 * scheduled price, and the regular price is valid at all other times. A sale price above the regular price is ignored.
 */
export function pricesOf(
  { line, externalId, sale, ...spelled }: SpelledPrices & { line: number; externalId: string },
  options: AssembleOptions,
): ReadPrices {
  const refused = (reason: FeedReason): ReadPrices => ({
    prices: null,
    remarks: [rejection(line, externalId, 'price', reason)],
  });
  if (!spelled.price) return refused(because('PRICE_MISSING'));
  const currency = spelled.currency ?? options.currency;
  const read = parseMoney(spelled.price, currency, options);
  if (!read.ok) return refused(read.reason);
  const price = read.kopecks;
  if (price === 0) return refused(because('PRICE_ZERO'));
  const old = spelled.oldPrice ? parseMoney(spelled.oldPrice, currency, options) : null;
  const oldPrice = old?.ok && old.kopecks > 0 ? old.kopecks : null;
  const hasDates = sale === null || Boolean(sale?.from ?? sale?.to);
  if (hasDates && oldPrice === null) return refused(because('SALE_WITHOUT_REGULAR_PRICE'));

  const remarks: FeedRow[] = [];
  const say = (field: string, text: string | null, number: string | null): void => {
    if (number === null) return;
    remarks.push(remark(line, externalId, { field, text: text ?? '', readAs: readAs('READ_AS_NUMBER', { number }) }));
  };
  say('price', spelled.price, read.readAs);
  if (old?.ok) say('oldPrice', spelled.oldPrice, old.readAs);
  else if (old) {
    const { code, values } = old.reason;
    remarks.push(warning(line, externalId, 'oldPrice', { code: `OLD_${code}`, values }));
  }

  if (oldPrice === null) return { prices: { price, oldPrice }, remarks };
  if (oldPrice <= price) {
    const [above, below] = [spelled.price, spelled.oldPrice ?? ''];
    if (oldPrice < price && sale !== null)
      remarks.push(
        sale
          ? warning(line, externalId, 'salePrice', because('SALE_PRICE_ABOVE', { salePrice: above, price: below }))
          : warning(line, externalId, 'oldPrice', because('OLD_PRICE_BELOW', { oldPrice: below, price: above })),
      );
    return { prices: { price: sale === undefined ? price : oldPrice, oldPrice: null }, remarks };
  }
  if (!hasDates) return { prices: { price, oldPrice }, remarks };
  return {
    prices: { price: oldPrice, oldPrice: null, scheduledPrices: sale ? [at(sale, price, oldPrice)] : [] },
    remarks,
  };
}

function at({ from, to }: SaleDates, price: number, oldPrice: number): NonNullable<Prices['scheduledPrices']>[number] {
  return { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null, price, oldPrice };
}
