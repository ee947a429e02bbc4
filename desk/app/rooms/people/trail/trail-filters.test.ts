import { dtoOf, filtersIn, hrefOf } from './trail-filters';

const ID = '0193f1c8-0000-7000-8000-000000000000';
const read = (search: string) => filtersIn(new URLSearchParams(search));

it('filters come back from the address as they were put into it', () => {
  const href = hrefOf(new URLSearchParams('from=2026-11-01&page=3'), { actor: ID, entity: 'ORDER' });
  expect(read(href.split('?')[1]!)).toEqual({
    ...{ actor: ID, entity: 'ORDER', subject: null, from: '2026-11-01', to: null, page: 1 },
  });
});

it('both days count whole: the API takes a day as its beginning or its end', () => {
  expect(dtoOf(read(`subject=${ID}&from=2026-11-01&to=2026-11-01`))).toEqual({
    ...{ entityId: ID, from: '2026-11-01', to: '2026-11-01' },
  });
});

it('what the address says and nobody knows counts for nothing', () => {
  expect(dtoOf(read('actor=me&entity=WEATHER&subject=1&to=tomorrow'))).toEqual({});
});
