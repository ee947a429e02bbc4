import { basename } from 'node:path';
import { beginChangeSet, endChangeSet } from '../change-sets/index.js';
import type { Pool } from '../platform/database/open-pool.js';
import { Statements } from '../platform/database/statements.js';
import { inTransaction } from './catalog-transaction.js';
import { mapCategories, type UnmappedCategory } from './categories/map-categories.js';
import { countOnSale, hasImported } from './end-unnamed.js';
import type { FeedFormat, FeedIssue, FeedReadOptions } from './feed-format.js';
import { stopsOf, type ImportGuards, type ImportStop } from './import-guards.js';
import { PlanTally, type ImportPlan } from './import-plan.js';
import { readFeed } from './read-feed.js';
import { spoolFeed, type SpooledFeed } from './spool-feed.js';
import { CatalogWriter, type WriteCounts } from './write-catalog.js';
import { writeFeed } from './write-feed.js';
import { writeFirstMenu } from './write-first-menu.js';

export interface ImportOptions extends FeedReadOptions {
  /** Initial stock of new offers for which the feed gives no figure. */
  defaultStock: number;
  /** With `plan`, everything is rolled back, so the import only shows what it would change. */
  mode: 'plan' | 'apply';
  /** Limits that an import exceeds only if an operator allows it; null for none. */
  guards: ImportGuards | null;
  /** Whether a remark, a rejected row or a held-back price stops the import. */
  strict: boolean;
  /** Whether the feed contains all products of its source: offers of products that it does not name go off sale. */
  complete: boolean;
  /** Percentage of a price change from which on the plan lists the price. */
  pricePercent: number;
  /** Whether to replace prices that operators have set by the feed's prices. */
  overwrite: boolean;
  /** The clock by which scheduled prices begin and end; by default the machine's. */
  now?: () => Date;
}

/** Progress of the passes: bytes read, then groups of rows rehearsed and written. */
export interface ImportProgress {
  phase: 'read' | 'plan' | 'write';
  done: number;
  total: number;
}

export interface ImportSummary extends WriteCounts {
  /** Number of rejected rows. A row may cause several messages, but is counted once. */
  rejected: number;
  warnings: number;
  /** Number of prices that were set by operators and differ from the feed's. */
  kept: number;
  /** Number of prices that wait until an operator confirms them or the feed corrects them. */
  heldBack: number;
  /**
   * Products that came from this source, are missing in the feed and stay on sale, because the feed is not `complete`.
   */
  unnamed: number;
  /** What the import would do, or has done; null if no plan was requested. */
  plan: ImportPlan | null;
  /** The reasons why nothing was written; empty if something was, or if it is a plan that may be applied. */
  stops: ImportStop[];
  /** Id of the run, by which the import can be undone; null if nothing was changed. */
  changeSet: string | null;
  /** Categories of the feed that have no place in the shop's tree, those with the most products first. */
  unmapped: UnmappedCategory[];
  /** Names of the menu that the import created from the goods on sale; null if the menu was left as it is. */
  menu: string[] | null;
  /** Whether the signal stopped the import early. Running the same import again continues it. */
  interrupted: boolean;
}

export interface ImportObserver {
  onIssue: (issue: FeedIssue) => void;
  onProgress?: (progress: ImportProgress) => void;
  /** Called before the first row is written, so that a killed run can be undone. */
  onChangeSet?: (id: string) => void;
  signal?: AbortSignal;
}

/**
 * Imports a feed: reads all files to the end, rehearses, and writes unless a guard stops it. A malformed file throws
 * `MalformedFileError` before anything is written. Records are written batch by batch; an invalid record is rejected alone
 * and reported to `onIssue`. Repeating an import changes nothing (idempotent). If an import was interrupted, by the
 * signal or by SIGKILL, running it again completes it, because unchanged products are skipped. Nothing is rehearsed if
 * nothing can stop the import: there are no guards, or nothing was imported from the source so far.
 */
export async function importFeed(
  pool: Pool,
  files: ReadonlyArray<{ path: string; bytes: number }>,
  format: FeedFormat,
  options: ImportOptions,
  observer: ImportObserver,
): Promise<ImportSummary> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  const onBytes = (done: number): void => observer.onProgress?.({ phase: 'read', done, total });
  const read = emptySummary();
  const onIssue = counting(read, observer.onIssue);
  const spool = await spoolFeed(readFeed(files, format, options, { ...observer, onBytes, onIssue }), format, onIssue);
  const feed = { pool, format, options, observer, spool, read };
  try {
    if (options.mode === 'plan') return await planImport(feed, observer.onIssue);
    const guarded = options.guards !== null && (await hasImported(pool, options.source));
    let plan: ImportPlan | null = null;
    if (guarded || options.strict) {
      const issues: FeedIssue[] = [];
      const planned = await planImport(feed, (issue) => issues.push(issue));
      if (planned.interrupted || planned.stops.length > 0) {
        issues.forEach(observer.onIssue);
        return planned;
      }
      plan = planned.plan;
    }
    const title = files.map(({ path }) => basename(path)).join(', ');
    return { ...(await applyImport(feed, title)), plan };
  } finally {
    await spool.close();
  }
}

/** A feed that has been read. */
interface ReadFeed {
  pool: Pool;
  format: FeedFormat;
  options: ImportOptions;
  observer: ImportObserver;
  spool: SpooledFeed;
  /** Counts of the messages about reading. */
  read: ImportSummary;
}

async function planImport(feed: ReadFeed, onIssue: (issue: FeedIssue) => void): Promise<ImportSummary> {
  const { pool, options, observer } = feed;
  const tally = new PlanTally(options.pricePercent);
  const summary = { ...feed.read };
  const { sources } = await pass(feed, summary, counting(summary, onIssue), 'plan', { tally, changeSet: null });
  if (observer.signal?.aborted) return { ...summary, interrupted: true };
  const plan = tally.plan(await countOnSale(pool, sources));
  const clear = summary.rejected + summary.warnings + summary.heldBack;
  const stops = options.guards ? stopsOf(plan, options.guards) : [];
  if (options.strict && clear > 0) stops.push({ guard: 'REMARKS', count: clear, of: null, percent: null });
  return { ...summary, plan, stops };
}

async function applyImport(feed: ReadFeed, title: string): Promise<ImportSummary> {
  const { pool, format, options, observer } = feed;
  const summary = { ...feed.read };
  const runs = new Statements(pool);
  const changeSet = await beginChangeSet(runs, { source: options.source ?? format.name, title });
  observer.onChangeSet?.(changeSet);
  try {
    const onIssue = counting(summary, observer.onIssue);
    const { sources } = await pass(feed, summary, onIssue, 'write', { tally: null, changeSet });
    summary.interrupted = observer.signal?.aborted ?? false;
    if (!summary.interrupted) {
      const foreign = isForeign(format) ? [...sources] : [];
      summary.unmapped = await inTransaction(pool, (queries) => mapCategories(queries, foreign), changeSet);
      // A feed that changes nothing leaves the menu as it is, although sales may have begun and goods may be sold out.
      if (summary.created + summary.updated > 0) summary.menu = await inTransaction(pool, writeFirstMenu, changeSet);
    }
    const isKept = await endChangeSet(runs, changeSet, summary.interrupted ? 'STOPPED' : 'APPLIED');
    return { ...summary, changeSet: isKept ? changeSet : null };
  } catch (error) {
    await endChangeSet(runs, changeSet, 'STOPPED').catch(() => undefined);
    throw error;
  }
}

/** The categories of the shop's own format are the shop's. */
const isForeign = ({ name }: FeedFormat): boolean => name !== 'jsonl';

/** Reads the feed once, and adds the results to `summary`. */
async function pass(
  { pool, format, options, observer, spool }: ReadFeed,
  summary: ImportSummary,
  onIssue: (issue: FeedIssue) => void,
  phase: 'plan' | 'write',
  run: { tally: PlanTally | null; changeSet: string | null },
): Promise<{ sources: ReadonlySet<string> }> {
  const now = options.now ?? (() => new Date());
  const writer = new CatalogWriter(pool, {
    ...run,
    isForeign: isForeign(format),
    overwrite: options.overwrite,
    now,
    onIssue,
  });
  const onProgress = (done: number): void => observer.onProgress?.({ phase, done, total: spool.groupCount });
  const { sources, unnamed } = await writeFeed(spool, format, options, writer, { ...observer, onIssue, onProgress });
  Object.assign(summary, writer.counts, { unnamed });
  return { sources };
}

function emptySummary(): ImportSummary {
  const counts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    met: 0,
    rejected: 0,
    warnings: 0,
    kept: 0,
    heldBack: 0,
    unnamed: 0,
  };
  return { ...counts, plan: null, stops: [], changeSet: null, unmapped: [], menu: null, interrupted: false };
}

/** Passes messages on, and counts them in `summary`. */
function counting(summary: ImportSummary, onIssue: (issue: FeedIssue) => void): (issue: FeedIssue) => void {
  let lastRejected = 0;
  return (issue) => {
    if (issue.severity === 'warning') summary.warnings += 1;
    else if (issue.severity === 'kept') summary.kept += 1;
    else if (issue.severity === 'held') summary.heldBack += 1;
    else if (issue.line !== lastRejected) {
      summary.rejected += 1;
      lastRejected = issue.line;
    }
    onIssue(issue);
  };
}
