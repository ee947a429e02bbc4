import type { ReferenceRecord } from './catalog-record.js';

/** What became of a record; a rejected one says why. */
export type ReferenceOutcome = 'created' | 'updated' | 'unchanged' | { field: string; reason: string };

/** A row that an upsert wrote; none where it was as it should be already. */
export type Written = { id: string; created: boolean };
/** A record of one kind. */
export type RecordOf<Kind extends ReferenceRecord['kind']> = Extract<ReferenceRecord, { kind: Kind }>;

/** What a record is written with. */
export interface ReferenceContext {
  /** A rehearsal rolls each batch back, so that records of earlier batches may be missing. */
  rehearse: boolean;
  /** Slugs of the categories rehearsed so far. */
  rehearsedCategories: ReadonlySet<string>;
  remark: (field: string, reason: string) => void;
}

export function outcomeOf(written: Written[]): 'created' | 'updated' | 'unchanged' {
  if (!written[0]) return 'unchanged';
  return written[0].created ? 'created' : 'updated';
}
