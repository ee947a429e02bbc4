export { SearchPopup, type SearchPopupProps } from './search-popup.js';
export { SearchPanel, type SearchPanelProps } from './search-panel.js';
export type { FoundGoods, KnownQuery, SearchStatus, SearchSuggestion, UnderstoodPart } from './search-popup.types.js';
