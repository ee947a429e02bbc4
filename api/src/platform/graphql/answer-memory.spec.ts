import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Registry } from 'prom-client';
import type { PlatformConfig } from '../config/config.js';
import type { Metrics } from '../observability/metrics.js';
import { AnswerMemory } from './answer-memory.js';

let now = 0;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A memory that reads `states` one after another; each reading takes so many milliseconds. */
function memoryOf(freshMs: number, states: string[], readingMs = 0) {
  const config = { ANSWER_MEMORY_MB: 1, ANSWER_MEMORY_FRESH_MS: freshMs } as PlatformConfig;
  const memory = new AnswerMemory(config, { registry: new Registry() } as Metrics);
  const read = jest.fn(() => {
    now += readingMs;
    return Promise.resolve(states.shift() ?? null);
  });
  memory.follow(read);
  return { memory, read };
}

/** Lets a reading end that nobody waits for. */
const readingEnds = () => new Promise((done) => setTimeout(done, 5));

it('relies on a state for so many milliseconds, counted from before it was asked for', async () => {
  const { memory } = memoryOf(10, ['first', 'second'], 4);
  expect(memory.recentState()).toBeUndefined();
  expect(await memory.state()).toBe('first');
  expect(now).toBe(1004);
  expect(memory.recentState()).toBe('first');
  now = 1009.9;
  expect(memory.recentState()).toBe('first');
  now = 1010;
  expect(memory.recentState()).toBeUndefined();
});

it('reads the state again after half of the time, once, while nobody waits', async () => {
  const { memory, read } = memoryOf(10, ['first', 'second']);
  await memory.state();
  now = 1005;
  expect([memory.recentState(), memory.recentState()]).toEqual(['first', 'first']);
  await readingEnds();
  expect(read).toHaveBeenCalledTimes(2);
  now = 1014;
  expect(memory.recentState()).toBe('second');
});

it('asks each time with 0', async () => {
  const { memory, read } = memoryOf(0, ['first', 'second']);
  expect(await memory.state()).toBe('first');
  expect(memory.recentState()).toBeUndefined();
  expect(await memory.sharedState()).toBe('second');
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not rely on a state that was read, or was being read, when something changed', async () => {
  const { memory } = memoryOf(10, ['first', 'second', 'third']);
  await memory.state();
  memory.forgetState();
  expect(memory.recentState()).toBeUndefined();
  let end!: (state: string) => void;
  memory.follow(() => new Promise((done) => (end = done)));
  const reading = memory.state();
  await readingEnds();
  now += 1;
  memory.forgetState();
  end('before the change');
  expect(await reading).toBe('before the change');
  expect(memory.recentState()).toBeUndefined();
});

it('tells others a state once no process can have the one before it', async () => {
  const { memory } = memoryOf(10, ['first', 'first', 'first', 'second']);
  expect(await memory.sharedState()).toBeNull();
  now = 1010;
  expect(await memory.sharedState()).toBe('first');
  now = 1020;
  expect(await memory.sharedState()).toBe('first');
  now = 1030;
  expect(await memory.sharedState()).toBeNull();
});
