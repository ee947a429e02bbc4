import { SearchPopup as Popup } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { loadSearchStart } from './load-search-start.server';
import type { SearchStore } from './search-store';
import { useBackCloses } from '../browser/use-back-closes';
import { useRecentlyViewed } from '../catalogue/catalogue-context';
import { useSearchHistory } from './search-context';
import { foundGoods } from './found-goods';
import { queryHref } from './query-href';
import { suggestionHref } from './suggestion-href';
import { sizeName } from '../offers/size-name';
import { answerNote } from './answer-note';

export interface SearchPopupProps {
  search: SearchStore;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const asQuery = (value: string) => ({ value, href: queryHref(value) });

/** The search popup over the page. A default export, because `React.lazy` needs one. */
export default observer(function SearchPopup({ search, open, onOpenChange }: SearchPopupProps) {
  useBackCloses(open, onOpenChange);
  const searchHistory = useSearchHistory();
  const recentlyViewed = useRecentlyViewed();
  const navigate = useNavigate();
  const start = useFetcher<typeof loadSearchStart>();
  const { load } = start;
  const viewed = recentlyViewed.ids.join(',');

  useEffect(() => {
    if (open) void load(`/search-start${viewed === '' ? '' : `?ids=${viewed}`}`);
  }, [open, viewed, load]);

  const { query, answer } = search;
  const understood = answer?.understood.filters.filter(({ applied }) => applied) ?? [];
  const leave = () => onOpenChange(false);

  /** Closes the popup when the shopper follows a link in this tab, but not when the link is opened in another tab. */
  const leaveByLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey && (target as Element).closest('a[data-offer]')) leave();
  };

  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      onClick={leaveByLink}
      action="/search"
      query={query}
      onQueryChange={search.type}
      onSubmit={(words) => {
        leave();
        void navigate(queryHref(words));
      }}
      history={searchHistory.entries.map(({ value }) => asQuery(value))}
      onHistoryRemove={searchHistory.remove}
      onHistoryClear={searchHistory.clear}
      popularQueries={start.data?.queries.map(asQuery) ?? []}
      recent={start.data?.viewed.map(foundGoods) ?? []}
      popularGoods={start.data?.popular.map(foundGoods) ?? []}
      // Products are left out, because they have a list of their own with pictures.
      suggestions={(answer?.suggestions ?? [])
        .filter(({ kind }) => kind !== 'PRODUCT')
        .map((suggestion) => ({
          kind: kinds[suggestion.kind],
          label: suggestion.text,
          href: suggestionHref(suggestion),
        }))}
      found={answer?.items.map(foundGoods) ?? []}
      total={answer?.pagination.totalItems ?? 0}
      resultsHref={queryHref(query.trim())}
      understood={understood.map(({ kind, typed, name, without }) => ({
        id: `${kind} ${typed}`,
        label: kind === 'size' ? sizeName(name) : name,
        href: queryHref(without),
      }))}
      onUnderstoodRemove={(id) => {
        const part = understood.find(({ kind, typed }) => `${kind} ${typed}` === id);
        if (part) search.start(part.without);
      }}
      note={answerNote(answer?.understood)}
      status={search.status}
      onRetry={search.retry}
    />
  );
});

const kinds = { BRAND: 'brand', CATEGORY: 'category', PRODUCT: 'product', QUERY: 'query' } as const;
