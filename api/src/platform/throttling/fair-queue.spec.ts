import { FairQueue, LeftQueueError, QueueFullError, type QueueLimits } from './fair-queue.js';

/** A timeout that never ends during the tests: a request left over by one test must not be refused during another. */
const FOR_EVER_MS = 2 ** 31 - 1;

const queueOf = (limits: Partial<QueueLimits> = {}) =>
  new FairQueue({ running: 2, runningOfOne: 2, waiting: 100, waitingOfOne: 50, patienceMs: FOR_EVER_MS, ...limits });

/** Records the order in which requests get their places. Each keeps its place until the test makes it leave. */
function crowd(queue: FairQueue) {
  const order: string[] = [];
  const leaves: (() => void)[] = [];
  const join = async (client: string) => {
    const leave = await queue.enter(client);
    order.push(client);
    leaves.push(leave);
  };
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    order,
    join: (client: string) => void join(client),
    settle,
    serve: async () => {
      leaves.shift()!();
      await settle();
    },
  };
}

describe('the queue', () => {
  it('the fair queue serves a client with one request before another client’s forty are done', async () => {
    const { order, join, settle, serve } = crowd(queueOf());
    for (let n = 0; n < 40; n += 1) join('flood');
    join('shopper');
    await settle();
    await serve();
    expect(order).toEqual(['flood', 'flood', 'flood']);
    await serve();
    expect(order.at(-1)).toBe('shopper');
  });

  it('the fair queue takes turns between clients, however many requests each has', async () => {
    const { order, join, settle, serve } = crowd(queueOf({ running: 1 }));
    for (const client of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) join(client);
    await settle();
    for (let n = 0; n < 6; n += 1) await serve();
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('the fair queue keeps free slots for others when one client has many requests', () => {
    const queue = queueOf({ running: 3, runningOfOne: 2 });
    expect([1, 2, 3].map(() => Boolean(queue.enterAtOnce('flood')))).toEqual([true, true, false]);
    expect(queue.enterAtOnce('shopper')).toBeDefined();
  });

  it('the fair queue refuses a client above its own limit and everybody above the total', async () => {
    const queue = queueOf({ running: 1, waiting: 3, waitingOfOne: 2 });
    queue.enterAtOnce('a');
    const never = [queue.enter('a'), queue.enter('a'), queue.enter('b')];
    await expect(queue.enter('a')).rejects.toMatchObject({ ofClient: true });
    await expect(queue.enter('c')).rejects.toMatchObject({ ofClient: false });
    expect(queue.length).toBe(never.length);
  });

  it('the fair queue skips a waiting client that has disconnected', async () => {
    const queue = queueOf({ running: 1 });
    const leave = queue.enterAtOnce('a')!;
    const gone = new AbortController();
    const left = queue.enter('b', gone.signal);
    const next = queue.enter('c');
    gone.abort();
    await expect(left).rejects.toBeInstanceOf(LeftQueueError);
    leave();
    await expect(next).resolves.toBeInstanceOf(Function);
    expect(queue.length).toBe(0);
  });

  it('the fair queue refuses a request after the maximum wait and frees expired slots', async () => {
    const impatient = queueOf({ running: 1, patienceMs: 20 });
    impatient.enterAtOnce('a');
    await expect(impatient.enter('b')).rejects.toBeInstanceOf(QueueFullError);
    expect(impatient.length).toBe(0);

    const leased = queueOf({ running: 1, leaseMs: 20 });
    const late = leased.enterAtOnce('a')!;
    const next = await leased.enter('b');
    late();
    expect(leased.enterAtOnce('c')).toBeUndefined();
    next();
    expect(leased.enterAtOnce('c')).toBeDefined();
  });

  it('the fair queue loses no slot in random sequences of arrivals and departures', async () => {
    const queue = queueOf({ running: 3, runningOfOne: 2, waiting: 1000, waitingOfOne: 1000 });
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      const gone = new AbortController();
      if (n % 7 === 0) setTimeout(() => gone.abort(), n % 5);
      try {
        const leave = await queue.enter(`client ${n % 11}`, gone.signal);
        most = Math.max(most, (running += 1));
        await new Promise((done) => setTimeout(done, n % 3));
        running -= 1;
        leave();
      } catch (error) {
        expect(error).toBeInstanceOf(LeftQueueError);
      }
    };
    await Promise.all(Array.from({ length: 500 }, (_, n) => work(n)));
    expect([most, running, queue.length]).toEqual([3, 0, 0]);
    expect([1, 2, 3, 4].map((n) => Boolean(queue.enterAtOnce(`${n}`)))).toEqual([true, true, true, false]);
  });
});
