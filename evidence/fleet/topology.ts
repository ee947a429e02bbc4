import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceProcess } from '../processes/service-process.js';
import { Events, type EventReport } from './events.js';
import { openFleet, type Fleet } from './open-fleet.js';
import type { EdgeName } from './installed.js';
import type { Visit, Visitors } from './visitors.js';

export const WARM_UP_MS = 15_000;

export interface TopologyTerms {
  programs: string;
  edge: EdgeName;
  pagesPerSecond: number;
  ordersPerSecond: number;
  /** Whether to replace only one process of each kind, with a single edge proxy. */
  isShort: boolean;
}

export interface Books {
  /** Number of confirmed orders, and number of those that are missing in the database. */
  answered: number;
  lost: number;
  /** Number of unconfirmed orders in the database, such as a second order for the same key. */
  doubled: number;
}

export interface TopologyReport extends Books {
  events: EventReport[];
  /** Longest time between two placed orders around the failover. */
  secondsWithoutOrders: number;
  refused: string[];
  hasMinio: boolean;
}

/** Replaces each process of a shop in turn under load, kills one API, and fails over to the replica of the database. */
export async function topology(terms: TopologyTerms, say: (line: string) => void): Promise<TopologyReport> {
  const fleet = await openFleet(terms.programs, terms.edge);
  try {
    const visitors = await fleet.visitors(terms.pagesPerSecond, terms.ordersPerSecond);
    const events = new Events(say);
    const during = (name: string, act: () => Promise<void> | void) => events.during(name, act);
    // Time in which pages and pictures are created for the first time.
    await sleep(WARM_UP_MS);
    await during('nothing happens', () => sleep(5000));
    const one = terms.isShort ? 1 : Infinity;
    for (const [n, api] of fleet.apis.slice(0, one).entries())
      await during(`API ${n + 1} replaced`, () => replace(api));
    for (const [n, storefront] of fleet.storefronts.slice(0, one).entries())
      await during(`storefront ${n + 1} replaced`, () => replace(storefront));
    await during('indexer replaced', () => replace(fleet.indexer));
    await during('edge reloaded', () => fleet.edge.reload());
    await during('Redis replaced', () => replace(fleet.redis));
    if (fleet.minio) await during('MinIO replaced', () => replace(fleet.minio!));
    await during('API 1 killed with -9', async () => {
      await fleet.apis[0]!.end('SIGKILL');
      await sleep(2000);
      await fleet.apis[0]!.start();
    });
    const failoverBegan = performance.now();
    await during('database failed over', async () => {
      await fleet.postgres.killPrimary();
      // Time that an operator or a watchdog needs to notice the failure.
      await sleep(1000);
      fleet.postgres.promote();
      fleet.address.moveTo(fleet.postgres.replicaPort);
      await sleep(5000);
    });
    await visitors.end();
    return {
      events: events.reports(visitors.visits, fleet.folder),
      secondsWithoutOrders: longestGap(visitors.visits, failoverBegan) / 1000,
      refused: visitors.refused,
      hasMinio: fleet.minio !== null,
      ...(await booksOf(fleet, visitors)),
    };
  } finally {
    await fleet.close();
  }
}

/** Restarts a service as `systemctl restart` does. */
async function replace(service: ServiceProcess): Promise<void> {
  await service.end('SIGTERM');
  await service.start();
}

/** Compares the confirmed orders with the orders in the database. */
export async function booksOf({ database }: Pick<Fleet, 'database'>, { placed }: Visitors): Promise<Books> {
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "shop_order"');
  const kept = new Set(rows.map(({ id }) => id));
  const answered = new Set(placed.values());
  return {
    answered: answered.size,
    lost: [...answered].filter((id) => !kept.has(id)).length,
    doubled: rows.filter(({ id }) => !answered.has(id)).length,
  };
}

function longestGap(visits: readonly Visit[], from: number): number {
  const placed = visits.filter(({ kind, fault, ended }) => kind === 'order' && fault === null && ended > from - 2000);
  const times = placed.map(({ ended }) => ended).sort((one, other) => one - other);
  return Math.max(...times.slice(1).map((time, n) => time - times[n]!));
}
