import { pagePath } from '../personal-data/page-address';
import { apiConfig } from '../graphql/api-transport.server';
import { logError } from '../graphql/log.server';
import type { ClientError } from './client-error';
import { withoutPersonalData } from '../personal-data/without-personal-data';

/** Reports in a minute: of one address, and of all together. More are dropped. */
const perAddress = 10;
const perMinute = 120;

let minute = -1;
const counts = new Map<string, number>();

export interface Sender {
  source: 'browser' | 'server';
  /** Address of the shopper whose browser tells of the error; null if the server itself failed. */
  address: string | null;
}

/**
 * Sends an error to `ERROR_SINK_URL`, or without it to the log, which has those of the server already. Takes out what
 * may tell of a person. Returns whether the error was within the limits and the sample. Never throws: a fault of the
 * sink is not the shopper's.
 *
 * @param now Milliseconds since the epoch.
 */
export async function sendError(error: ClientError, { source, address }: Sender, now = Date.now()): Promise<boolean> {
  const { url, rate } = apiConfig.errorSink;
  if (Math.random() >= rate || !isWithinLimits(address, now)) return false;
  const told = { ...error, ...redacted(error), source, at: new Date(now).toISOString() };
  if (url) await post(url, told);
  else if (source === 'browser') logError('A page failed in a browser:', told, error.requestId ?? undefined);
  return true;
}

const redacted = ({ message, stack, path }: ClientError) => ({
  message: withoutPersonalData(message),
  stack: withoutPersonalData(stack),
  path: withoutPersonalData(pagePath(path.replace(/[?#].*$/, ''))),
});

/** All addresses are forgotten every minute, so the map holds 121 at most. */
function isWithinLimits(address: string | null, now: number): boolean {
  const current = Math.floor(now / 60_000);
  if (current !== minute) counts.clear();
  minute = current;
  const all = counts.get('all') ?? 0;
  const own = address === null ? 0 : (counts.get(address) ?? 0);
  if (own >= perAddress || all >= perMinute) return false;
  if (address !== null) counts.set(address, own + 1);
  counts.set('all', all + 1);
  return true;
}

async function post(url: string, told: object): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
      signal: AbortSignal.timeout(3000),
    });
    await answer.body?.cancel();
    if (!answer.ok) logError('ERROR_SINK_URL did not take an error:', answer.status);
  } catch (fault) {
    logError('ERROR_SINK_URL did not take an error:', fault);
  }
}
