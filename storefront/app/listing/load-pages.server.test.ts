/** @jest-environment node */
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { parseListingQuery } from './listing-query';
import { expectTidy, loadPages } from './load-pages.server';

const card = (id: string) => ({ id }) as ProductCardFieldsFragment;
const at = (search: string) => new URL(`http://shop.test/catalog${search}`);

/** A listing of three pages with two cards each. */
function load(search: string, pages: Record<number, string[]> = { 1: ['a', 'b'], 2: ['c', 'd'], 3: ['e'] }) {
  const url = at(search);
  const query = parseListingQuery(url.searchParams);
  const pagination = { page: query.pages.first, totalPages: 3, totalItems: 5 };
  const first = { items: (pages[query.pages.first] ?? []).map(card), pagination };
  return loadPages(url, query, Promise.resolve(first), (page) => Promise.resolve((pages[page] ?? []).map(card)));
}

async function placeOf(thrown: unknown): Promise<string | null> {
  try {
    await thrown;
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

describe('page spans', () => {
  it('a listing with page=1-3 in its URL has the products of all three pages', async () => {
    const { items, pagination } = await load('?page=1-3');
    expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(pagination.totalItems).toBe(5);
  });

  it('a product that moved between pages while they loaded is listed once', async () => {
    const { items } = await load('?page=1-2', { 1: ['a', 'b'], 2: ['b', 'c'] });
    expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['?page=9', '/catalog?page=3'],
    ['?brand=nike&page=2-9', '/catalog?brand=nike&page=2-3'],
    ['?page=5-9', '/catalog?page=3'],
  ])('a product list at %s redirects to the last existing page: %s', async (given, wanted) => {
    expect(await placeOf(load(given))).toBe(wanted);
  });
});

describe('expectTidy', () => {
  const leadsTo = (search: string, fixed?: string[]) => placeOf((async () => expectTidy(at(search), fixed))());

  it('a tidy listing URL is not redirected', async () => {
    expect(await leadsTo('?utm_source=mail&size=42')).toBeNull();
  });

  it('an untidy listing URL is redirected to the tidy URL', async () => {
    expect(await leadsTo('?size=42&size=43&sort=')).toBe('/catalog?size=42,43');
  });

  it('a listing URL that repeats the filter of its own page is redirected to one without it', async () => {
    expect(await leadsTo('?brand=vans&size=42', ['brand'])).toBe('/catalog?size=42');
    expect(await leadsTo('?brand=vans', ['brand'])).toBe('/catalog');
  });
});
