import { z } from 'zod';

export interface Answer {
  /** Ids of products, the best first, at most eight. */
  ids: string[];
  total: number;
  /** The answer itself says that it is only near. */
  nearest: boolean;
  /** How the query was understood, in a line. */
  understood: string;
  names: string[];
}

export type Ask = (query: string) => Promise<Answer>;

/** The page size of a search in the specification. */
export const PAGE = 8;

/** Longer than any shopper waits. */
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

/** Asks a running API as a shopper would. */
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
