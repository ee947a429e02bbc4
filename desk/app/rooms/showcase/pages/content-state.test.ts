import { stateOf } from './content-state';

const NOW = Date.UTC(2026, 10, 27, 12);
const [before, after] = ['2026-11-27T11:00:00Z', '2026-11-27T13:00:00Z'];

it.each([
  ['DRAFT', { last: 1, shown: null, publishAt: null, finishAt: null }],
  ['PLANNED', { last: 1, shown: null, publishAt: after, finishAt: null }],
  ['PLANNED', { last: 2, shown: 1, publishAt: after, finishAt: null }],
  ['SHOWN', { last: 2, shown: 2, publishAt: before, finishAt: after }],
  ['CHANGED', { last: 3, shown: 2, publishAt: null, finishAt: null }],
  ['HIDDEN', { last: 2, shown: null, publishAt: before, finishAt: before }],
  ['HIDDEN', { last: 3, shown: null, publishAt: null, finishAt: before }],
] as const)('a text is %s of %j', (state, entry) => {
  expect(stateOf(entry, NOW)).toBe(state);
});
