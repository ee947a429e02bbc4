import { useState, type ComponentPropsWithRef } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { Input, type InputProps } from '../input/input.js';
import { FilterChoices } from './filter-choices.js';
import { useFilters } from './filter-context.js';
import { useFilterPart } from './filter-parts.js';
import * as styles from './filter-panel.styles.js';
import type { FilterGroupData } from './filter-panel.types.js';
import { choicesOf, findChoices, flatChoices } from './split-choices.js';
import { filterPanelWords } from './filter-panel.words.js';

export interface FilterPanelChoicesProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'name'> {
  /** Name of the group. If the panel has no such group, nothing is shown. */
  name: string;
}

/** The choices of a group without its title: a list or a grid, with a field to search in a long one. */
export function FilterPanelChoices({ name, ...props }: FilterPanelChoicesProps) {
  const group = useFilters('Choices').shown.find((one) => one.name === name && !one.range);
  return group ? <Choices group={group} {...props} /> : null;
}

interface ChoicesProps extends Omit<FilterPanelChoicesProps, 'name'> {
  group: FilterGroupData;
}

function Choices({ group, ...props }: ChoicesProps) {
  const { limit, onCheckedChange, classNames } = useFilters('Choices');
  const words = useWords('filterPanel', filterPanelWords);
  const locale = useLocale();
  const part = useFilterPart();
  const [wanted, setWanted] = useState('');
  const whole = choicesOf(group);
  const searching = wanted.trim() !== '';
  const found = searching ? findChoices(whole, wanted, locale) : group.choices;
  // Sizes are short and ordered, so a grid of them needs no field to search in.
  const grid = group.layout === 'grid';
  const long = !grid && flatChoices(whole).length > limit * 2;

  return (
    <fieldset css={styles.body} aria-label={group.label} {...partProps('body', classNames, props)}>
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
    </fieldset>
  );
}

/** A separate component, so that hydration does not render the whole group again. */
function Finder(props: InputProps) {
  const hydrated = useHydrated();
  const part = useFilterPart();
  return <Input css={[styles.finder, !hydrated && styles.awaitsScript]} {...part('finder')} {...props} />;
}
