import type { ExportKind } from '../generated/prisma/enums.js';

/** MONEY is in kopecks, which files show in roubles. */
type Values = { TEXT: string; NUMBER: number; MONEY: number; TIME: Date };

interface ColumnOf<Row, Type extends keyof Values> {
  title: string;
  type: Type;
  /** Whether a workbook ends with the sum of the column; for numbers and money. */
  total?: Type extends 'NUMBER' | 'MONEY' ? boolean : never;
  /** A method, not a property, so that columns of certain rows are also columns of any rows. */
  of(row: Row): Values[Type] | null;
}

/** A column of a file. */
export type Column<Row> = { [Type in keyof Values]: ColumnOf<Row, Type> }[keyof Values];

/**
 * A list that is written to a file, and the order of its rows: by a key that never changes, so that no row is read
 * twice or missed.
 */
export interface ExportTable<Row extends { key: string } = { key: string }> {
  kind: ExportKind;
  /** Name of the worksheet. */
  title: string;
  columns: readonly Column<Row>[];
  /**
   * Returns up to `limit` rows that come after the key, or the first ones.
   * @param filter the filter that the exporting domain has passed to `TakeExport`, after a round trip through JSON
   */
  page(filter: unknown, after: string | null, limit: number): Promise<Row[]>;
}

/** Number of rows of one statement; no more rows of the list are in memory at a time. */
const PAGE = 1000;

/** Reads a list page by page. */
export async function* pagesOf<Row extends { key: string }>(
  table: Pick<ExportTable<Row>, 'page'>,
  filter: unknown,
): AsyncGenerator<Row[]> {
  for (let after: string | null = null; ;) {
    const rows: Row[] = await table.page(filter, after, PAGE);
    if (rows.length) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.key;
  }
}
