import { parseArgs } from 'node:util';
import { listDeadLetters, replayDeadLetters } from '@meet/search-indexer/pipeline';
import { parseCommandConfig } from '../../platform/config/config.js';
import { makeConnection } from '../../platform/database/open-connection.js';

const USAGE = `npm run search:replay -- [--list]

Lists the products that were laid aside because no document could be made of them or an engine refused it, and sends
them round again; with --list it lists them only. What fails again comes back.
`;

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return say(USAGE.trimEnd());
  const { DATABASE_URL } = parseCommandConfig(process.env);
  const client = makeConnection({ connectionString: DATABASE_URL, application_name: 'search-replay' });
  try {
    await client.connect();
    for (const { productId, stage, error, createdAt } of await listDeadLetters(client))
      say(`${createdAt.toISOString()}  ${stage}  product ${productId}: ${error}`);
    if (!values.list) say(`${await replayDeadLetters(client)} products go round again`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
