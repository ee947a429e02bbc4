import { sizeOf } from './content-size.js';

const MOST = 1000;

test('sizeOf counts keys and values of objects and lists and the characters of texts', () => {
  expect(sizeOf({ dto: { sizes: ['42', '43'], price: 5, none: null } }, MOST)).toEqual({
    values: 4 * 2 + 2,
    characters: 'dto'.length + 'sizes'.length + 'price'.length + 'none'.length + 4,
    isTooDeep: false,
  });
});

test('sizeOf stops counting soon after the maximum number of values', () => {
  const wide = Object.fromEntries(Array.from({ length: MOST * 10 }, (_, n) => [`k${n}`, [n]]));
  const { values } = sizeOf({ wide, [`${MOST}`]: [wide] }, MOST);
  expect(values).toBeGreaterThan(MOST);
  expect(values).toBeLessThan(MOST * 21);
});

test('sizeOf reports deeply nested lists as too deep without overflowing the stack', () => {
  const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
  expect(sizeOf(deep(100_000), MOST)).toMatchObject({ isTooDeep: true });
  expect(sizeOf(deep(20), MOST)).toMatchObject({ isTooDeep: false, values: 19 });
});
