import { jest } from '@jest/globals';

/** Moves the clock that code reads by so many milliseconds. Timers go on as before. `jest.restoreAllMocks` undoes it. */
export function moveClock(ms: number): void {
  const real = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ms);
}
