import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import type { CheckboxProps } from '../checkbox/checkbox.js';
import { useFilters } from './filter-context.js';
import { FilterFlag } from './filter-flag.js';
import type { FilterGroupData } from './filter-panel.types.js';
import { GroupFrame } from './group-frame.js';
import { FilterPanelChoices } from './panel-choices.js';
import { FilterPanelRange } from './panel-range.js';
import { choicesOf, flatChoices } from './split-choices.js';
import { titleOf } from './title-of.js';

export interface FilterPanelGroupProps extends ComponentPropsWithRef<'details'> {
  /** Name of the group. If the panel has no such group, nothing is shown. */
  name: string;
}

/**
 * One group of the panel under its title, which opens and closes it. Default content: its choices or its range. A group
 * of yes or no is one checkbox, whatever its content.
 */
export function FilterPanelGroup({ name, children, ...props }: FilterPanelGroupProps) {
  const { shown, openGroups, classNames } = useFilters('Group');
  const index = shown.findIndex((group) => group.name === name);
  const group = shown[index];
  if (!group) return null;
  // A checkbox takes the same attributes; only the type of the element differs.
  if (group.layout === 'flag') return <FilterFlag group={group} {...(props as Partial<CheckboxProps>)} />;
  const checked = flatChoices(choicesOf(group)).filter((choice) => choice.checked).length;
  return (
    <GroupFrame
      title={titleOf(group)}
      checked={checked}
      open={index < openGroups || isChosen(group)}
      {...partProps('group', classNames, props)}
    >
      {children ?? (group.range ? <FilterPanelRange name={name} /> : <FilterPanelChoices name={name} />)}
    </GroupFrame>
  );
}

const isChosen = ({ range, ...group }: FilterGroupData): boolean =>
  range ? range.from !== null || range.to !== null : choicesOf(group).some(({ checked }) => checked);
