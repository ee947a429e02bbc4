import { clientFor, keyOfRole, keyRefusal, type KeyRole, type KeySettings } from '@meet/search-indexer/settings';

const ANSWER_WITHIN_MS = 2000;

/**
 * Checks the Meilisearch at this address. Returns its faults, one sentence each; an empty array if the shop can use it.
 */
export async function meilisearchFaults(address: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const url = address.replace(/\/+$/, '');
  const settings: KeySettings = { ...env, MEILI_INDEX: env.MEILI_INDEX || 'products' };
  const silent = await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok, status }) => (ok ? null : `answers ${status}`),
    () => 'does not answer',
  );
  if (silent) return [`${url} ${silent}: PostgreSQL searches meanwhile`];
  const indexOf = (role: KeyRole) => clientFor({ url, apiKey: keyOfRole(role, settings) }).index(settings.MEILI_INDEX);
  const faults = await Promise.all([
    faultOf('search', indexOf('search').search('', { limit: 0 })),
    faultOf('indexer', indexOf('indexer').getSettings()),
  ]);
  return [...new Set(faults.filter((fault) => fault !== null))];
}

async function faultOf(role: KeyRole, answer: Promise<unknown>): Promise<string | null> {
  return answer.then(
    () => null,
    (error: Error) => keyRefusal(role, error) ?? error.message,
  );
}
