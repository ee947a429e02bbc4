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
  Skeleton,
  SortSelect,
  Stack,
  Text,
} from '@meet/ui-kit';
import Form from 'next/form';
import { Suspense } from 'react';
import { filterGroups, pageHref, readListing, SORTS } from '../lib/listing';
import { meet } from '../lib/meet';
import { LOCALE } from '../lib/shop';
import { GoodsCard } from './goods-card';

export default async function Goods({ searchParams }: PageProps<'/'>) {
  const query = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  );
  return (
    <Stack gap={6}>
      <Heading level={1}>All goods</Heading>
      <Suspense key={query.toString()} fallback={<Waiting />}>
        <Listing query={query} />
      </Suspense>
    </Stack>
  );
}

async function Listing({ query }: { query: URLSearchParams }) {
  const client = await meet();
  const { dto, pagination } = readListing(query);
  const [{ filteredProducts }, { filterList }] = await Promise.all([
    client.request(FilteredProductsDocument, { dto, pagination }),
    client.request(FilterListDocument, { dto }),
  ]);
  const { items: goods, pagination: pages } = filteredProducts;
  const chosen = dto.brand.length + dto.size.length;
  return (
    <Form action="/" className="listing">
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
  );
}

function Waiting() {
  return (
    <ProductGrid>
      {Array.from({ length: 8 }, (_, index) => (
        <Stack key={index} gap={3}>
          <Skeleton ratio={4 / 5} />
          <Skeleton height={88} />
        </Stack>
      ))}
    </ProductGrid>
  );
}
