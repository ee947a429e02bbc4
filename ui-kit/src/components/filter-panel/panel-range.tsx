import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { useFilters } from './filter-context.js';
import * as styles from './filter-panel.styles.js';
import { filterPanelWords } from './filter-panel.words.js';
import { NumberFields, PriceFields } from './range-fields.js';
import { titleOf } from './title-of.js';

export interface FilterPanelRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'name'> {
  /** Name of the group. If the panel has no such range, nothing is shown. Default: the price. */
  name?: string;
}

/** The two fields of a range without its title. */
export function FilterPanelRange({ name, ...props }: FilterPanelRangeProps) {
  const { price, shown, onPriceChange, onRangeChange, classNames } = useFilters('Range');
  const words = useWords('filterPanel', filterPanelWords);
  const group = shown.find((one) => one.name === name);
  const range = name === undefined ? price : group?.range;
  if (!range) return null;
  const title = group ? titleOf(group) : words.price;
  return (
    <fieldset css={styles.body} aria-label={title} {...partProps('body', classNames, props)}>
      {group ? (
        <NumberFields
          {...{ name: group.name, title, range }}
          onChange={(limits) => onRangeChange?.(limits, group.name)}
        />
      ) : (
        <PriceFields range={range} onChange={(limits) => onPriceChange?.(limits)} />
      )}
    </fieldset>
  );
}
