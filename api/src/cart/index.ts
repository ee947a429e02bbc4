export { CartModule } from './cart.module.js';
export { Carts, MOST_LINES } from './carts.js';
export { chosenDelivery, DeliveryChoiceInput } from './quote.input.js';
export { Quotes, type QuotedItems } from './quotes.js';
