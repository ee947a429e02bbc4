import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeText } from '../../platform/files/decode-text.js';
import type { FeedFormat, FeedIssue, FeedReadOptions } from '../../feeds/feed-format.js';
import { FeedProduct } from '../../feeds/feed-record.js';
import { spoolFeed } from '../../feeds/spool-feed.js';

export const READ_OPTIONS: FeedReadOptions = {
  source: null,
  supplier: null,
  shipsFrom: 'RU',
  currency: 'RUB',
  rates: { USD: '92.5' },
};

/**
 * Parses the text of files in the given feed format, as the importer does, and validates the resulting products against
 * the schema of feed products.
 */
export async function readFeed<Data>(
  format: FeedFormat<Data>,
  files: string | Buffer | ReadonlyArray<string | Buffer>,
  options: Partial<FeedReadOptions> = {},
): Promise<{ products: FeedProduct[]; issues: FeedIssue[] }> {
  // The cast is safe, because only the format itself uses the type of its rows.
  const reader = format as unknown as FeedFormat;
  const all = { ...READ_OPTIONS, ...options };
  const folder = await mkdtemp(join(tmpdir(), 'meet-read-'));
  const issues: FeedIssue[] = [];
  const products: FeedProduct[] = [];
  async function* rows() {
    for (const [n, content] of (Array.isArray(files) ? files : [files]).entries()) {
      const path = join(folder, String(n));
      await writeFile(path, content as string | Buffer);
      yield* reader.rows(decodeText(path), all);
    }
  }
  try {
    const spool = await spoolFeed(rows(), reader, (issue) => issues.push(issue));
    for await (const group of spool.groups()) {
      for (const row of reader.assemble(group, { ...all, decimalMarks: spool.decimalMarks })) {
        if ('issue' in row) issues.push(row.issue);
        else products.push(FeedProduct.parse(row.record));
      }
    }
    await spool.close();
  } finally {
    await rm(folder, { recursive: true });
  }
  return { products, issues };
}
