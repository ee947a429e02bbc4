export { OperatorOffer, OperatorProduct } from './operator-product.model.js';
export { OperatorCollection } from './showcase.model.js';
