import { useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useMessages } from '../../locale/locale-provider.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { ColourDot } from '../colour-swatches/colour-swatches.js';
import { Icon } from '../icon/index.js';
import { Input } from '../input/input.js';
import * as styles from './filter-panel.styles.js';
import type { FilterChoice, FilterGroupData } from './filter-panel.types.js';
import { findChoices, splitChoices } from './split-choices.js';

export interface FilterGroupProps {
  group: FilterGroupData;
  onToggle: (name: string, value: string, checked: boolean) => void;
  /** How many choices a long list shows at once. */
  limit: number;
  open: boolean;
}

export function FilterGroup({ group, onToggle, limit, open }: FilterGroupProps) {
  const messages = useMessages();
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState('');
  const grid = group.layout === 'grid';
  const checked = group.choices.filter((choice) => choice.checked).length;
  const searching = wanted.trim() !== '';
  const found = findChoices(group.choices, wanted);
  const { shown, rest } = searching
    ? { shown: found, rest: [] }
    : splitChoices(group.choices, grid ? limit * 6 : limit);
  // Sizes are short and ordered: one sees them all at once.
  const long = !grid && group.choices.length > limit * 2;

  const render = (choices: readonly FilterChoice[]) =>
    grid ? (
      <div css={styles.grid}>{choices.map((choice) => renderCell(choice, group, onToggle))}</div>
    ) : (
      <div css={styles.list}>{choices.map((choice) => renderRow(choice, group, onToggle))}</div>
    );

  return (
    <details css={styles.group} open={open}>
      <summary css={styles.summary}>
        <span>
          {group.title}
          {checked > 0 && <span css={styles.chosen}>{checked}</span>}
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <fieldset css={styles.body} aria-label={group.title}>
        {long && (
          <Input
            label={messages.findInList(group.title)}
            labelHidden
            placeholder={messages.search}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            css={[styles.finder, !hydrated && styles.awaitsScript]}
          />
        )}
        {render(shown)}
        {searching && shown.length === 0 && <p css={styles.nothing}>{messages.nothingInList}</p>}
        {rest.length > 0 && (
          <details>
            <summary css={styles.more}>{messages.more(rest.length)}</summary>
            {render(rest)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

const inputProps = (choice: FilterChoice, group: FilterGroupData, onToggle: FilterGroupProps['onToggle']) => ({
  name: group.name,
  value: choice.value,
  checked: choice.checked,
  // A chosen value can always be taken back, even if it leads to nothing.
  disabled: choice.count === 0 && !choice.checked,
  onChange: (event: { target: { checked: boolean } }) => onToggle(group.name, choice.value, event.target.checked),
});

function renderRow(choice: FilterChoice, group: FilterGroupData, onToggle: FilterGroupProps['onToggle']) {
  return (
    <Checkbox
      key={choice.value}
      label={choice.label}
      count={choice.count}
      mark={choice.hex ? <ColourDot hex={choice.hex} size={16} /> : undefined}
      {...inputProps(choice, group, onToggle)}
    />
  );
}

function renderCell(choice: FilterChoice, group: FilterGroupData, onToggle: FilterGroupProps['onToggle']) {
  return (
    <label key={choice.value} css={styles.cell} title={String(choice.count)}>
      <input type="checkbox" css={styles.cellInput} {...inputProps(choice, group, onToggle)} />
      {choice.label}
    </label>
  );
}
