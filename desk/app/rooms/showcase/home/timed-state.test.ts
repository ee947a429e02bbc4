import { timedStateOf } from './timed-state';

const NOW = Date.UTC(2026, 10, 27, 12);
const [before, after] = ['2026-11-27T11:00:00Z', '2026-11-27T13:00:00Z'];

it.each([
  ['OFF', { active: false }],
  ['SHOWN', { active: true, publishAt: before, finishAt: after }],
  ['SHOWN', { active: true, publishAt: null, finishAt: null }],
  ['PLANNED', { active: true, publishAt: after }],
  ['OVER', { active: true, publishAt: before, finishAt: before }],
] as const)('is %s of %j', (state, thing) => {
  expect(timedStateOf(thing, NOW)).toBe(state);
});
