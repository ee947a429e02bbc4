import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../stack/free-port.js';
import { COMMANDS, type Trial } from './commands.js';

/**
 * Tests each command of package.json that CI runs nowhere else: runs it in its shortest form on a temporary shop. A
 * server is stopped by a SIGTERM to npm, as systemd does it, and must leave no process running. Arguments are the names
 * of the commands to test. Exits with 1 if any test fails.
 */
const root = resolve(import.meta.dirname, '..', '..', '..');
const WITHIN_MS = 150_000;
const END_WITHIN_MS = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'meet-commands-'));
const storybookPort = await freePort();
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_OPTIONS: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  MEILI_URL: '',
  MEET_DATA_FOLDER: folder,
  POSTGRES_PORT: String(await freePort()),
  API_PORT: String(await freePort()),
  STOREFRONT_PORT: String(await freePort()),
  INDEXER_PORT: String(await freePort()),
  STORYBOOK_PORT: String(storybookPort),
};

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function run(name: string, args: string[]): Run {
  const given = args.map((argument) => argument.replace('FOLDER', folder));
  const child = spawn('npm', ['run', '--silent', name, '--', ...given], {
    cwd: root,
    env,
    // The command gets its own process group, so that all processes that it starts can be killed together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output, ended: new Promise((done) => child.once('exit', (code) => done(code))) };
}

/** Runs the command. Resolves to a description of the fault, or to undefined if there is none. */
async function tried(name: string, trial: Extract<Trial, { args: string[] }>): Promise<string | undefined> {
  const command = run(name, trial.args);
  const code = await Promise.race([command.ended, sleep(WITHIN_MS, 'late' as const, { ref: false })]);
  if (code === 0 && trial.says.test(command.output())) return undefined;
  if (code === 'late') await end(command);
  return `${code === 'late' ? 'did not end' : `ended with ${code}`}, and said:\n${command.output()}`;
}

async function opened(name: string, serves: RegExp | 'storybook'): Promise<Run> {
  const command = run(name, []);
  let isOver = false;
  void command.ended.then(() => (isOver = true));
  for (const until = Date.now() + WITHIN_MS; Date.now() < until && !isOver; await sleep(200)) {
    if (serves !== 'storybook' ? serves.test(command.output()) : await answers(storybookPort)) return command;
  }
  await end(command);
  throw new Error(`did not open, and said:\n${command.output()}`);
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/index.json`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Stops the command. Resolves to a message if npm left processes running, otherwise to undefined. */
async function end({ child, ended }: Run): Promise<string | undefined> {
  child.kill('SIGTERM');
  await Promise.race([ended, sleep(END_WITHIN_MS, undefined, { ref: false })]);
  for (const until = Date.now() + END_WITHIN_MS; Date.now() < until; await sleep(100))
    if (!signalGroup(child.pid!, 0)) return undefined;
  signalGroup(child.pid!, 'SIGKILL');
  return 'left processes that a SIGTERM to npm did not end';
}

/** Sends a signal to the process group. Returns false if no process of the group is left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

const chosen = process.argv.slice(2);
const faults: string[] = [];
let shop: Run | undefined;
let count = 0;
for (const [name, trial] of Object.entries(COMMANDS)) {
  if (chosen.length && !chosen.includes(name)) continue;
  if ('elsewhere' in trial || 'never' in trial) continue;
  const began = Date.now();
  let fault: string | undefined;
  try {
    if ('args' in trial) fault = await tried(name, trial);
    else if (name === 'start') shop = await opened(name, trial.serves);
    else fault = await end(await opened(name, trial.serves));
  } catch (error) {
    fault = (error as Error).message;
  }
  // Stop the shop: the later commands do not need it, and it would slow them down.
  if (name === 'demo:remove' && shop) {
    fault ??= await end(shop);
    shop = undefined;
  }
  count += 1;
  process.stdout.write(
    `${fault ? '✗' : '✓'} npm run ${name.padEnd(18)} ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
  );
  if (fault) faults.push(`npm run ${name} ${fault}`);
}
if (shop) await end(shop);
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) process.stderr.write(`\n${fault}\n`);
process.stdout.write(`${count - faults.length} passed, ${faults.length} failed\n`);
process.exit(faults.length ? 1 : 0);
