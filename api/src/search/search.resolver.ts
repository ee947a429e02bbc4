import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { Remembered } from '../platform/graphql/remembered.js';
import { askedFields } from '../platform/graphql/asked-fields.js';
import { ConnectionArgs } from '../platform/graphql/connection.model.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { ALL_COUNTS } from './index/listing-query.js';
import {
  DirectoryFiltersInput,
  FilteredProductsInput,
  FindProductsInput,
  SearchFilteredProductsInput,
} from './listings/listing.input.js';
import {
  FilterList,
  ProductCard,
  ProductCardConnection,
  ProductCardPage,
  SearchResult,
} from './listings/listing.model.js';
import { Listings } from './listings/listings.js';
import { PopularQueries } from './text/popular-queries.js';
import { searchPoints } from './text/search-points.js';
import { Searches } from './text/searches.js';

/** By default a page of search results has eight products, as the specification requires. */
const SEARCH_PAGE = Object.assign(new PaginationInput(), { limit: 8 });

@Public()
@CachedFor(30)
@Resolver()
export class SearchResolver {
  constructor(
    private readonly listings: Listings,
    private readonly searches: Searches,
    private readonly popular: PopularQueries,
  ) {}

  @Remembered()
  @Query(() => ProductCardPage, { description: 'Returns a page of product cards.' })
  filteredProducts(
    @CurrentViewer() viewer: Viewer | null,
    @Args('dto', { nullable: true }) dto?: FilteredProductsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<ProductCardPage> {
    return this.listings.page(dto ?? {}, pagination ?? new PaginationInput(), viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => ProductCardConnection, {
    description:
      'Returns the products of `filteredProducts` with cursors. Products that do not change during paging appear exactly once, even if others are published, hidden or repriced. Does not support text search. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  filteredProductsConnection(
    @CurrentViewer() viewer: Viewer | null,
    @Args() request: ConnectionArgs,
    @Args('dto', { nullable: true }) dto?: FilteredProductsInput,
  ): Promise<ProductCardConnection> {
    return this.listings.connection(dto ?? {}, request, viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => FilterList, {
    description: 'Returns all filters with product counts for the same input as filteredProducts.',
  })
  filterList(
    @CurrentViewer() viewer: Viewer | null,
    @Args('dto', { nullable: true }) dto?: FilteredProductsInput,
  ): Promise<FilterList> {
    return this.listings.filters(dto ?? {}, viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => FilterList, {
    description: 'Returns the filters of a section (a directory or category) or of the whole catalogue.',
  })
  getDirectoryFilters(@Args('dto', { nullable: true }) dto?: DirectoryFiltersInput): Promise<FilterList> {
    return this.listings.filters({ section: dto?.slug }, null);
  }

  @Query(() => SearchResult, {
    description: 'Searches products by text; returns cards by relevance, suggestions and filter counts.',
    complexity: searchPoints,
  })
  searchFilteredProducts(
    @Args('dto') dto: SearchFilteredProductsInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() { address, network }: Client,
    @Info() info: GraphQLResolveInfo,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<SearchResult> {
    const filters = askedFields(info, 'filterList');
    const counted = ALL_COUNTS.filter((kind) => filters.has(kind) || (kind === 'size' && filters.has('sizesByAge')));
    const custom = filters.has('customFields') ? (['customFields'] as const) : [];
    const by = { userId: viewer?.userId ?? null, address, network };
    return this.searches.search(dto, pagination ?? SEARCH_PAGE, by, [...counted, ...custom]);
  }

  @Query(() => [ProductCard], {
    description: 'Returns the 24 products that match a text best, without filters and counts.',
    complexity: searchPoints,
  })
  async findProducts(
    @Args('dto') { query }: FindProductsInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return (await this.searches.find(query.trim(), new PaginationInput(), viewer?.userId ?? null)).items;
  }

  @Query(() => [ProductCard], {
    deprecationReason: 'Use `findProducts`. Goes after 2027-11-22.',
    complexity: searchPoints,
    description: 'Alias of `findProducts` with a misspelt name.',
  })
  findProucts(@Args('dto') dto: FindProductsInput, @CurrentViewer() viewer: Viewer | null): Promise<ProductCard[]> {
    return this.findProducts(dto, viewer);
  }

  @Query(() => [String], {
    description:
      'Returns at most 8 popular recent search queries that had results, phrased with the names of the catalogue.',
  })
  popularQueries(): string[] {
    return this.popular.shown;
  }
}
