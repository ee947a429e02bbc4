import {
  Button,
  ButtonLink,
  FilterPanel,
  Icon,
  Link,
  Pagination,
  ProductGrid,
  RemovableChip,
  SortSelect,
  useHydrated,
  useMessages,
} from '@meet/ui-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { GoodsCard } from '../catalogue/goods-card';
import type { PaginationFieldsFragment, ProductCardFieldsFragment } from '../graphql/generated/graphql';
import type { FilterList } from './filter-list';
import type { FilterSheetProps } from './filter-sheet';
import { listingSearch, parseListingQuery, withoutFilters, type SortValue } from './listing-query';
import { appliedFilters, filterGroups, priceRange, sortOptions } from './listing-view';
import { choiceOrder, inOrder } from './stable-order';
import * as styles from './listing.styles';
import { useListing } from './use-listing';

const FilterSheet = lazy<(props: FilterSheetProps) => ReactNode>(() => import('./filter-sheet'));

export interface ListingProps {
  /** The address without its parameters. */
  pathname: string;
  items: readonly ProductCardFieldsFragment[];
  pagination: PaginationFieldsFragment;
  filters: FilterList;
  defaultSort: SortValue | 'RELEVANCE';
  /** What the list says when nothing fits. */
  empty: ReactNode;
  /** Fields that the form keeps without JavaScript, such as the search text. */
  keep?: ReactNode;
}

const formId = 'listing-form';

export function Listing(props: ListingProps) {
  const { pathname, items, pagination, defaultSort, empty, keep } = props;
  const [order] = useState(() => choiceOrder(props.filters));
  const filters = inOrder(props.filters, order);
  const messages = useMessages();
  const hydrated = useHydrated();
  const { query, search, pending, toggle, setPrice, setSort } = useListing(pathname);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [sheetWanted, setSheetWanted] = useState(false);

  const shown = parseListingQuery(search);
  const applied = appliedFilters(filters, query, search);
  const panel = {
    groups: filterGroups(filters, query),
    price: priceRange(filters, query),
    onToggle: toggle,
    onPriceChange: setPrice,
  };
  const sorts =
    defaultSort === 'RELEVANCE' ? [{ value: '', label: 'Сначала подходящие' }, ...sortOptions] : sortOptions;
  const openSheet = () => {
    setSheetWanted(true);
    setSheetOpen(true);
  };

  return (
    <div css={styles.layout}>
      <form id={formId} method="get" action={pathname} css={styles.filters} aria-label={messages.filters}>
        {keep}
        <div css={[styles.filtersBar, styles.onlyPhone]}>
          <span>{messages.filters}</span>
          <Link href={`#${formId}-results`}>{messages.close}</Link>
        </div>
        <FilterPanel {...panel} />
        {!hydrated && (
          <div css={styles.applyBar}>
            <Button type="submit" wide>
              {messages.showGoods(pagination.totalItems)}
            </Button>
          </div>
        )}
      </form>

      <section id={`${formId}-results`} aria-label="Товары" aria-busy={pending}>
        <div css={styles.toolbar}>
          {hydrated ? (
            <Button variant="secondary" css={styles.onlyPhone} onClick={openSheet} aria-haspopup="dialog">
              <Icon name="filter" size={20} />
              {messages.filters}
              {applied.length > 0 && ` · ${applied.length}`}
            </Button>
          ) : (
            <ButtonLink variant="secondary" css={styles.onlyPhone} href={`#${formId}`}>
              <Icon name="filter" size={20} />
              {messages.filters}
              {applied.length > 0 && ` · ${applied.length}`}
            </ButtonLink>
          )}
          <span css={styles.onlyDesktop} />
          <SortSelect
            form={formId}
            name="sort"
            options={sorts}
            value={query.sort ?? (defaultSort === 'RELEVANCE' ? '' : defaultSort)}
            onChange={(event) => setSort(event.target.value)}
          />
        </div>

        {applied.length > 0 && (
          <div css={styles.chips}>
            {applied.map(({ key, name, search: without }) => (
              <RemovableChip key={key} name={name} href={`${pathname}${without}`} />
            ))}
            <Link variant="text" href={`${pathname}${listingSearch(withoutFilters(query), search)}`}>
              Сбросить всё
            </Link>
          </div>
        )}

        <div css={[styles.results, pending && styles.waiting]}>
          {items.length === 0 ? (
            empty
          ) : (
            <ProductGrid density="narrow">
              {items.map((card, index) => (
                <GoodsCard key={card.id} card={card} priority={index < 2} headingLevel={2} />
              ))}
            </ProductGrid>
          )}
        </div>
        <Pagination
          css={styles.pages}
          page={pagination.page}
          totalPages={pagination.totalPages}
          hrefOf={(page) => `${pathname}${listingSearch({ ...shown, page }, search)}`}
        />
      </section>

      {sheetWanted && (
        <Suspense>
          <FilterSheet open={sheetOpen} onOpenChange={setSheetOpen} total={pagination.totalItems} {...panel} />
        </Suspense>
      )}
    </div>
  );
}
