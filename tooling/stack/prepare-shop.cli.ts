import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPages } from './add-pages.js';
import { localSecrets } from './secrets.js';
import { demoPictures } from './demo-pictures.js';
import { demoState, seedDemo } from './seed-demo.js';
import { readStackConfig } from './stack-config.js';

/**
 * Prepares a shop in containers before its services start: applies migrations, generates the keys that the operator has
 * not set, publishes information pages that the shop never had, and adds the demo if MEET_DEMO is true. Runs at every
 * start and is idempotent.
 */
const config = readStackConfig();
if (!config.databaseUrl) {
  process.stderr.write('DATABASE_URL is not set.\n');
  process.exit(1);
}
const migrate = join(config.root, 'api/dist/platform/database/migrate.cli.js');
if (spawnSync(process.execPath, [migrate], { stdio: 'inherit' }).status !== 0) process.exit(1);

const keys = Object.entries(localSecrets(config.dataFolder)).map(
  ([name, made]) => `${name}=${process.env[name] || made}`,
);
writeFileSync(join(config.dataFolder, 'keys.env'), `${keys.join('\n')}\n`, { mode: 0o600 });

const isAsked = process.env.MEET_DEMO === 'true';
// The import asks for the posters of the demo's articles.
const pictures =
  (await demoState(config, config.databaseUrl, isAsked)) === 'wanted' ? await demoPictures(config) : undefined;
config.demoPictures = pictures?.origin;
const [command = '', ...args] = pictures?.spec.command ?? [];
const origin = pictures && spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
if (await seedDemo(config, config.databaseUrl, isAsked)) process.stdout.write('The demo catalogue is in place.\n');
origin?.kill();
await addPages(config, config.databaseUrl);
