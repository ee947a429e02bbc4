import { useEffect, useId, useRef, type ComponentPropsWithRef, type FormEvent } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
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
import { searchPopupWords } from './search-popup.words.js';

export interface SearchPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** URL of the results page, to which the form is submitted. */
  action: string;
  /** Accessible name of the search, different from that of any other search on the page. Default: «Поиск товаров». */
  label?: string;
  /** The typed text, kept by the caller. */
  query: string;
  /** Called with the text after each change. */
  onQueryChange: (query: string) => void;
  /** Called with the query on submit; the page is then not reloaded. Default: none. */
  onSubmit?: (query: string) => void;
  /** Past queries of the shopper, shown while the field is empty and below the results. Default: none. */
  history?: readonly KnownQuery[];
  /** Called with the query to remove from the history. Without it there is no button. Default: none. */
  onHistoryRemove?: (value: string) => void;
  /** Called to clear the history. Without it there is no button. Default: none. */
  onHistoryClear?: () => void;
  /** Popular queries, shown while the field is empty or when nothing is found. Default: none. */
  popularQueries?: readonly KnownQuery[];
  /** Recently viewed products, shown while the field is empty. Default: none. */
  recent?: readonly FoundGoods[];
  /** Popular products, shown without recently viewed ones, and when nothing is found. Default: none. */
  popularGoods?: readonly FoundGoods[];
  /** Suggestions for completing the text, by kind. Default: none. */
  suggestions?: readonly SearchSuggestion[];
  /** Products found for the text. Default: none. */
  found?: readonly FoundGoods[];
  /** Total number of found products. Default: the length of `found`. */
  total?: number;
  /** URL of the page with all results of the query. */
  resultsHref: string;
  /** Filters recognised in the query, shown as removable chips. Default: none. */
  understood?: readonly UnderstoodPart[];
  /**
   * Called with the `id` of an understood filter that the shopper removes. Without it the chip's link is followed.
   * Default: none.
   */
  onUnderstoodRemove?: (id: string) => void;
  /** A note on the results, such as a corrected spelling, or that nothing matches exactly. Default: none. */
  note?: string;
  /** State of the request. The previous results stay visible while it is `loading`. Default: `ready`. */
  status?: SearchStatus;
  /** Called to repeat a failed request. Without it there is no button to retry. Default: none. */
  onRetry?: () => void;
}

/** The content of the search: a field, and below it history, suggestions and products. */
export function SearchPanel(passed: SearchPanelProps) {
  const props = useDefaultProps('SearchPanel', passed);
  const { action, query, onQueryChange, onSubmit, label, resultsHref, onUnderstoodRemove, onRetry, note, ...lists } =
    props;
  const { history = [], onHistoryRemove, onHistoryClear, popularQueries = [], recent = [], ...others } = lists;
  const { popularGoods = [], suggestions = [], found = [], total = found.length, ...rest } = others;
  const { understood = [], status = 'ready', ...frame } = rest;
  const words = useWords('searchPopup', searchPopupWords);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const empty = query.trim() === '';
  const ready = !empty && status === 'ready';
  const nothing = ready && found.length === 0;
  const start = recent.length > 0 ? recent : popularGoods;

  // Puts the caret after the text typed before the panel opened.
  useEffect(() => {
    const length = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(length, length);
  }, []);

  const search = (event: FormEvent) => {
    // An empty query has no results page.
    if (empty || onSubmit) event.preventDefault();
    if (!empty) onSubmit?.(query.trim());
  };

  const past = history.length > 0 && <History queries={history} onRemove={onHistoryRemove} onClear={onHistoryClear} />;
  return (
    <div css={styles.panel} {...frame} onKeyDown={moveFocus}>
      <SearchBox
        css={styles.field}
        action={action}
        aria-label={label ?? words.searchGoods}
        value={query}
        onValueChange={onQueryChange}
        onSubmit={search}
        inputRef={field}
      />
      {empty && (
        <Text css={styles.quiet} size="small" tone="muted">
          {words.startTyping}
        </Text>
      )}
      {!empty && understood.length > 0 && (
        <div css={styles.understood} role="group" aria-label={words.understood}>
          {understood.map(({ id, label, href }) => (
            <RemovableChip
              key={id}
              label={label}
              href={href}
              onClick={(event) => {
                if (!onUnderstoodRemove) return;
                event.preventDefault();
                onUnderstoodRemove(id);
                // The pressed chip unmounts, so the focus moves to the field.
                field.current?.focus();
              }}
            />
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{ready && (nothing ? words.nothingFound : words.foundGoods(total))}</VisuallyHidden>
      <div css={styles.columns}>
        {!empty && suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
        {empty && past}
        {(empty || nothing) && popularQueries.length > 0 && <PopularQueries queries={popularQueries} />}
        {empty && start.length > 0 && (
          <GoodsColumn
            titleId={titleId}
            title={recent.length > 0 ? words.recentlyViewed : words.popularGoods}
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
            popularGoods={popularGoods}
            onRetry={onRetry}
          />
        )}
        {!empty && past}
      </div>
    </div>
  );
}
