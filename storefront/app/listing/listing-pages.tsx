import { Button, formatCount, Pagination, Text, useHydrated } from '@meet/ui-kit';
import { useSearchParams } from 'react-router';
import type { PaginationFieldsFragment } from '../graphql/generated/graphql';
import { listingSearch, pageSize, parseListingQuery } from './listing-query';
import * as styles from './listing.styles';
import { withNextPage, type PageSpan } from './page-span';

export interface ListingPagesProps {
  pathname: string;
  pages: PageSpan;
  pagination: PaginationFieldsFragment;
  shown: number;
  extending: boolean;
  onMore: (search: string) => void;
}

/** The controls below a list: a button that adds the next page to it, and links to all pages. */
export function ListingPages({ pathname, pages, pagination, shown, extending, onMore }: ListingPagesProps) {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const query = parseListingQuery(search);
  const { totalPages, totalItems } = pagination;
  if (totalPages <= 1) return null;

  const before = (pages.first - 1) * pageSize;
  const longer = withNextPage(pages, totalPages);
  return (
    <div css={styles.pages}>
      <Text as="div" size="small" tone="muted" role="status">
        {`${before > 0 ? `${formatCount(before + 1)}–` : ''}${formatCount(before + shown)} из ${formatCount(totalItems)}`}
      </Text>
      {longer && (
        <Button
          variant="secondary"
          size="large"
          css={[styles.more, !hydrated && styles.awaitsScript]}
          loading={extending}
          onClick={() => onMore(listingSearch({ ...query, pages: longer }, search))}
        >
          {`Показать ещё ${Math.min(pageSize, totalItems - before - shown)}`}
        </Button>
      )}
      <Pagination
        firstPage={pages.first}
        page={pages.last}
        totalPages={totalPages}
        hrefOf={(page) => `${pathname}${listingSearch({ ...query, pages: { first: page, last: page } }, search)}`}
      />
    </div>
  );
}
