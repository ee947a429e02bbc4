import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Error responses of an overloaded machine, which a replaced process does not cause. */
const BUSY = /OVERLOADED|TOO_MANY_REQUESTS|TimeoutError|due to timeout|no answer in time/;

/** Returns the reasons of failures in the storefronts' logs, by request id. */
export function loggedReasons(folder: string): Map<string, string> {
  const lines = readdirSync(folder)
    .filter((name) => /^storefront-\d\.log$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return reasonsIn(lines);
}

/**
 * Returns the first line of the first message at warning level or above, by request id. Lines that are not JSON are
 * ignored.
 */
export function reasonsIn(lines: readonly string[]): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const line of lines) {
    if (!line.startsWith('{')) continue;
    const { level, reqId, msg } = JSON.parse(line) as { level: number; reqId?: string; msg?: string };
    if (level < 50 || !reqId || !msg || reasons.has(reqId)) continue;
    reasons.set(reqId, msg.split('\n', 2).join(' ').replace(/\s+/g, ' ').slice(0, 120));
  }
  return reasons;
}

export const isOfLoad = (reason: string): boolean => BUSY.test(reason);
