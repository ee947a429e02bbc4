import { valuesIn } from './values-in.js';

const counted = (text: string, most = 1000) => valuesIn(Buffer.from(text), most);

it.each([
  ['{}', 1],
  ['{"a":1}', 2],
  ['{"a":[1,2,3],"b":{"c":null}}', 9],
  ['{"query":"{ a(b: [1, 2]) { c, d } }"}', 2],
  [String.raw`{"a":"\"[1,2]","b":"\\\\","c":"\\\","}`, 6],
  ['{"a":"ключ, «слово»: [текст]"}', 2],
  ['[[[[', 4],
  ['"never, ended: [', 0],
])('valuesIn counts the keys and values of %s and ignores brackets inside strings', (text, expected) => {
  expect(counted(text)).toBe(expected);
});

it('valuesIn stops counting keys and values above the maximum', () => {
  expect(counted('['.repeat(100_000), 500)).toBe(501);
});
