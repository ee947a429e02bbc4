import { dtoOf, filtersIn, hrefOf } from './trail-filters';

const ID = '0193f1c8-0000-7000-8000-000000000000';
const read = (search: string) => filtersIn(new URLSearchParams(search));

it('audit-log filters are read from the URL as they were written', () => {
  const href = hrefOf(new URLSearchParams('from=2026-11-01&page=3'), { actor: ID, entity: 'ORDER' });
  expect(read(href.split('?')[1]!)).toEqual({
    ...{ actor: ID, entity: 'ORDER', subject: null, from: '2026-11-01', to: null, page: 1 },
  });
});

it('audit-log filters include both the first and the last day completely', () => {
  expect(dtoOf(read(`subject=${ID}&from=2026-11-01&to=2026-11-01`))).toEqual({
    ...{ entityId: ID, from: '2026-11-01', to: '2026-11-01' },
  });
});

it('audit-log filters ignore unknown values in the URL', () => {
  expect(dtoOf(read('actor=me&entity=WEATHER&subject=1&to=tomorrow'))).toEqual({});
});
