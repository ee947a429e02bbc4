#!/usr/bin/env node
// The entry point of every command. It is plain JavaScript, so that even an old Node can run it and print the version
// that is needed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownNode, runsPackages } from './own-node.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [command, ...args] = process.argv.slice(2);
const COMMANDS = ['start', 'dev', 'doctor', 'remove-demo', 'with-database'];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Meet needs Node 20.19 or newer, this is ${process.versions.node}.`);
if (!COMMANDS.includes(command)) fail(`Unknown command «${command ?? ''}»: one of ${COMMANDS.join(', ')}.`);
if (!existsSync(join(root, 'node_modules', 'turbo'))) fail('The packages are not installed: run `npm ci` first.');
if (!runsPackages(process.versions.node)) await startAgain();

/** Runs this command under the Node that `npm ci` installed. `npm run` chooses it by itself. */
async function startAgain() {
  const node = ownNode(root);
  if (!node) fail(`There is no Node package for this platform: install Node 24, this is ${process.versions.node}.`);
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const packages = ['with-database', 'remove-demo'].includes(command)
  ? ['--filter=@meet/api', '--filter=@meet/tooling']
  : // The shop itself does not use the tools that measure it.
    ['--filter=!@meet/evidence'];
if (command === 'start' || command === 'dev') process.stdout.write('Building what changed …\n');
const launcher = process.ppid;
const build = spawnSync(
  process.execPath,
  [
    join('node_modules', 'turbo', 'bin', 'turbo'),
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-prefix=none',
    ...packages,
  ],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    encoding: 'utf8',
  },
);
// If our parent process (npm's shell) is gone, npm was told to stop during the build.
if (process.env.npm_lifecycle_event && process.ppid !== launcher) fail('Stopped.');
if (build.status !== 0) fail(`${build.stdout}\nThe build failed.`);

const { run } = await import(`../dist/stack/${command}.js`);
try {
  await run(args);
} catch (error) {
  fail(error instanceof Error && error.expected ? error.message : String(error?.stack ?? error));
}
