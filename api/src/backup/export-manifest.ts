import type { WrittenFile } from './export-folder.js';

/** `manifest.json` of an export: what the folder contains, and what was left out. */
export interface ExportManifest {
  format: 1;
  takenAt: string;
  /** Names of the migrations that the database had, in their order. */
  migrations: string[];
  tables: (WrittenFile & {
    name: string;
    file: string;
    rows: number;
    columns: { name: string; type: string }[];
    /** Secret columns, which are not in the file. */
    leftOut: string[];
  })[];
  /** Tables of which every column is secret. */
  tablesLeftOut: string[];
  /** Columns, as `table.column`, that are left out because they look secret and this release does not know them. */
  unknown: string[];
  pictures: { count: number; bytes: number };
  /** Keys of pictures that were listed but deleted before they were read. */
  picturesGone: string[];
}
