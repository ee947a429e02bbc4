import type { FeedRecordInput } from './feed-record.js';

/** A remark about one place of a feed: an `error` rejects that row alone, a `warning` only informs. */
export interface FeedIssue {
  line: number;
  externalId?: string;
  field: string;
  reason: string;
  /** `kept`: the feed differs from a value an operator has set, and that value stays. */
  severity: 'error' | 'warning' | 'kept';
}

/** A record to write or a remark, made from rows that belong together. */
export type FeedRow = { line: number; record: FeedRecordInput } | { issue: FeedIssue };

/**
 * One row as it was read, before the rows of a product are grouped. `group` identifies the product; it is null for a
 * row of its own. `aliases` are other names that rows elsewhere in the file may use for it. `data` is plain JSON.
 */
export interface RawRow<Data = unknown> {
  line: number;
  group: string | null;
  aliases?: string[];
  data: Data;
  /** `data` as JSON text, if the reader has it; this saves another serialisation. */
  json?: string;
}

/** Options that a reader needs besides the file. */
export interface FeedReadOptions {
  /** The permanent name of the feed; null lets the format choose it. */
  source: string | null;
  /** The supplier of the goods; null means the feed's shop, otherwise the source. */
  supplier: string | null;
  /** ISO 3166-1 alpha-2 of the country the goods ship from. */
  shipsFrom: string;
  /** ISO 4217 code for prices that name no currency. */
  currency: string;
  /** Roubles for one unit of a currency, as decimal text, e.g. `{ USD: '92.5' }`. */
  rates: Readonly<Record<string, string>>;
}

/**
 * A feed format. `rows` reads a whole file as a stream, and throws `MalformedFileError` if the file itself is broken.
 * `assemble` turns the rows of one product, in file order, into records. In between the importer keeps the rows on
 * disk: nothing is written before the last byte is read, and rows of a product need not be adjacent.
 */
export interface FeedFormat<Data = unknown> {
  name: string;
  rows(text: AsyncIterable<string>, options: FeedReadOptions): AsyncGenerator<RawRow<Data> | { issue: FeedIssue }>;
  assemble(rows: readonly RawRow<Data>[], options: FeedReadOptions): Iterable<FeedRow>;
}

/** Returns an `error` issue as a feed row. */
export function rejection(
  line: number,
  externalId: string | undefined,
  field: string,
  reason: string,
): { issue: FeedIssue } {
  return { issue: { line, ...(externalId ? { externalId } : {}), field, reason, severity: 'error' } };
}

/** Returns a `warning` issue as a feed row. */
export function warning(line: number, externalId: string | undefined, field: string, reason: string): FeedRow {
  return { issue: { line, ...(externalId ? { externalId } : {}), field, reason, severity: 'warning' } };
}
