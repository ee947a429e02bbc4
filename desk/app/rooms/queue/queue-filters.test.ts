import type { Permission } from '../../graphql/generated/graphql';
import { filtersIn, hrefOf, partsFor } from './queue-filters';

const all: Permission[] = ['RETURNS', 'REVIEWS', 'REQUESTS'];
const read = (search: string, permissions = all) => filtersIn(new URLSearchParams(search), permissions);

it('filters come back from the address as they were put into it', () => {
  const href = hrefOf(new URLSearchParams(), { kind: 'AWAITED', search: 'Анна & Ко' }, 'some-id');
  expect(href.split('?')[0]).toBe('/queue/some-id');
  expect(read(href.split('?')[1]!)).toEqual({ part: 'AWAITED', search: 'Анна & Ко' });
});

it('a kind that nobody knows, or that may not be seen, counts for nothing', () => {
  expect(read('kind=LOST&search=%20')).toEqual({ part: null, search: '' });
  expect(read('kind=RETURN', ['REVIEWS']).part).toBeNull();
});

it('an operator is offered the kinds that the permissions allow', () => {
  expect(partsFor(['RETURNS'])).toEqual(['RETURN', 'AWAITED']);
  expect(partsFor(['REQUESTS'])).toEqual(['MEET_PRICE_REQUEST', 'COOPERATIVE_REQUEST']);
});

it('a filter taken away leaves the others', () => {
  expect(hrefOf(new URLSearchParams('kind=REVIEW&search=1'), { search: null })).toBe('/queue?kind=REVIEW');
});
