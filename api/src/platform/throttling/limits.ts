import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { tooManyRequests } from '../../shared/api-error.js';

export const LIMIT_STORAGE = Symbol('LIMIT_STORAGE');

export interface LimitStorage extends ThrottlerStorage {
  /** Whether the preferred server answers; absent if there is only one. */
  answer?(): Promise<boolean>;
}

export interface Limit {
  /** What is counted and for whom, e.g. `sms:network:10.0.0.0/24`. It is stored in clear: no telephone or mailbox. */
  key: string;
  most: number;
  windowSeconds: number;
}

const NEVER_FULL = 1_000_000_000;

/** Limits on what costs money or patience, counted in a storage that all API processes share. */
@Injectable()
export class Limits {
  /** The calls of `hitOnce` that are under way. */
  private readonly asked = new Map<string, Promise<void>>();

  constructor(@Inject(LIMIT_STORAGE) private readonly storage: LimitStorage) {}

  /**
   * Counts one hit on each limit, in order, and stops at the first that is full. Put the narrow ones first, so that one
   * sender's refused hits do not use up a limit that all share. Throws TOO_MANY_REQUESTS with the time of the next try.
   */
  async hit(limits: Limit[]): Promise<void> {
    for (const limit of limits) {
      const { isBlocked, timeToBlockExpire } = await this.count(limit);
      if (isBlocked) throw tooManyRequests(new Date(Date.now() + timeToBlockExpire * 1000));
    }
  }

  /**
   * Counts a hit on each limit when `what` is let through, and none when it comes again within the window. A refused
   * `what` is counted again and refused again, so that asking twice is no way round. Parallel calls in a process count
   * once. Throws TOO_MANY_REQUESTS.
   */
  async hitOnce(what: string, windowSeconds: number, limits: Limit[]): Promise<void> {
    const asked = this.asked.get(what) ?? this.hitUnlessLetThrough(`once:${what}`, windowSeconds, limits);
    this.asked.set(what, asked);
    await asked.finally(() => this.asked.delete(what));
  }

  /** Whether Redis counts: false while it is away, undefined where all counters are in PostgreSQL. */
  async redisAnswers(): Promise<boolean | undefined> {
    return this.storage.answer?.();
  }

  private async hitUnlessLetThrough(key: string, windowSeconds: number, limits: Limit[]): Promise<void> {
    const { isBlocked } = await this.count({ key, most: NEVER_FULL, windowSeconds });
    // This counter is full only if the last line has marked `key` as let through.
    if (isBlocked) return;
    await this.hit(limits);
    await this.count({ key, most: 0, windowSeconds });
  }

  /** Counts a hit. Returns the hits so far, this one included. */
  async count({ key, most, windowSeconds }: Limit) {
    return this.storage.increment(key, windowSeconds * 1000, most, windowSeconds * 1000, 'limit');
  }
}
