import { exportCatalog } from '../../feeds/export-catalog.js';
import type { FeedRecordInput } from '../../feeds/feed-record.js';
import { openPool } from '../../platform/database/open-pool.js';

/** Returns the records that an export of the shop writes. */
export async function exportedRecords(databaseUrl: string): Promise<FeedRecordInput[]> {
  const records: FeedRecordInput[] = [];
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  await exportCatalog(pool, (line) => void records.push(JSON.parse(line) as FeedRecordInput)).finally(() => pool.end());
  return records;
}
