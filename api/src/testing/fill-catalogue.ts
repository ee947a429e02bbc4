import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresSink, syncChanges } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import type { FeedRecordInput } from '../feeds/feed-record.js';
import { FEED_FORMATS } from '../feeds/formats/index.js';
import { importFeed } from '../feeds/import-feed.js';

/**
 * Fills a database with records as a shop would: imports them as a feed, then lets the indexer build the search
 * documents.
 */
export async function fillCatalogue(databaseUrl: string, records: FeedRecordInput[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-feed-'));
  const path = join(folder, 'feed.jsonl');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await writeFile(path, records.map((record) => JSON.stringify(record)).join('\n'));
    const { size } = await stat(path);
    const onIssue = (issue: { line: number; field: string; reason: string }) => {
      throw new Error(`line ${issue.line}, ${issue.field}: ${issue.reason}`);
    };
    const options = {
      source: 'test',
      supplier: 'Склад',
      shipsFrom: 'RU',
      currency: 'RUB',
      rates: {},
      defaultStock: 1,
      overwrite: false,
      mode: 'apply',
      guards: null,
      strict: false,
      complete: false,
      pricePercent: 10,
    } as const;
    await importFeed(pool, [{ path, bytes: size }], FEED_FORMATS.jsonl, options, { onIssue });
  } finally {
    await pool.end();
    await rm(folder, { recursive: true });
  }
  await projectChanges(databaseUrl);
}

/** Updates the search documents of all changed products, as the indexer does. */
export async function projectChanges(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
  } finally {
    await client.end();
  }
}
