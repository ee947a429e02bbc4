import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenSettings } from '@meet/api/given-settings';
import { addPages } from './add-pages.js';
import { ownSecrets } from './secrets.js';
import { demoPictures } from './demo-pictures.js';
import { demoState, seedDemo } from './seed-demo.js';
import { readStackConfig } from './stack-config.js';
import { OF_SERVERS, standIns } from './stand-ins.js';

/**
 * Prepares a shop in containers before its services start: applies migrations, generates the keys that the operator has
 * not set, publishes information pages that the shop never had, and adds the demo if MEET_DEMO is true. Runs at every
 * start and is idempotent. A shop with a name refuses the passwords of the repository.
 */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const config = readStackConfig();
if (!config.databaseUrl) fail('DATABASE_URL is not set.');
const { values: settings, faults } = givenSettings(process.env, OF_SERVERS);
if (faults.length) fail(faults.join('\n'));
const known = standIns(settings);
if (settings['SITE_ADDRESS'] && known.length)
  fail(
    `${known.join(', ')}: the password is in the repository, so everybody knows it. Run docker/make-secrets.sh and set SECRETS_FOLDER=./secrets (docs/deployment.md).`,
  );
const migrate = join(config.root, 'api/dist/platform/database/migrate.cli.js');
if (spawnSync(process.execPath, [migrate], { stdio: 'inherit' }).status !== 0) process.exit(1);

// Keys in separate files are read from those files.
const keys = Object.entries(ownSecrets(config.dataFolder, process.env)).map(([name, value]) => `${name}=${value}`);
writeFileSync(join(config.dataFolder, 'keys.env'), `${keys.join('\n')}\n`, { mode: 0o600 });

const isAsked = process.env.MEET_DEMO === 'true';
// The import requests the posters of the demo's articles.
const pictures =
  (await demoState(config, config.databaseUrl, isAsked)) === 'wanted' ? await demoPictures(config) : undefined;
config.demoPictures = pictures?.origin;
const [command = '', ...args] = pictures?.spec.command ?? [];
const origin = pictures && spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
if (await seedDemo(config, config.databaseUrl, isAsked)) process.stdout.write('The demo catalogue is in place.\n');
origin?.kill();
await addPages(config, config.databaseUrl);
