export type {
  DocumentCollection,
  DocumentColour,
  DocumentCustomField,
  DocumentCustomValue,
  DocumentItem,
  DocumentSize,
  DocumentValue,
  FilterableType,
  ProductCardDocument,
  ProductDocument,
  Season,
  Sex,
} from './product-document.js';
export { NO_RATING, toEngineDocument, type EngineDocument } from './engine-document.js';
export { FACET_NAMES } from './facet-names.js';
export {
  FILTER_KINDS,
  ITEM_KINDS,
  PRODUCT_KINDS,
  UNDERSTOOD_KINDS,
  type FilterKind,
  type ItemKind,
  type ProductKind,
  type UnderstoodKind,
} from './filter-kinds.js';
export {
  ageFilter,
  ratingFilters,
  saleFilter,
  seasonFilters,
  sexFilters,
  sizeFilter,
  sizeFilters,
  speedFilter,
} from './filter-values.js';
export { DOCUMENT_CHANNEL } from './channels.js';
export { averageRating, NEW_ARRIVAL_MS, ratingScore, salePercent } from './offer-rules.js';
