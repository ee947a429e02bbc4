import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where the software's own name stands, and who reads it there. Everywhere else a shopper reads SHOP_NAME. */
const OWN_NAME: Record<string, string> = {
  'api/src/platform/config/config.ts': 'the default of SHOP_NAME',
  'storefront/app/browser/shop-name.ts': 'the default of SHOP_NAME',
  'desk/app/browser/shop-name.ts': 'the default of SHOP_NAME',
  'api/src/pages/home-page.ts': 'the page at / of the API, for programmers',
  'api/src/webhooks/deliver-event.ts': 'the user agent of webhooks, which programs read',
  'storefront/app/sign-in/fingerprint.ts': 'drawn to tell machines apart, shown to nobody',
  'api/src/delivery/demo-pickup-points.ts': 'codes of the demo’s pickup points',
  'demo/data/suppliers.ts': 'the demo’s own warehouse, which operators see',
};

const SOURCES = [
  'api/src/**/*.ts',
  'api/content/**/*.md',
  'api/prisma/sql/**/*.sql',
  '{desk/app,storefront/{app,server,worker}}/**/*.{ts,tsx}',
  'storefront/public/**/*.{svg,txt,webmanifest,html}',
  'demo/{content,data,texts}/**/*.{md,ts}',
];

const isOfProgram = (path: string) => !/\.(spec|test)\.tsx?$|\/(testing|generated)\//.test(path);
/** The source without comments, names of packages and headers. */
const said = (source: string) =>
  source.replace(/^\s*(\/\/|\*|\/\*|\{\/\*).*$/gm, '').replace(/@meet\/[\w/-]+|X-Meet-[\w-]+|MEET_\w+/gi, '');

it('no text for shoppers contains the software’s name instead of SHOP_NAME', () => {
  const files = globSync(SOURCES, { cwd: root }).filter(isOfProgram);
  expect(files.length).toBeGreaterThan(800);
  const named = files.filter((path) => /\b(Meet|MEET)\b/.test(said(readFileSync(join(root, path), 'utf8'))));
  expect(named.sort()).toEqual(Object.keys(OWN_NAME).sort());
});
