import { smsSegments } from './sms-length.js';

it.each([
  ['an empty text', '', 1],
  ['70 Cyrillic letters', 'ж'.repeat(70), 1],
  ['71 Cyrillic letters', 'ж'.repeat(71), 2],
  ['135 Cyrillic letters', 'ж'.repeat(135), 3],
  ['160 Latin letters', 'a'.repeat(160), 1],
  ['161 Latin letters', 'a'.repeat(161), 2],
  ['80 euro signs, which take two places each', '€'.repeat(81), 2],
  ['one sign beyond the plain alphabet', `${'a'.repeat(70)}—`, 2],
])('smsSegments counts the SMS parts of %s', (_what, text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});
