export { PERSONAL_PRICES, personalPriceOf, PersonalPrices } from './personal-prices.js';
export { PricedItems, type PricedItem, type UnavailableReason } from './priced-items.js';
export { PricingModule } from './pricing.module.js';
export { PROMO_UNFIT, type PromoTerms } from './promo-discount.js';
export {
  BONUS_STEP,
  quote,
  QUOTE_STEPS,
  type Quote,
  type QuoteLine,
  type QuoteShopper,
  type QuoteStepKind,
} from './quote.js';
export { splitEvenly } from './split-evenly.js';
