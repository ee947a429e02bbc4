import type { FeedRecordInput } from './feed-record.js';

/** A remark about one place of a feed: an `error` rejects that row alone, a `warning` only tells. */
export interface FeedIssue {
  line: number;
  externalId?: string;
  field: string;
  reason: string;
  /** `kept`: the feed says otherwise than an operator's hand, and the hand stays. */
  severity: 'error' | 'warning' | 'kept';
}

/** What a reader makes of rows that belong together: records to write and remarks, each with its line. */
export type FeedRow = { line: number; record: FeedRecordInput } | { issue: FeedIssue };

/**
 * One row as it was read, before rows of a product are brought together.
 * `group` names the product, null for a row that stands alone; `aliases` are other names by which rows elsewhere in the file may mean it.
 * `data` is plain JSON.
 */
export interface RawRow<Data = unknown> {
  line: number;
  group: string | null;
  aliases?: string[];
  data: Data;
  /** `data` as JSON text where the reader has it already: it need not be written anew. */
  json?: string;
}

/** What a reader needs to know besides the file. */
export interface FeedReadOptions {
  /** Names the feed for ever; null: the format's own choice. */
  source: string | null;
  /** Whose goods these are; null: the feed's shop, else the source. */
  supplier: string | null;
  /** ISO 3166-1 alpha-2 of the country the goods ship from. */
  shipsFrom: string;
  /** ISO 4217 of prices that name no currency. */
  currency: string;
  /** Roubles for one unit of a currency, as decimal text, e.g. `{ USD: '92.5' }`. */
  rates: Readonly<Record<string, string>>;
}

/**
 * A feed format. `rows` reads a whole file as a stream and throws `MalformedFileError` where the file itself is
 * broken; `assemble` turns the rows of one product, in file order, into records. Between the two the importer keeps the
 * rows on disk, so nothing is written before the last byte was read and rows of a product need not stand together.
 */
export interface FeedFormat<Data = unknown> {
  name: string;
  rows(text: AsyncIterable<string>, options: FeedReadOptions): AsyncGenerator<RawRow<Data> | { issue: FeedIssue }>;
  assemble(rows: readonly RawRow<Data>[], options: FeedReadOptions): Iterable<FeedRow>;
}

/** An `error` issue as a feed row. */
export function rejection(
  line: number,
  externalId: string | undefined,
  field: string,
  reason: string,
): { issue: FeedIssue } {
  return { issue: { line, ...(externalId ? { externalId } : {}), field, reason, severity: 'error' } };
}

/** A `warning` issue as a feed row. */
export function warning(line: number, externalId: string | undefined, field: string, reason: string): FeedRow {
  return { issue: { line, ...(externalId ? { externalId } : {}), field, reason, severity: 'warning' } };
}
