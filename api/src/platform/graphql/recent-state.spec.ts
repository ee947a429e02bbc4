import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RecentState } from './recent-state.js';

let now = 0;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A state that is read as `states`, one after another; each reading takes so many milliseconds. */
function stateOf(freshMs: number, states: string[], readingMs = 0) {
  const state = new RecentState(freshMs);
  const read = jest.fn(() => {
    now += readingMs;
    return Promise.resolve(states.shift() ?? null);
  });
  state.follow(read);
  return { state, read };
}

/** Lets a reading end that nobody waits for. */
const readingEnds = () => new Promise((done) => setTimeout(done, 5));

it('relies on a state for so many milliseconds, counted from before it was asked for', async () => {
  const { state } = stateOf(10, ['first', 'second'], 4);
  expect(state.recent()).toBeUndefined();
  expect(await state.afterNow()).toBe('first');
  expect(now).toBe(1004);
  expect(state.recent()).toBe('first');
  now = 1009.9;
  expect(state.recent()).toBe('first');
  now = 1010;
  expect(state.recent()).toBeUndefined();
});

it('reads the state again after half of the time, once, while nobody waits', async () => {
  const { state, read } = stateOf(10, ['first', 'second']);
  await state.afterNow();
  now = 1005;
  expect([state.recent(), state.recent()]).toEqual(['first', 'first']);
  await readingEnds();
  expect(read).toHaveBeenCalledTimes(2);
  now = 1014;
  expect(state.recent()).toBe('second');
});

it('asks each time with 0', async () => {
  const { state, read } = stateOf(0, ['first', 'second']);
  expect(await state.afterNow()).toBe('first');
  expect(state.recent()).toBeUndefined();
  expect(await state.shared()).toBe('second');
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not rely on a state that was read, or was being read, when something changed', async () => {
  const { state } = stateOf(10, ['first', 'second', 'third']);
  await state.afterNow();
  state.forget();
  expect(state.recent()).toBeUndefined();
  let end!: (read: string) => void;
  state.follow(() => new Promise((done) => (end = done)));
  const reading = state.afterNow();
  await readingEnds();
  now += 1;
  state.forget();
  end('before the change');
  expect(await reading).toBe('before the change');
  expect(state.recent()).toBeUndefined();
});

it('tells others a state once no process can have the one before it', async () => {
  const { state } = stateOf(10, ['first', 'first', 'first', 'second']);
  expect(await state.shared()).toBeNull();
  now = 1010;
  expect(await state.shared()).toBe('first');
  now = 1020;
  expect(await state.shared()).toBe('first');
  now = 1030;
  expect(await state.shared()).toBeNull();
});
