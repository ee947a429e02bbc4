import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { whoseGoods } from './demo-goods.js';
import { ExpectedError } from './expected-error.js';
import { withDatabase, type Migrating } from './open-database.js';
import { readStackConfig, serviceEnvironment } from './stack-config.js';
import { trialSettings } from './trial-settings.js';
import { withClient } from './with-client.js';

/** Feeds of any size are streamed: without a bound the collector lets half a gigabyte of rubbish pile up. */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=32'];

/** What is about the data model itself, and the first import into an empty database; the others never change it. */
const MIGRATING: Record<string, Migrating> = {
  'feeds/import-feed': 'apply',
  'platform/database/migrate': 'leave',
  'platform/database/create-migration': 'leave',
};

/** Asks Meilisearch alone, and comes before the first start of a shop that is given keys. */
const WITHOUT_DATABASE = 'search/commands/search-keys';

/** Runs one of the API's commands against the shop's database, starting the embedded one for its time if need be. */
export async function run([command, ...args]: string[]): Promise<void> {
  if (!command) throw new ExpectedError('Say which command to run, e.g. feeds/import-feed.');
  const config = readStackConfig();
  const script = join(config.root, 'api/dist', `${command}.cli.js`);
  const code =
    command === WITHOUT_DATABASE
      ? await runScript([script, ...args], config.root, process.env)
      : await withDatabase(config, MIGRATING[command] ?? 'refuse', async ({ url }) => {
          const trial = trialSettings(await withClient(url, whoseGoods), process.env);
          return runScript([script, ...args], config.root, serviceEnvironment(config, url, trial));
        });
  process.exit(code);
}

function runScript(script: string[], root: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [...HEAP, ...script], {
    // File names are meant from where the person stands.
    cwd: process.env.INIT_CWD ?? root,
    env,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both of us; a SIGTERM comes to us alone. The command decides when it is done.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done) => child.once('exit', (status, signal) => done(signal ? 1 : (status ?? 1))));
}
