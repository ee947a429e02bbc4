import { jest } from '@jest/globals';
import { watchTime } from './watch-time';

const start = Date.parse('2026-11-22T10:00:00Z');
const ask = jest.fn();
let end = () => {};

function watch(seconds: number): void {
  end = watchTime({ changesAt: start + seconds * 1000, now: () => Date.now(), ask });
}

function show(visible: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  ask.mockClear();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('watchTime makes one request, exactly at the time of the planned change', () => {
  watch(90);
  jest.advanceTimersByTime(89_999);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('watchTime waits for months, longer than the maximum of a browser timer', () => {
  watch(90 * 86_400);
  jest.advanceTimersByTime(90 * 86_400_000 - 1);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('watchTime makes no request in a hidden tab, and makes the request when the tab is shown again', () => {
  watch(60);
  show(false);
  jest.advanceTimersByTime(3_600_000);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('watchTime waits for the remaining time when a tab is shown again before the planned change', () => {
  watch(60);
  show(false);
  jest.advanceTimersByTime(10_000);
  show(true);
  jest.advanceTimersByTime(49_999);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('watchTime repeats its request every few seconds after the planned change until it is stopped', () => {
  watch(0);
  jest.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  end();
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
