import { faultOf, type Expected } from './check-answer.js';
import { graphql, type Operation } from './operation.js';

/** Sends a query to the API and returns its data. Throws if the response contains errors. */
export type AskApi = <Data>(query: string, variables?: object, headers?: Record<string, string>) => Promise<Data>;

/** Data about a product that the benchmark uses. */
export interface Sampled {
  id: string;
  slug: string;
  name: string;
  reviewCount: number;
  brands: { name: string; slug: string }[];
  colorPalletes: { name: string }[];
  images: { url: string }[];
}

/** Returns a function that queries the API of this origin. */
export function askApi(origin: string): AskApi {
  return async <Data>(query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const { path, ...init } = graphql(query, variables, headers);
    const answer = await fetch(origin + path, init);
    const { data, errors } = (await answer.json()) as { data: Data | null; errors?: unknown };
    if (!data || errors) throw new Error(`${query.slice(0, 60)} answers ${JSON.stringify(errors)}`);
    return data;
  };
}

interface Shop {
  brandList: { items: { slug: string }[] };
  directoryList: { slug: string }[];
  filteredProducts: { pagination: { totalItems: number } };
}

const SHOP = `{
  brandList(pagination: { page: 1, limit: 60 }) { items { slug } }
  directoryList { slug }
  filteredProducts(dto: { sort: NEW_FIRST }, pagination: { page: 1, limit: 1 }) { pagination { totalItems } }
}`;
const GOODS = `query ($page: Int!) {
  filteredProducts(dto: { sort: NEW_FIRST }, pagination: { page: $page, limit: 100 }) {
    items { id slug name reviewCount brands { name slug } colorPalletes { name } images { url } }
  }
}`;

/** Number of products whose pages and words are requested. */
const SAMPLE = 400;
const CARDS = 24;
const MOST_PAGES = 40;
/** Number of responses that are checked before an operation is timed; all responses if there are fewer. */
const CHECKED = 40;

/** Returns the read operations of visitors, with slugs and words of the shop's own goods. */
export async function readingOperations(
  ask: AskApi,
  documents: ReadonlyMap<string, string>,
  goods: Sampled[],
): Promise<Operation[]> {
  const { brandList, directoryList, filteredProducts } = await ask<Shop>(SHOP);
  const document = (name: string): string => {
    const found = documents.get(name);
    if (!found) throw new Error(`The storefront has no operation ${name}`);
    return found;
  };
  const asking = (
    name: string,
    query: string,
    variables: object[],
    expected: (variables: never) => Expected[],
    statement?: Operation['statement'],
  ): Operation => {
    if (!variables.length) throw new Error(`${name}: there is nothing to ask`);
    const asks = variables.map((each) => graphql(query, each));
    return {
      name,
      distinct: asks.length,
      request: (n) => asks[n % asks.length]!,
      samples: Math.min(CHECKED, asks.length),
      faultOf: (body, n) =>
        faultOf(expected(variables[n % variables.length] as never), JSON.parse(body.toString()) as object),
      ...(statement && { statement }),
    };
  };

  const listing = (dto: object, page = 1) => ({
    dto: { sort: 'POPULAR_FIRST', ...dto },
    pagination: { page, limit: CARDS },
    withModels: 'brand' in dto,
    ofPage: false,
    withMine: false,
    whole: false,
  });
  const pages = Math.max(1, Math.min(MOST_PAGES, Math.floor(filteredProducts.pagination.totalItems / CARDS)));
  const choices = [
    { sale: ['LESS_THAN_50'] },
    { deliverySpeed: ['FAST'] },
    { price: { min: 300_000, max: 2_000_000 } },
  ];
  const words = wordsOf(goods);
  const found: Expected[] = [{ path: 'data.searchFilteredProducts.items', min: 1 }];
  const searched = (query: string) => ({
    dto: { query },
    pagination: { page: 1, limit: 8 },
    withModels: false,
    mine: { query },
    withMine: false,
  });
  return [
    asking(
      'list',
      document('Listing'),
      Array.from({ length: pages }, (_, index) => listing({}, index + 1)),
      () => [
        { path: 'data.filteredProducts.items', min: CARDS },
        { path: 'data.filterList.brand', min: 10 },
        { path: 'data.filterList.sizesByAge', min: 10 },
      ],
      'page',
    ),
    asking(
      'list-section',
      document('Listing'),
      directoryList.map(({ slug }) => listing({ section: slug })),
      () => [
        { path: 'data.filteredProducts.items', min: 1 },
        { path: 'data.filterList.sizesByAge', min: 1 },
      ],
      'page',
    ),
    asking(
      'list-filtered',
      document('Listing'),
      brandList.items.flatMap(({ slug }) =>
        choices.map((choice) => listing({ brand: [slug], sort: 'CHEAP_FIRST', ...choice })),
      ),
      () => [{ path: 'data.filterList.brand', min: 10 }],
      'page',
    ),
    asking(
      'product',
      document('ProductPage'),
      goods.map(({ slug }) => ({ slug })),
      ({ slug }: { slug: string }) => [
        { path: 'data.product.slug', equals: slug },
        { path: 'data.product.items', min: 1 },
      ],
      'product',
    ),
    asking(
      'reviews',
      document('ProductReviews'),
      goods
        .filter(({ reviewCount }) => reviewCount > 0)
        .map(({ id }) => ({ dto: { productId: id }, pagination: { page: 1, limit: 10 } })),
      () => [{ path: 'data.reviewList.items', min: 1 }],
    ),
    asking('search', document('Search'), words.map(searched), () => found, 'search'),
    asking(
      'search-typo',
      document('Search'),
      words.map((word) => searched(misspelt(word))),
      () => [{ path: 'data.searchFilteredProducts' }],
      'search',
    ),
    asking(
      'search-understood',
      document('Search'),
      goods.flatMap(({ brands: [brand], colorPalletes: [colour] }) =>
        brand && colour ? [searched(`${colour.name} ${brand.name} до 30000`)] : [],
      ),
      () => [{ path: 'data.searchFilteredProducts.understood.filters', min: 1 }],
      'search',
    ),
    asking(
      'suggestions',
      document('SearchPopup'),
      words.map((word) => ({ query: word.slice(0, 4) })),
      () => [{ path: 'data.searchFilteredProducts.pagination.totalItems' }],
      'search',
    ),
  ];
}

/** Returns Russian words of the goods' names. */
export const wordsOf = (goods: { name: string }[]): string[] =>
  [...new Set(goods.flatMap(({ name }) => name.toLowerCase().match(/[а-яё]{5,}/g) ?? []))].slice(0, 60);

/** Leaves out the third letter. */
const misspelt = (word: string): string => word.slice(0, 2) + word.slice(3);

/** Returns the newest products. */
export async function sampleGoods(ask: AskApi): Promise<Sampled[]> {
  const goods: Sampled[] = [];
  for (let page = 1; goods.length < SAMPLE; page += 1) {
    const { filteredProducts } = await ask<{ filteredProducts: { items: Sampled[] } }>(GOODS, { page });
    if (!filteredProducts.items.length) break;
    goods.push(...filteredProducts.items);
  }
  return goods;
}
