import { timeout, TimeoutStrategy, type TimeoutPolicy } from 'cockatiel';

export interface SearchQuery {
  q: string;
  matchingStrategy: 'all' | 'frequency' | 'last';
  /** Everywhere when left out. */
  attributesToSearchOn?: readonly string[];
  limit: number;
  offset?: number;
  /** All of these must hold. */
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

/** Any number of queries to one index in one question. */
export class MeilisearchQueries {
  private readonly headers: Record<string, string>;
  private readonly patience: TimeoutPolicy;

  constructor(private readonly options: MeilisearchOptions) {
    const { apiKey, timeoutMs } = options;
    // Aggressive: whatever becomes of the request, nobody waits for it any longer. All searches wait for the one that
    // tries an engine anew.
    this.patience = timeout(timeoutMs, TimeoutStrategy.Aggressive);
    // Packing and unpacking takes longer than a loopback or a local network does.
    const plain = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
    this.headers = { ...plain, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
  }

  /** As many answers, in the same order. Throws where there is none in time. */
  ask(queries: SearchQuery[]): Promise<SearchAnswer[]> {
    return this.patience.execute(({ signal }) => this.post(queries, signal));
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
    if (!('results' in body)) throw new Error(`Meilisearch answers ${response.status}: ${body.message ?? body.code}`);
    return body.results.map(({ estimatedTotalHits, ...answer }) => ({ ...answer, totalHits: estimatedTotalHits }));
  }
}
