import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { AbusedShop } from './abused-shop.js';
import type { Attack, Finding } from './attack.js';
import { callApi } from './call-api.js';
import { flood } from './flood.js';
import { addressOfNetwork } from './invented.js';
import { bodyOf, oddCallsAt, type Endpoint } from './odd-variables.js';

const CONNECTIONS = 10;
const BYTES = 200_000;
const EXPECTED = [200, 400, 413, 429, 503];

const PAGES = 200;
const PAGES_AT_ONCE = 4;
const PAGES_OF_ONE = 10;
/** Number of the first network of these shoppers; the attackers' networks have lower numbers. */
const SOMEBODY = 1000;
const TIMEOUT_MS = 30_000;
const SLOWEST_PAGE_MS = 2000;
const SLOWEST_TURN_MS = 200;

/** A way to the API: the path, and the headers that state the IP address of the client. */
type Door = (shop: AbusedShop, path: Endpoint, address: string) => { url: string; headers: Record<string, string> };

const apiDoor: Door = ({ processes: [origin], secrets }, path, address) => ({
  url: origin + path,
  headers: { 'x-meet-client-address': address, 'x-meet-edge-secret': secrets.EDGE_SECRET },
});
/** The way that shoppers' browsers use. It leads to the shoppers' schema only, and refuses operators' calls. */
const shopDoor: Door = ({ storefront }, _path, address) => ({
  url: `${storefront}/graphql`,
  headers: { 'x-forwarded-for': address },
});

/**
 * Ten connections send unusual variables of the maximum allowed size without a pause, while other visitors open pages.
 */
function attackBy(who: string, door: Door, addressOf: (n: number) => string): Attack {
  const tried = `${CONNECTIONS} connections of ${who}: variables of ${BYTES / 1000} KB`;
  return {
    name: `flooded-variables: ${who}`,
    run: async (shop, { short }) => {
      const bodies = oddBodies();
      const pages = await pagesOf(shop, short ? PAGES / 5 : PAGES);
      const before = shop.api.seconds();
      await shop.turns();
      const stop = new AbortController();
      const seeing = somebodySees(shop, pages).finally(() => stop.abort());
      const { tally, seconds } = await flood(CONNECTIONS, stop.signal, async (n, signal) => {
        const { path, body } = bodies[n % bodies.length]!;
        const { url, headers } = door(shop, path, addressOf(n % CONNECTIONS));
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
          signal,
        });
        await answer.arrayBuffer();
        return answer.status;
      });
      const turn = Math.round((await shop.turns()) * 1000);
      const processor = (shop.api.seconds() - before).toFixed(1);
      return [
        ...(await seeing),
        {
          tried,
          through: turn,
          unit: 'ms, the 99th percentile of the API’s event loop',
          most: SLOWEST_TURN_MS,
          measured: true,
        },
        {
          tried,
          through: tally.others(...EXPECTED),
          unit: 'faults',
          most: 0,
          beside: `${tally.toString()}; the API took ${processor} of ${seconds.toFixed(1)} s, for others' pages too`,
        },
      ];
    },
  };
}

export const floodedVariables: Attack[] = [
  attackBy('one client', apiDoor, () => '198.51.100.8'),
  attackBy('ten networks', apiDoor, addressOfNetwork),
  attackBy('ten networks through the storefront', shopDoor, (n) => addressOfNetwork(n + CONNECTIONS)),
];

const oddBodies = (): { path: Endpoint; body: string }[] =>
  (['/graphql', '/admin/graphql'] as const).flatMap((path) =>
    [...oddCallsAt(path, BYTES, true)].map((call) => ({ path, body: bodyOf(call, call.odd) })),
  );

/** Returns different pages of the catalogue and of products, none of which is cached. */
async function pagesOf(shop: AbusedShop, count: number): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => callApi(shop, SLUGS, { address: addressOfNetwork(SOMEBODY) }, { page })),
  );
  const slugs = pages.flatMap(({ data }) => (data!.filteredProducts as { items: { slug: string }[] }).items);
  if (slugs.length < count) throw new Error(`There are ${slugs.length} products, fewer than ${count}`);
  return slugs.slice(0, count).map(({ slug }, n) => (n % 8 ? `/product/${slug}` : `/catalog?page=${n / 8 + 1}`));
}

/** Opens pages as shoppers of different networks, a few at the same time. */
async function somebodySees({ storefront }: AbusedShop, pages: string[]): Promise<Finding[]> {
  const tried = `others meanwhile, ${PAGES_AT_ONCE} at once`;
  const limit = pLimit(PAGES_AT_ONCE);
  let failed = 0;
  const times = await Promise.all(
    pages.map((path, n) =>
      limit(async () => {
        const began = performance.now();
        const headers = { 'x-forwarded-for': addressOfNetwork(SOMEBODY + Math.floor(n / PAGES_OF_ONE)) };
        const answer = fetch(storefront + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
        const isServed = answer.then(async (page) => (await page.text()) !== '' && page.ok).catch(() => false);
        // The promise of an aborted `fetch` is not always settled, so a second timer is needed.
        if (!(await Promise.race([isServed, sleep(TIMEOUT_MS + 1000, false, { ref: false })]))) failed += 1;
        return Math.round(performance.now() - began);
      }),
    ),
  );
  times.sort((a, b) => a - b);
  return [
    { tried, through: failed, unit: `of ${pages.length} pages not served`, most: 0 },
    {
      tried,
      through: times.at(-1)!,
      unit: `ms, the slowest page of ${pages.length}`,
      most: SLOWEST_PAGE_MS,
      beside: `half of them within ${times[Math.floor(times.length / 2)]} ms, 95 % within ${times[Math.floor(times.length * 0.95)]} ms`,
      measured: true,
    },
  ];
}

const SLUGS = 'query ($page: Int!) { filteredProducts(pagination: { limit: 100, page: $page }) { items { slug } } }';
