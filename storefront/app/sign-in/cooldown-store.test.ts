import { jest } from '@jest/globals';
import { cooldownKey, CooldownStore } from './cooldown-store';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const inAMinute = '2026-11-20T12:01:00.000Z';

it('CooldownStore runs until the time received from the server and then clears itself', () => {
  const store = new CooldownStore();
  store.start(inAMinute);
  expect([store.until, sessionStorage.getItem(cooldownKey)]).toEqual([Date.parse(inAMinute), inAMinute]);
  jest.advanceTimersByTime(59_999);
  expect(store.until).not.toBe(0);
  jest.advanceTimersByTime(1);
  expect([store.until, sessionStorage.getItem(cooldownKey)]).toEqual([0, null]);
});

it('CooldownStore restores its end time after a reload', () => {
  sessionStorage.setItem(cooldownKey, inAMinute);
  const store = new CooldownStore();
  store.hydrate();
  expect(store.until).toBe(Date.parse(inAMinute));
});

it.each(['2026-11-20T12:00:00.000Z', '2020-01-01T00:00:00.000Z', 'soon', ''])(
  'CooldownStore deletes the invalid or past time «%s»',
  (value) => {
    sessionStorage.setItem(cooldownKey, value);
    const store = new CooldownStore();
    store.hydrate();
    expect([store.until, sessionStorage.getItem(cooldownKey)]).toEqual([0, null]);
  },
);

it('CooldownStore uses the latest end time received from the server', () => {
  const store = new CooldownStore();
  store.start(inAMinute);
  store.start('2026-11-20T12:10:00.000Z');
  jest.advanceTimersByTime(60_000);
  expect(store.until).toBe(Date.parse('2026-11-20T12:10:00.000Z'));
});
