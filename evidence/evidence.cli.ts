import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { choosePieces } from './choose-pieces.js';
import { inputHash } from './input-hash.js';
import { ROOT } from './root.js';
import { PIECES } from './table.js';

const USAGE = `npm run evidence -- [NAME …] [--short] [--changed] [--keep] [-- arguments of one piece]
npm run evidence -- --list

Long runs which show that the shop keeps its promises.
  --short    the form of a minute, which .ci/run uses
  --changed  only those of which an input has changed since a run passed (evidence/shown-from.json); names the others
  --keep     notes in that file that the runs passed: commit it
  --list     prints the table
`;

const { values, positionals, tokens } = parseArgs({
  allowPositionals: true,
  tokens: true,
  options: {
    short: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
const names = tokens.flatMap((token) => (token.kind === 'positional' && token.index < end ? [token.value] : []));
const given = positionals.slice(names.length);
const record = join(ROOT, 'evidence/shown-from.json');
const say = (text: string) => process.stdout.write(`${text}\n`);

function list(): void {
  for (const [name, { shows, command, short, full, fullEnv = {} }] of Object.entries(PIECES)) {
    const variables = Object.entries(fullEnv).map(([variable, value]) => `${variable}=${value} `);
    say(`${name}\n  ${shows}\n  short  ${command} ${short}\n  full   ${variables.join('')}${command} ${full}`);
  }
}

/** Runs a command of the shell. Returns whether it passed. */
function passes(command: string, more: NodeJS.ProcessEnv = {}, args: readonly string[] = []): boolean {
  const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`;
  // The arguments are passed separately from the script, so that the shell does not change them.
  const { status } = spawnSync('sh', ['-c', `${command} "$@"`, 'sh', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH, ...more },
  });
  return status === 0;
}

function run(): number {
  if (given.length && names.length !== 1) throw new Error('Arguments after -- are for one piece: name it');
  const shown = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
  const hashes = Object.fromEntries(
    Object.entries(PIECES).map(([name, { inputs }]) => [name, inputHash(ROOT, inputs)]),
  );
  const choice = choosePieces(PIECES, { names, changed: values.changed }, { hashes, shown, env: process.env });
  const prepared = new Map<string, boolean>();
  const results: string[] = [];
  let failed = 0;
  for (const name of choice.run) {
    const { shows, command, first, short, full, fullEnv } = PIECES[name]!;
    const form = given.length ? '' : values.short ? short : full;
    say(`\n== ${name}: ${shows}`);
    const began = Date.now();
    if (first && !prepared.has(first)) prepared.set(first, passes(first));
    const isReady = !first || prepared.get(first)!;
    const isShown = isReady && passes(`${command} ${form}`, values.short || given.length ? {} : fullEnv, given);
    if (isShown) shown[name] = hashes[name]!;
    else failed += 1;
    results.push(`${isShown ? '✓' : '✗'} ${name.padEnd(20)} ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
  if (values.keep && !given.length) {
    const entries = Object.keys(PIECES).flatMap((name) => (shown[name] ? [[name, shown[name]]] : []));
    writeFileSync(record, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  }
  say(
    ['', ...results, ...choice.skipped.map(({ name, reason }) => `– ${name.padEnd(20)} skipped: ${reason}`)].join('\n'),
  );
  return failed ? 1 : 0;
}

if (values.help) process.stdout.write(USAGE);
else if (values.list) list();
else
  try {
    process.exitCode = run();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
