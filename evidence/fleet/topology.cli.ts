import { parseArgs } from 'node:util';
import { lineOf } from './events.js';
import { installedServers } from './installed.js';
import { topology, type TopologyReport } from './topology.js';

/**
 * `npm run evidence -- topology`: a shop of two APIs, two storefronts, an indexer, a PostgreSQL with a replica, Redis
 * and MinIO behind the edge proxies of `deploy/`. Each process is replaced in turn under load, and the database fails
 * over.
 */
const { values } = parseArgs({
  options: {
    edge: { type: 'string' },
    pages: { type: 'string', default: '20' },
    orders: { type: 'string', default: '3' },
    short: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

function sum({ events, answered, lost, doubled, secondsWithoutOrders, refused, hasMinio }: TopologyReport): void {
  for (const event of events) say(lineOf(event));
  say(`  orders      ${answered} answered, ${lost} lost, ${doubled} doubled`);
  say(`  failover    ${secondsWithoutOrders.toFixed(1)} s without an order`);
  if (refused.length) say(`  REFUSED     ${[...new Set(refused)].join(', ')}`);
  if (!hasMinio) say('  skipped: there is no MinIO (.ci/run builds it), pictures are in a folder');
}

/** Replacing a process must lose nothing. During a kill or failover, requests may fail, but no order may be lost. */
function isFault({ events, lost, doubled, refused }: TopologyReport): boolean {
  const replaced = events.filter(({ name }) => !/killed|failed over/.test(name));
  return lost > 0 || doubled > 0 || refused.length > 0 || replaced.some(({ failed }) => failed.length > 0);
}

const installed = installedServers(values.edge);
if (typeof installed === 'string') say(installed);
else
  for (const edge of values.short ? installed.edges.slice(0, 1) : installed.edges) {
    say(`${edge}, ${values.pages} pages/s and ${values.orders} orders/s`);
    const terms = { pagesPerSecond: Number(values.pages), ordersPerSecond: Number(values.orders) };
    const { programs } = installed;
    const report = await topology({ programs, edge, ...terms, isShort: values.short }, say);
    sum(report);
    if (isFault(report)) process.exitCode = 1;
  }
