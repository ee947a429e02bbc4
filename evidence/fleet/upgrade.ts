import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceProcess } from '../processes/service-process.js';
import { ROOT } from '../root.js';
import { openFleet } from './open-fleet.js';
import type { EdgeName } from './installed.js';
import { Events, type EventReport } from './events.js';
import { booksOf, WARM_UP_MS, type Books } from './topology.js';
import type { Visitors } from './visitors.js';

export interface UpgradeTerms {
  programs: string;
  edge: EdgeName;
  pagesPerSecond: number;
  ordersPerSecond: number;
  /** Built checkout of the previous release. */
  former: string;
  /** Number of orders that the previous release must accept after the update was undone. */
  ordersAfterRollback: number;
}

export interface UpgradeReport extends Books {
  events: EventReport[];
  refused: string[];
  /** Number of orders that were placed after the update was undone. */
  afterRollback: number;
}

/**
 * Updates a shop of the previous release to this one under load, as docs/deployment.md says, and undoes the update. The
 * database keeps the migrations.
 */
export async function upgrade(terms: UpgradeTerms, say: (line: string) => void): Promise<UpgradeReport> {
  const fleet = await openFleet(terms.programs, terms.edge, terms.former);
  try {
    const visitors = await fleet.visitors(terms.pagesPerSecond, terms.ordersPerSecond);
    const events = new Events(say);
    const during = (name: string, act: () => Promise<void>) => events.during(name, act);
    await sleep(WARM_UP_MS);
    const next = fleet.ofRelease(ROOT);
    const before = { apis: fleet.apis, storefronts: fleet.storefronts, indexer: fleet.indexer };
    await during('migrated, old code', () => fleet.run('platform/database/migrate', [], ROOT));
    await during('API 1 new, API 2 old', () => exchange(before.apis[0]!, next.apis[0]!));
    await during('API 2 new', () => exchange(before.apis[1]!, next.apis[1]!));
    await during('indexer new', () => exchange(before.indexer, next.indexer));
    await during('storefront 1 new, 2 old', () => exchange(before.storefronts[0]!, next.storefronts[0]!));
    await during('storefront 2 new', () => exchange(before.storefronts[1]!, next.storefronts[1]!));

    const back = fleet.ofRelease(terms.former);
    for (const n of [0, 1])
      await during(`back: storefront ${n + 1}`, () => exchange(next.storefronts[n]!, back.storefronts[n]!));
    await during('back: indexer', () => exchange(next.indexer, back.indexer));
    for (const n of [0, 1]) await during(`back: API ${n + 1}`, () => exchange(next.apis[n]!, back.apis[n]!));
    const placed = visitors.placed.size;
    await during('old code serves', () => untilPlaced(visitors, placed + terms.ordersAfterRollback));
    const afterRollback = visitors.placed.size - placed;
    await visitors.end();
    const { refused, visits } = visitors;
    return {
      events: events.reports(visits, fleet.folder),
      refused,
      afterRollback,
      ...(await booksOf(fleet, visitors)),
    };
  } finally {
    await fleet.close();
  }
}

/** Replaces a process by another one at the same port. */
async function exchange(old: ServiceProcess, next: ServiceProcess): Promise<void> {
  await old.end('SIGTERM');
  await next.start();
}

async function untilPlaced({ placed }: Visitors, count: number): Promise<void> {
  for (const end = Date.now() + 300_000; placed.size < count && Date.now() < end;) await sleep(100);
}
