import { readChanges } from '../change-sets/index.js';
import type { Pool } from '../platform/database/open-pool.js';
import type { CatalogProduct, CatalogRecord, ReferenceRecord } from './catalog-record.js';
import { inTransaction, isDataError, isMissingRow, type Transaction } from './catalog-transaction.js';
import { mapCategories } from './categories/map-categories.js';
import { endUnnamed, findUnnamed, type Named } from './end-unnamed.js';
import { issueAt, type FeedIssue } from './feed-format.js';
import { because, type FeedReason } from './feed-reason.js';
import type { PlanTally, Rehearsed } from './import-plan.js';
import { metSources } from './meet-products.js';
import type { ProductOutcome } from './plan-products.js';
import { emptyReferences, forget, remember } from './resolve-references.js';
import { writeProducts } from './write-products.js';
import type { ReferenceOutcome } from './reference-outcome.js';
import { writeReferenceRecord } from './write-reference-record.js';

/** A record ready to be written, and the number of the line it came from. */
export interface LinedRecord {
  line: number;
  record: CatalogRecord;
}

export interface WriteCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Number of records that this run has matched to products of other sources; counted as updated, too. */
  met: number;
}

/** Products per transaction. A small batch, because a shopper's order may have to wait for its locks. */
export const BATCH_SIZE = 400;

/**
 * Writes records in batches of one transaction each, so an interrupted import leaves only whole batches. If the
 * database refuses a batch because of its data, the batch is split in halves until only the invalid record is left;
 * that record is rejected and all others are written. In a rehearsal, every batch is rolled back.
 */
export class CatalogWriter {
  readonly counts: WriteCounts = { created: 0, updated: 0, unchanged: 0, met: 0 };
  private readonly known = emptyReferences();
  private readonly usualPrices = new Map<string, number>();
  private readonly written = new Map<string, number>();
  private readonly rehearsedCategories = new Set<string>();
  private readonly left = new Set<string>();
  private readonly leftGroups = new Set<string>();

  constructor(
    private readonly pool: Pool,
    private readonly options: {
      overwrite: boolean;
      now: () => Date;
      onIssue: (issue: FeedIssue) => void;
      /** Whether the categories are those of a supplier, which are mapped to the shop's when everything is written. */
      isForeign: boolean;
      /** The run for which the former rows are kept; null in a rehearsal. */
      changeSet: string | null;
      /** Sums up what a rehearsal changes; null if the changes are written. */
      tally: PlanTally | null;
    },
  ) {}

  /** Writes a batch, which contains either products only or other records only. */
  async write(batch: readonly LinedRecord[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      await this.writeWhole(batch);
    } catch (error) {
      if (!isDataError(error)) throw error;
      // A row known to this run was merged into another row since.
      if (isMissingRow(error) && forget(this.known)) return this.write(batch);
      const [only] = batch;
      if (batch.length === 1 && only) {
        this.options.onIssue(issueOf(only, 'record', because('DATABASE_REFUSED', { details: lastLine(error) })));
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await this.write(batch.slice(0, middle));
      await this.write(batch.slice(middle));
    }
  }

  private async writeWhole(batch: readonly LinedRecord[]): Promise<void> {
    const products = batch.filter(
      (entry): entry is { line: number; record: CatalogProduct } => entry.record.kind === 'product',
    );
    if (products.length > 0) await this.writeProductBatch(products);
    const others = batch.filter(
      (entry): entry is { line: number; record: ReferenceRecord } => entry.record.kind !== 'product',
    );
    if (others.length > 0) await this.writeOthers(others);
  }

  private async writeProductBatch(batch: ReadonlyArray<{ line: number; record: CatalogProduct }>): Promise<void> {
    const sources = [...new Set(batch.map(({ record }) => record.source))];
    const result = await this.together(
      (transaction) =>
        writeProducts(
          transaction,
          batch.map(({ record }) => record),
          this.known,
          this.written,
          { overwrite: this.options.overwrite, now: this.options.now(), usualPrices: this.usualPrices },
        ),
      async (transaction, { met }) => {
        const found = met.length > 0 ? await metSources(transaction, met, sources) : [];
        const changes = await readChanges(transaction);
        if (!this.options.isForeign || !changes.made.some(({ relation }) => relation === 'category'))
          return { ...changes, met: found };
        await mapCategories(transaction, sources);
        return { ...(await readChanges(transaction)), met: found };
      },
    );
    if (!this.rehearses) remember(this.known, result.references);
    for (const { n, size, price, feedPrice, by, at } of result.kept) {
      const reason = because('PRICE_SET_BY_HAND', { size, price, by, at, feedPrice });
      this.options.onIssue({ ...issueOf(batch[n]!, 'price', reason), severity: 'kept' });
    }
    for (const { n, size, price, comparedWith, expected, active } of result.heldBack) {
      const then = active === null ? 'HELD' : 'UNSOLD';
      const reason = because(`PRICE_${then}_${comparedWith}`, { size, price, expected });
      this.options.onIssue({ ...issueOf(batch[n]!, 'price', reason), severity: 'held' });
    }
    this.counts.met += result.met.length;
    for (const { n, size, supplier, source } of result.taken) {
      const reason = because('OFFER_OF_OTHER_SOURCE', { size, supplier, source });
      this.options.onIssue({ ...issueOf(batch[n]!, 'size', reason), severity: 'warning' });
    }
    result.leftGroups.forEach((group) => this.leftGroups.add(group));
    for (const { n, externalId, reason } of result.left) {
      this.counts.updated += 1;
      this.left.add(externalId);
      this.options.onIssue({ ...issueOf(batch[n]!, 'product', reason), externalId, severity: 'warning' });
    }
    let next = 0;
    result.outcomes.forEach((outcome, n) => {
      const entry = batch[n];
      if (!entry) return;
      if (typeof outcome !== 'object') this.written.set(result.ids[next++] ?? '', entry.line);
      this.count(entry, outcome);
    });
  }

  private async writeOthers(batch: ReadonlyArray<{ line: number; record: ReferenceRecord }>): Promise<void> {
    const write = async (transaction: Transaction): Promise<ReferenceOutcome[]> => {
      const all: ReferenceOutcome[] = [];
      for (const { line, record } of batch) {
        all.push(
          await writeReferenceRecord(transaction, record, {
            rehearse: this.rehearses,
            rehearsedCategories: this.rehearsedCategories,
            remark: (field, reason) =>
              this.options.onIssue({ ...issueOf({ line, record }, field, reason), severity: 'warning' }),
          }),
        );
      }
      return all;
    };
    const outcomes = await this.together(write, async (transaction) => {
      const { made, ...changes } = await readChanges(transaction);
      // Which categories of the feed become the shop's is known only once they have products.
      return { ...changes, made: made.filter(({ relation }) => !this.options.isForeign || relation !== 'category') };
    });
    outcomes.forEach((outcome, n) => {
      const entry = batch[n];
      if (!entry) return;
      if (this.rehearses && entry.record.kind === 'category') this.rehearsedCategories.add(entry.record.slug);
      this.count(entry, outcome);
    });
  }

  /**
   * Deactivates what the feed no longer names: everything if the feed is `complete`, else products of a group that
   * other products have left for another group. Returns the number of products that the feed does not name and that
   * stay.
   */
  async endUnnamed(named: Named, complete: boolean): Promise<number> {
    // Products that a rehearsed batch has deactivated are active again.
    const unnamed = (await findUnnamed(this.pool, named, this.leftGroups)).filter(
      ({ externalId }) => !this.left.has(externalId),
    );
    const ending = complete ? unnamed : unnamed.filter(({ isOfLeftGroup }) => isOfLeftGroup);
    for (let at = 0; at < ending.length; at += BATCH_SIZE) {
      const products = ending.slice(at, at + BATCH_SIZE);
      await this.together((transaction) => endUnnamed(transaction, products), readChanges);
      for (const { externalId, offers, isOfLeftGroup } of products) {
        if (!isOfLeftGroup) continue;
        const at = { line: 1, externalId, field: 'product' };
        this.options.onIssue(issueAt(at, 'warning', because('PRODUCT_LEFT_GROUP', { offers })));
      }
      this.counts.updated += products.length;
    }
    return unnamed.length - ending.length;
  }

  private get rehearses(): boolean {
    return this.options.tally !== null;
  }

  /** Runs `work` in one transaction. In a rehearsal, the changes are summed up before they are rolled back. */
  private async together<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    changesOf: (transaction: Transaction, result: Result) => Promise<Rehearsed>,
  ): Promise<Result> {
    const { tally, changeSet } = this.options;
    if (!tally) return inTransaction(this.pool, work, changeSet);
    const rehearsed = await inTransaction(
      this.pool,
      async (transaction) => {
        const result = await work(transaction);
        return { result, changes: await changesOf(transaction, result) };
      },
      null,
    );
    tally.add(rehearsed.changes);
    return rehearsed.result;
  }

  private count(entry: LinedRecord, outcome: ProductOutcome | ReferenceOutcome): void {
    if (typeof outcome === 'string') this.counts[outcome] += 1;
    else if ('duplicateOf' in outcome) {
      const line = this.written.get(outcome.duplicateOf);
      this.options.onIssue(issueOf(entry, 'externalId', because('PRODUCT_REPEATED', { line: line ?? '?' })));
    } else this.options.onIssue(issueOf(entry, outcome.field, outcome.reason));
  }
}

function issueOf({ line, record }: LinedRecord, field: string, reason: FeedReason): FeedIssue {
  const externalId = record.kind === 'product' ? record.externalId : record.slug;
  return issueAt({ line, externalId, field }, 'error', reason);
}

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1)?.slice(0, 300) ?? text;
}
