import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Limits } from '../platform/throttling/limits.js';

/** How many codes a shopper may try, wherever codes are named: in a quote, in an order, for the cart. */
@Injectable()
export class PromocodeGuesses {
  constructor(private readonly limits: Limits) {}

  /** Ten codes a minute, a hundred a day. One that was let through costs nothing again for an hour. Throws TOO_MANY_REQUESTS. */
  count(userId: string, code: string): Promise<void> {
    const same = createHash('sha256').update(code).digest('base64url').slice(0, 24);
    return this.limits.hitOnce(`promocode:${userId}:${same}`, 3600, [
      { key: `promocode:user:${userId}`, most: 10, windowSeconds: 60 },
      { key: `promocode:user-day:${userId}`, most: 100, windowSeconds: 86_400 },
    ]);
  }
}
