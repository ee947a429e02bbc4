import { codeState } from './code-state';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const code = { active: true, startsAt: '2026-11-01T00:00:00Z', endsAt: null, usageLimit: null, used: 3 };

it.each([
  ['active', {}],
  ['active', { endsAt: '2026-11-30T00:00:00Z', usageLimit: 4 }],
  ['off', { active: false, endsAt: '2026-11-27T00:00:00Z' }],
  ['ended', { endsAt: '2026-11-27T00:00:00Z', usageLimit: 3 }],
  ['usedUp', { usageLimit: 3 }],
  ['waiting', { startsAt: '2026-12-01T00:00:00Z' }],
])('codeState returns for a promo code %s when it has %j', (state, changes) =>
  expect(codeState({ ...code, ...changes }, NOW)).toBe(state),
);
