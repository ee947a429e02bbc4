import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Answered by the storefront's server before its routes. */
const OF_THE_SERVER = ['assets/*', 'healthz'];

it('api/src/content/served-paths.ts lists the paths of the storefront’s route table and those that the edge sends to the API', () => {
  const routes = readFileSync(join(root, 'storefront/app/routes.ts'), 'utf8');
  const list = readFileSync(join(root, 'api/src/content/served-paths.ts'), 'utf8').split('];', 1)[0]!;
  // `*` shows the information pages, whose addresses are the merchant's.
  const served = [...routes.matchAll(/(?<![\w.])route\('([^']+)'/g)]
    .map(([, path]) => path!)
    .filter((path) => path !== '*');
  const edge = readFileSync(join(root, 'docker/edge/Caddyfile'), 'utf8');
  const ofTheApi = /^\t@api path (.+)$/m
    .exec(edge)![1]!
    .split(' ')
    .map((path) => path.slice(1));
  const kept = [...list.matchAll(/^ {2}'([^']*)',$/gm)].map(([, path]) => path!);
  expect(routes).toContain("index('routes/home/route.tsx')");
  expect(kept.sort()).toEqual(['', ...served, ...OF_THE_SERVER, ...ofTheApi].sort());
});
