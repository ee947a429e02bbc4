import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { useFilters } from './filter-context.js';
import { filterPanelWords } from './filter-panel.words.js';
import { GroupFrame } from './group-frame.js';
import { FilterPanelRange } from './panel-range.js';

export type FilterPanelPriceProps = Omit<ComponentPropsWithRef<'details'>, 'children'>;

/** The range of prices under its title, open at first. Without `price` nothing is shown. */
export function FilterPanelPrice(props: FilterPanelPriceProps) {
  const { price, classNames } = useFilters('Price');
  const words = useWords('filterPanel', filterPanelWords);
  if (!price) return null;
  return (
    <GroupFrame title={words.price} open {...partProps('group', classNames, props)}>
      <FilterPanelRange />
    </GroupFrame>
  );
}
