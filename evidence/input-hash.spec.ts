import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputHash } from './input-hash.js';

const root = mkdtempSync(join(tmpdir(), 'meet-inputs-'));
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, stdio: 'ignore' });
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'change');
};
const lock = (version: string) =>
  write(
    'package-lock.json',
    JSON.stringify({ packages: { api: { dependencies: { pg: '*' } }, 'node_modules/pg': { version } } }),
  );
const hash = () => inputHash(root, { files: ['chaos'], workspaces: ['api'] });

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const folder of ['api', 'chaos', 'docs']) mkdirSync(join(root, folder), { recursive: true });
  write('api/shop.ts', '1');
  write('api/shop.spec.ts', '1');
  write('chaos/race.ts', '1');
  write('docs/shop.md', '1');
  lock('1.0.0');
  git('init', '--quiet');
  commit();
});
afterAll(() => rmSync(root, { recursive: true }));

it.each<[string, () => void]>([
  ['a file of a workspace', () => write('api/shop.ts', '2')],
  ['a file of the piece', () => write('chaos/race.ts', '2')],
  ['a new file', () => write('chaos/killer.ts', '1')],
  ['a deleted file', () => rmSync(join(root, 'api/shop.ts'))],
  ['the version of a package', () => lock('1.0.1')],
])('inputHash changes when %s changes and stays the same after the commit', (_, change) => {
  const before = hash();
  change();
  const changed = hash();
  expect(changed).not.toBe(before);
  commit();
  expect(hash()).toBe(changed);
});

it.each(['docs/shop.md', 'api/shop.spec.ts'])(
  'inputHash stays the same when the irrelevant file %s has changed',
  (path) => {
    const before = hash();
    write(path, '2');
    expect(hash()).toBe(before);
  },
);
