import { useId, type ComponentPropsWithRef, type FormEvent } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { formatCount } from '../../locale/plural.js';
import { Button, ButtonLink } from '../button/index.js';
import { RemovableChip } from '../chip/index.js';
import { SearchBox } from '../search-box/index.js';
import { Text } from '../text/text.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { FoundThings, ThingsToCome } from './found-things.js';
import { moveFocus } from './move-focus.js';
import { History, Suggestions } from './search-lines.js';
import * as styles from './search-popup.styles.js';
import type { FoundGoods, PastQuery, SearchSuggestion, UnderstoodPart } from './search-popup.types.js';

export interface SearchPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the form goes. */
  action: string;
  /** Tells it from another search on the page. */
  label?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Goes to the results without loading the page. */
  onSearch?: (query: string) => void;
  history?: readonly PastQuery[];
  onHistoryClear?: () => void;
  /** Shown while nothing is typed. */
  recent?: readonly FoundGoods[];
  suggestions?: readonly SearchSuggestion[];
  found?: readonly FoundGoods[];
  /** How many there are in all. */
  total?: number;
  resultsHref: string;
  understood?: readonly UnderstoodPart[];
  /** Takes a part out of the query in place. */
  onForget?: (id: string) => void;
  /** What was found before stays while it is `loading`. */
  status?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
}

/** The body of the search: a field and what it offers, from the history to the goods. */
export function SearchPanel(props: SearchPanelProps) {
  const { action, query, onQueryChange, onSearch, history = [], onHistoryClear, recent = [], ...others } = props;
  const { suggestions = [], found = [], total = found.length, resultsHref, understood = [], ...rest } = others;
  const { onForget, status = 'ready', onRetry, label, ...frame } = rest;
  const messages = useMessages();
  const titleId = useId();
  const empty = query.trim() === '';
  const offers = empty ? [] : suggestions;
  const goods = empty ? recent : found;
  const past = history.length > 0 && <History queries={history} onClear={onHistoryClear} />;
  const nothing = !empty && status === 'ready' && found.length === 0;

  const answer = status === 'failed' ? messages.noAnswer : nothing ? messages.nothingFound : messages.found;
  const title = empty ? messages.recentlyViewed : answer;

  const search = (event: FormEvent) => {
    // An empty query leads nowhere.
    if (empty || onSearch) event.preventDefault();
    if (!empty) onSearch?.(query.trim());
  };

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
        inputRef={(field) => {
          if (field) field.autofocus = true;
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
              }}
            />
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {!empty && status === 'ready' && (nothing ? messages.nothingFound : messages.foundGoods(total))}
      </VisuallyHidden>
      <div css={styles.columns}>
        {offers.length > 0 && <Suggestions suggestions={offers} />}
        {empty && past}
        {(!empty || recent.length > 0) && (
          <section aria-labelledby={titleId} aria-busy={status === 'loading' || undefined}>
            <h3 id={titleId} css={styles.title}>
              {title}
              {!empty && status === 'ready' && total > 0 && ` ${formatCount(total)}`}
            </h3>
            {!empty && status === 'failed' && (
              <>
                <Text css={styles.quiet} role="alert">
                  {messages.searchFailed}
                </Text>
                {onRetry && (
                  <Button css={styles.results} variant="secondary" onClick={onRetry}>
                    {messages.retry}
                  </Button>
                )}
              </>
            )}
            {nothing && <Text css={styles.quiet}>{messages.nothingFoundAdvice}</Text>}
            {!empty && status === 'loading' && found.length === 0 && <ThingsToCome />}
            {goods.length > 0 && (empty || status !== 'failed') && (
              <div css={!empty && status === 'loading' && styles.calm}>
                <FoundThings goods={goods} label={title} />
                {!empty && (
                  <ButtonLink css={styles.results} variant="secondary" href={resultsHref} data-offer>
                    {messages.searchResults}
                  </ButtonLink>
                )}
              </div>
            )}
          </section>
        )}
        {!empty && past}
      </div>
    </div>
  );
}
