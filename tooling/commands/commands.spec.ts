import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from './commands.js';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/**
 * The commands in the first column of the README's table. A row may name several commands; only the first begins with
 * `npm run`.
 */
const documented = read('README.md')
  .split('\n## Commands\n')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split('|')[1]!.matchAll(/`(?:npm (?:run )?)?([\w:]+)[^`]*`/g)].map((found) => found[1]!));

it('every command of package.json is run in CI or has a stated reason not to be', () => {
  expect(Object.keys(COMMANDS).sort()).toEqual(Object.keys(scripts).sort());
});

it('`npm run help` describes every command', () => {
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, '../bin/help.js')], { encoding: 'utf8' });
  const described = [...printed.matchAll(/^ {2}npm (?:run )?([\w:]+) +\S/gm)].map((found) => found[1]!);
  expect(described.sort()).toEqual(Object.keys(scripts).sort());
});

it('every command in the README’s table exists in package.json', () => {
  expect(documented.length).toBeGreaterThan(9);
  for (const command of documented) expect(Object.keys(scripts)).toContain(command);
  expect(documented).toContain('help');
});

it('every command in the README’s table is run in CI', () => {
  for (const command of documented)
    expect([command, COMMANDS[command]]).not.toEqual([command, { never: expect.any(String) }]);
});

it('commands that are marked as run elsewhere in CI appear in .ci/run', () => {
  const ci = read('.ci/run');
  for (const [command, trial] of Object.entries(COMMANDS))
    if ('elsewhere' in trial) expect([command, ci.includes(trial.elsewhere)]).toEqual([command, true]);
  expect(ci).toContain('tooling/dist/commands/try-commands.cli.js');
});
