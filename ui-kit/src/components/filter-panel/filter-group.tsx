import { useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { Input, type InputProps } from '../input/input.js';
import { FilterChoices } from './filter-choices.js';
import { useFilterPart } from './filter-parts.js';
import * as styles from './filter-panel.styles.js';
import type { FilterGroupData, OnChoiceChange } from './filter-panel.types.js';
import { GroupFrame } from './group-frame.js';
import { choicesOf, findChoices, flatChoices } from './split-choices.js';
import { filterPanelWords } from './filter-panel.words.js';

export interface FilterGroupProps {
  group: FilterGroupData;
  onCheckedChange: OnChoiceChange | undefined;
  /** Number of choices that a list shows at once. A grid shows six times as many. */
  limit: number;
  open: boolean;
}

export function FilterGroup({ group, onCheckedChange, limit, open }: FilterGroupProps) {
  const words = useWords('filterPanel', filterPanelWords);
  const locale = useLocale();
  const part = useFilterPart();
  const [wanted, setWanted] = useState('');
  const whole = choicesOf(group);
  const all = flatChoices(whole);
  const checked = all.filter((choice) => choice.checked).length;
  const searching = wanted.trim() !== '';
  const found = searching ? findChoices(whole, wanted, locale) : group.choices;
  // Sizes are short and ordered, so a grid of them needs no field to search in.
  const grid = group.layout === 'grid';
  const long = !grid && all.length > limit * 2;

  return (
    <GroupFrame title={group.label} checked={checked} open={open}>
      {long && (
        <Finder
          label={words.findInList(group.label)}
          labelHidden
          placeholder={words.search}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {searching && found.length === 0 && (
        <p css={styles.nothing} {...part('nothing')}>
          {words.nothingInList}
        </p>
      )}
      {found.length > 0 && (
        <FilterChoices
          key={searching ? 'found' : 'all'}
          name={group.name}
          grid={grid}
          choices={searching ? found.map(({ below: _, ...choice }) => choice) : found}
          onCheckedChange={onCheckedChange}
          limit={searching ? found.length : grid ? limit * 6 : limit}
        />
      )}
      {!searching &&
        group.parts?.map(({ label, choices }) => (
          <fieldset key={label} css={styles.part}>
            <legend css={styles.partTitle} {...part('part-title')}>
              {label}
            </legend>
            <FilterChoices
              name={group.name}
              grid={grid}
              choices={choices}
              onCheckedChange={onCheckedChange}
              limit={grid ? limit * 6 : limit}
            />
          </fieldset>
        ))}
    </GroupFrame>
  );
}

/** A separate component, so that hydration does not render the whole group again. */
function Finder(props: InputProps) {
  const hydrated = useHydrated();
  const part = useFilterPart();
  return <Input css={[styles.finder, !hydrated && styles.awaitsScript]} {...part('finder')} {...props} />;
}
