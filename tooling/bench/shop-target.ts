import { join } from 'node:path';
import { storefrontDocuments, storefrontFolder } from './storefront-documents.js';

/**
 * A GraphQL operation that one kind of visitor sends: its query, the variables of its calls, and what every response
 * must contain.
 */
export interface Operation {
  name: string;
  query: string;
  variables: Record<string, unknown>[];
  expect: { path: string; min?: number; equals?: unknown; equalsVar?: string }[];
}

export interface ShopTarget {
  name: string;
  url: string;
  ops: Operation[];
}

interface Slug {
  slug: string;
}

interface Shop {
  brandList: { items: Slug[] };
  directoryList: Slug[];
  filteredProducts: { pagination: { totalItems: number } };
}

const SHOP = `{
  brandList(pagination: { page: 1, limit: 60 }) { items { slug } }
  directoryList { slug }
  filteredProducts(dto: { sort: NEW_FIRST }, pagination: { page: 1, limit: 1 }) { pagination { totalItems } }
}`;

const SAMPLE = 400;
const CARDS = 24;
const MOST_PAGES = 40;

/**
 * Returns the storefront's own GraphQL operations, with variables (slugs and search words) from the catalogue of a
 * running API.
 */
export default async function shopTarget(url = process.env.SHOP_API_URL ?? 'http://127.0.0.1:4000/graphql') {
  const ask = asker(url);
  const documents = storefrontDocuments(storefrontFolder(join(import.meta.dirname, '../../..')));
  const document = (name: string) => documents.get(name) ?? fail(`The storefront has no operation ${name}`);
  const {
    brandList: { items: brands },
    directoryList: sections,
    filteredProducts: { pagination },
  } = await ask<Shop>(SHOP);
  const goods = await sampleGoods(ask);
  const words = [...new Set(goods.flatMap(({ name }) => name.toLowerCase().match(/[а-яё]{5,}/g) ?? []))].slice(0, 60);
  const fullPages = Math.min(MOST_PAGES, Math.floor(pagination.totalItems / CARDS));
  const page = (number: number) => ({ page: number, limit: CARDS });
  const catalogue = (dto: object, number = 1) => ({
    dto: { sort: 'POPULAR_FIRST', ...dto },
    pagination: page(number),
    withModels: 'brand' in dto,
    ofPage: false,
    whole: false,
  });

  const catalog = document('Listing');
  const target: ShopTarget = {
    name: 'meet',
    url,
    ops: [
      {
        name: 'list',
        query: catalog,
        variables: Array.from({ length: fullPages }, (_, index) => catalogue({}, index + 1)),
        expect: [
          { path: 'data.filteredProducts.items', min: CARDS },
          { path: 'data.filterList.brand', min: 10 },
          { path: 'data.filterList.sizesByAge', min: 10 },
        ],
      },
      {
        name: 'list-section',
        query: catalog,
        variables: sections.map(({ slug }) => catalogue({ section: slug })),
        expect: [
          { path: 'data.filteredProducts.items', min: 1 },
          { path: 'data.filterList.sizesByAge', min: 1 },
        ],
      },
      {
        name: 'list-filtered',
        query: catalog,
        variables: brands.flatMap(({ slug }) =>
          [{ sale: ['LESS_THAN_50'] }, { deliverySpeed: ['FAST'] }, { price: { min: 300_000, max: 2_000_000 } }].map(
            (choice) => catalogue({ brand: [slug], sort: 'CHEAP_FIRST', ...choice }),
          ),
        ),
        expect: [{ path: 'data.filterList.brand', min: 10 }],
      },
      {
        name: 'detail',
        query: document('ProductPage'),
        variables: goods.map(({ slug }) => ({ slug })),
        expect: [
          { path: 'data.product.slug', equalsVar: 'slug' },
          { path: 'data.product.items', min: 1 },
        ],
      },
      {
        name: 'search',
        query: document('Search'),
        variables: words.map((query) => ({ dto: { query }, pagination: { page: 1, limit: 8 }, withModels: false })),
        expect: [{ path: 'data.searchFilteredProducts.items', min: 1 }],
      },
    ],
  };
  return target;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

type Ask = <Data>(query: string) => Promise<Data>;

function asker(url: string): Ask {
  return async <Data>(query: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = (await answer.json()) as { data: Data | null; errors?: unknown };
    if (!data || errors) throw new Error(`${url} answers ${JSON.stringify(errors)}`);
    return data;
  };
}

interface Goods {
  slug: string;
  name: string;
}

async function sampleGoods(ask: Ask): Promise<Goods[]> {
  const goods: Goods[] = [];
  for (let page = 1; goods.length < SAMPLE; page += 1) {
    const { filteredProducts } = await ask<{ filteredProducts: { items: Goods[] } }>(
      `{ filteredProducts(dto: { sort: NEW_FIRST }, pagination: { page: ${page}, limit: 100 }) { items { slug name } } }`,
    );
    if (!filteredProducts.items.length) break;
    goods.push(...filteredProducts.items);
  }
  return goods;
}
