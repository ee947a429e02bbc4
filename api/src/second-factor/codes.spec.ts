import { newRecoveryCodes, newSecret, periodOf, plainRecoveryCode, setupUri } from './codes.js';

// The secret and two of the times of RFC 6238, appendix B (SHA-1), whose codes have eight digits there.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59_000, '287082', 1],
  [1_111_111_109_000, '081804', 37_037_036],
])('knows the codes of RFC 6238 at %d', (now, code, period) => {
  expect(periodOf(SECRET, code, now)).toBe(period);
});

it('takes the code of one period before and after, and no further', () => {
  const at = (seconds: number) => periodOf(SECRET, '287082', (45 + seconds) * 1000);
  expect([at(-30), at(0), at(30), at(60), at(-45)]).toEqual([1, 1, 1, null, 1]);
  expect(periodOf(SECRET, '287083', 59_000)).toBeNull();
});

it('makes different secrets and recovery codes, and reads these as they are typed', () => {
  expect(newSecret()).not.toBe(newSecret());
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  expect(plainRecoveryCode(' ABCD-efgh jkmn ')).toBe('abcdefghjkmn');
});

it('names shop and account in the address that an app reads', () => {
  expect(setupUri(SECRET, 'Магазин', 'a@b.example')).toMatch(/^otpauth:\/\/totp\/.*secret=GEZDGNBVGY3TQOJQ/);
});
