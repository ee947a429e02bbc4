import { jest } from '@jest/globals';

/** Changes `Date.now` by this number of milliseconds while `work` runs. Timers are not affected. */
export async function withClockMoved<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const real = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + ms);
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}
