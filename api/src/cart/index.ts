export { CartModule } from './cart.module.js';
export { Carts, MOST_LINES } from './carts.js';
