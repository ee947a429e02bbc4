export { ExportGoods } from './export-goods.js';
export { productConditions } from './find-products.js';
export { OperatorOffer, OperatorProduct } from './operator-product.model.js';
export { OperatorCollection } from './showcase.model.js';
