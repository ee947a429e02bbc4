import { searchHref } from './search-href';

const queryOf = (href: string) => new URL(href, 'https://shop.example').searchParams;

it('searchHref searches for the words of the path unless there is a query', () => {
  expect(queryOf(searchHref('кеды/белые', new URLSearchParams())).get('query')).toBe('кеды белые');
  const both = queryOf(searchHref('кеды/', new URLSearchParams({ query: '42', sort: 'CHEAP_FIRST' })));
  expect([both.get('query'), both.get('sort')]).toEqual(['42', 'CHEAP_FIRST']);
});

it('searchHref never leads to a URL outside the search page', () => {
  expect(searchHref('/evil.example', new URLSearchParams())).toMatch(/^\/search\?query=evil\.example$/);
});
