import { memo, useState } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { ColourDot } from '../colour-swatches/colour-swatches.js';
import { useFilterPart } from './filter-parts.js';
import * as styles from './filter-panel.styles.js';
import type { FilterChoice, OnChoiceChange } from './filter-panel.types.js';
import { filterPanelWords } from './filter-panel.words.js';
import { holdsChecked, sameChoice, splitChoices } from './split-choices.js';

export interface FilterChoicesProps {
  /** Name of the group's fields. */
  name: string;
  choices: readonly FilterChoice[];
  /** The same function at every render, so that an unchanged choice is not rendered again. */
  onCheckedChange: OnChoiceChange | undefined;
  /** Number of choices shown at once; a button shows the rest. */
  limit: number;
  /** Renders the choices as tiles. Default: false. */
  grid?: boolean;
  /** Whether the choices are nested below another choice. Default: false. */
  nested?: boolean;
}

export function FilterChoices({ choices, limit, grid = false, nested = false, ...of }: FilterChoicesProps) {
  const words = useWords('filterPanel', filterPanelWords);
  const part = useFilterPart();
  // Choices checked on the first render are shown even beyond the limit. Choices checked later keep their position, so
  // that nothing moves under the finger.
  const [kept] = useState(() => new Set(choices.filter(holdsChecked).map(({ value }) => value)));
  const { shown, rest } = splitChoices(choices, limit, kept);

  // If any choice of the list has nested choices, all rows reserve the same space, so that their counts align.
  const inTree = nested || choices.some(({ below }) => below && below.length > 0);

  const render = (some: readonly FilterChoice[]) =>
    grid ? (
      <div css={styles.grid} {...part('grid')}>
        {some.map((choice) => (
          <FilterCell key={choice.value} choice={choice} {...of} />
        ))}
      </div>
    ) : (
      <ul css={styles.list} {...part('list')}>
        {some.map((choice) => (
          <FilterRow key={choice.value} choice={choice} limit={limit} inTree={inTree} {...of} />
        ))}
      </ul>
    );

  return (
    <>
      {render(shown)}
      {rest.length > 0 && (
        <details>
          <summary css={styles.more} {...part('more')}>
            {words.more(rest.length)}
          </summary>
          {render(rest)}
        </details>
      )}
    </>
  );
}

interface FilterRowProps {
  name: string;
  choice: FilterChoice;
  onCheckedChange: OnChoiceChange | undefined;
  limit: number;
  inTree: boolean;
}

/** A choice, with a button that shows or hides the narrower choices below it. */
const FilterRow = memo(function FilterRow({ name, choice, onCheckedChange, limit, inTree }: FilterRowProps) {
  const words = useWords('filterPanel', filterPanelWords);
  const part = useFilterPart();
  const below = choice.below ?? [];
  const [startsOpen] = useState(() => below.some(holdsChecked));
  return (
    <li css={styles.branch} {...part('option')}>
      <Checkbox
        css={[styles.row, inTree && styles.rowOfTree]}
        label={choice.label}
        count={choice.count}
        mark={choice.hex ? <ColourDot hex={choice.hex} diameter={16} /> : undefined}
        {...inputProps(name, choice, onCheckedChange)}
      />
      {below.length > 0 && (
        <details css={styles.below} open={startsOpen}>
          <summary css={styles.opener} aria-label={words.narrower(choice.label)} {...part('opener')}>
            <ChevronDownIcon size={16} />
          </summary>
          <FilterChoices name={name} choices={below} onCheckedChange={onCheckedChange} limit={limit} nested />
        </details>
      )}
    </li>
  );
}, sameProps);

type FilterCellProps = Pick<FilterRowProps, 'name' | 'choice' | 'onCheckedChange'>;

const FilterCell = memo(function FilterCell({ name, choice, onCheckedChange }: FilterCellProps) {
  const part = useFilterPart();
  return (
    <label css={styles.cell} title={String(choice.count)} {...part('cell')}>
      <input type="checkbox" css={styles.cellInput} {...inputProps(name, choice, onCheckedChange)} />
      {choice.label}
    </label>
  );
}, sameProps);

/** Whether a choice need not be rendered again. The caller creates new objects whenever a choice changes. */
function sameProps<Props extends { choice: FilterChoice }>(one: Props, other: Props): boolean {
  return (Object.keys(other) as (keyof Props)[]).every((key) =>
    key === 'choice' ? sameChoice(one.choice, other.choice) : Object.is(one[key], other[key]),
  );
}

export const inputProps = (name: string, choice: FilterChoice, onCheckedChange: OnChoiceChange | undefined) => ({
  name,
  value: choice.value,
  // A checked choice can always be cleared, even if it has no products.
  disabled: choice.count === 0 && !choice.checked,
  ...(onCheckedChange
    ? {
        checked: choice.checked,
        onChange: ({ target }: { target: { checked: boolean } }) =>
          onCheckedChange(target.checked, { name, value: choice.value }),
      }
    : { defaultChecked: choice.checked }),
});
