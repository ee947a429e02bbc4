import { collection, connect, machine } from '@zag-js/listbox';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useId, useMemo, useState, type RefObject } from 'react';
import { SearchIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { loadingWords } from '../../locale/words/loading.words.js';
import { Icon } from '../icon/icon.js';
import { Spinner } from '../spinner/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { commandPaletteWords } from './command-palette.words.js';
import * as styles from './command-palette.styles.js';
import { filterCommands, type CommandGroup } from './filter-commands.js';

export interface PaletteListProps {
  /** The field, which takes the focus. */
  field: RefObject<HTMLInputElement | null>;
  groups: readonly CommandGroup[];
  label: string;
  placeholder: string;
  loading: boolean;
  onQueryChange: ((query: string) => void) | undefined;
  /** Called before a chosen command is executed. */
  onChosen: () => void;
}

/** The field of a palette and the found commands. Its state is reset whenever the palette opens. */
export function PaletteList(props: PaletteListProps) {
  const { field, groups, label, placeholder, loading, onQueryChange, onChosen } = props;
  const words = useWords('commandPalette', commandPaletteWords);
  const { loading: loadingText } = useWords('loading', loadingWords);
  const id = useId();
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<string | null>(null);
  const found = useMemo(() => filterCommands(groups, query), [groups, query]);
  const commands = useMemo(() => found.flatMap((group) => group.commands), [found]);
  const items = useMemo(
    () => collection({ items: commands, isItemDisabled: ({ disabled = false }) => disabled }),
    [commands],
  );

  // `Enter` executes the first command, unless another one was selected.
  const current = items.has(moved) ? moved : items.firstValue;

  const service = useMachine(machine, {
    id,
    collection: items,
    // Nothing stays selected after a command was executed.
    value: [],
    highlightedValue: current,
    onHighlightChange: ({ highlightedValue }) => setMoved(highlightedValue),
    loopFocus: true,
    typeahead: false,
    onSelect: ({ value }) => {
      const command = commands.find((one) => one.value === value);
      onChosen();
      command?.onSelect();
    },
  });
  const api = connect(service, normalizeProps);
  const nothing = commands.length === 0;
  const said = loading ? loadingText : nothing ? words.nothing : words.found(commands.length);
  const headingOf = (index: number) => `${id}-${index}`;

  return (
    <>
      <div css={styles.search}>
        <SearchIcon />
        <input
          {...mergeProps(api.getInputProps(), {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              setQuery(target.value);
              setMoved(null);
              onQueryChange?.(target.value);
            },
          })}
          ref={field}
          css={styles.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={!nothing}
          placeholder={placeholder}
          value={query}
          defaultValue={undefined}
        />
        {loading && <Spinner size="small" role={undefined} />}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {nothing ? (
        <p css={styles.message} aria-hidden="true">
          {loading ? loadingText : words.nothing}
        </p>
      ) : (
        <div css={styles.list} {...api.getContentProps()} aria-labelledby={undefined} aria-label={label} tabIndex={-1}>
          {found.map((group, index) => (
            <div key={group.label} role="group" aria-labelledby={headingOf(index)}>
              <div id={headingOf(index)} role="presentation" css={styles.heading}>
                {group.label}
              </div>
              {group.commands.map((command) => (
                <div
                  key={command.value}
                  css={styles.option}
                  {...api.getItemProps({ item: command, highlightOnHover: true })}
                  aria-selected={command.value === current}
                  data-current={command.value === current || undefined}
                >
                  {command.icon && <Icon name={command.icon} size={20} />}
                  <span css={styles.label}>{command.label}</span>
                  {command.detail !== undefined && <span css={styles.detail}>{command.detail}</span>}
                  {command.keys !== undefined && <kbd css={styles.keys}>{command.keys}</kbd>}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
