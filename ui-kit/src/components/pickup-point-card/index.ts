export { PickupPointCard, type PickupPoint, type PickupPointCardProps } from './pickup-point-card.js';
