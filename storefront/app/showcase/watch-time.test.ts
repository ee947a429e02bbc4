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

it('asks once when the time has come, to the second', () => {
  watch(90);
  jest.advanceTimersByTime(89_999);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits for months, which is longer than a timer of browsers can', () => {
  watch(90 * 86_400);
  jest.advanceTimersByTime(90 * 86_400_000 - 1);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks nothing in the background, and at once when the page is shown again', () => {
  watch(60);
  show(false);
  jest.advanceTimersByTime(3_600_000);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('shown again too early, it waits for the rest', () => {
  watch(60);
  show(false);
  jest.advanceTimersByTime(10_000);
  show(true);
  jest.advanceTimersByTime(49_999);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again while there is no later answer, until it is ended', () => {
  watch(0);
  jest.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  end();
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
