import { clientFor, isUnknownKey, keyOfRole, type KeySettings } from '@meet/search-indexer/settings';

const ANSWER_WITHIN_MS = 2000;

/** What is wrong with the Meilisearch at this address, a sentence each; empty where the shop can work with it. */
export async function meilisearchFaults(url: string, settings: KeySettings): Promise<string[]> {
  const silent = await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok, status }) => (ok ? null : `answers ${status}`),
    () => 'does not answer',
  );
  if (silent) return [`${url} ${silent}: PostgreSQL searches meanwhile`];
  const { MEILI_INDEX: index } = settings;
  const search = clientFor({ url, apiKey: keyOfRole('search', settings) }).index(index);
  const indexer = clientFor({ url, apiKey: keyOfRole('indexer', settings) }).index(index);
  const faults = await Promise.all([
    faultOf('MEILI_SEARCH_KEY', () => search.search('', { limit: 0 })),
    faultOf('MEILI_INDEXER_KEY', () => indexer.getSettings()),
  ]);
  return faults.filter((fault) => fault !== null);
}

async function faultOf(variable: string, ask: () => Promise<unknown>): Promise<string | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    const said = (error as Error).message;
    return isUnknownKey(error)
      ? `${variable} (or MEILI_MASTER_KEY, MEILI_API_KEY) is not a key that may do this: make both with npm run search:keys`
      : `${variable}: ${said}`;
  }
}
