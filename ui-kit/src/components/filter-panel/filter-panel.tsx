import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { FilterGroup } from './filter-group.js';
import * as styles from './filter-panel.styles.js';
import type { FilterGroupData, PriceRangeData } from './filter-panel.types.js';
import { PriceFields } from './price-fields.js';
import { choicesOf } from './split-choices.js';
import { filterPanelWords } from './filter-panel.words.js';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'onToggle'> {
  /** The groups of choices, in order. */
  groups: readonly FilterGroupData[];
  /** The range of prices. Without it there are no price fields. Default: none. */
  price?: PriceRangeData;
  /** Called with the group's name, the choice's value and its new state. */
  onToggle: (name: string, value: string, checked: boolean) => void;
  /** Called with whole units of the currency on `Enter` or on blur; null means no limit. Default: none. */
  onPriceChange?: (from: number | null, to: number | null) => void;
  /** Number of choices that a list shows at once. A grid shows six times as many. Default: 6. */
  limit?: number;
  /** Number of groups open on the first render. A group with a checked choice is open as well. Default: 4. */
  openGroups?: number;
}

/**
 * Filters of a list, as fields of the form around them: without JavaScript the form sends the same names. Counts come
 * from the caller. A choice without products is disabled rather than hidden, so that the list keeps its order.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { groups, price, onToggle, onPriceChange, limit = 6, openGroups = 4, ...rest } = props;
  const words = useWords('filterPanel', filterPanelWords);
  return (
    <div {...rest}>
      {price && (
        <details css={styles.group} open>
          <summary css={styles.summary}>
            <span>{words.price}</span>
            <ChevronDownIcon size={20} />
          </summary>
          <fieldset css={styles.body} aria-label={words.price}>
            <PriceFields range={price} onChange={(from, to) => onPriceChange?.(from, to)} />
          </fieldset>
        </details>
      )}
      {groups
        .filter((group) => choicesOf(group).length > 0)
        .map((group, index) => (
          <FilterGroup
            key={group.name}
            group={group}
            onToggle={onToggle}
            limit={limit}
            open={index < openGroups || choicesOf(group).some(({ checked }) => checked)}
          />
        ))}
    </div>
  );
}
