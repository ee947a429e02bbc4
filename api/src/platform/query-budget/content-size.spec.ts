import { sizeOf } from './content-size.js';

const MOST = 1000;

test('keys and values of objects and values of lists are counted, with the characters of keys and texts', () => {
  expect(sizeOf({ dto: { sizes: ['42', '43'], price: 5, none: null } }, MOST)).toEqual({
    values: 4 * 2 + 2,
    characters: 'dto'.length + 'sizes'.length + 'price'.length + 'none'.length + 4,
    isTooDeep: false,
  });
});

test('counting stops above the most', () => {
  const wide = Object.fromEntries(Array.from({ length: MOST * 10 }, (_, n) => [`k${n}`, [n]]));
  const { values } = sizeOf({ wide, [`${MOST}`]: [wide] }, MOST);
  expect(values).toBeGreaterThan(MOST);
  expect(values).toBeLessThan(MOST * 21);
});

test('lists in lists are too deep, however many they are', () => {
  const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
  expect(sizeOf(deep(100_000), MOST)).toMatchObject({ isTooDeep: true });
  expect(sizeOf(deep(20), MOST)).toMatchObject({ isTooDeep: false, values: 19 });
});
