export { CartLine, type CartLineProps, type CartLineState } from './cart-line.js';
export { CartLineSkeleton } from './cart-line-skeleton.js';
