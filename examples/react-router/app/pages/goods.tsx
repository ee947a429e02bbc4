import { FilteredProductsDocument, FilterListDocument } from '@meet/client/operations';
import {
  Button,
  ButtonLink,
  countOf,
  EmptyState,
  FilterPanel,
  Heading,
  Pagination,
  ProductGrid,
  SortSelect,
  Stack,
  Text,
} from '@meet/ui-kit';
import { Form, useSearchParams } from 'react-router';
import { GoodsCard } from '../goods-card';
import { filterGroups, pageHref, readListing, SORTS } from '../listing';
import { meetOf } from '../meet.server';
import { LOCALE } from '../shop';
import type { Route } from './+types/goods';

export async function loader({ request }: Route.LoaderArgs) {
  const client = meetOf(request);
  const { dto, pagination } = readListing(new URL(request.url).searchParams);
  const [{ filteredProducts }, { filterList }] = await Promise.all([
    client.request(FilteredProductsDocument, { dto, pagination }),
    client.request(FilterListDocument, { dto }),
  ]);
  return { goods: filteredProducts.items, pages: filteredProducts.pagination, filterList };
}

export default function Goods({ loaderData: { goods, pages, filterList } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { dto } = readListing(query);
  const chosen = dto.brand.length + dto.size.length;
  return (
    <Stack gap={6}>
      <Heading level={1}>All goods</Heading>
      {/* The fields keep their own state, so another address needs new ones. */}
      <Form key={query.toString()} action="/" className="listing">
        <details className="filters">
          <Button variant="secondary" render={<summary />}>
            {chosen ? `Filters, ${chosen}` : 'Filters'}
          </Button>
          <FilterPanel groups={filterGroups(filterList, query)} />
        </details>
        <Stack gap={6}>
          <Stack direction="row" justify="between" align="center" wrap>
            <Text role="status" tone="muted">
              {countOf(pages.totalItems, { one: 'product', other: 'products' }, LOCALE)}
            </Text>
            <Stack direction="row" gap={2} align="center">
              <SortSelect name="sort" options={SORTS} defaultValue={dto.sort} />
              <Button type="submit" variant="secondary">
                Show
              </Button>
            </Stack>
          </Stack>
          {goods.length === 0 && (
            <EmptyState title="Nothing matches" actions={<ButtonLink href="/">Remove all filters</ButtonLink>}>
              No product has all of these. Remove one of the filters.
            </EmptyState>
          )}
          <ProductGrid density="narrow">
            {goods.map((product, index) => (
              <GoodsCard key={product.id} product={product} priority={index < 4} />
            ))}
          </ProductGrid>
          <Pagination page={pages.page} totalPages={pages.totalPages} hrefOf={pageHref(query)} />
        </Stack>
      </Form>
    </Stack>
  );
}
