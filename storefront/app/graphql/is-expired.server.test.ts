/** @jest-environment node */
import { isExpired } from './is-expired.server';

const token = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`;

it.each([
  ['missing', null],
  ['empty', ''],
  ['no token', 'abc'],
  ['not base64', 'a.%%%.c'],
  ['not JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
  ['without an expiry', token({ sub: '1' })],
  ['with an expiry that is no number', token({ exp: 'tomorrow' })],
  ['past its expiry', token({ exp: 1000 })],
  ['at its expiry', token({ exp: 1001 })],
])('isExpired returns true for a token that is %s', (_case, value) => {
  expect(isExpired(value, 1_001_000)).toBe(true);
});

it('isExpired is false until the token’s last millisecond', () => {
  expect(isExpired(token({ exp: 1001 }), 1_000_999)).toBe(false);
});
