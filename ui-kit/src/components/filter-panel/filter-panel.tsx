import type { ComponentPropsWithRef } from 'react';
import { useLatestCallback } from '../../hooks/use-latest-callback.js';
import { useWords } from '../../locale/use-words.js';
import type { PartClasses } from '../../parts/parts.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { inputProps } from './filter-choices.js';
import { FilterGroup, type FilterGroupProps } from './filter-group.js';
import { FilterPartsContext, useFilterPart, type FilterPanelPart } from './filter-parts.js';
import * as styles from './filter-panel.styles.js';
import type {
  FilterGroupData,
  NumberRangeData,
  OnChoiceChange,
  PriceRangeData,
  RangeLimits,
} from './filter-panel.types.js';
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
   * Called with the choice's new state, and with the names of its group and itself. Without it the choices keep their own
   * state, for the form around them. Default: none.
   */
  onCheckedChange?: OnChoiceChange | undefined;
  /** Called with whole currency units on `Enter` or on blur. Default: none. */
  onPriceChange?: (limits: RangeLimits) => void;
  /** Called with the limits of a group and its name on `Enter` or on blur. Default: none. */
  onRangeChange?: (limits: RangeLimits, name: string) => void;
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
export function FilterPanel(passed: FilterPanelProps) {
  const props = useDefaultProps('FilterPanel', passed);
  const { groups, price, onPriceChange, onRangeChange, limit = 6, openGroups = 4, classNames, ...others } = props;
  const { onCheckedChange: given, ...rest } = others;
  const words = useWords('filterPanel', filterPanelWords);
  // One function for all renders, so that a choice that stays the same is not drawn again.
  const latest = useLatestCallback(given);
  const onCheckedChange = given && latest;
  return (
    <FilterPartsContext value={classNames}>
      <div {...rest}>
        {price && (
          <GroupFrame title={words.price} open>
            <PriceFields range={price} onChange={(limits) => onPriceChange?.(limits)} />
          </GroupFrame>
        )}
        {groups
          .filter((group) => group.range || choicesOf(group).length > 0)
          .map((group, index) => {
            const { name, range } = group;
            if (group.layout === 'flag')
              return <FilterFlag key={name} group={group} onCheckedChange={onCheckedChange} />;
            const open = index < openGroups || isChosen(group);
            if (!range)
              return (
                <FilterGroup key={name} group={group} onCheckedChange={onCheckedChange} limit={limit} open={open} />
              );
            const title = withUnit(group.label, range);
            return (
              <GroupFrame key={name} title={title} open={open}>
                <NumberFields {...{ name, title, range }} onChange={(limits) => onRangeChange?.(limits, name)} />
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

function FilterFlag({ group, onCheckedChange }: Pick<FilterGroupProps, 'group' | 'onCheckedChange'>) {
  const part = useFilterPart();
  const [choice] = group.choices;
  if (!choice) return null;
  return (
    <Checkbox
      css={styles.flag}
      {...part('flag')}
      label={group.label}
      count={choice.count}
      {...inputProps(group.name, choice, onCheckedChange)}
    />
  );
}
