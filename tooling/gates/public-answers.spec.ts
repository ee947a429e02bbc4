import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '../../storefront/app');

/** Files whose answers shared caches may keep, because they are the same for everybody. None of them is a page. */
const allowed = [
  'routes/app-code/route.ts',
  'routes/menu/route.ts',
  'routes/sitemap-part/route.ts',
  'seo/text-file.server.ts',
];

const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);
const read = (file: string) => readFileSync(join(APP, file), 'utf8');

it('only listed files of the storefront let shared caches store their answer (ADR 43)', () => {
  expect(sources.length).toBeGreaterThan(100);
  const saying = sources.filter((file) => /['"`]public,|s-maxage/.test(read(file)));
  expect(saying.sort()).toEqual(allowed);
});

it.each(allowed)('the publicly cached route %s renders no page and reads no cookie or session', (file) => {
  expect(read(file)).not.toMatch(/export default|cookie|currentRequest|\bsession\b/i);
});
