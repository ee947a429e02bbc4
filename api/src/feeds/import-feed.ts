import { setImmediate } from 'node:timers/promises';
import type { Pool } from '../platform/database/open-pool.js';
import { decodeText } from '../platform/files/decode-text.js';
import type { FeedFormat, FeedIssue, FeedReadOptions, RawRow } from './feed-format.js';
import { fingerprintOf } from './fingerprint.js';
import { normaliseRecord } from './normalise-record.js';
import { spoolFeed, type SpooledFeed } from './spool-feed.js';
import { BATCH_SIZE, CatalogWriter, type LinedRecord, type WriteCounts } from './write-catalog.js';

const YIELD_EVERY = 4;

export interface ImportOptions extends FeedReadOptions {
  /** Stock of offers for which the feed has no figure. */
  defaultStock: number;
  /** Do everything and take it back. */
  dryRun: boolean;
  /** Take back to the feed what operators have set by hand. */
  overwrite: boolean;
}

/** Progress of the two passes: bytes read, then products and other records written. */
export interface ImportProgress {
  phase: 'read' | 'write';
  done: number;
  total: number;
}

export interface ImportSummary extends WriteCounts {
  /** Rows, not remarks: a row may have several faults. */
  rejected: number;
  warnings: number;
  /** Prices of offers that a hand has set and the feed would change. */
  kept: number;
  /** True where the signal ended it early; the same import again goes on from there. */
  interrupted: boolean;
}

/**
 * Imports a feed in two passes. First the files are read to their end: a malformed one throws `MalformedFileError` and
 * nothing was written. Then records are written batch by batch; a bad one is rejected alone and told to `onIssue`.
 *
 * Repeating an import changes nothing, and an import that was cut off, by the signal or by `kill -9`, is finished by
 * running it again: products that are as the feed says are passed over. Products that a feed names no more are left as
 * they are; taking goods out of sale is the operator's decision.
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
    interrupted: false,
  };
  let lastRejected = 0;
  const onIssue = (issue: FeedIssue): void => {
    if (issue.severity === 'warning') summary.warnings += 1;
    else if (issue.severity === 'kept') summary.kept += 1;
    else if (issue.line !== lastRejected) {
      summary.rejected += 1;
      lastRejected = issue.line;
    }
    observer.onIssue(issue);
  };
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  const onBytes = (done: number): void => observer.onProgress?.({ phase: 'read', done, total });
  const spool = await spoolFeed(rowsOfAll(files, format, options, onBytes, observer.signal), onIssue);
  try {
    const writer = new CatalogWriter(pool, { rehearse: options.dryRun, overwrite: options.overwrite, onIssue });
    await writeAll(spool, format, options, writer, { ...observer, onIssue }, summary);
    return Object.assign(summary, writer.counts);
  } finally {
    await spool.close();
  }
}

async function* rowsOfAll(
  files: ReadonlyArray<{ path: string; bytes: number }>,
  format: FeedFormat,
  options: ImportOptions,
  onBytes: (done: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<RawRow | { issue: FeedIssue }> {
  let before = 0;
  for (const { path, bytes } of files) {
    const start = before;
    for await (const row of format.rows(decodeText(path, { onBytes: (read) => onBytes(start + read) }), options)) {
      if (signal?.aborted) return;
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
  let batch: LinedRecord[] = [];
  let groups = 0;
  // One batch is being written while the next is made ready: the database and this process work side by side.
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    const ready = batch;
    const done = groups;
    batch = [];
    writing = writer.write(ready).then(() => observer.onProgress?.({ phase: 'write', done, total: spool.groupCount }));
    // Whoever waits next hears of a failure; until then it is not an unhandled one.
    writing.catch(() => undefined);
  };
  observer.onProgress?.({ phase: 'write', done: 0, total: spool.groupCount });
  for await (const rows of spool.groups()) {
    if (observer.signal?.aborted) {
      summary.interrupted = true;
      break;
    }
    for (const row of format.assemble(rows, options)) {
      if ('issue' in row) {
        observer.onIssue(row.issue);
        continue;
      }
      const { record, issues } = normaliseRecord(row.record, row.line, options);
      issues.forEach(observer.onIssue);
      if (!record) continue;
      // Products and other records wait for each other: a collection names products, products name categories.
      const last = batch.at(-1)?.record.kind;
      if (batch.length >= BATCH_SIZE || (last !== undefined && (last === 'product') !== (record.kind === 'product')))
        await flush();
      // Worked out now, while the database is busy with the batch before.
      if (record.kind === 'product') fingerprintOf(record);
      batch.push({ line: row.line, record });
    }
    groups += 1;
    // Reading ahead must not keep the database's answers waiting.
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
