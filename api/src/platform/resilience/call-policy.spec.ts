import { BrokenCircuitError, TaskCancelledError } from 'cockatiel';
import { callPolicy, type CallRules } from './call-policy.js';

const rules = (changes: Partial<CallRules>): CallRules => ({
  retries: 1,
  backoff: 1,
  isRetryable: () => true,
  breaker: { failures: 3, openMs: 60_000 },
  ...changes,
});

/** A call that never returns and ignores its abort signal. */
const silence = () => new Promise<never>(() => undefined);

it('retries what may be retried, so often', async () => {
  let tries = 0;
  const failing = callPolicy(rules({ retries: 2 })).execute(() => {
    tries += 1;
    throw new Error('down');
  });
  await expect(failing).rejects.toThrow('down');
  expect(tries).toBe(3);
});

it('does not retry the rest', async () => {
  let tries = 0;
  const failing = callPolicy(rules({ isRetryable: () => false })).execute(() => {
    tries += 1;
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(tries).toBe(1);
});

it('counts every try: a retry does not get through the circuit that the try before it opened', async () => {
  let tries = 0;
  const policy = callPolicy(rules({ retries: 9 }));
  const call = () =>
    policy.execute(() => {
      tries += 1;
      throw new Error('down');
    });
  await expect(call()).rejects.toBeInstanceOf(BrokenCircuitError);
  expect(tries).toBe(3);
  await expect(call()).rejects.toBeInstanceOf(BrokenCircuitError);
  expect(tries).toBe(3);
});

it('leaves the circuit closed for errors that are no failures', async () => {
  const policy = callPolicy(rules({ retries: 0, breaker: { failures: 1, openMs: 60_000, isFailure: () => false } }));
  const call = () => policy.execute(() => Promise.reject(new Error('no such town')));
  await expect(call()).rejects.toThrow('no such town');
  await expect(call()).rejects.toThrow('no such town');
});

it('bounds the whole call: a try that never ends is not followed by another', async () => {
  let tries = 0;
  const call = callPolicy(rules({ wholeTimeoutMs: 20, retries: 5 })).execute(() => {
    tries += 1;
    return silence();
  });
  await expect(call).rejects.toBeInstanceOf(TaskCancelledError);
  expect(tries).toBe(1);
});

it('bounds each try: one that never ends is a failure, and is tried again', async () => {
  let tries = 0;
  const policy = callPolicy(rules({ tryTimeoutMs: 20, breaker: { failures: 2, openMs: 60_000 } }));
  const call = () =>
    policy.execute(() => {
      tries += 1;
      return silence();
    });
  await expect(call()).rejects.toBeInstanceOf(TaskCancelledError);
  expect(tries).toBe(2);
  await expect(call()).rejects.toBeInstanceOf(BrokenCircuitError);
});
