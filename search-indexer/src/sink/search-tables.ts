/** The tables that searches read, and those that a rebuild fills beside them. */
export type TableSet = 'live' | 'next';

/** As it is written in a statement. */
export function tableOf(table: SearchTable, set: TableSet): string {
  return `"${nameOf(table, set)}"`;
}

export function nameOf(name: string, set: TableSet): string {
  return set === 'live' ? name : `${name}_next`;
}

export const SEARCH_TABLES = ['search_document', 'search_text'] as const;
export type SearchTable = (typeof SEARCH_TABLES)[number];
