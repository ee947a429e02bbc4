import type { ReferenceRecord } from './catalog-record.js';

/** The outcome of a record; a rejected one has the reason. */
export type ReferenceOutcome = 'created' | 'updated' | 'unchanged' | { field: string; reason: string };

/** A row that an upsert wrote. An unchanged row is not returned. */
export type Written = { id: string; created: boolean };
/** A record of one kind. */
export type RecordOf<Kind extends ReferenceRecord['kind']> = Extract<ReferenceRecord, { kind: Kind }>;

/** Options and state for writing a record. */
export interface ReferenceContext {
  /** A rehearsal rolls back each batch, so records of earlier batches may be missing. */
  rehearse: boolean;
  /** Slugs of the categories rehearsed so far. */
  rehearsedCategories: ReadonlySet<string>;
  remark: (field: string, reason: string) => void;
}

export function outcomeOf(written: Written[]): 'created' | 'updated' | 'unchanged' {
  if (!written[0]) return 'unchanged';
  return written[0].created ? 'created' : 'updated';
}
