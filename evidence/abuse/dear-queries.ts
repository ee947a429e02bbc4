import type { Attack } from './attack.js';
import { postQuery } from './call-api.js';
import { flood } from './flood.js';

const CONNECTIONS = 10;
/**
 * From the default of QUERY_POINTS_PER_MINUTE: points that a client regains per second, and the quarter that it may
 * spend at once.
 */
const POINTS_A_SECOND = 12_000 / 60;
const POINTS_AT_ONCE = 12_000 / 4;
/**
 * Expected HTTP statuses: served, refused as too expensive, refused by the rate limit, refused because the queue is
 * full.
 */
const EXPECTED = [200, 400, 429, 503];

interface Asked {
  query: string;
  variables?: object;
}

function attackBy(address: string, what: string, documentOf: (n: number) => Asked, isRefused = false): Attack {
  const tried = `${CONNECTIONS} connections of one client: ${what}`;
  return {
    name: `dear-queries: ${what}`,
    run: async (shop, { stop }) => {
      const before = shop.api.seconds();
      let points = 0;
      const { tally, seconds } = await flood(CONNECTIONS, stop, async (n) => {
        const answer = await postQuery(shop, shop.processes[0], documentOf(n), { address }, stop);
        await answer.arrayBuffer();
        if (answer.status === 200) points += Number(answer.headers.get('x-query-cost'));
        return answer.status;
      });
      const processor = (shop.api.seconds() - before).toFixed(1);
      return [
        {
          tried,
          through: points,
          unit: 'points',
          least: isRefused ? 0 : 1,
          most: isRefused ? 0 : Math.ceil(POINTS_AT_ONCE + POINTS_A_SECOND * seconds),
          beside: `${tally.toString()}; the API took ${processor} of ${seconds.toFixed(1)} s, for others' pages too`,
        },
        { tried, through: tally.others(...EXPECTED), unit: 'faults', most: 0 },
      ];
    },
  };
}

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

/** Returns 24 misspelt words that resemble words of the catalogue, different ones for each number. */
const garbled = (n: number) =>
  times(24, (word) => `кр${String.fromCharCode(1072 + ((n + word) % 32))}с${word % 10}вк`).slice(0, 200);

const PRODUCTS = 'filteredProducts(pagination: { limit: 100, page: 1 }) { items { id name slug } }';
const PRODUCT = 'id name slug description items { id size { id name slug } }';

const EQUAL_FIELDS = attackBy(
  '198.51.100.1',
  '440 equal fields',
  (n) => ({ query: `{ x${n}: ${'directoryList { id } '.repeat(440)}}` }),
  true,
);

const LONG_DOCUMENTS = attackBy('198.51.100.2', 'documents as long as they may be', (n) => ({
  query: `{ ${times(14, (part) => `a${n}_${part}: product(dto: { slug: "x${n}" }) { ${PRODUCT} }`)} }`,
}));

const OF_MUCH_WORK = [
  attackBy('198.51.100.3', 'ten searches of 24 garbled words', (n) => ({
    query: `query ($q: String!) { ${times(10, (part) => `a${n}_${part}: findProducts(dto: { query: $q }) { id }`)} }`,
    variables: { q: garbled(n) },
  })),
  attackBy('198.51.100.4', 'fifteen pages of a hundred', (n) => ({
    query: `{ ${times(15, (part) => `a${n}_${part}: ${PRODUCTS}`)} }`,
  })),
];

/** Attacks with the most expensive GraphQL documents. Each document is new, so the shop cannot reuse a parsed one. */
export const dearQueries = (short: boolean): Attack[] => [EQUAL_FIELDS, LONG_DOCUMENTS, ...(short ? [] : OF_MUCH_WORK)];
