export { FilterPanel, type FilterPanelProps } from './filter-panel.js';
export { type FilterPanelPart } from './filter-parts.js';
export {
  type FilterChoice,
  type FilterGroupData,
  type FilterPart,
  type NumberRangeData,
  type OnChoiceChange,
  type PriceRangeData,
  type RangeLimits,
} from './filter-panel.types.js';
