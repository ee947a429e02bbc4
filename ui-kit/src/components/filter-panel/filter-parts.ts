import { createContext, use } from 'react';
import { partOf, type PartClasses } from '../../parts/parts.js';

/** Names of a panel's parts, as their elements have them in `data-part`. */
export type FilterPanelPart =
  | 'group'
  | 'title'
  | 'chosen'
  | 'body'
  | 'part-title'
  | 'list'
  | 'option'
  | 'grid'
  | 'cell'
  | 'opener'
  | 'more'
  | 'finder'
  | 'nothing'
  | 'flag';

export const FilterPartsContext = createContext<PartClasses<FilterPanelPart> | undefined>(undefined);

/** Returns what makes an element the named part of the panel around it. */
export function useFilterPart(): (part: FilterPanelPart) => ReturnType<typeof partOf> {
  const classNames = use(FilterPartsContext);
  return (part) => partOf(part, classNames);
}
