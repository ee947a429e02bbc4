import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { tooManyRequests } from '../../shared/api-error.js';

export const LIMIT_STORAGE = Symbol('LIMIT_STORAGE');

/** The arguments of `increment`; `hits` is 1 if missing. */
export type Hit = [...Parameters<ThrottlerStorage['increment']>, hits?: number];
export type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

export interface LimitStorage extends ThrottlerStorage {
  increment(...hit: Hit): Promise<Counted>;
  /**
   * Counts hits in their order, and stops after the first one that is blocked. Returns the counted hits. Missing if it
   * would cost as much as a call of `increment` for each hit.
   */
  incrementEach?(hits: Hit[]): Promise<Counted[]>;
  /** Returns whether the preferred storage answers; missing if there is only one storage. */
  answer?(): Promise<boolean>;
}

export interface Limit {
  /**
   * What is counted and for whom, e.g. `sms:network:10.0.0.0/24`. It is stored as plain text, so it must not contain a
   * telephone or an e-mail address.
   */
  key: string;
  most: number;
  windowSeconds: number;
  /** Number of hits that this one counts as; by default 1. */
  hits?: number;
}

const NEVER_FULL = 1_000_000_000;

/** Rate limits of actions that cost money or annoy people. The counters are shared by all API processes. */
@Injectable()
export class Limits {
  /** Calls of `hitOnce` that are in progress. */
  private readonly asked = new Map<string, Promise<void>>();

  constructor(@Inject(LIMIT_STORAGE) private readonly storage: LimitStorage) {}

  /**
   * Counts one hit on each limit, in order, and stops at the first one that is exceeded. Narrow limits must come first,
   * so that refused hits of one sender do not use up a limit shared by all. Throws TOO_MANY_REQUESTS with the time of
   * the next allowed try.
   */
  async hit(limits: Limit[]): Promise<void> {
    refuseBlocked(await this.countEach(limits));
  }

  /**
   * Counts a hit on each limit the first time that `what` is let through, and no further hit if `what` comes again
   * within the window. If `what` was refused, it is counted and refused again, so repeating does not get around the
   * limit. Parallel calls in one process are counted once. Throws TOO_MANY_REQUESTS.
   */
  async hitOnce(what: string, windowSeconds: number, limits: Limit[]): Promise<void> {
    const asked = this.asked.get(what) ?? this.hitUnlessLetThrough(`once:${what}`, windowSeconds, limits);
    this.asked.set(what, asked);
    await asked.finally(() => this.asked.delete(what));
  }

  /** Returns whether Redis answers; undefined if Redis is not configured and all counters are in PostgreSQL. */
  async redisAnswers(): Promise<boolean | undefined> {
    return this.storage.answer?.();
  }

  private async hitUnlessLetThrough(key: string, windowSeconds: number, limits: Limit[]): Promise<void> {
    const counted = await this.countEach([
      { key, most: NEVER_FULL, windowSeconds },
      ...limits,
      // A limit of 0 blocks the counter for `windowSeconds`.
      { key, most: 0, windowSeconds },
    ]);
    // The first counter is blocked if an earlier call has let `key` through, the last one if this call does.
    const isThrough = counted.length === 1 || counted.length === limits.length + 2;
    if (!isThrough) refuseBlocked(counted);
  }

  /** Counts a hit. Returns the number of hits including this one. */
  async count(limit: Limit): Promise<Counted> {
    return this.storage.increment(...hitOn(limit));
  }

  /**
   * Counts one hit on each limit, in order, and stops after the first limit that is exceeded. Returns the counted hits.
   */
  async countEach(limits: Limit[]): Promise<Counted[]> {
    if (this.storage.incrementEach) return this.storage.incrementEach(limits.map(hitOn));
    const counted: Counted[] = [];
    for (const limit of limits) {
      counted.push(await this.count(limit));
      if (counted.at(-1)!.isBlocked) break;
    }
    return counted;
  }
}

function hitOn({ key, most, windowSeconds, hits = 1 }: Limit): Hit {
  return [key, windowSeconds * 1000, most, windowSeconds * 1000, 'limit', hits];
}

function refuseBlocked(counted: Counted[]): void {
  const blocked = counted.find(({ isBlocked }) => isBlocked);
  if (blocked) throw tooManyRequests(new Date(Date.now() + blocked.timeToBlockExpire * 1000));
}
