import { css } from '@emotion/react';
import {
  Button,
  ButtonLink,
  Container,
  countOf,
  EmptyState,
  goods,
  Heading,
  Input,
  Link,
  Text,
  tokens,
} from '@meet/ui-kit';
import { useEffect } from 'react';
import { Form, useSearchParams } from 'react-router';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { Listing } from '../../listing/listing';
import { isFiltered, parseListingQuery } from '../../listing/listing-query';
import { useStores } from '../../stores/stores';
import type { Route } from './+types/route';
import { loadSearch } from './load-search.server';
import { SearchHistory } from './search-history';
import { suggestionHref } from './suggestion-href';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadSearch(url, request.signal);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const query = loaderData?.query;
  return [
    { title: query ? `${query} — поиск в Meet` : 'Поиск — Meet' },
    { name: 'description', content: 'Поиск кроссовок и одежды по бренду, модели, цвету и размеру.' },
    { name: 'robots', content: 'noindex, follow' },
  ];
}

const head = css({ display: 'grid', gap: tokens.space[5], paddingBlock: `${tokens.space[8]} ${tokens.space[6]}` });
const form = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: tokens.space[2],
  maxWidth: 640,
  '& > div': { flex: 1 },
});
const hints = css({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[5] });
const hint = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, pathname, found } = loaderData;
  const { searchHistory } = useStores();

  useEffect(() => {
    if (query !== '') searchHistory.add(query);
  }, [query, searchHistory]);

  const total = found?.pagination.totalItems ?? 0;
  return (
    <Container>
      <div css={head}>
        <Heading level={1} size="large">
          {query === '' ? 'Поиск товаров' : total > 0 ? `«${query}»: ${countOf(total, goods)}` : `«${query}»`}
        </Heading>
        <Form action="/search" css={form} role="search" aria-label="Поиск на странице">
          <Input
            key={query}
            label="Начните вводить поисковой запрос"
            name="query"
            type="search"
            defaultValue={query}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
          />
          <Button type="submit">Найти</Button>
        </Form>
        {found && found.suggestions.length > 0 && (
          <ul css={hints} aria-label="Подсказки">
            {found.suggestions.map((suggestion) => (
              <li key={`${suggestion.kind}-${suggestion.slug}`}>
                <Link css={hint} href={suggestionHref(suggestion)}>
                  {suggestion.text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {found ? (
        <SearchFound query={query} pathname={pathname} found={found} />
      ) : (
        <>
          <SearchHistory />
          <RecentlyViewed />
        </>
      )}
    </Container>
  );
}

interface SearchFoundProps {
  query: string;
  pathname: string;
  found: NonNullable<Route.ComponentProps['loaderData']['found']>;
}

function SearchFound({ query, pathname, found }: SearchFoundProps) {
  const again = `${pathname}?query=${encodeURIComponent(query)}`;
  const [search] = useSearchParams();
  if (found.pagination.totalItems === 0 && !isFiltered(parseListingQuery(search))) {
    return (
      <EmptyState title="Ничего не найдено" actions={<ButtonLink href="/catalog">Открыть каталог</ButtonLink>}>
        Проверьте, нет ли опечатки, или напишите короче: бренд, вид вещи или цвет.
      </EmptyState>
    );
  }
  return (
    <Listing
      key={query}
      pathname={pathname}
      items={found.items}
      pagination={found.pagination}
      filters={found.filterList}
      defaultSort="RELEVANCE"
      keep={<input type="hidden" name="query" value={query} />}
      empty={
        <EmptyState
          title="С этими фильтрами ничего не найдено"
          actions={<ButtonLink href={again}>Сбросить фильтры</ButtonLink>}
        >
          <Text as="span" tone="muted">
            По запросу «{query}» товары есть: уберите один из фильтров.
          </Text>
        </EmptyState>
      }
    />
  );
}
