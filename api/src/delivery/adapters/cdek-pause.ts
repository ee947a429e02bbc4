import { setTimeout } from 'node:timers/promises';
import { ProviderError } from '../provider-error.js';

/** CDEK takes a request up and does it later; this is how often it is asked whether it has. */
export const PAUSE_MS = 500;

export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    throw new ProviderError('LATE', 'not done in time', { cause: error });
  });
}
