import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What React Router's manifest says of a route or of the entry: its file, and all that it imports, however deep. */
interface Scripts {
  module: string;
  imports?: string[];
}

const client = join(import.meta.dirname, '../../storefront/build/client');

/** The manifest of the storefront's build. `npm test` and `.ci/run` build before they test. */
function manifest(): { entry: Scripts; routes: Record<string, Scripts | undefined> } {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The storefront is not built: npm run build');
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as ReturnType<typeof manifest>;
}

/** The script files that a page asks for before anybody touches it. */
function filesOf(route: string): string[] {
  const { entry, routes } = manifest();
  const parts = [entry, routes['root'], routes[route]];
  return [...new Set(parts.flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])))];
}

const kilobytes = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) / 1000;

/**
 * Budgets in KB (1000 bytes) of gzip, a little above what the pages weigh. Whoever needs more finds first what can be
 * loaded later, as `notices/stock-notice.tsx` is. 200 KB is the most that the shop promises for pages that people come to;
 * the product page also has its bar and says what could not be loaded, and the checkout a form with lists to choose from.
 */
describe.each([
  ['home', 'routes/home/route', 190],
  ['catalogue', 'routes/catalog/route', 191],
  ['product', 'routes/product/route', 202],
  ['article', 'routes/article/route', 200],
  ['checkout', 'routes/checkout/route', 260],
])('scripts of the page «%s»', (_, route, budget) => {
  const files = filesOf(route);

  it(`scripts of a page weigh at most ${budget} KB`, () => {
    expect(files.length).toBeGreaterThan(3);
    expect(kilobytes(files)).toBeLessThanOrEqual(budget);
  });

  it('scripts of a page are at most 21 files', () => {
    expect(files.length).toBeLessThanOrEqual(21);
  });
});
