import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { Icon } from '../icon/index.js';
import { FilterGroup } from './filter-group.js';
import * as styles from './filter-panel.styles.js';
import type { FilterGroupData, PriceRangeData } from './filter-panel.types.js';
import { PriceFields } from './price-fields.js';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'onToggle'> {
  groups: readonly FilterGroupData[];
  /** The range of prices. Without it there are no price fields. */
  price?: PriceRangeData;
  onToggle: (name: string, value: string, checked: boolean) => void;
  /** Called with whole roubles on `Enter` or on blur; null means no limit. */
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
  const messages = useMessages();
  return (
    <div {...rest}>
      {price && (
        <details css={styles.group} open>
          <summary css={styles.summary}>
            <span>{messages.price}</span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <fieldset css={styles.body} aria-label={messages.price}>
            <PriceFields range={price} onChange={(from, to) => onPriceChange?.(from, to)} />
          </fieldset>
        </details>
      )}
      {groups
        .filter((group) => group.choices.length > 0)
        .map((group, index) => (
          <FilterGroup
            key={group.name}
            group={group}
            onToggle={onToggle}
            limit={limit}
            open={index < openGroups || group.choices.some(({ checked }) => checked)}
          />
        ))}
    </div>
  );
}
