import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedIssue } from '../../feeds/feed-format.js';
import type { FeedRecordInput } from '../../feeds/feed-record.js';
import { FEED_FORMATS, type FeedFormatName } from '../../feeds/formats/index.js';
import { importFeed, type ImportOptions, type ImportSummary } from '../../feeds/import-feed.js';
import type { PrismaClient } from '../../platform/database/prisma-client.js';
import { READ_OPTIONS } from './read-feed.js';

export type TextImport = ImportSummary & { issues: FeedIssue[] };

/** Imports files of one format by path. */
export async function importPaths(
  prisma: PrismaClient,
  format: FeedFormatName,
  paths: readonly string[],
  options: Partial<ImportOptions> = {},
  signal?: AbortSignal,
): Promise<TextImport> {
  const issues: FeedIssue[] = [];
  const files = paths.map((path) => ({ path, bytes: 1 }));
  const summary = await importFeed(
    prisma,
    files,
    FEED_FORMATS[format],
    { ...READ_OPTIONS, defaultStock: 1, dryRun: false, ...options },
    { onIssue: (issue) => issues.push(issue), signal },
  );
  return { ...summary, issues };
}

/** Imports a feed given as text. */
export async function importText(
  prisma: PrismaClient,
  format: FeedFormatName,
  text: string,
  options: Partial<ImportOptions> = {},
): Promise<TextImport> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-import-'));
  try {
    const path = join(folder, 'feed');
    await writeFile(path, text);
    return await importPaths(prisma, format, [path], options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Imports records as jsonl. */
export function importRecords(
  prisma: PrismaClient,
  records: readonly FeedRecordInput[],
  options: Partial<ImportOptions> = {},
): Promise<TextImport> {
  return importText(prisma, 'jsonl', records.map((record) => `${JSON.stringify(record)}\n`).join(''), options);
}
