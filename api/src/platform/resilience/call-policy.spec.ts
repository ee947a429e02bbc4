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

it('the call policy retries retryable errors up to the maximum', async () => {
  let tries = 0;
  const failing = callPolicy(rules({ retries: 2 })).execute(() => {
    tries += 1;
    throw new Error('down');
  });
  await expect(failing).rejects.toThrow('down');
  expect(tries).toBe(3);
});

it('the call policy does not retry an error that is not retryable', async () => {
  let tries = 0;
  const failing = callPolicy(rules({ isRetryable: () => false })).execute(() => {
    tries += 1;
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(tries).toBe(1);
});

it('the call policy makes no further retry after its attempts have opened the circuit', async () => {
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

it('the call policy keeps the circuit closed for errors that are not failures', async () => {
  const policy = callPolicy(rules({ retries: 0, breaker: { failures: 1, openMs: 60_000, isFailure: () => false } }));
  const call = () => policy.execute(() => Promise.reject(new Error('no such town')));
  await expect(call()).rejects.toThrow('no such town');
  await expect(call()).rejects.toThrow('no such town');
});

it('the call policy starts no further attempt after its total time is over', async () => {
  let tries = 0;
  const call = callPolicy(rules({ wholeTimeoutMs: 20, retries: 5 })).execute(() => {
    tries += 1;
    return silence();
  });
  await expect(call).rejects.toBeInstanceOf(TaskCancelledError);
  expect(tries).toBe(1);
});

it('the call policy counts an attempt that exceeds its time as a failure and retries', async () => {
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

it('the call policy gives each call a separate abort signal, so that listeners do not pile up', async () => {
  const signals = new Set<AbortSignal>();
  const policy = callPolicy(rules({}));
  for (let n = 0; n < 3; n += 1) await policy.execute(({ signal }) => void signals.add(signal));
  expect(signals.size).toBe(3);
});
