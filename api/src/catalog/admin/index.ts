export { CatalogAdminModule } from './catalog-admin.module.js';
export { ExportGoods } from './export-goods.js';
export { productConditions } from './goods-conditions.js';
export { FindProducts } from './find-products.js';
export { OperatorOffer } from './operator-offer.model.js';
export { ProductsInput } from './operator-product.input.js';
export { OperatorProduct } from './operator-product.model.js';
export { OperatorCollection } from './showcase.model.js';
