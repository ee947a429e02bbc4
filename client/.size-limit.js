import { readFileSync } from 'node:fs';

/** The rows of the README's table: what is imported, from where, and how much it may weigh. */
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\|.*`(\{ .+ \})` *\| `@meet\/client(?:\/(\w+))?` *\| ([\d.]+ kB) *\|$/gm)];
if (rows.length !== 3) throw new Error('The weights in README.md are written in another way now');

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Weighs each as a front end's bundler would: minified and gzipped. */
export default rows.map(([, names, entry, limit]) => ({
  name: `${names} of @meet/client${entry ? `/${entry}` : ''}`,
  path: exports[entry ? `./${entry}` : '.'].default,
  import: names,
  limit,
  gzip: true,
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm' }),
}));
