import { parseArgs } from 'node:util';
import { clientFor, scopedKey, tenantToken } from '@meet/search-indexer/settings';
import { givenSettings } from '../../platform/config/given-settings.js';

const USAGE = `MEILI_MASTER_KEY=… npm run search:keys

Makes the two keys the shop works with at MEILI_URL, and prints them: one that may search, for the API, and one that may
write documents and settings of the index, for the search-indexer and the commands. Asked again, they are the same.

  --tenant            a token instead, for somebody who searches the index directly and may have neither key
  --filter FILTER     what it finds, in Meilisearch's filter language: 'brand = "nike"' (everything)
  --days N            when it ends (30)
`;
const LONGEST_DAYS = 366;

const { values } = parseArgs({
  options: {
    tenant: { type: 'boolean', default: false },
    filter: { type: 'string' },
    days: { type: 'string', default: '30' },
    help: { type: 'boolean' },
  },
});

async function run(): Promise<void> {
  if (values.help) return void process.stdout.write(USAGE);
  const { values: settings, faults } = givenSettings(process.env, ['MEILI_MASTER_KEY']);
  if (faults.length) throw new Error(faults.join('\n'));
  const { MEILI_URL, MEILI_MASTER_KEY, MEILI_INDEX = 'products' } = settings;
  if (!MEILI_URL || !MEILI_MASTER_KEY) throw new Error('Set MEILI_URL and MEILI_MASTER_KEY.');
  const client = clientFor({ url: MEILI_URL, apiKey: MEILI_MASTER_KEY });
  if (values.tenant) {
    const days = Number(values.days);
    if (!(days > 0 && days <= LONGEST_DAYS)) throw new Error(`--days is a number up to ${LONGEST_DAYS}.`);
    const rules = { days, ...(values.filter ? { filter: values.filter } : {}) };
    return void process.stdout.write(`${await tenantToken(client, MEILI_INDEX, rules)}\n`);
  }
  for (const [role, variable] of [
    ['search', 'MEILI_SEARCH_KEY'],
    ['indexer', 'MEILI_INDEXER_KEY'],
  ] as const) {
    const { key } = await scopedKey(client, MEILI_INDEX, role);
    process.stdout.write(`${variable}=${key}\n`);
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
