import { filtersIn, hrefOf } from './pages-filters';

it('page list filters are read from the URL, and unknown values are ignored', () => {
  const params = new URLSearchParams('kind=PAGE&state=GONE&search=%20доставка%20');
  expect(filtersIn(params)).toEqual({ kind: 'PAGE', state: null, search: 'доставка' });
});

it('changing a page list filter keeps the other filters', () => {
  const now = new URLSearchParams('kind=PAGE&search=a');
  expect(hrefOf(now, { state: 'DRAFT' })).toBe('/showcase/pages?kind=PAGE&search=a&state=DRAFT');
  expect(hrefOf(now, { kind: null, search: null })).toBe('/showcase/pages');
});
