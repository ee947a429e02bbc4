import { isFirstLinkToken, makeFirstLinkToken } from './first-link.js';

const KEY = 'a key of this test that nobody else uses';
const NOW = Date.UTC(2026, 10, 27);
const token = makeFirstLinkToken(KEY, NOW);

describe('the first administrator’s link', () => {
  it('the first administrator’s sign-in link is valid for 15 minutes', () => {
    expect(isFirstLinkToken(KEY, token, NOW + 899_999)).toBe(true);
    expect(isFirstLinkToken(KEY, token, NOW + 900_000)).toBe(false);
  });

  it.each([
    ['was made with another key', 'another key of this test, as long as that', token],
    ['names a later end', KEY, token.replace(/^\d+/, (end) => String(Number(end) + 1))],
    ['has another hash', KEY, token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['is shorter', KEY, token.slice(0, -1)],
    ['is empty', KEY, ''],
  ])('the first administrator’s sign-in link is invalid if it %s', (_case, key, changed) => {
    expect(isFirstLinkToken(key, changed, NOW)).toBe(false);
  });
});
