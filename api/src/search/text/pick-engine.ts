import { keyOfRole } from '@meet/search-indexer/settings';
import type { Logger } from 'pino';
import type { SearchConfig } from '../search.config.js';
import type { Statements } from '../../platform/database/statements.js';
import { MeilisearchQueries } from './adapters/meilisearch-queries.js';
import { MeilisearchEngine } from './adapters/meilisearch.js';
import { PostgresSearchEngine } from './adapters/postgres.js';
import { SearchWithFallback } from './adapters/with-fallback.js';
import type { SearchEngine } from './search-engine.js';

/** If Meilisearch does not answer within this time, PostgreSQL answers instead. */
const TIMEOUT_MS = 1000;
const LEFT_ALONE_MS = 5000;

/** Returns the PostgreSQL engine or, if MEILI_URL is set, Meilisearch with PostgreSQL as the fallback. */
export function pickSearchEngine(config: SearchConfig, statements: Statements, log: Logger): SearchEngine {
  const { MEILI_URL: url, MEILI_INDEX: index } = config;
  const embedded = new PostgresSearchEngine(statements);
  if (!url) return embedded;
  const apiKey = keyOfRole('search', config);
  const queries = new MeilisearchQueries({ url, apiKey, index, timeoutMs: TIMEOUT_MS });
  return new SearchWithFallback(new MeilisearchEngine(queries, embedded), embedded, log, LEFT_ALONE_MS);
}
