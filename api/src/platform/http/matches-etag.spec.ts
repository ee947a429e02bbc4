import { matchesEtag } from './matches-etag.js';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('the header %s names "a": %s', (header, matches) => expect(matchesEtag(header, '"a"')).toBe(matches));
