import { MeilisearchApiError } from 'meilisearch';

const CODES = ['invalid_api_key', 'missing_authorization_header'];

const SENTENCES = {
  master: 'MEILI_MASTER_KEY is not the master key of the Meilisearch at MEILI_URL',
  search:
    'Meilisearch does not know the key of the API (a wiped Meilisearch has lost its keys): ' +
    'run `MEILI_MASTER_KEY=… npm run search:keys` and set MEILI_SEARCH_KEY to what it prints; PostgreSQL searches meanwhile',
  indexer:
    'Meilisearch does not know the key of the search-indexer (a wiped Meilisearch has lost its keys), or that key may ' +
    'only search: run `MEILI_MASTER_KEY=… npm run search:keys` and set MEILI_INDEXER_KEY to what it prints',
};

type Role = keyof typeof SENTENCES;

/** If the engine refused the key of a role, returns a sentence that says what to do; null for other errors. */
export function keyRefusal(role: Role, error: unknown): string | null {
  return error instanceof MeilisearchApiError ? keyRefusalOf(role, error.cause?.code) : null;
}

/**
 * If the error code means that the engine refused the key of the role, returns a sentence that says what to do;
 * otherwise null.
 */
export function keyRefusalOf(role: Role, code: string | undefined): string | null {
  return code && CODES.includes(code) ? SENTENCES[role] : null;
}
