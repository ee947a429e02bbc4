export { PromoModule } from './promo.module.js';
export { judgePromocode, PROMO_REASONS, type PromoReason, type PromoVerdict } from './promo-verdict.js';
export { Promocodes, type Promocode } from './promocodes.js';
