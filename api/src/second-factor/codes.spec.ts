import { newRecoveryCodes, newSecret, periodOf, plainRecoveryCode, setupUri } from './codes.js';

// The secret and two of the times of RFC 6238, appendix B (SHA-1), whose codes have eight digits there.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59_000, '287082', 1],
  [1_111_111_109_000, '081804', 37_037_036],
])('periodOf accepts the example code of RFC 6238 at the time %d', (now, code, period) => {
  expect(periodOf(SECRET, code, now)).toBe(period);
});

it('periodOf accepts codes of the periods directly before and after the current period only', () => {
  const at = (seconds: number) => periodOf(SECRET, '287082', (45 + seconds) * 1000);
  expect([at(-30), at(0), at(30), at(60), at(-45)]).toEqual([1, 1, 1, null, 1]);
  expect(periodOf(SECRET, '287083', 59_000)).toBeNull();
});

it('secrets and recovery codes are all different, and typed recovery codes are normalised', () => {
  expect(newSecret()).not.toBe(newSecret());
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  expect(plainRecoveryCode(' ABCD-efgh jkmn ')).toBe('abcdefghjkmn');
});

it('setupUri contains the shop name, the account and the secret for an authenticator app', () => {
  expect(setupUri(SECRET, 'Магазин', 'a@b.example')).toMatch(/^otpauth:\/\/totp\/.*secret=GEZDGNBVGY3TQOJQ/);
});
