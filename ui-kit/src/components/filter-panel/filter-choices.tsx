import { useState } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { ColourDot } from '../colour-swatches/colour-swatches.js';
import * as styles from './filter-panel.styles.js';
import type { FilterChoice, FilterGroupData } from './filter-panel.types.js';
import { holdsChecked, splitChoices } from './split-choices.js';
import { filterPanelWords } from './filter-panel.words.js';

export interface FilterChoicesProps {
  group: FilterGroupData;
  choices: readonly FilterChoice[];
  onToggle: ((name: string, value: string, checked: boolean) => void) | undefined;
  /** Number of choices shown at once; a button shows the rest. */
  limit: number;
  /** Whether the choices are nested below another choice. Default: false. */
  nested?: boolean;
}

export function FilterChoices({ group, choices, onToggle, limit, nested = false }: FilterChoicesProps) {
  const words = useWords('filterPanel', filterPanelWords);
  // Choices checked on the first render are shown even beyond the limit. Choices checked later stay where they are, so
  // that nothing moves under the finger.
  const [kept] = useState(() => new Set(choices.filter(holdsChecked).map(({ value }) => value)));
  const { shown, rest } = splitChoices(choices, limit, kept);

  // If any choice of the list has nested choices, all rows reserve the same space, so that their counts align.
  const inTree = nested || choices.some(({ below }) => below && below.length > 0);

  const render = (some: readonly FilterChoice[]) =>
    group.layout === 'grid' ? (
      <div css={styles.grid}>{some.map((choice) => renderCell(choice, group, onToggle))}</div>
    ) : (
      <ul css={styles.list}>
        {some.map((choice) => (
          <FilterRow
            key={choice.value}
            choice={choice}
            group={group}
            onToggle={onToggle}
            limit={limit}
            inTree={inTree}
          />
        ))}
      </ul>
    );

  return (
    <>
      {render(shown)}
      {rest.length > 0 && (
        <details>
          <summary css={styles.more}>{words.more(rest.length)}</summary>
          {render(rest)}
        </details>
      )}
    </>
  );
}

interface FilterRowProps extends Omit<FilterChoicesProps, 'choices' | 'nested'> {
  choice: FilterChoice;
  inTree: boolean;
}

/** A choice, with a toggle for the narrower choices below it. */
function FilterRow({ choice, group, onToggle, limit, inTree }: FilterRowProps) {
  const words = useWords('filterPanel', filterPanelWords);
  const below = choice.below ?? [];
  const [startsOpen] = useState(() => below.some(holdsChecked));
  return (
    <li css={styles.branch}>
      <Checkbox
        css={[styles.row, inTree && styles.rowOfTree]}
        label={choice.label}
        count={choice.count}
        mark={choice.hex ? <ColourDot hex={choice.hex} diameter={16} /> : undefined}
        {...inputProps(choice, group, onToggle)}
      />
      {below.length > 0 && (
        <details css={styles.below} open={startsOpen}>
          <summary css={styles.opener} aria-label={words.narrower(choice.label)}>
            <ChevronDownIcon size={16} />
          </summary>
          <FilterChoices group={group} choices={below} onToggle={onToggle} limit={limit} nested />
        </details>
      )}
    </li>
  );
}

function renderCell(choice: FilterChoice, group: FilterGroupData, onToggle: FilterChoicesProps['onToggle']) {
  return (
    <label key={choice.value} css={styles.cell} title={String(choice.count)}>
      <input type="checkbox" css={styles.cellInput} {...inputProps(choice, group, onToggle)} />
      {choice.label}
    </label>
  );
}

export const inputProps = (choice: FilterChoice, group: FilterGroupData, onToggle: FilterChoicesProps['onToggle']) => ({
  name: group.name,
  value: choice.value,
  // A checked choice can always be cleared, even if it has no products.
  disabled: choice.count === 0 && !choice.checked,
  ...(onToggle
    ? {
        checked: choice.checked,
        onChange: ({ target }: { target: { checked: boolean } }) => onToggle(group.name, choice.value, target.checked),
      }
    : { defaultChecked: choice.checked }),
});
