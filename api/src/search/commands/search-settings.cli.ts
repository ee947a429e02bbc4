import { parseArgs } from 'node:util';
import { applySettings, clientFor, keyOfRole, keyRefusal, settingDifferences } from '@meet/search-indexer/settings';
import { parseCommandConfig } from '../../platform/config/config.js';
import { meilisearchVariables } from '../search.config.js';

const USAGE = `npm run search:settings -- [--apply]

Shows where the settings of the index at MEILI_URL are not those of this version; with --apply it changes them, and
returns when searches go by them. Ends with status 1 when anything differs that was not applied.
`;

const { values } = parseArgs({ options: { apply: { type: 'boolean' }, help: { type: 'boolean' } } });

async function run(): Promise<number> {
  if (values.help) return say(USAGE, 0);
  const config = parseCommandConfig(process.env, meilisearchVariables);
  const { MEILI_URL, MEILI_INDEX } = config;
  if (!MEILI_URL) throw new Error('MEILI_URL is not set: the embedded search has no settings.');
  const client = clientFor({ url: MEILI_URL, apiKey: keyOfRole('indexer', config) });
  const differences = await settingDifferences(client, MEILI_INDEX);
  if (!differences) throw new Error(`There is no index «${MEILI_INDEX}» yet: the search-indexer makes it.`);
  for (const { name, current, wanted } of differences)
    say(`${name}\n  - ${JSON.stringify(current)}\n  + ${JSON.stringify(wanted)}\n`, 0);
  if (!differences.length) return say(`«${MEILI_INDEX}» is as it shall be\n`, 0);
  if (!values.apply) return say(`${differences.length} settings differ; --apply changes them\n`, 1);
  await applySettings(client, MEILI_INDEX);
  return say(`${differences.length} settings changed\n`, 0);
}

function say(words: string, status: number): number {
  process.stdout.write(words);
  return status;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${keyRefusal('indexer', error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
