import { useEffect, useId, useRef, type ComponentPropsWithRef, type FormEvent } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { RemovableChip } from '../chip/index.js';
import { SearchBox } from '../search-box/index.js';
import { Text } from '../text/text.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { Findings } from './findings.js';
import { GoodsColumn } from './goods-column.js';
import { moveFocus } from './move-focus.js';
import { History, PopularQueries, Suggestions } from './search-lines.js';
import * as styles from './search-popup.styles.js';
import type { FoundGoods, KnownQuery, SearchStatus, SearchSuggestion, UnderstoodPart } from './search-popup.types.js';

export interface SearchPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the form goes. */
  action: string;
  /** Tells it from another search on the page. */
  label?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Goes to the results without loading the page. */
  onSearch?: (query: string) => void;
  history?: readonly KnownQuery[];
  onHistoryRemove?: (value: string) => void;
  onHistoryClear?: () => void;
  /** What others ask: shown while nothing is typed, and where nothing is found. */
  popularQueries?: readonly KnownQuery[];
  /** Shown while nothing is typed. */
  recent?: readonly FoundGoods[];
  /** Shown in its place to whoever has looked at nothing yet. */
  popularGoods?: readonly FoundGoods[];
  suggestions?: readonly SearchSuggestion[];
  found?: readonly FoundGoods[];
  /** How many there are in all. */
  total?: number;
  resultsHref: string;
  understood?: readonly UnderstoodPart[];
  /** Takes a part out of the query in place. */
  onForget?: (id: string) => void;
  /** What is to be said of the answer: a repaired spelling, nothing that fits exactly. */
  note?: string;
  /** What was found before stays while it is `loading`. */
  status?: SearchStatus;
  onRetry?: () => void;
}

/** The body of the search: a field and what it offers, from the history to the goods. */
export function SearchPanel(props: SearchPanelProps) {
  const { action, query, onQueryChange, onSearch, label, resultsHref, onForget, onRetry, note, ...lists } = props;
  const { history = [], onHistoryRemove, onHistoryClear, popularQueries = [], recent = [], ...others } = lists;
  const { popularGoods = [], suggestions = [], found = [], total = found.length, ...rest } = others;
  const { understood = [], status = 'ready', ...frame } = rest;
  const messages = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const empty = query.trim() === '';
  const ready = !empty && status === 'ready';
  const nothing = ready && found.length === 0;
  const start = recent.length > 0 ? recent : popularGoods;

  // What was typed before it opened goes on at its end.
  useEffect(() => {
    const length = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(length, length);
  }, []);

  const search = (event: FormEvent) => {
    // An empty query leads nowhere.
    if (empty || onSearch) event.preventDefault();
    if (!empty) onSearch?.(query.trim());
  };

  const past = history.length > 0 && <History queries={history} onRemove={onHistoryRemove} onClear={onHistoryClear} />;
  return (
    <div css={styles.panel} {...frame} onKeyDown={moveFocus}>
      <SearchBox
        css={styles.field}
        action={action}
        aria-label={label ?? messages.searchGoods}
        value={query}
        onValueChange={onQueryChange}
        onSubmit={search}
        // A dialog gives it the focus when it opens.
        inputRef={(element) => {
          field.current = element;
          if (element) element.autofocus = true;
        }}
      />
      {empty && (
        <Text css={styles.quiet} size="small" tone="muted">
          {messages.startTyping}
        </Text>
      )}
      {!empty && understood.length > 0 && (
        <div css={styles.understood} role="group" aria-label={messages.understood}>
          {understood.map(({ id, name, href }) => (
            <RemovableChip
              key={id}
              name={name}
              href={href}
              onClick={(event) => {
                if (!onForget) return;
                event.preventDefault();
                onForget(id);
                // The chip goes: the focus does not go with it.
                field.current?.focus();
              }}
            />
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {ready && (nothing ? messages.nothingFound : messages.foundGoods(total))}
      </VisuallyHidden>
      <div css={styles.columns}>
        {!empty && suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
        {empty && past}
        {(empty || nothing) && popularQueries.length > 0 && <PopularQueries queries={popularQueries} />}
        {empty && start.length > 0 && (
          <GoodsColumn
            titleId={titleId}
            title={recent.length > 0 ? messages.recentlyViewed : messages.popularGoods}
            goods={start}
          />
        )}
        {!empty && (
          <Findings
            titleId={titleId}
            status={status}
            found={found}
            total={total}
            note={note}
            resultsHref={resultsHref}
            onRetry={onRetry}
          />
        )}
        {!empty && past}
      </div>
    </div>
  );
}
