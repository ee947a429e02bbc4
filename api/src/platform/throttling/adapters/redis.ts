import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Redis } from 'ioredis';

/**
 * Keeps rate-limit counters in Redis. Each hit is one script, and Redis runs scripts one after another, even those of
 * several API processes.
 */
export class RedisThrottlerStorage implements ThrottlerStorage {
  constructor(private readonly redis: Redis) {}

  async increment(key: string, ttl: number, limit: number, blockDuration: number, throttlerName: string, more = 1) {
    // The braces make a Redis cluster store both keys on the same node.
    const hits = `{throttle:${throttlerName}:${key}}`;
    const [total, expires, blocked] = (await this.redis.eval(
      HIT,
      2,
      hits,
      `${hits}:blocked`,
      ttl,
      limit,
      blockDuration,
      more,
    )) as [number, number, number];
    return {
      totalHits: total,
      timeToExpire: Math.ceil(expires / 1000),
      isBlocked: blocked > 0,
      timeToBlockExpire: Math.ceil(blocked / 1000),
    };
  }
}

/**
 * Script that counts a hit; all times are in milliseconds. A block starts with the first hit above the limit, and hits
 * during a block are not counted.
 */
const HIT = `
local blocked = redis.call('PTTL', KEYS[2])
if blocked > 0 then
  return { tonumber(redis.call('GET', KEYS[2])), 0, blocked }
end
local total = redis.call('INCRBY', KEYS[1], ARGV[4])
if total == tonumber(ARGV[4]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
local expires = redis.call('PTTL', KEYS[1])
if total > tonumber(ARGV[2]) then
  redis.call('SET', KEYS[2], total, 'PX', ARGV[3])
  redis.call('DEL', KEYS[1])
  return { total, expires, tonumber(ARGV[3]) }
end
return { total, expires, 0 }`;
