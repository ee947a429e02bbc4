import { filtersIn, hrefOf } from './rules-filters';

it.each([
  ['kind=PIN&force=yes', { kind: 'PIN', inForce: true, search: '' }],
  ['force=no&search=%20кеды', { kind: null, inForce: false, search: 'кеды' }],
  ['kind=GONE&force=maybe', { kind: null, inForce: null, search: '' }],
])('search rule filters are read from the URL parameters %s, and unknown values are ignored', (text, filters) => {
  expect(filtersIn(new URLSearchParams(text))).toEqual(filters);
});

it('changing a search rule filter keeps the other filters', () => {
  expect(hrefOf(new URLSearchParams('kind=PIN'), { force: 'no' })).toBe('/showcase/search?kind=PIN&force=no');
  expect(hrefOf(new URLSearchParams('kind=PIN'), { kind: null })).toBe('/showcase/search');
});
