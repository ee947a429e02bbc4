export { FilterPanel, type FilterPanelProps } from './filter-panel.js';
export { type FilterPanelPart } from './filter-parts.js';
export {
  type FilterChoice,
  type FilterGroupData,
  type FilterPart,
  type NumberRangeData,
  type PriceRangeData,
} from './filter-panel.types.js';
