import { useFilters } from './filter-context.js';
import { FilterPanelGroup } from './panel-group.js';

export interface FilterPanelGroupsProps {
  /** Names of groups that stand elsewhere in the panel. Default: none. */
  except?: readonly string[];
}

/** All groups of the panel that have something to choose, in their order. */
export function FilterPanelGroups({ except = [] }: FilterPanelGroupsProps) {
  return useFilters('Groups')
    .shown.filter(({ name }) => !except.includes(name))
    .map(({ name }) => <FilterPanelGroup key={name} name={name} />);
}
