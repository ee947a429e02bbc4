import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { missingParts } from '../gates/missing-parts.js';
import { writeTree } from '../gates/write-tree.js';
import { insertSorted, type Change } from './change.js';
import { newComponent } from './component.js';
import { nameOf } from './name.js';
import { newProvider } from './provider.js';
import { newQuery } from './query.js';
import { writeChange } from './write-change.js';

const ROOT = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });
let tree: string;

beforeEach(() => (tree = writeTree({})));
afterEach(() => rmSync(tree, { recursive: true }));

/** Applies a change in a temporary folder with copies of the files to edit. Returns the written texts by path. */
async function written(change: Change): Promise<Record<string, string>> {
  for (const path of ['prettier.config.js', ...Object.keys(change.edits)]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(ROOT, path), join(tree, path));
  }
  await writeChange(tree, change);
  const paths = [...Object.keys(change.files), ...Object.keys(change.edits)];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(tree, path), 'utf8')]));
}

async function lintFaults(files: Record<string, string>): Promise<string[]> {
  const code = Object.entries(files).filter(([path]) => /\.tsx?$/.test(path));
  const results = await Promise.all(code.map(([path, text]) => eslint.lintText(text, { filePath: path })));
  return results.flat().flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`));
}

it('`npm run new` creates a component with all parts that passes the kit’s rules', async () => {
  const files = await written(newComponent('care-label'));
  expect(await lintFaults(files)).toEqual([]);
  expect(missingParts(join(tree, 'ui-kit/src'))).toEqual([]);
  expect(files['ui-kit/src/index.ts']).toContain("export * from './components/care-label/index.js';\n");
  expect(JSON.parse(files['ui-kit/size-budgets.json']!)).toMatchObject({ exports: { CareLabel: 2 } });
});

it('`npm run new` creates a query with its access rule, in its module and the query list', async () => {
  const files = await written(newQuery('catalog/find-badge'));
  expect(await lintFaults(files)).toEqual([]);
  expect(files['api/src/catalog/catalog.module.ts']).toMatch(/providers: \[\s*FindBadge,\s*FindBadgeResolver,/);
  expect(files['docs/queries.md']).toMatch(/^## findBadge$[^]+^SQL statements: 1$/m);
});

it('`npm run new` creates a provider that is chosen by its documented setting', async () => {
  const files = await written(newProvider('messaging/telegram'));
  expect(await lintFaults(files)).toEqual([]);
  expect(files['api/src/messaging/messaging.config.ts']).toContain('TELEGRAM_URL: z.url().optional()');
  expect(files['api/src/messaging/pick-messengers.ts']).toContain('if (config.TELEGRAM_URL) transports.push(');
  expect(files['docs/configuration.md']).toMatch(/^\| `TELEGRAM_URL` /m);
});

it('`npm run new` overwrites no existing file', async () => {
  const files = await written(newComponent('care-label'));
  await expect(writeChange(tree, newComponent('care-label'))).rejects.toThrow('care-label/index.ts is there already');
  expect(readFileSync(join(tree, 'ui-kit/src/index.ts'), 'utf8')).toBe(files['ui-kit/src/index.ts']);
});

it.each([undefined, '', 'SizeGuide', 'size_guide', '../guide', 'size-'])(
  '`npm run new` refuses the invalid component name %p',
  (name) => {
    expect(() => nameOf(name)).toThrow('is no name');
    expect(() => newComponent(name)).toThrow('is no name');
  },
);

it.each(['find-badge', 'catalog/', 'a/b/c', undefined])('`npm run new` refuses the invalid query name %p', (name) => {
  expect(() => newQuery(name)).toThrow('is no query');
});

it('insertSorted inserts a line in alphabetical order', () => {
  expect(insertSorted('x\na 1\na 3\ny', /^a/, 'a 2')).toBe('x\na 1\na 2\na 3\ny');
  expect(insertSorted('a 2', /^a/, 'a 1')).toBe('a 1\na 2');
  expect(() => insertSorted('x', /^a/, 'a 1')).toThrow('no line like');
});
