export { cashback, type CashbackTerms } from './cashback.js';
export { LoyaltyLevel } from './loyalty-level.model.js';
export { chargeOf } from './charge-of.js';
export { LoyaltyModule } from './loyalty.module.js';
export { ReadLoyalty, type LoyaltyTerms } from './read-loyalty.js';
export { RegistrationBonus } from './registration-bonus.js';
export { Points, spendable, type PointsAccount, type PointsUnit } from './points.js';
export { PointsEntryPage } from './points-entry.model.js';
export { PointsHistory } from './points-history.js';
