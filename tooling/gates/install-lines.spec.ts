import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpublishedInstalls } from './install-lines.js';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  name: string;
  bin?: Record<string, string>;
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
const manifests = workspaces.map((workspace) => JSON.parse(read(`${workspace}/package.json`)) as Manifest);
const packed = manifests.filter(({ scripts }) => scripts.build?.includes('pack-package.js'));
const unpublished = { scope: '@meet', commands: manifests.flatMap(({ bin }) => Object.keys(bin ?? {})) };

const texts = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((path) => /\.(mdx?|[mc]?[jt]sx?|json|ya?ml|html|sh|env|txt)$|Dockerfile$|^\.ci\//.test(path))
  .filter((path) => path !== 'package-lock.json' && path !== 'tooling/gates/install-lines.spec.ts')
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: read(path) }));

it('no text tells its reader to install a package name that is not published in a registry', () => {
  expect(texts.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['docs/getting-started.ru.md', 'client/README.md', 'ui-kit/src/foundations/adopt.mdx']),
  );
  expect(
    texts.flatMap(({ path, text }) => unpublishedInstalls(text, unpublished).map((line) => ({ path, line }))),
  ).toEqual([]);
});

it('tarball URLs in the docs name exactly the packages that the shop serves', () => {
  const served = packed.map(({ name }) => `${name.slice(1).replace('/', '-')}.tgz`);
  const named = texts.flatMap(({ text }) =>
    [...text.matchAll(/\d\/packages\/([\w-]+\.tgz)/g)].map(([, file]) => file!),
  );
  expect([...new Set(named)].sort()).toEqual(served.sort());
});

it('a packed package depends on no package name that is not published in a registry', () => {
  for (const { dependencies, peerDependencies, optionalDependencies } of packed) {
    const names = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
    expect(names.filter((name) => name.startsWith('@meet/'))).toEqual([]);
  }
});

it.each([
  'npm install @meet/client vite',
  'npm i --save-dev @meet/ui-kit@0.1.0',
  'npm install vite @meet/client',
  'pnpm add @meet/client',
  'yarn add @meet/client',
  'bun add @meet/client',
  'npx @meet/client',
  'npx meet-documents dist',
  'npx -y meet-documents@1.0.0 dist',
  'npm exec meet-documents',
])('unpublishedInstalls reports the command %s, because it would fetch an unpublished package', (line) => {
  for (const text of [line, `\`${line}\``, `run('${line}');`, `# a\n\n\`\`\`sh\n${line}\n\`\`\`\n`])
    expect(unpublishedInstalls(text, unpublished)).toEqual([line]);
});

it.each([
  'npm install http://localhost:4000/packages/meet-client.tgz vite',
  'npm install ./meet-client-1.2.3.tgz',
  'npx --no meet-documents dist',
  'npx turbo run build --filter=@meet/client',
  'npm ci --omit=dev --workspace=@meet/api',
  'npm install left-pad -w @meet/api',
  'npm run build -w @meet/client',
  "npm install vite, then import '@meet/client'",
  'npm install vite\n@meet/client is there',
])('unpublishedInstalls accepts the line %s, because it fetches no unpublished package', (text) =>
  expect(unpublishedInstalls(text, unpublished)).toEqual([]),
);
