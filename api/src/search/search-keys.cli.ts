import { parseArgs } from 'node:util';
import { clientFor, scopedKey } from '@meet/search-indexer/settings';
import { parseCommandConfig } from '../platform/config/config.js';

const USAGE = `MEILI_MASTER_KEY=… npm run search:keys

Makes the two keys the shop works with at MEILI_URL, and prints them: one that may search, for the API, and one that may
write documents and settings of the index, for the search-indexer and the commands. Asked again, they are the same.
`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

async function run(): Promise<void> {
  if (values.help) return void process.stdout.write(USAGE);
  const { MEILI_URL, MEILI_INDEX } = parseCommandConfig(process.env);
  const { MEILI_MASTER_KEY } = process.env;
  if (!MEILI_URL || !MEILI_MASTER_KEY) throw new Error('Set MEILI_URL and MEILI_MASTER_KEY.');
  const client = clientFor({ url: MEILI_URL, apiKey: MEILI_MASTER_KEY });
  for (const [role, user] of [
    ['search', 'api'],
    ['indexer', 'search-indexer'],
  ] as const) {
    const { key } = await scopedKey(client, MEILI_INDEX, role);
    process.stdout.write(`${`MEILI_API_KEY of ${user}`.padEnd(32)} ${key}\n`);
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
