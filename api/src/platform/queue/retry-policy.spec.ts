import fc from 'fast-check';
import { retryAfter, type RetryPolicy } from './retry-policy.js';

const policies: fc.Arbitrary<RetryPolicy> = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 2, max: 2000 }))
  .map(([firstSeconds, more, mostAttempts]) => ({ firstSeconds, longestSeconds: firstSeconds + more, mostAttempts }));

it('retryAfter doubles the pause with each failure up to the longest pause', () => {
  fc.assert(
    fc.property(policies, fc.integer({ min: 1, max: 1999 }), (policy, attempt) => {
      const { firstSeconds, longestSeconds, mostAttempts } = policy;
      fc.pre(attempt < mostAttempts! - 1);
      const pause = retryAfter(policy, attempt)!;
      expect(pause).toBeGreaterThanOrEqual(firstSeconds);
      expect(retryAfter(policy, attempt + 1)).toBe(Math.min(2 * pause, longestSeconds));
    }),
  );
});

it('retryAfter returns no pause exactly from the last attempt on', () => {
  fc.assert(
    fc.property(policies, fc.integer({ min: 1, max: 3000 }), (policy, attempt) => {
      expect(retryAfter(policy, attempt) === undefined).toBe(attempt >= policy.mostAttempts!);
    }),
  );
});

it('retryAfter never gives up when no maximum number of attempts is set', () => {
  expect(retryAfter({ firstSeconds: 5, longestSeconds: 3600 }, 100_000)).toBe(3600);
});

it('retryAfter returns 2, 4, 8 … 512 seconds and gives up at the tenth failure', () => {
  const policy = { firstSeconds: 2, longestSeconds: 3600, mostAttempts: 10 };
  const pauses = Array.from({ length: 10 }, (_, n) => retryAfter(policy, n + 1));
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, undefined]);
});
