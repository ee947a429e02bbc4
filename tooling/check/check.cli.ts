import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { planCheck, type Change } from './plan-check.js';

/**
 * `npm run check`: types, lint and tests of what has changed since the main branch, in the working tree and in commits.
 * The argument is another commit to compare with. Exits with 1 if a check fails.
 */
const root = resolve(import.meta.dirname, '..', '..', '..');
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };

const linesOf = (program: string, args: string[], options = {}) =>
  execFileSync(program, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1e8, ...options })
    .split('\n')
    .filter(Boolean);

const git = (...args: string[]) => linesOf('git', ['-c', 'core.quotePath=false', ...args]);

/** Returns the commit at which the branch was created from the main branch. */
function base(): string {
  const given = process.argv[2];
  const main = git('branch', '--all', '--list', '--format=%(refname:short)', 'main', 'origin/main');
  const [from] = git('merge-base', 'HEAD', given ?? main.find((name) => name.startsWith('origin/')) ?? 'main');
  return from!;
}

/** Paths of the suites that jest lists for these options. */
const suites = (...options: string[]) =>
  linesOf('jest', ['--listTests', ...options], { env: { ...env, NODE_OPTIONS: '--experimental-vm-modules' } })
    .filter((line) => line.startsWith(root))
    .map((path) => relative(root, path));

function changeSince(commit: string): Change {
  const diff = git('diff', '--no-renames', '--name-status', commit).map((line) => line.split('\t') as [string, string]);
  const files = [...diff.map(([, path]) => path), ...git('ls-files', '--others', '--exclude-standard')];
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { lint: string } };
  return {
    files,
    deleted: new Set(diff.filter(([status]) => status === 'D').map(([, path]) => path)),
    suites: suites(),
    related: new Set(files.length ? suites('--findRelatedTests', ...files) : []),
    wholeLint: scripts.lint.split(' && ').filter((command) => /^(depcruise|knip)/.test(command)),
  };
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

const began = Date.now();
const change = changeSince(base());
const { steps, left } = planCheck(change);
const done: string[] = [];
let failed = 0;
for (const { name, command } of change.files.length ? steps : []) {
  const start = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command[0]!, command.slice(1), { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) failed += 1;
  done.push(`${status === 0 ? '✓' : '✗'} ${name}: ${seconds(start)}`);
}
process.stdout.write(
  [
    `\n== ${change.files.length} files have changed`,
    ...done,
    ...(change.files.length ? ['\nNot run:', ...left, 'Long evidence: npm run evidence -- --changed --short'] : []),
    `\n${failed ? `${failed} of ${steps.length} failed` : 'All passed'} in ${seconds(began)}\n`,
  ].join('\n'),
);
process.exit(failed ? 1 : 0);
