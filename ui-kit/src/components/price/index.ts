export { Price, type PriceProps } from './price.js';
export { formatPrice } from './format-price.js';
