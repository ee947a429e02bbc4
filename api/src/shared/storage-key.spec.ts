import { isStorageKey } from './storage-key.js';

it.each(['demo/a.svg', 'products/ab/abcdef-1.webp', 'a'])('%j is accepted as a storage key', (key) =>
  expect(isStorageKey(key)).toBe(true),
);

it.each(['', '../secrets.json', 'a/../b', './a', '/a', 'a//b', 'a/', 'A.png', 'a b', '.env', 'a/.git', 'я.png'])(
  '%j is refused as a storage key',
  (key) => expect(isStorageKey(key)).toBe(false),
);
