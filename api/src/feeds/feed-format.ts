import { because, meaningOf, messageOf, type FeedReason, type ReadingCode } from './feed-reason.js';
import type { FeedRecordInput } from './feed-record.js';
import type { Mark } from './spelled-number.js';

/**
 * A message about one place in a feed. An `error` means that the row was rejected, a `warning` is for information only.
 */
export interface FeedIssue extends FeedReason {
  line: number;
  externalId?: string;
  field: string;
  /** Message of the code, in English. */
  reason: string;
  /**
   * `kept`: an operator has set another value than the feed's, and the operator's value is kept. `held`: the price
   * looks wrong, and waits until an operator confirms it.
   */
  severity: 'error' | 'warning' | 'kept' | 'held';
  /** Text of the feed in `field`, if it was not understood as it stands. Such issues are counted by this text. */
  value?: string;
  /** The meaning with which `value` was read. */
  readAs?: string;
}

/**
 * Rows that a feed groups together: the colours of a model. `products` are the external ids of all products made of the
 * group, `offers` those of all its rows, including rejected rows.
 */
export interface FeedGroup {
  id: string;
  products: readonly string[];
  offers: readonly string[];
  /**
   * Article numbers by the ids of offers, where the feed has no offer ids of its own: only numbers that a single offer
   * has.
   */
  articles?: Readonly<Record<string, string>>;
}

/** A record to import or a message, produced from rows that belong together. */
export type FeedRow = { line: number; record: FeedRecordInput; group?: FeedGroup } | { issue: FeedIssue };

/**
 * One row of a feed, before rows are grouped into products. `group` identifies the product; null means that the row
 * belongs to no group. `aliases` are other ids that rows elsewhere in the file may use for the same group. `data` is
 * plain JSON.
 */
export interface RawRow<Data = unknown, File = unknown> {
  line: number;
  group: string | null;
  aliases?: string[];
  data: Data;
  /** `data` as JSON text, if the reader already has it. The importer then does not serialise it again. */
  json?: string;
  /** What the file says about all its rows. It is kept in memory, and complete once the file has been read. */
  file?: File;
}

/** Options for reading a feed, besides the file itself. */
export interface FeedReadOptions {
  /** Permanent name of the feed; if null, the format derives it from the file. */
  source: string | null;
  /** Supplier of the goods; if null, the shop that the feed names, or otherwise the feed's name. */
  supplier: string | null;
  /** ISO 3166-1 alpha-2 code of the country that the goods ship from. */
  shipsFrom: string;
  /** ISO 4217 code of the default currency, for prices that name none. */
  currency: string;
  /**
   * Exchange rates: roubles per unit of a currency, as decimal text, e.g. `{ USD: '92.5' }`. Any other text is quoted
   * from a feed that states no rate.
   */
  rates: Readonly<Record<string, string>>;
}

/** Options for assembling rows, known once the whole feed has been read. */
export interface AssembleOptions extends FeedReadOptions {
  /** Separators that precede the fraction of some price in the feed, so that `1.990` may be either 1.99 or 1990. */
  decimalMarks: ReadonlySet<Mark>;
}

/**
 * Implementation of a feed format. `rows` reads a whole file as a stream, and throws `MalformedFileError` if the file
 * is broken. `assemble` turns the rows of one product, in file order, into records. In between the importer stores the
 * rows on disk. So nothing is written to the database before the whole file has been read, and rows of a product need
 * not be adjacent.
 */
export interface FeedFormat<Data = unknown, File = unknown> {
  name: string;
  rows(
    text: AsyncIterable<string>,
    options: FeedReadOptions,
  ): AsyncGenerator<RawRow<Data, File> | { issue: FeedIssue }>;
  assemble(rows: readonly RawRow<Data, File>[], options: AssembleOptions): Iterable<FeedRow>;
  /** Prices of a row as the feed spells them; none if the format has one spelling only. */
  prices?(data: Data): ReadonlyArray<string | null | undefined>;
}

/** Returns an issue with the message of its reason. */
export function issueAt(
  { line, externalId, field }: { line: number; externalId?: string | undefined; field: string },
  severity: FeedIssue['severity'],
  { code, values }: FeedReason,
): FeedIssue {
  const reason = messageOf({ code, values });
  return { line, ...(externalId ? { externalId } : {}), field, code, values, reason, severity };
}

/** Returns an `error` issue as a feed row. */
export function rejection(
  line: number,
  externalId: string | undefined,
  field: string,
  reason: FeedReason,
): { issue: FeedIssue } {
  return { issue: issueAt({ line, externalId, field }, 'error', reason) };
}

/** Returns a `warning` issue as a feed row. */
export function warning(
  line: number,
  externalId: string | undefined,
  field: string,
  reason: FeedReason,
): { issue: FeedIssue } {
  return { issue: issueAt({ line, externalId, field }, 'warning', reason) };
}

/** A column's text that was not understood as it stands, and the meaning with which it was read. */
export interface Remark {
  field: string;
  text: string;
  readAs: FeedReason<ReadingCode>;
}

/** A value read from a column; `remark` is null if the text was understood as it stands. */
export interface Reading<Value> {
  value: Value;
  remark: Remark | null;
}

/** Returns a `warning` that states how a column was read. */
export function remark(
  line: number,
  externalId: string | undefined,
  { field, text, readAs: { code, values } }: Remark,
): { issue: FeedIssue } {
  const value = text.slice(0, 100);
  const reason = { code, values: { text: value, ...values } };
  return { issue: { ...warning(line, externalId, field, reason).issue, value, readAs: meaningOf(reason)! } };
}

/** Returns a `warning` that names the columns of a table that are not read. */
export function unreadColumns(headers: readonly string[]): { issue: FeedIssue } {
  const columns = headers.slice(0, 20).join(', ');
  const reason =
    headers.length > 20
      ? because('MORE_COLUMNS_UNREAD', { columns, count: headers.length - 20 })
      : because('COLUMNS_UNREAD', { columns });
  return warning(1, undefined, 'header', reason);
}
