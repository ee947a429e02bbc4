import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Limits } from '../platform/throttling/limits.js';

const HOUR = 3600;
const NEVER_FULL = 1_000_000_000;

/** How many codes a shopper may try, wherever codes are named: in a quote, in an order, for the cart. */
@Injectable()
export class PromocodeGuesses {
  constructor(private readonly limits: Limits) {}

  /** Ten codes a minute, a hundred a day. One that was let through costs nothing again for an hour. Throws TOO_MANY_REQUESTS. */
  async count(userId: string, code: string): Promise<void> {
    const same = `promocode:same:${userId}:${createHash('sha256').update(code).digest('base64url').slice(0, 24)}`;
    const tried = await this.limits.count({ key: same, most: NEVER_FULL, windowSeconds: HOUR });
    // The counter of a code is full only because it was let through below.
    if (tried.isBlocked) return;
    await this.limits.hit([
      { key: `promocode:user:${userId}`, most: 10, windowSeconds: 60 },
      { key: `promocode:user-day:${userId}`, most: 100, windowSeconds: 86_400 },
    ]);
    await this.limits.count({ key: same, most: 0, windowSeconds: HOUR });
  }
}
