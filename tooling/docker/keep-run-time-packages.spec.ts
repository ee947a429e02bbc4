import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const script = join(import.meta.dirname, '..', '..', 'docker', 'keep-run-time-packages.js');

/** What npm has installed: `@shop/api` is a workspace that depends on packages, `tool` is another one’s optional peer. */
const packages: Record<string, object> = {
  '': { workspaces: ['api', 'lib', 'other'] },
  api: { dependencies: { used: '1', '@shop/lib': '1' }, optionalDependencies: { native: '1', absent: '1' } },
  lib: { dependencies: { nested: '2' } },
  other: { dependencies: { elsewhere: '1' } },
  'node_modules/@shop/lib': { link: true, resolved: 'lib' },
  'node_modules/used': {
    dependencies: { nested: '1', '@scope/deep': '1' },
    peerDependencies: { peer: '1', tool: '1' },
    peerDependenciesMeta: { tool: { optional: true } },
  },
  'node_modules/used/node_modules/nested': {},
  'node_modules/used/node_modules/nested/node_modules/of-nested': {},
  'node_modules/@scope/deep': {},
  'node_modules/native': {},
  'node_modules/peer': {},
  'node_modules/tool': { dependencies: { nested: '1' } },
  'node_modules/elsewhere': {},
  'lib/node_modules/nested': {},
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meet-packages-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  for (const path of Object.keys(packages)) if (path.includes('node_modules/')) write(`${path}/index.js`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), '');
}

const keep = (...workspaces: string[]) =>
  spawnSync(process.execPath, [script, ...workspaces], { cwd: folder, encoding: 'utf8' });

const left = () =>
  Object.keys(packages)
    .filter((path) => path.includes('node_modules/') && existsSync(join(folder, path, 'index.js')))
    .sort();

it('removing packages keeps dependencies where Node finds them, required peers, and packages of linked workspaces', () => {
  expect(keep('api').status).toBe(0);
  expect(left()).toEqual([
    'lib/node_modules/nested',
    'node_modules/@scope/deep',
    'node_modules/@shop/lib',
    'node_modules/native',
    'node_modules/peer',
    'node_modules/used',
    'node_modules/used/node_modules/nested',
  ]);
});

it('removing packages deletes files that no program reads inside packages, and no file outside packages', () => {
  const unread = ['index.js.map', 'index.d.ts', 'README.md', 'changelog'].map((name) => `node_modules/used/${name}`);
  const client = 'node_modules/@prisma/client/runtime/query_compiler_';
  const others = [`${client}small_bg.mysql.mjs`, `${client}fast_bg.postgresql.mjs`];
  const read = [`${client}small_bg.postgresql.mjs`, 'node_modules/used/readme.js', 'api/src/README.md', 'api/a.d.ts'];
  for (const path of [...unread, ...others, ...read]) write(path);
  expect(keep('api').status).toBe(0);
  expect([...unread, ...others].filter((path) => existsSync(join(folder, path)))).toEqual([]);
  expect(read.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

it.each([
  [[], 'Name the workspaces'],
  [['api', 'shop'], 'no workspace «shop»'],
])('keep-run-time-packages deletes nothing when the workspaces are %j', (workspaces, reason) => {
  const before = readdirSync(folder, { recursive: true });
  const { status, stderr } = keep(...workspaces);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});
