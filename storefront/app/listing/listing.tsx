import {
  Button,
  ButtonLink,
  FilterPanel,
  Icon,
  Link,
  RemovableChip,
  SkipLink,
  SortSelect,
  Surface,
  Text,
  Waiting,
} from '@meet/ui-kit';
import { memo, Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useNavigation, useNavigationType } from 'react-router';
import { Hydrated } from '../browser/hydrated';
import { lagsBehind } from '../browser/lags-behind';
import { lazyPart } from '../builds/lazy-part';
import type { PaginationFieldsFragment, ProductCardFieldsFragment } from '../graphql/generated/graphql';

import type { FilterList } from './filter-list';
import type { FilterSheetProps } from './filter-sheet';
import { ListTown } from './list-town';
import { ListingGoods } from './listing-goods';
import { ListingPages } from './listing-pages';
import {
  listingSearch,
  pageSize,
  withoutFilters,
  type ListingQuery,
  type ListKey,
  type SortValue,
} from './listing-query';
import { appliedFilters, filterGroups, priceRange, sortOptions } from './listing-view';
import * as styles from './listing.styles';
import { NothingFits } from './nothing-fits';
import { ownSizeChips, ownSizeGroups, type OwnSize } from './own-size-filter';
import { OwnSizeNote } from './own-size-note';
import type { PageSpan } from './page-span';
import { isOfShoesAlone } from './size-parts';
import { foundGoods, showGoods } from './found-goods';
import { choiceOrder, inOrder } from './stable-order';
import { useListKey } from './use-list-key';
import { useListing } from './use-listing';
import { useShowMore } from './use-show-more';

const FilterSheet = lazyPart<FilterSheetProps>(() => import('./filter-sheet'), 'panel');

const PagePanel = lagsBehind(FilterPanel);

export interface ListingProps {
  /** The path of the page, without parameters. */
  pathname: string;
  items: readonly ProductCardFieldsFragment[];
  pages: PageSpan;
  pagination: PaginationFieldsFragment;
  filters: FilterList;
  /** Whether the shopper has chosen a filter. */
  filtered: boolean;
  ownSize: OwnSize;
  /** The filter that the page itself sets, such as the brand of a brand page. */
  fixed?: ListKey;
  defaultSort: SortValue | keyof typeof ownOrders;
  /** Shown beside the sort order: links to subsections, or the number of products. */
  lead?: ReactNode;
  /** Shown if the listing is empty although no filter is chosen. Not needed on pages where that cannot happen. */
  empty?: ReactNode;
  /** How many cards are on the first screen of a phone: their pictures are loaded first. Default: 2. */
  firstCards?: number;
  /** Called when a product is chosen, with its position among all found products, counted from 1. */
  onChosen?: (productId: string, place: number) => void;
  /** Renders content next to the chosen filters, from their names and the query. Default: nothing. */
  besideChosen?: ((names: readonly string[], query: ListingQuery) => ReactNode) | undefined;
  /** Whether `besideChosen` is shown although no filter is chosen. Default: false. */
  alwaysBeside?: boolean;
  /** Hidden form fields for parameters that must survive without JavaScript, such as the search text. */
  keep?: ReactNode;
}

/** Sort orders that only some pages have, as their default. They are not stated in the URL. */
const ownOrders = { RELEVANCE: 'Сначала подходящие', PICKED: 'В порядке подборки' };

const hasOwnOrder = (sort: ListingProps['defaultSort']): sort is keyof typeof ownOrders => sort in ownOrders;

const formId = 'listing-form';

/** Number of filters that are open at first. */
const openGroups = 4;

/**
 * A list with its filters. After a choice the goods are rendered in parts between which the browser can react. After
 * Back they are rendered at once, because the scroll position is restored then.
 */
export function Listing(props: ListingProps) {
  const isMove = useNavigationType() === NavigationType.Pop;
  const { location } = useNavigation();
  const late = useDeferredValue(props);
  const shown = isMove ? props : late;
  const next = location?.pathname === props.pathname ? location.search : undefined;
  return <DrawnListing {...shown} next={next} isBehind={shown !== props} />;
}

interface DrawnListingProps extends ListingProps {
  /** The parameters of the URL to which the list is navigating. */
  next: string | undefined;
  /** Whether the goods of another choice are being rendered. */
  isBehind: boolean;
}

/** Memoised, because starting a navigation to another page changes nothing here. */
const DrawnListing = memo(function DrawnListing({ next, isBehind, ...props }: DrawnListingProps) {
  const {
    pathname,
    items,
    pages,
    pagination,
    filtered,
    ownSize,
    fixed,
    defaultSort,
    lead,
    empty,
    firstCards = 2,
    keep,
    besideChosen,
    alwaysBeside = false,
    onChosen,
  } = props;
  const [order] = useState(() => choiceOrder(props.filters));
  const filters = inOrder(props.filters, order);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [sheetWanted, setSheetWanted] = useState(false);
  // However many choices are made in the sheet, Back returns to the list before the sheet was opened.
  const hasEntry = useRef(false);
  const replaces = () => {
    const replaced = hasEntry.current && sheetOpen;
    hasEntry.current = sheetOpen;
    return replaced;
  };
  const {
    query,
    search,
    pending: loading,
    toggle,
    setPrice,
    setRange,
    setSort,
  } = useListing(pathname, filters.categories, next, replaces);
  const pending = loading || isBehind;
  const { list, extending, show } = useShowMore(pathname, items.length, next);
  const listKey = useListKey(items, sheetOpen);

  // If there are no products although no filter is chosen, there is nothing to filter or to sort.
  if (items.length === 0 && !filtered) return empty;

  const applied = [...ownSizeChips(ownSize, query, search), ...appliedFilters(filters, query, search)];
  const isChosen = applied.length > 0;
  const beside = besideChosen && (isChosen || alwaysBeside);
  const resetHref = `${pathname}${listingSearch(withoutFilters(query), search)}`;
  const ofOwnSize = ownSizeGroups(ownSize, query);
  const panel = {
    groups: [...ofOwnSize, ...filterGroups(filters, query).filter(({ name }) => name !== fixed)],
    openGroups: openGroups + ofOwnSize.length,
    price: priceRange(filters, query),
    onCheckedChange: toggle,
    onPriceChange: setPrice,
    onRangeChange: setRange,
  };
  const isOfShoes = isOfShoesAlone(filters.sizesByAge);
  const own = hasOwnOrder(defaultSort) ? ownOrders[defaultSort] : null;
  const sorts = own === null ? sortOptions : [{ value: '', label: own }, ...sortOptions];
  const openSheet = () => {
    hasEntry.current = false;
    setSheetWanted(true);
    setSheetOpen(true);
  };
  const filtersLabel = (
    <>
      <Icon name="filter" size={20} />
      Фильтры
      {applied.length > 0 && ` · ${applied.length}`}
    </>
  );
  const onTheWay = extending ? Math.min(pageSize, pagination.totalItems - items.length) : 0;

  return (
    <div css={styles.layout}>
      <SkipLink href={`#${formId}-results`}>К товарам</SkipLink>
      <Surface tone="paper" id={`${formId}-sheet`} css={styles.filters}>
        <form id={formId} method="get" action={pathname} aria-label="Фильтры">
          {keep}
          <div css={[styles.filtersBar, styles.onlyPhone]}>
            Фильтры
            <Link href={`#${formId}-results`}>Закрыть</Link>
          </div>
          <PagePanel props={panel} isBehind={sheetOpen} />
          <Surface tone="paper" css={styles.applyBar} data-sticky>
            <Hydrated
              before={
                <Button type="submit" wide>
                  {showGoods(pagination.totalItems)}
                </Button>
              }
            >
              <Text css={styles.foundBeside} role="status">
                {foundGoods(pagination.totalItems)}
              </Text>
            </Hydrated>
          </Surface>
        </form>
      </Surface>

      <section id={`${formId}-results`} css={styles.results} tabIndex={-1} aria-label="Товары" aria-busy={pending}>
        <div css={styles.toolbar}>
          <div css={styles.lead}>{lead}</div>
          <Hydrated
            before={
              <ButtonLink variant="secondary" css={styles.onlyPhone} href={`#${formId}-sheet`}>
                {filtersLabel}
              </ButtonLink>
            }
          >
            <Button variant="secondary" css={styles.onlyPhone} onClick={openSheet} aria-haspopup="dialog">
              {filtersLabel}
            </Button>
          </Hydrated>
          {items.length > 0 && <ListTown />}
          <SortSelect
            css={styles.sort}
            form={formId}
            name="sort"
            options={sorts}
            value={query.sort ?? (own === null ? defaultSort : '')}
            onChange={(event) => setSort(event.target.value)}
          />
        </div>

        {(isChosen || beside) && (
          <div css={styles.chips}>
            {applied.map(({ key, name, search: without }) => (
              <RemovableChip key={key} label={name} href={`${pathname}${without}`} />
            ))}
            {isChosen && (
              <Link variant="text" css={styles.reset} href={resetHref}>
                Сбросить всё
              </Link>
            )}
            {beside &&
              besideChosen(
                applied.map(({ name }) => name),
                query,
              )}
          </div>
        )}

        {query.mine && <OwnSizeNote note={ownSize.note} />}

        <Waiting loading={pending && !extending}>
          {items.length === 0 ? (
            <NothingFits resetHref={resetHref} />
          ) : (
            <ListingGoods
              name={pathname}
              items={items}
              list={list}
              listKey={listKey}
              offset={(pages.first - 1) * pageSize}
              firstCards={firstCards}
              onTheWay={onTheWay}
              square={isOfShoes}
              onChosen={onChosen}
            />
          )}
        </Waiting>
        <ListingPages
          pathname={pathname}
          pages={pages}
          pagination={pagination}
          shown={items.length}
          extending={extending}
          onMore={show}
        />
      </section>

      {sheetWanted && (
        <Suspense>
          <FilterSheet open={sheetOpen} onOpenChange={setSheetOpen} total={pagination.totalItems} {...panel} />
        </Suspense>
      )}
    </div>
  );
});
