import { DatabaseUnavailableError } from './database-unavailable.js';
import { writeTogether } from './write-together.js';

const turn = () => new Promise(setImmediate);

it('writeTogether writes once for all requests of a turn, and once for requests during that write', async () => {
  const written: (readonly number[])[] = [];
  const doubled = writeTogether(async (asked: readonly number[]) => {
    written.push(asked);
    await new Promise((done) => setTimeout(done, 20));
    return asked.map((one) => one * 2);
  });
  const first = [doubled(1), doubled(2)];
  await turn();
  const second = [doubled(3)];
  await turn();
  second.push(doubled(4));
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8]);
  expect(written).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('writeTogether writes at most its maximum number of entries at once', async () => {
  const written: number[] = [];
  const same = writeTogether((asked: readonly number[]) => {
    written.push(asked.length);
    return Promise.resolve(asked);
  }, 2);
  await Promise.all([1, 2, 3].map((one) => same(one)));
  expect(written).toEqual([2, 1]);
});

it('writeTogether rejects only the entry that cannot be written and writes the others', async () => {
  const write = writeTogether(async (asked: readonly number[]) => {
    await turn();
    if (asked.includes(2)) throw new Error('2 cannot be written');
    return asked;
  });
  const [one, two, three] = await Promise.allSettled([write(1), write(2), write(3)]);
  expect(one).toEqual({ status: 'fulfilled', value: 1 });
  expect(two).toMatchObject({ status: 'rejected', reason: new Error('2 cannot be written') });
  expect(three).toEqual({ status: 'fulfilled', value: 3 });
  expect(await write(4)).toBe(4);
});

it('writeTogether rejects all entries without a retry when the database is unavailable', async () => {
  let writes = 0;
  const write = writeTogether((): Promise<number[]> => {
    writes += 1;
    return Promise.reject(new DatabaseUnavailableError(new Error('lost'), false));
  });
  const outcomes = await Promise.allSettled([write(1), write(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(writes).toBe(1);
});
