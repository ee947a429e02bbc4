export { ApplyScheduledPrices } from './apply-scheduled-prices.js';
export { PERSONAL_PRICES, personalPriceOf, PersonalPrices } from './personal-prices.js';
export { PricedItems, unitsOf, type PricedItem, type UnavailableReason } from './priced-items.js';
export { PricingModule } from './pricing.module.js';
export { PROMO_UNFIT, type PromoTerms } from './promo-discount.js';
export { MOST_PER_ORDER, quantityMax } from './quantity-max.js';
export {
  BONUS_STEP,
  quote,
  QUOTE_STEPS,
  type Quote,
  type QuoteUnit,
  type QuoteShopper,
  type QuoteStepKind,
} from './quote.js';
export { splitEvenly } from './split-evenly.js';
