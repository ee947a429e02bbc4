import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockedPackages, type Lock } from './locked-packages.js';
import { ROOT } from './root.js';
import { PIECES } from './table.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const lock = JSON.parse(read('package-lock.json')) as Lock;
const pieces = Object.entries(PIECES);

/** The sources that a command of the table begins with. */
function entries(command: string): string[] {
  const program = /(evidence)\/dist\/(\S+)\.js/.exec(command);
  if (program) return [`${program[1]}/${program[2]}.ts`];
  const folder = /--config (tooling\/[\w-]+)\//.exec(command)?.[1];
  if (folder)
    return readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name));
  const suites = /--testPathPatterns (\S+)/.exec(command)?.[1];
  if (!suites) return [];
  return readdirSync(join(ROOT, suites), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.evidence.ts'))
    .map((name) => join(suites, name));
}

/** Files of `evidence` and `tooling` that these import, directly or not. */
function imported(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const next = [...read(file).matchAll(/from '([^']+)'/g)].flatMap(([, from = '']) => {
      if (from.startsWith('.')) return [join(dirname(file), from.replace(/\.js$/, '.ts'))];
      const tool = /^@meet\/tooling\/(\w+)$/.exec(from)?.[1];
      return tool === 'stack'
        ? ['tooling/stack/index.ts']
        : tool === 'postgres'
          ? ['tooling/postgres/embedded-postgres.ts']
          : [];
    });
    imported(
      next.filter((path) => existsSync(join(ROOT, path))),
      found,
    );
  }
  return found;
}

it.each(pieces)('the evidence %s depends on every file that its command imports', (_, { command, inputs }) => {
  const { workspaces } = lockedPackages(lock, inputs);
  const isInput = (file: string) =>
    [...inputs.files, ...workspaces].some((path) => file === path || file.startsWith(`${path}/`));
  expect([...imported(entries(command))].filter((file) => !isInput(file))).toEqual([]);
});

it('the source files of the evidence commands are found in the table', () => {
  expect(pieces.flatMap(([, { command }]) => entries(command)).length).toBeGreaterThan(10);
});

it.each(pieces)('every input pattern of the evidence %s matches a file', (_, { inputs }) => {
  for (const pattern of inputs.files)
    expect(
      execFileSync('git', ['ls-files', '--cached', '--others', '--', pattern], { cwd: ROOT }).length,
    ).toBeGreaterThan(0);
  expect(() => lockedPackages(lock, inputs)).not.toThrow();
});

it('evidence commands in package.json name only entries of the evidence table', () => {
  const named = Object.values(scripts).flatMap((script) => /^npm run evidence -- (\S+)/.exec(script)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(Object.keys(PIECES)).toContain(name);
});

it('the committed input hashes belong to entries of the evidence table', () => {
  for (const name of Object.keys(JSON.parse(read('evidence/shown-from.json')) as object))
    expect(Object.keys(PIECES)).toContain(name);
});
