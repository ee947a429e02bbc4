import type { Pool } from '../../platform/database/open-pool.js';
import type { FeedFormat } from '../feed-format.js';
import { priceList } from '../formats/price-list.js';
import { changedColumns, checkMapping, columnsFor, type ColumnMapping } from './column-mapping.js';
import { describeMapping } from './describe-mapping.js';
import { mappingOf, withAnswers, type MappingAnswers } from './mapping-answers.js';
import { rememberedMapping, rememberMapping } from './mapping-store.js';
import { openTable, type PriceListTable } from './read-table.js';
import { rowKind } from './row-kinds.js';
import { UnconfirmedColumnsError } from './unconfirmed-columns-error.js';
import { suggestMapping, type ListSample } from './suggest-mapping.js';

/** A request to read a price list. */
export interface PriceListRequest {
  path: string;
  /** Name of the feed, under which the mapping is stored. */
  source: string;
  sheet: string | null;
  answers: MappingAnswers;
  /** Whether the mapping, including the answers, is confirmed. */
  confirm: boolean;
  /** Whether a confirmed mapping is stored for the next list. */
  remember: boolean;
}

/** A price list that may be imported. */
export interface OpenPriceList {
  format: FeedFormat;
  /** What was read, as lines of text. */
  description: string[];
  close(): Promise<void>;
}

const SAMPLE_ROWS = 1_000;

/**
 * Opens a price list whose columns are known: by the mapping that was confirmed for its source, or by one that this
 * call confirms. Otherwise throws an {@link UnconfirmedColumnsError} with the suggested mapping and how to confirm it.
 */
export async function openPriceList(
  pool: Pool,
  request: PriceListRequest,
  signal?: AbortSignal,
): Promise<OpenPriceList> {
  const { path, source, sheet, answers, confirm } = request;
  const remembered = await rememberedMapping(pool, source);
  const known = answers.mapping ?? remembered;
  const knownHeaders = [...(known?.columns.map(({ header }) => header) ?? []), ...answers.columns.keys()];
  const table = await openTable(path, { sheet, knownHeaders, ...(signal ? { signal } : {}) });
  try {
    const mapping = await settledMapping(table, request, remembered);
    if (confirm && request.remember) await rememberMapping(pool, source, mapping);
    return { format: priceList(table, mapping), description: [describeTable(table)], close: () => table.close() };
  } catch (error) {
    await table.close();
    throw error;
  }
}

async function settledMapping(
  table: PriceListTable,
  { confirm, answers }: PriceListRequest,
  remembered: ColumnMapping | null,
): Promise<ColumnMapping> {
  const answered = answers.columns.size > 0 || answers.mapping || answers.productOf || answers.headings;
  const changes = remembered ? changedColumns(table.headers, remembered) : [];
  if (remembered && !answered && !confirm && changes.length === 0) {
    const fields = columnsFor(table.headers, remembered);
    const mapping = {
      ...remembered,
      columns: table.headers.map((header, index) => ({ header, field: fields[index]! })),
    };
    checkMapping(mapping);
    return mapping;
  }
  const suggestion = withAnswers(suggestMapping(await sampleOf(table)), answers, remembered);
  if (confirm) return mappingOf(suggestion);
  const told = [describeTable(table), ...describeMapping(suggestion)].join('\n');
  const how =
    suggestion.choices.length > 0
      ? 'Answer by --map, then run the same command with --confirm.'
      : 'If this is right, run the same command with --confirm; --map "COLUMN=FIELD" changes a column.';
  if (changes.length > 0) {
    throw new UnconfirmedColumnsError(
      'PRICE_LIST_COLUMNS_CHANGED',
      `the columns are not those that were confirmed: ${changes.join('; ')}\n${told}\n${how}`,
      suggestion,
    );
  }
  throw new UnconfirmedColumnsError(
    'PRICE_LIST_NOT_CONFIRMED',
    `what the columns mean is not confirmed yet\n${told}\n${how}`,
    suggestion,
  );
}

function describeTable({ sheet, otherSheets, headerLine, headers }: PriceListTable): string {
  const others =
    otherSheets.length > 0 ? ` (also a list: ${otherSheets.map((name) => `"${name}"`).join(', ')}; --sheet)` : '';
  return `${sheet === null ? '' : `Sheet "${sheet}"${others}, `}names of ${headers.length} columns on line ${headerLine}`;
}

async function sampleOf(table: PriceListTable): Promise<ListSample> {
  const rows: string[][] = [];
  const headings: string[] = [];
  for await (const { cells } of table.rows()) {
    const other = rowKind(cells, table.headers);
    if (!other) rows.push(cells);
    else if (other.kind === 'heading') headings.push(other.text);
    if (rows.length === SAMPLE_ROWS) break;
  }
  return { headers: table.headers, rows, headings };
}
