import { createContext, use } from 'react';
import { partOf, type PartClasses } from '../../parts/parts.js';
import type { FilterPanelPart } from './filter-panel.types.js';

export const FilterPartsContext = createContext<PartClasses<FilterPanelPart> | undefined>(undefined);

/** Returns the attributes that mark an element as the named part of its panel. */
export function useFilterPart(): (part: FilterPanelPart) => ReturnType<typeof partOf> {
  const classNames = use(FilterPartsContext);
  return (part) => partOf(part, classNames);
}
