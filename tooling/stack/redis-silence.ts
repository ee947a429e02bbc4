import { Redis } from 'ioredis';

const ANSWER_WITHIN_MS = 2000;

/** Returns the reason why the Redis at this address does not respond, or null if it responds. */
export async function redisSilence(url: string): Promise<string | null> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    disableClientInfo: true,
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy: () => null,
  });
  let fault: Error | undefined;
  redis.on('error', (error) => (fault ??= error));
  try {
    await redis.connect();
    await redis.ping();
    return null;
  } catch (error) {
    return (fault ?? (error as Error)).message || 'no answer';
  } finally {
    redis.disconnect();
  }
}
