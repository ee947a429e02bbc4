export { ProductCard, type ProductCardOffer, type ProductCardProps } from './product-card.js';
export { type CardSize } from './quick-add.js';
