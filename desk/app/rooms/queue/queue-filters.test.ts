import type { Permission } from '../../graphql/generated/graphql';
import { filtersIn, hrefOf, partsFor } from './queue-filters';

const all: Permission[] = ['RETURNS', 'REVIEWS', 'REQUESTS'];
const read = (search: string, permissions = all) => filtersIn(new URLSearchParams(search), permissions);

it('work queue filters are read from the URL as they were written', () => {
  const href = hrefOf(new URLSearchParams(), { kind: 'RETURN', search: 'Анна & Ко' }, 'some-id');
  expect(href.split('?')[0]).toBe('/queue/some-id');
  expect(read(href.split('?')[1]!)).toEqual({ part: 'RETURN', search: 'Анна & Ко' });
});

it('work queue filters ignore a kind that is unknown or not permitted', () => {
  expect(read('kind=LOST&search=%20')).toEqual({ part: null, search: '' });
  expect(read('kind=RETURN', ['REVIEWS']).part).toBeNull();
});

it('the work queue offers an operator only the kinds that the permissions allow', () => {
  expect(partsFor(['RETURNS'])).toEqual(['RETURN']);
  expect(partsFor(['REQUESTS'])).toEqual(['MEET_PRICE_REQUEST', 'COOPERATIVE_REQUEST']);
});

it('removing a work queue filter keeps the other filters', () => {
  expect(hrefOf(new URLSearchParams('kind=REVIEW&search=1'), { search: null })).toBe('/queue?kind=REVIEW');
});
