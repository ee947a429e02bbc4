// Renders a sample of every component in Node, where there is no document, and writes the markup by name as JSON. A
// warning of React stops it.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { renderToString } from 'react-dom/server';

const folder = fileURLToPath(new URL('../', import.meta.url));
const outfile = fileURLToPath(new URL('../node_modules/.cache/samples.mjs', import.meta.url));

await build({
  entryPoints: ['src/testing/samples.tsx'],
  absWorkingDir: folder,
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  jsxImportSource: '#jsx',
  // Not the runtime of the last build.
  alias: { '#jsx': './src/jsx' },
});

let rendered;
// eslint-disable-next-line no-console -- React complains there
console.error = (...words) => {
  throw new Error(`${rendered}: ${words.map(String).join(' ')}`);
};

const { components, withoutElement } = await import(outfile);
const markup = {};
for (const [name, sample] of Object.entries({ ...components, ...withoutElement })) {
  rendered = name;
  markup[name] = renderToString(sample({}));
}
process.stdout.write(JSON.stringify(markup));
