import { matchesEtag } from './matches-etag.js';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('the header If-None-Match %s matches "a": %s', (header, matches) =>
  expect(matchesEtag(header, '"a"')).toBe(matches),
);
