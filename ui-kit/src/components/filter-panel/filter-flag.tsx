import { partProps } from '../../parts/parts.js';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.js';
import { inputProps } from './filter-choices.js';
import { useFilters } from './filter-context.js';
import * as styles from './filter-panel.styles.js';
import type { FilterGroupData } from './filter-panel.types.js';

export interface FilterFlagProps extends Partial<CheckboxProps> {
  group: FilterGroupData;
}

/** A group of yes or no, as one checkbox with the group's title. */
export function FilterFlag({ group, ...props }: FilterFlagProps) {
  const { onCheckedChange, classNames } = useFilters('Group');
  const [choice] = group.choices;
  if (!choice) return null;
  return (
    <Checkbox
      css={styles.flag}
      {...partProps('flag', classNames, props)}
      label={group.label}
      count={choice.count}
      {...inputProps(group.name, choice, onCheckedChange)}
    />
  );
}
