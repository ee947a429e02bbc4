// Weighs the built package as an application's bundler does, minified and gzipped, one export at a time, and compares
// with size-budgets.json. React and Emotion are the application's own; every other dependency counts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const json = async (name) => JSON.parse(await readFile(new URL(name, root), 'utf8'));
const manifest = await json('package.json');
const budgets = await json('size-budgets.json');

const peers = Object.keys(manifest.peerDependencies).flatMap((name) => [name, `${name}/*`]);
const thirdParties = Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]);
const entries = Object.entries(manifest.exports)
  .filter(([, target]) => target.default?.endsWith('.js'))
  .map(([subpath]) => subpath.replace('.', manifest.name));

/** A module of a few lines, bundled: its weight, the exports it has and the files of the kit that it took. */
async function weigh(contents, external = peers) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(root) },
    external,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return {
    kb: gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000,
    exports: output.exports,
    parts: new Set(files.map(([path]) => /(?:^|\/)dist\/(?:components\/)?([^/]+)\//.exec(path)?.[1] ?? path)),
  };
}

/** The name of each export and the entry it comes from; what the main entry has is weighed from there. */
async function findExports() {
  const found = new Map();
  for (const entry of entries) {
    const { exports } = await weigh(`export * from '${entry}'`);
    for (const name of exports) if (!found.has(name)) found.set(name, entry);
  }
  return found;
}

const faults = [];
const rows = [];

function compare(name, entry, kb, budget) {
  rows.push({ name, entry, kb, budget });
  if (budget === undefined) faults.push(`${name} has no budget in size-budgets.json: it weighs ${kb.toFixed(1)} KB`);
  else if (kb > budget) faults.push(`${name} weighs ${kb.toFixed(1)} KB, over its ${budget}`);
}

const found = await findExports();
await Promise.all(
  [...found].map(async ([name, entry]) => {
    const { kb, parts } = await weigh(`export { ${name} } from '${entry}'`);
    compare(name, entry, kb, budgets.exports[name]);
    const strangers = [...parts].filter((part) => budgets.parts[name]?.includes(part) === false);
    if (strangers.length > 0) faults.push(`${name} pulls ${strangers.join(', ')}`);
  }),
);
for (const name of Object.keys(budgets.exports)) {
  if (!found.has(name)) faults.push(`${name} has a budget and is no longer exported`);
}
rows.sort((a, b) => b.kb - a.kb);

const everything = entries.map((entry) => `export * from '${entry}';`).join('\n');
const whole = await weigh(everything);
const own = await weigh(everything, [...peers, ...thirdParties]);
compare('everything', 'all entries', whole.kb, budgets.everything);
compare('everything of our own', 'all entries', own.kb, budgets.ownCode);

const line = (name, kb, budget, entry) =>
  `${name.padEnd(26)}${kb.padStart(8)}${String(budget ?? '—').padStart(9)}   ${entry}\n`;
process.stdout.write(line('export', 'KB gzip', 'budget', 'entry'));
for (const { name, entry, kb, budget } of rows) process.stdout.write(line(name, kb.toFixed(1), budget, entry));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
