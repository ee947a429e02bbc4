import { keyRefusalOf } from '@meet/search-indexer/settings';
import { timeoutPolicy } from '../../../platform/resilience/call-policy.js';

export interface SearchQuery {
  q: string;
  matchingStrategy: 'all' | 'frequency' | 'last';
  /** Attributes to search; by default all. */
  attributesToSearchOn?: readonly string[];
  limit: number;
  offset?: number;
  /** Filter conditions, combined by AND. */
  filter?: string[];
  facets?: readonly string[];
}

export interface SearchAnswer {
  hits: { id: string }[];
  totalHits: number;
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
}

export interface MeilisearchOptions {
  url: string;
  apiKey: string | undefined;
  index: string;
  timeoutMs: number;
}

type Body = { results: (SearchAnswer & { estimatedTotalHits: number })[] } | { message?: string; code?: string };

/** Sends several queries for one Meilisearch index in one HTTP request. */
export class MeilisearchQueries {
  private readonly headers: Record<string, string>;

  constructor(private readonly options: MeilisearchOptions) {
    const { apiKey } = options;
    // On a loopback or local network, compressing takes longer than sending uncompressed.
    const plain = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
    this.headers = { ...plain, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
  }

  /** Returns one answer per query, in the same order. Throws if Meilisearch does not answer in time. */
  ask(queries: SearchQuery[], timeoutMs = this.options.timeoutMs): Promise<SearchAnswer[]> {
    // Stops waiting at the timeout even if the aborted request goes on. This matters when the circuit breaker is half
    // open, because then all searches wait for its single trial request.
    return timeoutPolicy(timeoutMs).execute(({ signal }) => this.post(queries, signal));
  }

  private async post(queries: SearchQuery[], signal: AbortSignal): Promise<SearchAnswer[]> {
    const { url, index: indexUid } = this.options;
    const response = await fetch(`${url}/multi-search`, {
      method: 'POST',
      headers: this.headers,
      body: JSON.stringify({
        queries: queries.map((query) => ({ indexUid, attributesToRetrieve: ['id'], ...query })),
      }),
      signal,
    });
    const body = (await response.json()) as Body;
    if (!('results' in body))
      throw new Error(
        keyRefusalOf('search', body.code) ?? `Meilisearch answers ${response.status}: ${body.message ?? body.code}`,
      );
    return body.results.map(({ estimatedTotalHits, ...answer }) => ({ ...answer, totalHits: estimatedTotalHits }));
  }
}
