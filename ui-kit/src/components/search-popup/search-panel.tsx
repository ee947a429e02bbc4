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
  /** Address of the results page, where the form is sent. */
  action: string;
  /** Accessible name of the search, different from that of any other search on the page. */
  label?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called with the query on submit. If set, the page is not reloaded. */
  onSearch?: (query: string) => void;
  /** Past queries of the shopper, shown while the field is empty and below the results. */
  history?: readonly KnownQuery[];
  onHistoryRemove?: (value: string) => void;
  onHistoryClear?: () => void;
  /** Popular queries, shown while the field is empty or nothing is found. */
  popularQueries?: readonly KnownQuery[];
  /** Recently viewed products, shown while the field is empty. */
  recent?: readonly FoundGoods[];
  /** Popular products, shown instead if there are no recently viewed ones. */
  popularGoods?: readonly FoundGoods[];
  suggestions?: readonly SearchSuggestion[];
  found?: readonly FoundGoods[];
  /** Number of all products found. Default: the length of `found`. */
  total?: number;
  /** Address of the page with all results of the query. */
  resultsHref: string;
  /** Filters recognised in the query, shown as removable chips. */
  understood?: readonly UnderstoodPart[];
  /** Called with the `id` of an understood part that the shopper removes. Without it the chip's link is followed. */
  onForget?: (id: string) => void;
  /** A note on the results, such as a corrected spelling, or that nothing matches exactly. */
  note?: string;
  /** State of the request. The former results stay visible while it is `loading`. Default: `ready`. */
  status?: SearchStatus;
  /** Called to repeat a failed request. Without it there is no button to retry. */
  onRetry?: () => void;
}

/** The content of the search: a field, and below it history, suggestions and products. */
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

  // Put the caret after the text that was typed before the panel opened.
  useEffect(() => {
    const length = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(length, length);
  }, []);

  const search = (event: FormEvent) => {
    // An empty query has no results page.
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
        inputRef={field}
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
                // The pressed chip unmounts, so the focus moves to the field.
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
