import { css } from '@emotion/react';
import { Button, ButtonLink, Container, EmptyState, Heading, Input, Link, media, Text, tokens } from '@meet/ui-kit';
import { Fragment, useEffect, type ComponentProps } from 'react';
import { Form, redirect } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { GoodsList } from '../../analytics/goods-list';
import { tell } from '../../analytics/tell';
import { hiddenBadges } from '../../catalogue/common-badges';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsRail } from '../../catalogue/goods-rail';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { Listing } from '../../listing/listing';
import { ListingHead } from '../../listing/listing-head';
import { WaysFurther } from '../../listing/ways-further';
import { useSaveSearch } from '../../saved-searches/use-save-search';
import { suggestionHref } from '../../search/suggestion-href';
import { useSearchHistory } from '../../search/search-context';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadSearch } from './load-search.server';
import { PopularQueries } from './popular-queries';
import { SearchHistory } from './search-history';
import { searchHref } from './search-href';
import { noteClick } from './note-click';
import { Understanding } from './understanding';
import { UnderstoodChips } from './understood-chips';

export function loader({ url, params, request }: Route.LoaderArgs) {
  if (params['*']) throw redirect(searchHref(params['*'], url.searchParams), 301);
  return loadSearch(url, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const query = loaderData?.query;
  return [
    { title: query ? `${query} — поиск в магазине ${shopName()}` : `Поиск — ${shopName()}` },
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

/** Hidden on a desktop, where the header's search box shows the query. */
const formAbove = css({ [media.desktop]: { display: 'none' } });

/** The chips and the suggestions are on the line of the sort order if there is room. */
const lead = css({
  display: 'flex',
  alignItems: 'center',
  gap: `${tokens.space[2]} ${tokens.space[5]}`,
  '&:empty': { display: 'none' },
  [media.desktop]: { flexWrap: 'wrap', '& > nav': { flex: '1 1 8rem' } },
  [media.belowDesktop]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${tokens.space[4]})`,
    paddingInline: tokens.space[4],
    '& > *': { flex: 'none' },
    // The line itself extends to the edges of the screen.
    '& > nav': { marginInline: 0 },
    '& ul': { paddingInline: 0, overflowX: 'visible' },
  },
});

const like = css({ marginTop: tokens.space[3] });

const section = css({ marginTop: tokens.space[12], [media.desktop]: { marginTop: tokens.space[16] } });
const heading = css({ marginBottom: tokens.space[6] });

const trail = [{ label: 'Главная', href: '/' }, { label: 'Поиск' }];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, exact, pathname, found, suggestions, understood, popular } = loaderData;
  const searchHistory = useSearchHistory();
  const saveSearch = useSaveSearch({ title: query, words: query });

  const isMiss = found === null;
  useEffect(() => {
    if (isMiss) searchHistory.remove(query);
    else searchHistory.add(query);
  }, [query, isMiss, searchHistory]);

  // What the chips say already is no suggestion.
  const others = suggestions.filter(({ text }) => !understood?.filters.some(({ name }) => name === text));

  const total = found?.pagination.totalItems ?? 0;
  useEffect(() => {
    if (query !== '') tell({ name: 'search', query, found: total });
  }, [query, total]);

  return (
    <Container>
      <ListingHead
        trail={trail}
        title={query === '' ? 'Поиск товаров' : `«${found && understood?.repaired ? understood.text : query}»`}
        total={found?.pagination.totalItems}
      >
        <Form action="/search" css={[form, query !== '' && formAbove]} role="search" aria-label="Поиск на странице">
          <Input
            key={query}
            label="Запрос"
            name="query"
            type="search"
            defaultValue={query}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
          />
          <Button type="submit">Найти</Button>
        </Form>
        {understood && <Understanding query={query} understood={understood} found={found !== null} />}
        {understood && !found && <UnderstoodChips understood={understood} />}
      </ListingHead>

      {found && (
        <Listing
          key={`${query} ${exact}`}
          pathname={pathname}
          items={found.items}
          pages={found.pages}
          pagination={found.pagination}
          filters={found.filters}
          filtered={found.filtered}
          ownSize={found.ownSize}
          defaultSort="RELEVANCE"
          besideChosen={exact ? undefined : saveSearch}
          alwaysBeside
          onChosen={(productId, place) => {
            if (!found.filtered && !found.sorted) noteClick({ query, productId, place });
          }}
          lead={
            <div css={lead}>
              {understood && <UnderstoodChips understood={understood} />}
              <WaysFurther
                label="Подсказки"
                ways={others.map((suggestion) => ({ name: suggestion.text, href: suggestionHref(suggestion) }))}
              />
            </div>
          }
          keep={
            <>
              <input type="hidden" name="query" value={query} />
              {exact && <input type="hidden" name="exact" value="1" />}
            </>
          }
        />
      )}
      {understood?.text === '' && (
        <EmptyState title="Напишите, что ищете">
          Нужна хотя бы одна буква или цифра: бренд, вид вещи, цвет или артикул.
        </EmptyState>
      )}
      {!found && query !== '' && understood?.text !== '' && (
        <EmptyState title="Ничего не найдено" actions={<ButtonLink href="/catalog">Открыть каталог</ButtonLink>}>
          Проверьте, нет ли опечатки, или напишите короче: бренд, вид вещи или цвет.
          {suggestions.length > 0 && (
            <Text tone="muted" css={like}>
              Похоже на{' '}
              {suggestions.map((suggestion, index) => (
                <Fragment key={suggestion.slug}>
                  {index > 0 && ', '}
                  <Link href={suggestionHref(suggestion)}>{suggestion.text}</Link>
                </Fragment>
              ))}
            </Text>
          )}
        </EmptyState>
      )}
      {query === '' && <SearchHistory />}
      {popular && popular.queries.length > 0 && <PopularQueries queries={popular.queries} />}
      {popular && <PopularRail id="popular" title="Чаще всего берут" goods={popular.goods} />}
      {popular && <PopularRail id="bought" title="Недавно купили" goods={popular.bought} />}
      {/* Rendered last: only the browser knows this list, so above other content it would push that down. */}
      {!found && <RecentlyViewed />}
    </Container>
  );
}

interface PopularRailProps {
  id: string;
  title: string;
  goods: ComponentProps<typeof GoodsCard>['card'][];
}

function PopularRail({ id, title, goods }: PopularRailProps) {
  if (goods.length === 0) return null;
  return (
    <section css={section} aria-labelledby={id}>
      <Heading level={2} css={heading} id={id}>
        {title}
      </Heading>
      <GoodsList name={title} cards={goods}>
        <GoodsRail>
          {goods.map((card, index) => (
            <GoodsCard key={card.id} card={card} hiddenBadges={hiddenBadges(goods)[index] ?? []} />
          ))}
        </GoodsRail>
      </GoodsList>
    </section>
  );
}
