import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Weighs each export of the built package as an application's bundler would: one export at a time, minified and
 * gzipped. React and Emotion belong to the application; every other dependency counts. Budgets in kB are in
 * size-budgets.json. What a component loads only when it is needed, by `import()`, is a file of its own and is weighed
 * as one.
 */
const root = new URL('.', import.meta.url);
const json = async (name) => JSON.parse(await readFile(new URL(name, root), 'utf8'));
const manifest = await json('package.json');
const budgets = await json('size-budgets.json');

const entries = Object.values(manifest.exports)
  .map(({ default: file }) => file)
  .filter((file) => file?.endsWith('.js'));
const withSubpaths = (dependencies) => Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);
// The cache is a part of Emotion, which the application has.
const peers = withSubpaths({ ...manifest.peerDependencies, '@emotion/cache': '' });

/** Leaves parts that are loaded later out of the file that asks for them, as bundlers of applications do. */
const laterPartsApart = {
  name: 'later-parts-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

const inApplication = {
  gzip: true,
  ignore: peers,
  modifyEsbuildConfig: (config) => ({
    ...config,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...(config.plugins ?? []), laterPartsApart],
  }),
};

/** Returns the entry of each export by name. If several entries export it, the main one wins. */
async function entriesByExport() {
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root.pathname,
    packages: 'external',
    bundle: true,
    format: 'esm',
    outdir: 'weighed',
    write: false,
    metafile: true,
  });
  const found = new Map();
  for (const { entryPoint, exports } of Object.values(metafile.outputs).sort(byEntry))
    for (const name of exports) if (!found.has(name)) found.set(name, entryPoint);
  return found;
}
const byEntry = (one, other) => one.entryPoint.split('/').length - other.entryPoint.split('/').length;

/** The icons: hundreds of exports of one kind. One of them is weighed for all. */
const icons = 'dist/icons/index.js';
const exported = new Map([...(await entriesByExport())].filter(([, entry]) => entry !== icons));
const faults = [
  ...[...exported.keys()].filter((name) => !(name in budgets.exports)).map((name) => `${name} has no budget`),
  ...Object.keys(budgets.exports)
    .filter((name) => !exported.has(name))
    .map((name) => `${name} has a budget and is not exported`),
];
if (faults.length) throw new Error(`size-budgets.json: ${faults.join('; ')}`);

/** Parts that are loaded later: the viewer that opens when a picture is enlarged, and the sizes of a card. */
const later = {
  GalleryZoom: 'dist/components/gallery/gallery-zoom.js',
  SizeChoice: 'dist/components/product-card/size-choice.js',
};

/** Language packs that stand by themselves. Those in Russian and English are words that components bring along. */
const isPack = (entry) => /^dist\/locale\/(?!ru|en)/.test(entry);

const everything = Object.fromEntries(
  [...new Set(exported.values())]
    .filter((entry) => !isPack(entry))
    .map((entry) => [entry, `{ ${[...exported.keys()].filter((name) => exported.get(name) === entry).join(', ')} }`]),
);

const checks = [
  ...[...exported].map(([name, entry]) => ({
    ...inApplication,
    name,
    path: entry,
    import: `{ ${name} }`,
    limit: `${budgets.exports[name]} kB`,
  })),
  { ...inApplication, name: 'one icon', path: icons, import: '{ MinusIcon }', limit: `${budgets.icon} kB` },
  ...Object.entries(later).map(([name, path]) => ({
    ...inApplication,
    name,
    path,
    import: `{ ${name} }`,
    limit: `${budgets.later[name]} kB`,
  })),
  { ...inApplication, name: 'everything', path: entries, import: everything, limit: `${budgets.everything} kB` },
  {
    ...inApplication,
    name: 'everything of our own',
    path: entries,
    import: everything,
    ignore: [...peers, ...withSubpaths(manifest.dependencies)],
    limit: `${budgets.ownCode} kB`,
  },
];

/** `npm run size` weighs a part of them at a time, from the one whose number `SIZE_FROM` is. */
const from = Number(process.env.SIZE_FROM ?? 0);
export default checks.slice(from, from + Number(process.env.SIZE_MOST ?? checks.length));
