import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a machine that is too busy answers, and no replaced process does. */
const BUSY = /OVERLOADED|TOO_MANY_REQUESTS|TimeoutError|due to timeout|no answer in time/;

/** Reasons that the storefronts' logs give, by request id. */
export function loggedReasons(folder: string): Map<string, string> {
  const lines = readdirSync(folder)
    .filter((name) => /^storefront-\d\.log$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return reasonsIn(lines);
}

/** The first line of the first message above a warning, by request id. Anything but JSON is left out. */
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
