import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { halving } from './halving.js';

class Refused extends Error {}
const isRefused = (error: unknown): error is Error => error instanceof Refused;

it('halving applies every item except the faulty ones, in order and once each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (atFault) => {
      const items = atFault.map((_, n) => n);
      const through: number[] = [];
      const faults = await halving(
        items,
        async (some) => {
          if (some.some((n) => atFault[n])) throw new Refused('not these');
          through.push(...some);
        },
        isRefused,
      );
      expect(faults.map(({ item }) => item)).toEqual(items.filter((n) => atFault[n]));
      expect(through).toEqual(items.filter((n) => !atFault[n]));
    }),
  );
});

it('halving rethrows an error that is not the fault of an item, without trying halves', async () => {
  let tries = 0;
  const attempt = () => {
    tries += 1;
    return Promise.reject(new Error('the engine is down'));
  };
  await expect(halving([1, 2, 3], attempt, isRefused)).rejects.toThrow('the engine is down');
  expect(tries).toBe(1);
});
