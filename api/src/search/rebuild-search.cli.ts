import { PostgresSink, rebuildIndex } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import { parseCommandConfig } from '../platform/config/config.js';
import { openProgress } from '../platform/command/progress-bar.js';

/** `npm run search:rebuild`: writes every search document anew while the shop is open. */
const { DATABASE_URL } = parseCommandConfig(process.env);
const client = new pg.Client({ connectionString: DATABASE_URL, application_name: 'search-rebuild' });
const progress = openProgress();
try {
  await client.connect();
  const products = await rebuildIndex(client, new PostgresSink(), (done, total) =>
    progress.update('documents', done, total),
  );
  progress.stop();
  process.stdout.write(`rebuilt ${products} documents\n`);
} catch (error) {
  progress.stop();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await client.end().catch(() => undefined);
}
