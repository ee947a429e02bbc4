import { z } from 'zod';

export interface Answer {
  /** Ids of the products found, the best first; at most eight. */
  ids: string[];
  total: number;
  /** Whether the search says that it found no exact match but only similar products. */
  nearest: boolean;
  /** How the search understood the query, as one line of text. */
  understood: string;
  names: string[];
}

export type Ask = (query: string) => Promise<Answer>;

/** Default page size of a search, according to the specification. */
export const PAGE = 8;

/** Timeout of a request, longer than any shopper would wait. */
const TIMEOUT_MS = 30_000;

const QUERY = `query Eval($query: String!) {
  searchFilteredProducts(dto: { query: $query, typing: true }, pagination: { page: 1, limit: ${PAGE} }) {
    items { id name }
    understood { text repaired nearest filters { kind typed values } }
    pagination { totalItems }
  }
}`;

const Reply = z.object({
  data: z.object({
    searchFilteredProducts: z.object({
      items: z.array(z.object({ id: z.string(), name: z.string() })),
      understood: z.object({
        text: z.string(),
        repaired: z.boolean(),
        nearest: z.boolean(),
        filters: z.array(z.object({ kind: z.string(), typed: z.string(), values: z.array(z.string()) })),
      }),
      pagination: z.object({ totalItems: z.number() }),
    }),
  }),
});

/** Returns a function that searches through a running API, with the same query as the storefront. */
export function askApi(origin: string): Ask {
  return async (query) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { query } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(`«${query}»: ${String(error)}`);
    });
    const body: unknown = await response.json();
    const { success, data: reply } = Reply.safeParse(body);
    if (!success) throw new Error(`«${query}»: ${JSON.stringify(body)}`);
    const { items, understood, pagination } = reply.data.searchFilteredProducts;
    const { text, repaired, nearest, filters } = understood;
    const parts = [
      `«${text}»`,
      repaired ? 'repaired' : '',
      nearest ? 'nearest' : '',
      ...filters.map(({ kind, typed, values }) => `${kind}(${typed})=${values.join(',')}`),
    ];
    return {
      ids: items.map(({ id }) => id),
      names: items.map(({ name }) => name),
      total: pagination.totalItems,
      nearest,
      understood: parts.filter(Boolean).join(' '),
    };
  };
}
