export * from './cart-summary.js';
export { cartTotal, type CartSums, type CartDiscount } from './cart-total.js';
