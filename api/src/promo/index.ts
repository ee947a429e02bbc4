export { PromoModule } from './promo.module.js';
export { judgePromocode, PROMO_REASONS, type PromoReason, type PromoVerdict } from './promo-verdict.js';
export { OF_NO_USE, Promocodes, type Promocode } from './promocodes.js';
