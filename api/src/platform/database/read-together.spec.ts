import { readTogether } from './read-together.js';

it('readTogether reads once for all requests of a turn, and again for requests during that read', async () => {
  const read: (readonly number[])[] = [];
  const doubles = readTogether(async (keys: readonly number[]) => {
    read.push(keys);
    await new Promise((done) => setTimeout(done, 5));
    return keys.map((key) => key * 2);
  });
  const first = Promise.all([doubles.load(1), doubles.load(2), doubles.load(1)]);
  await new Promise(setImmediate);
  const second = doubles.load(1);
  expect(await first).toEqual([2, 4, 2]);
  expect(await second).toBe(2);
  expect(read).toEqual([[1, 2, 1], [1]]);
});

it('readTogether reads at most its maximum number of keys at once', async () => {
  const read: number[] = [];
  const same = readTogether(async (keys: readonly number[]) => {
    read.push(keys.length);
    return keys;
  }, 2);
  await Promise.all([1, 2, 3].map((key) => same.load(key)));
  expect(read).toEqual([2, 1]);
});
