import { MeetError } from './meet-error.js';
import { randomKey } from './random-key.js';
import type { MeetStorage } from './storage.js';

/** Error codes after which it is unknown whether the order was placed. */
const unanswered = new Set([
  'NETWORK_ERROR',
  'HTTP_ERROR',
  'OVERLOADED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
]);

/**
 * Returns a function that places an order with an idempotency key. The key stays in the storage until the API answers,
 * so a repeated order (after a lost answer, a reload or a second press) is not placed twice.
 */
export function withOrderKey(storage: MeetStorage, name: string) {
  let kept: Promise<string> | undefined;

  async function readOrMake(): Promise<string> {
    const earlier = await storage.getItem(name);
    if (earlier) return earlier;
    const key = randomKey();
    await storage.setItem(name, key);
    return key;
  }

  async function forget(): Promise<void> {
    kept = undefined;
    await storage.removeItem(name);
  }

  return async function place<Result>(order: (key: string) => Promise<Result>): Promise<Result> {
    kept ??= readOrMake();
    const placed = order(await kept);
    const isAnswered = await placed.then(
      () => true,
      (error: unknown) => error instanceof MeetError && !unanswered.has(error.code),
    );
    if (isAnswered) await forget();
    return placed;
  };
}
