export { CatalogModule } from './catalog.module.js';
export { BonusCalcState, DeliverySpeed, Material, Season } from './catalog.enums.js';
export { FindSection, type Section } from './find-section.js';
export { BadgeColours } from './product.model.js';
