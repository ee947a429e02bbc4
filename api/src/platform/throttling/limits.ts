import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { tooManyRequests } from '../../shared/api-error.js';

export const LIMIT_STORAGE = Symbol('LIMIT_STORAGE');

export interface LimitStorage extends ThrottlerStorage {
  /** Whether the server it would rather use answers; absent where there is no other one. */
  answer?(): Promise<boolean>;
}

export interface Limit {
  /** What is counted and about whom, e.g. `sms:network:10.0.0.0/24`. No telephone or mailbox: counters are kept in clear. */
  key: string;
  most: number;
  windowSeconds: number;
}

const NEVER_FULL = 1_000_000_000;

/** Counts what costs money or patience, in a storage all API processes share. */
@Injectable()
export class Limits {
  /** What is being counted by `hitOnce` now. */
  private readonly asked = new Map<string, Promise<void>>();

  constructor(@Inject(LIMIT_STORAGE) private readonly storage: LimitStorage) {}

  /**
   * Counts one hit on each, in order, and stops at the first that is full: put the narrow ones first, so that one
   * sender's refused hits do not use up what all share. Throws TOO_MANY_REQUESTS with the time it is worth trying again.
   */
  async hit(limits: Limit[]): Promise<void> {
    for (const limit of limits) {
      const { isBlocked, timeToBlockExpire } = await this.count(limit);
      if (isBlocked) throw tooManyRequests(new Date(Date.now() + timeToBlockExpire * 1000));
    }
  }

  /**
   * Counts a hit on each the first time that `what` is let through, and nothing again within the window. What was refused
   * is counted again and refused again: asking twice is no way round. The same asked many times at once is one hit of each
   * process. Throws TOO_MANY_REQUESTS.
   */
  async hitOnce(what: string, windowSeconds: number, limits: Limit[]): Promise<void> {
    const asked = this.asked.get(what) ?? this.hitUnlessLetThrough(`once:${what}`, windowSeconds, limits);
    this.asked.set(what, asked);
    await asked.finally(() => this.asked.delete(what));
  }

  /** Whether the counters are where they should be: false while Redis is away. Undefined where they are in PostgreSQL. */
  async redisAnswers(): Promise<boolean | undefined> {
    return this.storage.answer?.();
  }

  private async hitUnlessLetThrough(key: string, windowSeconds: number, limits: Limit[]): Promise<void> {
    const { isBlocked } = await this.count({ key, most: NEVER_FULL, windowSeconds });
    // Its counter is full only because it was let through below.
    if (isBlocked) return;
    await this.hit(limits);
    await this.count({ key, most: 0, windowSeconds });
  }

  /** Hits so far, this one with them. */
  async count({ key, most, windowSeconds }: Limit) {
    return this.storage.increment(key, windowSeconds * 1000, most, windowSeconds * 1000, 'limit');
  }
}
