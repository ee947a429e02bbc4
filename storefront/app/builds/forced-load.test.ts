import { jest } from '@jest/globals';
import { mayLoadAnew } from './forced-load';

beforeEach(() => sessionStorage.clear());

it('mayLoadAnew allows one reload of a path in 10 seconds', () => {
  expect([0, 5000, 9999, 10_000, 10_001].map((now) => mayLoadAnew('/cart', now))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('mayLoadAnew counts each path separately and forgets old reloads', () => {
  expect([mayLoadAnew('/a', 0), mayLoadAnew('/b', 1), mayLoadAnew('/a', 2)]).toEqual([true, true, false]);
  mayLoadAnew('/c', 20_000);
  expect(JSON.parse(sessionStorage.getItem('forcedLoads')!)).toEqual({ '/c': 20_000 });
});

it('mayLoadAnew allows a reload when the clock was set back', () => {
  mayLoadAnew('/a', 50_000);
  expect(mayLoadAnew('/a', 10_000)).toBe(true);
});

it('mayLoadAnew allows no reload when the reload cannot be remembered in the browser', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  expect(mayLoadAnew('/a', 0)).toBe(false);
});
