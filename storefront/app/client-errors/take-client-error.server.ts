import { apiConfig } from '../graphql/api-transport.server';
import { currentRequest } from '../graphql/current-request.server';
import { logError } from '../graphql/log.server';
import type { ClientError } from './client-error';
import { withoutPersonalData } from './without-personal-data';

/** Reports in a minute: of one address, and of all together. More are dropped. */
const perAddress = 10;
const perMinute = 120;

let minute = -1;
const counts = new Map<string, number>();

/**
 * Passes on what a page told of an error: to `CLIENT_ERRORS_URL`, or to the log. Returns whether it was taken. Never
 * throws: a fault of the sink is not the shopper's.
 *
 * @param now Milliseconds since the epoch.
 */
export async function takeClientError(error: ClientError, now = Date.now()): Promise<boolean> {
  if (!isWithinLimits(currentRequest().asker.address ?? '', now)) return false;
  const told = { ...error, ...redacted(error), at: new Date(now).toISOString() };
  if (!apiConfig.clientErrorsUrl) logError('A page failed in a browser:', told);
  else await send(apiConfig.clientErrorsUrl, told);
  return true;
}

const redacted = ({ message, stack, path }: ClientError) => ({
  message: withoutPersonalData(message),
  stack: withoutPersonalData(stack),
  path: withoutPersonalData(path.replace(/[?#].*$/, '')),
});

/** All addresses are forgotten every minute, so the map holds 121 at most. */
function isWithinLimits(address: string, now: number): boolean {
  const current = Math.floor(now / 60_000);
  if (current !== minute) counts.clear();
  minute = current;
  const own = counts.get(address) ?? 0;
  const all = counts.get('all') ?? 0;
  if (own >= perAddress || all >= perMinute) return false;
  counts.set(address, own + 1).set('all', all + 1);
  return true;
}

async function send(url: string, told: object): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
      signal: AbortSignal.timeout(3000),
    });
    await answer.body?.cancel();
    if (!answer.ok) logError('CLIENT_ERRORS_URL did not take an error:', answer.status);
  } catch (fault) {
    logError('CLIENT_ERRORS_URL did not take an error:', fault);
  }
}
