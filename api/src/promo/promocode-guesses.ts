import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Limits } from '../platform/throttling/limits.js';

/** Limits how many promo codes a shopper may try, counting quotes, orders and the cart together. */
@Injectable()
export class PromocodeGuesses {
  constructor(private readonly limits: Limits) {}

  /**
   * Allows ten codes per minute and a hundred per day. The same code is counted only once within an hour. Throws
   * TOO_MANY_REQUESTS.
   */
  count(userId: string, code: string): Promise<void> {
    const same = createHash('sha256').update(code).digest('base64url').slice(0, 24);
    return this.limits.hitOnce(`promocode:${userId}:${same}`, 3600, [
      { key: `promocode:user:${userId}`, most: 10, windowSeconds: 60 },
      { key: `promocode:user-day:${userId}`, most: 100, windowSeconds: 86_400 },
    ]);
  }
}
