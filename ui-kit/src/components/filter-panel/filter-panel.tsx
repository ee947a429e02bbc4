import type { ComponentPropsWithRef } from 'react';
import { useLatestCallback } from '../../hooks/use-latest-callback.js';
import { useWords } from '../../locale/use-words.js';
import type { PartClasses } from '../../parts/parts.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { inputProps } from './filter-choices.js';
import { FilterGroup } from './filter-group.js';
import { FilterPartsContext, useFilterPart, type FilterPanelPart } from './filter-parts.js';
import * as styles from './filter-panel.styles.js';
import type { FilterGroupData, NumberRangeData, PriceRangeData } from './filter-panel.types.js';
import { GroupFrame } from './group-frame.js';
import { NumberFields, PriceFields } from './range-fields.js';
import { choicesOf } from './split-choices.js';
import { filterPanelWords } from './filter-panel.words.js';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'onToggle'> {
  /** The groups of choices, in order. */
  groups: readonly FilterGroupData[];
  /** The range of prices. Without it there are no price fields. Default: none. */
  price?: PriceRangeData;
  /**
   * Called with the group's name, the choice's value and its new state. Without it the choices keep their own state, for
   * the form around them. Default: none.
   */
  onToggle?: ((name: string, value: string, checked: boolean) => void) | undefined;
  /** Called with whole currency units on `Enter` or on blur; null means no limit. Default: none. */
  onPriceChange?: (from: number | null, to: number | null) => void;
  /** Called with the group's name and the limits on `Enter` or on blur; null means no limit. Default: none. */
  onRange?: (name: string, from: number | null, to: number | null) => void;
  /** Number of choices that a list shows at once. A grid shows six times as many. Default: 6. */
  limit?: number;
  /** Number of groups open on the first render. A group with a checked choice is open as well. Default: 4. */
  openGroups?: number;
  /** Classes for the panel's parts. Default: none. */
  classNames?: PartClasses<FilterPanelPart>;
}

/**
 * Filters of a list, as fields of the form around them, so that the form sends the same names without JavaScript.
 * Counts come from the caller. A choice without products is disabled rather than hidden, so that the order stays the
 * same.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { groups, price, onPriceChange, onRange, limit = 6, openGroups = 4, classNames, ...others } = props;
  const { onToggle: toggle, ...rest } = others;
  const words = useWords('filterPanel', filterPanelWords);
  // One function for all renders, so that a choice that stays the same is not drawn again.
  const latest = useLatestCallback(toggle);
  const onToggle = toggle && latest;
  return (
    <FilterPartsContext value={classNames}>
      <div {...rest}>
        {price && (
          <GroupFrame title={words.price} open>
            <PriceFields range={price} onChange={(from, to) => onPriceChange?.(from, to)} />
          </GroupFrame>
        )}
        {groups
          .filter((group) => group.range || choicesOf(group).length > 0)
          .map((group, index) => {
            const { name, range } = group;
            if (group.layout === 'flag') return <FilterFlag key={name} group={group} onToggle={onToggle} />;
            const open = index < openGroups || isChosen(group);
            if (!range) return <FilterGroup key={name} group={group} onToggle={onToggle} limit={limit} open={open} />;
            const title = withUnit(group.title, range);
            return (
              <GroupFrame key={name} title={title} open={open}>
                <NumberFields {...{ name, title, range }} onChange={(from, to) => onRange?.(name, from, to)} />
              </GroupFrame>
            );
          })}
      </div>
    </FilterPartsContext>
  );
}

const isChosen = ({ range, ...group }: FilterGroupData): boolean =>
  range ? range.from !== null || range.to !== null : choicesOf(group).some(({ checked }) => checked);

const withUnit = (title: string, { unit }: NumberRangeData): string => (unit ? `${title}, ${unit}` : title);

function FilterFlag({ group, onToggle }: { group: FilterGroupData; onToggle: FilterPanelProps['onToggle'] }) {
  const part = useFilterPart();
  const [choice] = group.choices;
  if (!choice) return null;
  return (
    <Checkbox
      css={styles.flag}
      {...part('flag')}
      label={group.title}
      count={choice.count}
      {...inputProps(group.name, choice, onToggle)}
    />
  );
}
