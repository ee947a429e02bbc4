import type { Attack } from './attack.js';
import { flood } from './flood.js';

const CONNECTIONS = 10;
const EXPECTED = [200, 429, 503];

/** Ten connections of one shopper request different pages of the shop without a pause. */
export const floodedPages: Attack = {
  name: 'flooded-pages',
  run: async ({ storefront, api, storefrontServer }, { stop }) => {
    const before = api.seconds() + storefrontServer.seconds();
    const { tally, seconds } = await flood(CONNECTIONS, stop, async (n, signal) => {
      const path = n % 2 ? `/search?q=кроссовки+${n}` : `/catalog?page=${n}`;
      const headers = { 'x-forwarded-for': '198.51.100.5' };
      const answer = await fetch(storefront + encodeURI(path), { headers, signal });
      await answer.arrayBuffer();
      return answer.status;
    });
    const processor = (api.seconds() + storefrontServer.seconds() - before).toFixed(1);
    return [
      {
        tried: `${CONNECTIONS} connections of one shopper: pages of the catalogue and of searches`,
        through: tally.others(...EXPECTED),
        unit: 'faults',
        most: 0,
        beside: `${tally.toString()}; API and storefront took ${processor} s of two in ${seconds.toFixed(1)} s`,
      },
    ];
  },
};
