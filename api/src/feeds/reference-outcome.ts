import type { ReferenceRecord } from './catalog-record.js';
import type { FeedReason } from './feed-reason.js';

/** Result of writing a record; if it was rejected, the field and the reason. */
export type ReferenceOutcome = 'created' | 'updated' | 'unchanged' | { field: string; reason: FeedReason };

/** A row written by an upsert. The upsert returns no row if nothing changed. */
export type Written = { id: string; created: boolean };
/** The record type whose `kind` is `Kind`, such as a category or a collection. */
export type RecordOf<Kind extends ReferenceRecord['kind']> = Extract<ReferenceRecord, { kind: Kind }>;

/** Options and state for writing a record. */
export interface ReferenceContext {
  /** Whether each batch is rolled back. Records of earlier batches may then be missing in the database. */
  rehearse: boolean;
  /**
   * Slugs of the categories that earlier batches wrote before they were rolled back; empty unless `rehearse` is true.
   */
  rehearsedCategories: ReadonlySet<string>;
  remark: (field: string, reason: FeedReason) => void;
}

export function outcomeOf(written: Written[]): 'created' | 'updated' | 'unchanged' {
  if (!written[0]) return 'unchanged';
  return written[0].created ? 'created' : 'updated';
}
