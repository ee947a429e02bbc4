import { isStorageKey } from './storage-key.js';

it.each(['demo/a.svg', 'products/ab/abcdef-1.webp', 'a'])('takes %j', (key) => expect(isStorageKey(key)).toBe(true));

it.each(['', '../secrets.json', 'a/../b', './a', '/a', 'a//b', 'a/', 'A.png', 'a b', '.env', 'a/.git', 'я.png'])(
  'refuses %j',
  (key) => expect(isStorageKey(key)).toBe(false),
);
