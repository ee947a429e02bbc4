export { PromoModule } from './promo.module.js';
export { promocodeNotFound, Promocodes, type Promocode } from './promocodes.js';
