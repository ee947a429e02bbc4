import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { Queue, type Work } from './queue.js';

const log = pino({ enabled: false });

/** A queue over jobs in memory: numbers that are due. */
function queueOf(due: number[], work: Partial<Work<number, string>> = {}) {
  const failed: number[] = [];
  const running = { now: 0, most: 0 };
  const attempt = work.attempt ?? (() => sleep(5, 'done'));
  const queue = new Queue<number, string>(
    {
      name: 'numbers',
      atOnce: 3,
      leaseSeconds: 60,
      take: (most) => Promise.resolve(due.splice(0, most)),
      fail: (job) => Promise.resolve(void failed.push(job)),
      ...work,
      async attempt(job) {
        running.most = Math.max(running.most, (running.now += 1));
        return attempt(job).finally(() => (running.now -= 1));
      },
    },
    log,
  );
  return { queue, failed, running };
}

it('Queue.run does every due job, at most `atOnce` at a time', async () => {
  const { queue, running } = queueOf([1, 2, 3, 4, 5, 6, 7]);
  await expect(queue.run()).resolves.toBe(7);
  expect(running.most).toBe(3);
});

it('a slow job occupies one slot of the queue while other jobs go on', async () => {
  const ended: number[] = [];
  const attempt = (job: number) => sleep(job === 1 ? 100 : 5, 'done').finally(() => ended.push(job));
  await queueOf([1, 2, 3, 4, 5, 6], { attempt }).queue.run();
  expect(ended.at(-1)).toBe(1);
});

it('a queue job that throws is stored as failed, and its slot runs the next job', async () => {
  const attempt = (job: number) => (job === 2 ? Promise.reject(new Error('refused')) : Promise.resolve('done'));
  const { queue, failed } = queueOf([1, 2, 3, 4], { attempt, atOnce: 1 });
  await expect(queue.run()).resolves.toBe(4);
  expect(failed).toEqual([2]);
  expect(queue).toMatchObject({ succeeded: 3, failed: 1 });
});

it('a queue slot runs no further job after a failure when stopsAtFailure is set', async () => {
  const due = [1, 2, 3];
  const attempt = () => Promise.reject(new Error('the server is down'));
  const { queue, failed } = queueOf(due, { attempt, atOnce: 1, stopsAtFailure: true });
  await queue.run();
  expect([failed, due]).toEqual([[1], [2, 3]]);
});

it('a queue job fails when its attempt takes three quarters of the lease', async () => {
  const { queue, failed } = queueOf([1], { attempt: () => sleep(200, 'late'), leaseSeconds: 0.1 });
  await queue.run();
  expect(failed).toEqual([1]);
});

it('queue jobs that end while other results are being stored are stored with one call', async () => {
  const stored: number[][] = [];
  const due = [1, 2, 3];
  let begin: (value: string) => void = () => undefined;
  const storing = new Promise<string>((resolve) => (begin = resolve));
  const { queue } = queueOf(due, {
    attempt: (job) => (job === 1 ? Promise.resolve('done') : storing),
    succeed: async (done) => {
      begin('done');
      await sleep(30);
      stored.push(done.map(({ job }) => job));
      return [];
    },
  });
  await queue.run();
  expect(stored).toEqual([[1], [2, 3]]);
});

it('a queue job whose result could not be stored is left to the next lease', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined);
  const { queue } = queueOf([1], { succeed: () => Promise.reject(new Error('no database')) });
  await queue.run();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ queue: 'numbers' }), 'queue: slot failed');
  warn.mockRestore();
});

it('Queue.stop takes no more jobs and resolves when those in progress have ended', async () => {
  const due = [1, 2, 3, 4];
  const { queue, running } = queueOf(due, { atOnce: 2, attempt: () => sleep(20, 'done') });
  await queue.fill();
  await queue.stop();
  expect(running.now).toBe(0);
  expect(due).toEqual([3, 4]);
  await queue.fill();
  expect(due).toEqual([3, 4]);
});
