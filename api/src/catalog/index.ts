export { CatalogModule } from './catalog.module.js';
export {
  BonusCalcState,
  DeliverySpeed,
  deliverySpeedFrom,
  DirectoryFilterType,
  Material,
  Season,
  Sex,
  SupplierType,
} from './catalog.enums.js';
export { FindSection, WHOLE_CATALOGUE, type Section } from './find-section.js';
export { ListBrands } from './list-brands.js';
export { CardBadge, CardBrand, CardColour, CardImage, CardPrice, CardSize } from './card.model.js';
export { Directory } from './section.model.js';
export { Product, ProductItem, SeoTags } from './product.model.js';
