export { CartLine, type CartLinePart, type CartLineProps, type CartLineState } from './cart-line.js';
export { CartLineSkeleton } from './cart-line-skeleton.js';
