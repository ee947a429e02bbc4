import { RestartPolicy } from './restart-policy.js';

it('RestartPolicy waits longer after each failure and finally gives up', () => {
  const policy = new RestartPolicy();
  const waits = Array.from({ length: 10 }, () => policy.waitAfter(500));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000, undefined, undefined]);
});

it('RestartPolicy forgets earlier failures after a service has run long enough', () => {
  const policy = new RestartPolicy();
  for (let n = 0; n < 8; n += 1) policy.waitAfter(500);
  expect([policy.waitAfter(60_000), policy.waitAfter(500)]).toEqual([1000, 2000]);
});
