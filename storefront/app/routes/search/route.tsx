import { css } from '@emotion/react';
import { Button, ButtonLink, Container, EmptyState, Input, media, tokens } from '@meet/ui-kit';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { Listing } from '../../listing/listing';
import { ListingHead } from '../../listing/listing-head';
import { WaysFurther } from '../../listing/ways-further';
import { useStores } from '../../stores/stores';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadSearch } from './load-search.server';
import { SearchHistory } from './search-history';
import { suggestionHref } from './suggestion-href';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadSearch(url, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const query = loaderData?.query;
  return [
    { title: query ? `${query} — поиск в Meet` : 'Поиск — Meet' },
    { name: 'description', content: 'Поиск кроссовок и одежды по бренду, модели, цвету и размеру.' },
    { name: 'robots', content: 'noindex, follow' },
  ];
}

const form = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: tokens.space[2],
  maxWidth: 640,
  marginTop: tokens.space[5],
  '& > div': { flex: 1 },
});

/** With the words in it, the box of a wide header is enough. */
const formAbove = css({ [media.desktop]: { display: 'none' } });

const trail = [{ name: 'Главная', href: '/' }, { name: 'Поиск' }];

export default function Search({ loaderData: { query, pathname, found } }: Route.ComponentProps) {
  const { searchHistory } = useStores();

  useEffect(() => {
    if (query !== '') searchHistory.add(query);
  }, [query, searchHistory]);

  const ways = (found?.suggestions ?? []).map((suggestion) => ({
    name: suggestion.text,
    href: suggestionHref(suggestion),
  }));
  const suggestions = <WaysFurther label="Подсказки" ways={ways} />;
  const nothing = found?.pagination.totalItems === 0 && !found.filtered;

  return (
    <Container>
      <ListingHead
        trail={trail}
        title={query === '' ? 'Поиск товаров' : `«${query}»`}
        total={nothing ? undefined : found?.pagination.totalItems}
      >
        <Form action="/search" css={[form, query !== '' && formAbove]} role="search" aria-label="Поиск на странице">
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
      </ListingHead>

      {found && !nothing && (
        <Listing
          key={query}
          pathname={pathname}
          items={found.items}
          pages={found.pages}
          pagination={found.pagination}
          filters={found.filters}
          filtered={found.filtered}
          defaultSort="RELEVANCE"
          lead={suggestions}
          keep={<input type="hidden" name="query" value={query} />}
        />
      )}
      {nothing && (
        <>
          {suggestions}
          <EmptyState title="Ничего не найдено" actions={<ButtonLink href="/catalog">Открыть каталог</ButtonLink>}>
            Проверьте, нет ли опечатки, или напишите короче: бренд, вид вещи или цвет.
          </EmptyState>
        </>
      )}
      {!found && <SearchHistory />}
      {(!found || nothing) && <RecentlyViewed />}
    </Container>
  );
}
