import { setImmediate } from 'node:timers/promises';
import type { CatalogProduct } from './catalog-record.js';
import { rejection, type FeedFormat, type FeedIssue, type FeedReadOptions } from './feed-format.js';
import { because } from './feed-reason.js';
import { fingerprintOf } from './fingerprint.js';
import { normaliseRecord } from './normalise-record.js';
import type { SpooledFeed } from './spool-feed.js';
import { BATCH_SIZE, type CatalogWriter, type LinedRecord } from './write-catalog.js';

const YIELD_EVERY = 4;

interface WrittenFeed {
  /** Sources of the feed's products. */
  sources: ReadonlySet<string>;
  /** Number of products of these sources that the feed does not name and that stay. */
  unnamed: number;
}

/**
 * Creates records from a feed's groups of rows, and writes them batch by batch. `onProgress` gets the number of groups.
 */
export async function writeFeed(
  spool: SpooledFeed,
  format: FeedFormat,
  options: FeedReadOptions & { defaultStock: number; complete: boolean },
  writer: CatalogWriter,
  observer: {
    onIssue: (issue: FeedIssue) => void;
    onProgress: (groups: number) => void;
    signal?: AbortSignal;
  },
): Promise<WrittenFeed> {
  const assembling = { ...options, decimalMarks: spool.decimalMarks };
  const named = { sources: new Set<string>(), ids: new Set<string>() };
  const onIssue = (issue: FeedIssue): void => {
    // A rejected row names its offer, so the offer stays as it is.
    if (issue.externalId !== undefined) named.ids.add(issue.externalId);
    observer.onIssue(issue);
  };
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
    writing = writer.write(ready).then(() => observer.onProgress(done));
    // The next `await writing` reports a failure; this handler only prevents an unhandled rejection.
    writing.catch(() => undefined);
  };
  observer.onProgress(0);
  for await (const rows of spool.groups()) {
    if (observer.signal?.aborted) break;
    // The records of a group are written together, because its offers may change places.
    if (batch.length >= BATCH_SIZE) await flush();
    for (const row of format.assemble(rows, assembling)) {
      if ('issue' in row) {
        onIssue(row.issue);
        continue;
      }
      const { record, issues } = normaliseRecord(row.record, row.line, options);
      issues.forEach(onIssue);
      if (!record) continue;
      // A batch contains either products only or other records only, and the batches keep the file's order, because
      // collections refer to products and products refer to categories.
      const last = batch.at(-1)?.record.kind;
      if (last !== undefined && (last === 'product') !== (record.kind === 'product')) await flush();
      if (record.kind === 'product') {
        if (row.group) record.group = row.group;
        if (format.name !== 'jsonl') record.isFeedTree = true;
        note(record, named);
        if (row.group && !dropRepeated(record, row.line, offerLines, onIssue)) continue;
        // Computed here, while the database is busy writing the previous batch.
        fingerprintOf(record);
      }
      batch.push({ line: row.line, record });
    }
    groups += 1;
    // Yields to the event loop, so that preparing the next batch does not delay handling the database's answers.
    if (groups % YIELD_EVERY === 0) await setImmediate();
  }
  if (!observer.signal?.aborted) await flush();
  await writing;
  if (observer.signal?.aborted) return { sources: named.sources, unnamed: 0 };
  return { sources: named.sources, unnamed: await writer.endUnnamed(named, options.complete) };
}

function note(
  { source, externalId, items, group }: CatalogProduct,
  named: { sources: Set<string>; ids: Set<string> },
): void {
  named.sources.add(source);
  for (const id of [
    externalId,
    ...items.map((item) => item.externalId),
    ...(group?.products ?? []),
    ...(group?.offers ?? []),
  ])
    if (id !== null) named.ids.add(id);
}

/**
 * Rejects offers whose ids another group of the feed also has, because an id stands for one offer. `lines` are the
 * lines of the offers read so far. Returns false if no offer of the product is left.
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
      onIssue(rejection(line, externalId ?? undefined, 'id', because('OFFER_OF_OTHER_PRODUCT', { line: known })).issue);
    return known === undefined;
  });
  return product.items.length > 0;
}
