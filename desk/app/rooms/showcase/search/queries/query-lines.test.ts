import { queryLines } from './query-lines';

const line = (query: string, found: number, nearest = false) => ({
  ...{ query, found, nearest, searches: 3, days: 2, lastDay: '2026-11-20' },
});
const report = {
  searches: 9,
  searchesWithoutResult: 3,
  queries: [line('кеды', 40), line('ласты', 0), line('найки', 5, true), line('шарф', 7)],
  withoutResult: [line('ласты', 0)],
  notClicked: [{ query: 'шарф' }],
};

it('a query has what it finds, and whether nobody chooses from that', () => {
  expect(queryLines(report, false).map(({ query, outcome }) => [query, outcome])).toEqual([
    ...[
      ['кеды', 'chosen'],
      ['ласты', 'nothing'],
      ['найки', 'nearest'],
      ['шарф', 'notChosen'],
    ],
  ]);
});

it('those without results alone are shown when they are asked for', () => {
  expect(queryLines(report, true).map(({ query }) => query)).toEqual(['ласты']);
});
