import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { whoseGoods } from './demo-goods.js';
import { ExpectedError } from './expected-error.js';
import { withDatabase, type Migrating } from './open-database.js';
import { BACKUP_FLAGS, SERVICE_MEMORY } from './service-memory.js';
import { readStackConfig, serviceEnvironment } from './stack-config.js';
import { moneyAndCodes, trialSettings, whatWillEnd } from './trial-settings.js';
import { withClient } from './with-client.js';

/**
 * Commands stream feeds of any size. Without these limits, Node's heap would grow to half a gigabyte before garbage is
 * collected.
 */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=32'];

/** The command that imports the shop's own goods. */
const IMPORT = 'feeds/import-feed';

/**
 * Commands that may run while migrations are pending. An import applies them; the other commands handle pending
 * migrations themselves.
 */
const MIGRATING: Record<string, Migrating> = {
  [IMPORT]: 'apply',
  'platform/database/migrate': 'leave',
  'platform/database/create-migration': 'leave',
  // A backup or an export may be made before an update migrates; a restore begins with an empty database.
  'backup/backup': 'leave',
  'backup/restore': 'leave',
  'backup/export': 'leave',
};

/**
 * A command that needs only Meilisearch. It must work before the first start of a shop whose operator sets the keys.
 */
const WITHOUT_DATABASE = 'search/commands/search-keys';

/**
 * Runs one of the API's commands on the shop's database. If the embedded server is not running, it is started for that
 * time.
 */
export async function run([command, ...args]: string[]): Promise<void> {
  if (!command) throw new ExpectedError('Say which command to run, e.g. feeds/import-feed.');
  const config = readStackConfig();
  const script = join(config.root, 'api/dist', `${command}.cli.js`);
  const code =
    command === WITHOUT_DATABASE
      ? await runScript([script, ...args], config.root, process.env)
      : await withDatabase(config, MIGRATING[command] ?? 'refuse', async ({ url }) => {
          const trial = trialSettings(await withClient(url, whoseGoods), process.env);
          const ending = command === IMPORT ? whatWillEnd(trial, process.env) : '';
          if (ending) process.stderr.write(`${ending}\n\n`);
          const status = await runScript([script, ...args], config.root, serviceEnvironment(config, url, trial));
          if (ending && (await withClient(url, whoseGoods)).own)
            process.stderr.write(`\nThere are goods that are not the demo’s. ${moneyAndCodes(process.env)}\n`);
          return status;
        });
  process.exit(code);
}

function runScript(script: string[], root: string, env: NodeJS.ProcessEnv): Promise<number> {
  const isBackup = script[0]!.includes('/backup/');
  const child = spawn(process.execPath, [...(isBackup ? BACKUP_FLAGS : HEAP), ...script], {
    // Relative file names refer to the folder in which npm was called.
    cwd: process.env.INIT_CWD ?? root,
    env: isBackup ? { ...SERVICE_MEMORY, ...env } : env,
    stdio: 'inherit',
  });
  // Ctrl-C reaches both processes, but a SIGTERM only this one, so it is passed on. The command decides when to stop.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done) => child.once('exit', (status, signal) => done(signal ? 1 : (status ?? 1))));
}
