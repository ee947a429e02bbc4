import { jest } from '@jest/globals';
import { takePreloadSlot } from './preload-slots';

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  connect(undefined);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('takePreloadSlot allows at most 4 preloads at once', () => {
  expect(Array.from({ length: 6 }, takePreloadSlot)).toEqual([true, true, true, true, false, false]);
  jest.advanceTimersByTime(3000);
  expect(takePreloadSlot()).toBe(true);
});

it.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: false, effectiveType: '3g' }, true],
  [undefined, true],
])('takePreloadSlot refuses a preload on a slow or data-saving connection: %p', (connection, expected) => {
  connect(connection);
  expect(takePreloadSlot()).toBe(expected);
});
