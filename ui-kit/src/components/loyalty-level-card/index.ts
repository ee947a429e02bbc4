export { LoyaltyLevelCard, type LoyaltyLevelCardProps, type LoyaltyLevelState } from './loyalty-level-card.js';
