import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beginChangeSet, endChangeSet } from '../change-sets/index.js';
import type { Pool } from '../platform/database/open-pool.js';
import { decodeText } from '../platform/files/decode-text.js';
import type { CatalogProduct } from './catalog-record.js';
import {
  rejection,
  remark,
  type FeedFormat,
  type FeedIssue,
  type FeedReadOptions,
  type RawRow,
} from './feed-format.js';
import { fingerprintOf } from './fingerprint.js';
import { normaliseRecord } from './normalise-record.js';
import { spoolFeed, type SpooledFeed } from './spool-feed.js';
import { BATCH_SIZE, CatalogWriter, type LinedRecord, type WriteCounts } from './write-catalog.js';

const YIELD_EVERY = 4;

export interface ImportOptions extends FeedReadOptions {
  /** Initial stock of new offers for which the feed gives no figure. */
  defaultStock: number;
  /** Whether to roll back at the end, so the import only shows what it would change. */
  dryRun: boolean;
  /** Whether to replace prices that operators have set by the feed's prices. */
  overwrite: boolean;
  /** The clock by which scheduled prices begin and end; by default the machine's. */
  now?: () => Date;
}

/** Progress of the two passes: bytes read, then groups of rows written. */
export interface ImportProgress {
  phase: 'read' | 'write';
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
  /** The run, by which it can be undone; null if nothing was changed. */
  changeSet: string | null;
  /** Whether the signal stopped the import early. Running the same import again continues it. */
  interrupted: boolean;
}

/**
 * Imports a feed in two passes. The first pass reads all files to the end; a malformed one throws `MalformedFileError`
 * before anything is written. The second pass writes the records batch by batch; an invalid record is rejected alone
 * and reported to `onIssue`. Repeating an import changes nothing (idempotent). If an import was interrupted, by the
 * signal or by SIGKILL, running it again completes it, because unchanged products are skipped. Products that are
 * missing from the feed stay on sale; only an operator takes them off.
 */
export async function importFeed(
  pool: Pool,
  files: ReadonlyArray<{ path: string; bytes: number }>,
  format: FeedFormat,
  options: ImportOptions,
  observer: {
    onIssue: (issue: FeedIssue) => void;
    onProgress?: (progress: ImportProgress) => void;
    signal?: AbortSignal;
  },
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    warnings: 0,
    kept: 0,
    heldBack: 0,
    changeSet: null,
    interrupted: false,
  };
  let lastRejected = 0;
  const onIssue = (issue: FeedIssue): void => {
    if (issue.severity === 'warning') summary.warnings += 1;
    else if (issue.severity === 'kept') summary.kept += 1;
    else if (issue.severity === 'held') summary.heldBack += 1;
    else if (issue.line !== lastRejected) {
      summary.rejected += 1;
      lastRejected = issue.line;
    }
    observer.onIssue(issue);
  };
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  const onBytes = (done: number): void => observer.onProgress?.({ phase: 'read', done, total });
  const rows = rowsOfAll(files, format, options, { ...observer, onBytes, onIssue });
  const spool = await spoolFeed(rows, format, onIssue);
  const title = files.map(({ path }) => basename(path)).join(', ');
  const changeSet = options.dryRun
    ? null
    : await beginChangeSet(pool, { source: options.source ?? format.name, title });
  try {
    const writer = new CatalogWriter(pool, {
      rehearse: options.dryRun,
      overwrite: options.overwrite,
      now: options.now ?? (() => new Date()),
      onIssue,
      changeSet,
    });
    await writeAll(spool, format, options, writer, { ...observer, onIssue }, summary);
    if (changeSet && (await endChangeSet(pool, changeSet, summary.interrupted ? 'STOPPED' : 'APPLIED')))
      summary.changeSet = changeSet;
    return Object.assign(summary, writer.counts);
  } catch (error) {
    if (changeSet) await endChangeSet(pool, changeSet, 'STOPPED').catch(() => undefined);
    throw error;
  } finally {
    await spool.close();
  }
}

async function* rowsOfAll(
  files: ReadonlyArray<{ path: string; bytes: number }>,
  format: FeedFormat,
  options: ImportOptions,
  observer: { onBytes: (done: number) => void; onIssue: (issue: FeedIssue) => void; signal?: AbortSignal },
): AsyncGenerator<RawRow | { issue: FeedIssue }> {
  let before = 0;
  for (const { path, bytes } of files) {
    const start = before;
    const text = decodeText(path, {
      onBytes: (read) => observer.onBytes(start + read),
      onContradiction: (declared, readAs) =>
        observer.onIssue(remark(1, undefined, { field: 'encoding', text: declared, readAs }).issue),
    });
    for await (const row of format.rows(text, options)) {
      if (observer.signal?.aborted) return;
      yield row;
    }
    before += bytes;
  }
}

async function writeAll(
  spool: SpooledFeed,
  format: FeedFormat,
  options: ImportOptions,
  writer: CatalogWriter,
  observer: {
    onIssue: (issue: FeedIssue) => void;
    onProgress?: (progress: ImportProgress) => void;
    signal?: AbortSignal;
  },
  summary: ImportSummary,
): Promise<void> {
  const assembling = { ...options, decimalMarks: spool.decimalMarks };
  const offerLines = new Map<string, number>();
  let batch: LinedRecord[] = [];
  let groups = 0;
  // Batches are pipelined: one is written while the next is prepared.
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    const ready = batch;
    const done = groups;
    batch = [];
    writing = writer.write(ready).then(() => observer.onProgress?.({ phase: 'write', done, total: spool.groupCount }));
    // The next `await writing` reports a failure; this handler only prevents an unhandled rejection.
    writing.catch(() => undefined);
  };
  observer.onProgress?.({ phase: 'write', done: 0, total: spool.groupCount });
  for await (const rows of spool.groups()) {
    if (observer.signal?.aborted) {
      summary.interrupted = true;
      break;
    }
    // The records of a group are written together, because its offers may change places.
    if (batch.length >= BATCH_SIZE) await flush();
    for (const row of format.assemble(rows, assembling)) {
      if ('issue' in row) {
        observer.onIssue(row.issue);
        continue;
      }
      const { record, issues } = normaliseRecord(row.record, row.line, options);
      issues.forEach(observer.onIssue);
      if (!record) continue;
      // A batch contains either products only or other records only, and the batches keep the file's order, because
      // collections refer to products and products refer to categories.
      const last = batch.at(-1)?.record.kind;
      if (last !== undefined && (last === 'product') !== (record.kind === 'product')) await flush();
      if (record.kind === 'product') {
        if (row.group) {
          record.group = row.group;
          if (!dropRepeated(record, row.line, offerLines, observer.onIssue)) continue;
        }
        // Computed here, while the database is busy writing the previous batch.
        fingerprintOf(record);
      }
      batch.push({ line: row.line, record });
    }
    groups += 1;
    // Yields to the event loop, so that preparing the next batch does not delay handling the database's answers.
    if (groups % YIELD_EVERY === 0) await setImmediate();
  }
  if (observer.signal?.aborted) {
    summary.interrupted = true;
    await writing;
    return;
  }
  await flush();
  await writing;
}

/**
 * Rejects offers whose ids another group of the feed has, too: an id is one offer. `lines` are the lines of those so far.
 * Returns false if no offer of the product is left.
 */
function dropRepeated(
  product: CatalogProduct,
  line: number,
  lines: Map<string, number>,
  onIssue: (issue: FeedIssue) => void,
): boolean {
  product.items = product.items.filter(({ externalId }) => {
    const key = `${product.source}\0${externalId}`;
    const known = lines.get(key);
    if (known === undefined) lines.set(key, line);
    else
      onIssue(
        rejection(line, externalId ?? undefined, 'id', `this offer is in the product of line ${known} already`).issue,
      );
    return known === undefined;
  });
  return product.items.length > 0;
}
