export interface SearchQuery {
  q: string;
  matchingStrategy: 'all' | 'frequency' | 'last';
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

  constructor(private readonly options: MeilisearchOptions) {
    const { apiKey } = options;
    // Packing and unpacking takes longer than a loopback or a local network does.
    const plain = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
    this.headers = { ...plain, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
  }

  /** As many answers, in the same order. Throws where there is none in time. */
  async ask(queries: SearchQuery[]): Promise<SearchAnswer[]> {
    const { url, index: indexUid, timeoutMs } = this.options;
    const response = await fetch(`${url}/multi-search`, {
      method: 'POST',
      headers: this.headers,
      body: JSON.stringify({
        queries: queries.map((query) => ({ indexUid, attributesToRetrieve: ['id'], ...query })),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as Body;
    if (!('results' in body)) throw new Error(`Meilisearch answers ${response.status}: ${body.message ?? body.code}`);
    return body.results.map(({ estimatedTotalHits, ...answer }) => ({ ...answer, totalHits: estimatedTotalHits }));
  }
}
