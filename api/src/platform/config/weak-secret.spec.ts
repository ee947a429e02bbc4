import { randomBytes } from 'node:crypto';
import { weaknessOf } from './weak-secret.js';

it.each([
  ['a'.repeat(44), 'repeats itself'],
  ['0'.repeat(32), 'holds a word that everybody tries first'],
  ['changeme'.repeat(4), 'holds a word that everybody tries first'],
  ['Change-Me-Please-Before-You-Start!', 'holds a word that everybody tries first'],
  ['sdfg7654'.repeat(4), 'repeats itself'],
  ['aaaaaaaabbbbbbbbaaaaaaaabbbbbbba', 'is of too few different characters'],
])('the weak secret «%s» is refused', (secret, why) => {
  expect(weaknessOf(secret)).toBe(why);
});

it('weaknessOf accepts random keys as secrets in any notation', () => {
  for (let n = 0; n < 2000; n += 1)
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      expect(weaknessOf(randomBytes(32).toString(encoding))).toBeUndefined();
});
