export { CatalogModule } from './catalog.module.js';
export { BonusCalcState, DeliverySpeed, Material, Season } from './catalog.enums.js';
export { FindSection, WHOLE_CATALOGUE, type Section } from './find-section.js';
export { BadgeColours } from './product.model.js';
