export { FilterPanel } from './filter-panel.js';
export {
  type FilterChoice,
  type FilterGroupData,
  type FilterPanelPart,
  type FilterPanelProps,
  type FilterPart,
  type NumberRangeData,
  type OnChoiceChange,
  type PriceRangeData,
  type RangeLimits,
} from './filter-panel.types.js';
export { FilterPanelChoices, type FilterPanelChoicesProps } from './panel-choices.js';
export { FilterPanelGroup, type FilterPanelGroupProps } from './panel-group.js';
export { FilterPanelGroups, type FilterPanelGroupsProps } from './panel-groups.js';
export { FilterPanelPrice, type FilterPanelPriceProps } from './panel-price.js';
export { FilterPanelRange, type FilterPanelRangeProps } from './panel-range.js';
