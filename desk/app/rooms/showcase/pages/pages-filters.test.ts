import { filtersIn, hrefOf } from './pages-filters';

it('reads what it knows of the address, and nothing else', () => {
  const params = new URLSearchParams('kind=PAGE&state=GONE&search=%20доставка%20');
  expect(filtersIn(params)).toEqual({ kind: 'PAGE', state: null, search: 'доставка' });
});

it('changes one filter and keeps the others', () => {
  const now = new URLSearchParams('kind=PAGE&search=a');
  expect(hrefOf(now, { state: 'DRAFT' })).toBe('/showcase/pages?kind=PAGE&search=a&state=DRAFT');
  expect(hrefOf(now, { kind: null, search: null })).toBe('/showcase/pages');
});
