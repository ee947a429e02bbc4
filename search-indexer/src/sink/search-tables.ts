/** `live`: the tables that searches read. `next`: the second tables, which a rebuild fills. */
export type TableSet = 'live' | 'next';

/** The quoted table name for an SQL statement. */
export function tableOf(table: SearchTable, set: TableSet): string {
  return `"${nameOf(table, set)}"`;
}

export function nameOf(name: string, set: TableSet): string {
  return set === 'live' ? name : `${name}_next`;
}

export const SEARCH_TABLES = ['search_document', 'search_text'] as const;
export type SearchTable = (typeof SEARCH_TABLES)[number];
