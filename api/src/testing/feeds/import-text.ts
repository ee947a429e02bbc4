import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { FeedIssue } from '../../feeds/feed-format.js';
import type { FeedRecordInput } from '../../feeds/feed-record.js';
import { FEED_FORMATS, type FeedFormatName } from '../../feeds/formats/index.js';
import { importFeed, type ImportOptions, type ImportSummary } from '../../feeds/import-feed.js';
import { READ_OPTIONS } from './read-feed.js';

const WRITE_OPTIONS = {
  defaultStock: 1,
  mode: 'apply',
  guards: null,
  strict: false,
  complete: false,
  pricePercent: 10,
  overwrite: false,
} as const;

export type TextImport = ImportSummary & { issues: FeedIssue[] };

/** Imports the files at these paths, all in one format. */
export async function importPaths(
  databaseUrl: string,
  format: FeedFormatName,
  paths: readonly string[],
  options: Partial<ImportOptions> = {},
  signal?: AbortSignal,
): Promise<TextImport> {
  const issues: FeedIssue[] = [];
  const files = paths.map((path) => ({ path, bytes: 1 }));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const summary = await importFeed(
      pool,
      files,
      FEED_FORMATS[format],
      { ...READ_OPTIONS, ...WRITE_OPTIONS, ...options },
      { onIssue: (issue) => issues.push(issue), signal },
    );
    return { ...summary, issues };
  } finally {
    await pool.end();
  }
}

/** Imports a feed that is given as text. */
export async function importText(
  databaseUrl: string,
  format: FeedFormatName,
  text: string,
  options: Partial<ImportOptions> = {},
): Promise<TextImport> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-import-'));
  try {
    const path = join(folder, 'feed');
    await writeFile(path, text);
    return await importPaths(databaseUrl, format, [path], options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Imports records as a feed in the format jsonl. */
export function importRecords(
  databaseUrl: string,
  records: readonly FeedRecordInput[],
  options: Partial<ImportOptions> = {},
): Promise<TextImport> {
  return importText(databaseUrl, 'jsonl', records.map((record) => `${JSON.stringify(record)}\n`).join(''), options);
}
