import { createContext, use } from 'react';
import { partOf, type PartClasses } from '../../parts/parts.js';
import type { FilterPanelPart } from './filter-panel.types.js';

export const FilterPartsContext = createContext<PartClasses<FilterPanelPart> | undefined>(undefined);

/** Returns what makes an element the named part of the panel around it. */
export function useFilterPart(): (part: FilterPanelPart) => ReturnType<typeof partOf> {
  const classNames = use(FilterPartsContext);
  return (part) => partOf(part, classNames);
}
