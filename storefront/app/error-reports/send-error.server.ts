import { pagePath } from '../personal-data/page-address';
import { apiConfig } from '../graphql/api-transport.server';
import { logError } from '../graphql/log.server';
import type { ClientError } from './client-error';
import { withoutPersonalData } from '../personal-data/without-personal-data';

/** Maximum number of reports in a minute: from one address, and in total. More are dropped. */
const perAddress = 10;
const perMinute = 120;

let minute = -1;
const counts = new Map<string, number>();

export interface Sender {
  source: 'browser' | 'server';
  /** Address of the shopper whose browser reports the error; null if the server itself failed. */
  address: string | null;
}

/**
 * Sends an error to `ERROR_SINK_URL` or, if that is not set, to the log, which already has the server's own errors.
 * Removes personal data. Returns whether the error was within the limits and the sample. Never throws, because a
 * failing sink must not fail the request.
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

/** Counts by address are cleared every minute, so the map holds at most 121. */
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
