import { createContext, use } from 'react';
import type { FilterGroupData, FilterPanelProps } from './filter-panel.types.js';
import { choicesOf } from './split-choices.js';

/** What the parts of a panel know: its props, and what follows from them. */
export interface FilterState extends FilterPanelProps {
  limit: number;
  openGroups: number;
  /** The groups that have something to choose. */
  shown: readonly FilterGroupData[];
}

export const FilterContext = createContext<FilterState | null>(null);

/**
 * Returns the panel around a part.
 * @throws {Error} when there is no panel.
 */
export function useFilters(part: string): FilterState {
  const panel = use(FilterContext);
  if (!panel) throw new Error(`FilterPanel.${part} must stand inside a FilterPanel`);
  return panel;
}

export const hasChoices = (group: FilterGroupData): boolean => Boolean(group.range) || choicesOf(group).length > 0;
