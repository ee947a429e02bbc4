// Checks that a server component can render each component with the props of its sample (src/testing/samples.tsx). The
// components stand there as client references, as in a framework: React refuses a function that is passed to one. Run
// it with `--conditions=react-server`.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createElement } from 'react';
import { createClientReference, renderToReadableStream } from 'react-server-dom-parcel/server';

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const common = { bundle: true, write: false, format: 'esm', packages: 'external', logLevel: 'error' };

/** Modules of the kit, as a server component gets them: each export is a reference to what the browser has. */
const asClientReferences = {
  name: 'as-client-references',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) =>
      kind === 'import-statement'
        ? { path: fileURLToPath(new URL(path, `file://${resolveDir}/`)).replace(/\.js$/, ''), namespace: 'client' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'client' }, async ({ path }) => {
      const { metafile } = await build({ ...common, entryPoints: [path], metafile: true });
      const [{ exports }] = Object.values(metafile.outputs);
      return { contents: exports.map((name) => `export const ${name} = globalThis.referTo('${name}');`).join('\n') };
    });
  },
};

globalThis.referTo = (name) => createClientReference(name, name, []);

const { outputFiles } = await build({
  ...common,
  entryPoints: [source('testing/samples.tsx')],
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
  plugins: [asClientReferences],
});
const bundled = Buffer.from(
  outputFiles[0].text.replace('"react/jsx-runtime"', JSON.stringify(import.meta.resolve('react/jsx-runtime'))),
).toString('base64');
const { components, withoutElement } = await import(`data:text/javascript;base64,${bundled}`);
const samples = Object.entries({ ...components, ...withoutElement });

/** Returns why React refuses to render the sample on a server, or null. */
async function refusalOf(sample) {
  let refusal = null;
  const stream = renderToReadableStream(createElement(sample), { onError: (error) => (refusal ??= error.message) });
  for await (const chunk of stream) void chunk;
  return refusal;
}

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const list = /<!-- client parts -->([^]*?)<!-- end of client parts -->/.exec(readme)?.[1] ?? '';
const known = new Set([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name));
const faults = [];
for (const [name, sample] of samples) {
  const refusal = await refusalOf(sample);
  if (refusal && !known.has(name)) faults.push(`${name}: ${refusal}`);
  if (!refusal && known.has(name)) faults.push(`${name}: a server component can render it; remove it from the README`);
}
if (faults.length > 0) throw new Error(`${faults.length} faults\n${faults.join('\n')}`);
process.stdout.write(`A server component can render ${samples.length - known.size} components\n`);
