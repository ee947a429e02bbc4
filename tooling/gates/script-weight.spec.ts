import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What React Router's manifest says of a route or of the entry: its file, and all that it imports, however deep. */
interface Scripts {
  module: string;
  imports?: string[];
}

const buildOf = (workspace: string) => join(import.meta.dirname, '../..', workspace, 'build/client');
const client = buildOf('storefront');

/** The manifest of a build. `npm test` and `.ci/run` build before they test. */
function manifest(build: string): { entry: Scripts; routes: Record<string, Scripts | undefined> } {
  const assets = join(build, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`${build} is not built: npm run build`);
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as ReturnType<typeof manifest>;
}

/** The script files that a page asks for before anybody touches it. */
function filesOf(build: string, ...names: string[]): string[] {
  const { entry, routes } = manifest(build);
  const parts = [entry, ...['root', ...names].map((name) => routes[name])];
  return [...new Set(parts.flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])))];
}

const kilobytes = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) / 1000;

/**
 * Budgets in KB (1000 bytes) of gzip, a little above what the pages weigh. Whoever needs more finds first what can be
 * loaded later, as `notices/stock-notice.tsx` is. 200 KB is the most that the shop promises for pages that people come to;
 * a list takes a little more since it knows the shopper's own size and can be saved, and the product page also has its
 * bar and says what could not be loaded.
 */
describe.each([
  ['home', 'routes/home/route', 190],
  ['catalogue', 'routes/catalog/route', 203],
  ['product', 'routes/product/route', 213],
  ['article', 'routes/article/route', 194.5],
  ['checkout', 'routes/checkout/route', 200],
])('scripts of the page «%s»', (_, route, budget) => {
  const files = filesOf(client, route);

  it(`scripts of a page weigh at most ${budget} KB`, () => {
    expect(files.length).toBeGreaterThan(3);
    expect(kilobytes(files)).toBeLessThanOrEqual(budget);
  });

  it('a page loads its scripts from at most 21 files', () => {
    expect(files.length).toBeLessThanOrEqual(21);
  });
});

it('scripts of the desk’s first page weigh at most 230 KB in brotli, where 250 KB are promised', () => {
  const desk = buildOf('desk');
  const files = filesOf(desk, 'shell/frame-route', 'rooms/today/today-route');
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(desk, file.replace('/admin/', '')))).length);
  expect(files.length).toBeGreaterThan(5);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(230);
});
