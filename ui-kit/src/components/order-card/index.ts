export { OrderCard, type OrderCardItem, type OrderCardPart, type OrderCardProps } from './order-card.js';
