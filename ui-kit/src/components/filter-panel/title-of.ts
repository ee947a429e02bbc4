import type { FilterGroupData } from './filter-panel.types.js';

/** Returns the title of a group; that of a range has its unit. */
export const titleOf = ({ label, range }: FilterGroupData): string => (range?.unit ? `${label}, ${range.unit}` : label);
