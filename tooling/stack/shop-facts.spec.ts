import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopFacts } from './shop-facts.js';

it('doctor lists every setting that shop texts name and the merchant has not set', () => {
  // A test of the API keeps this page up to date.
  const docs = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
  const named = [...docs.matchAll(/^\| `(SHOP_\w+)` +\| – .*`\{\{\w+\}\}`/gm)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(5);
  expect(shopFacts({})).toBe(`Meet, as SHOP_NAME is not set; not set, and left out of pages: ${named.join(', ')}`);
  const [first, ...rest] = named;
  const env = { SHOP_NAME: 'Кедровка', ...Object.fromEntries(rest.map((name) => [name, 'x'])) };
  expect(shopFacts(env)).toBe(`Кедровка; not set, and left out of pages: ${first!}`);
  expect(shopFacts({ ...env, [first!]: 'x' })).toBe('Кедровка');
});
