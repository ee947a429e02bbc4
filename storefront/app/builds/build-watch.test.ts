import { jest } from '@jest/globals';
import { BuildWatch } from './build-watch';

const minute = 60_000;
let latest: string;
let isLost: boolean;
let isHidden: boolean;
const asked: string[] = [];
let stop: () => void;

beforeEach(() => {
  [latest, isLost, isHidden] = ['1', false, false];
  asked.length = 0;
  jest.useFakeTimers({ now: 1_000_000 });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    if (isLost) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => ({ id: latest }) };
  }) as never;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function watch() {
  const builds = new BuildWatch('1');
  stop = builds.start();
  return builds;
}

it('BuildWatch requests the latest build every ten minutes while the page is visible', async () => {
  const builds = watch();
  await jest.advanceTimersByTimeAsync(10 * minute - 1);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d+$/)]);
  expect(builds.isStale).toBe(false);
});

it('BuildWatch stops its requests once a new build is known', async () => {
  const builds = watch();
  latest = '2';
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect([builds.isStale, asked.length]).toEqual([true, 1]);
});

it('BuildWatch requests the latest build when the shopper returns, at most once a minute', async () => {
  watch();
  await jest.advanceTimersByTimeAsync(2 * minute);
  for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
});

it('BuildWatch sends no requests while the page is hidden', async () => {
  isHidden = true;
  watch();
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(asked).toEqual([]);
});

it('BuildWatch treats a failed request as no new build', async () => {
  const builds = watch();
  isLost = true;
  await jest.advanceTimersByTimeAsync(15 * minute);
  expect([builds.isStale, asked.length]).toEqual([false, 1]);
});
