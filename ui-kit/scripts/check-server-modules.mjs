// Checks that a React Server Component can import the kit. As a server does, it bundles only modules without "use
// client", then formats a plural and a price with the result. The bundle must need no package.
import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const leaveClientModules = {
  name: 'leave-client-modules',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      return { contents: contents.startsWith("'use client'") ? 'module.exports = {}' : contents };
    }),
};

const { outputFiles, metafile } = await build({
  entryPoints: [fileURLToPath(new URL('../dist/index.js', import.meta.url))],
  conditions: ['react-server'],
  plugins: [leaveClientModules],
  packages: 'external',
  // esbuild would warn about every component that is left out.
  logLevel: 'error',
  bundle: true,
  format: 'esm',
  write: false,
  metafile: true,
});

const needed = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
if (needed.length > 0) throw new Error(`A module without "use client" imports ${needed.join(', ')}`);

const source = Buffer.from(outputFiles[0].contents).toString('base64');
const { countOf, formatPrice } = await import(`data:text/javascript;base64,${source}`);
const said = `${countOf(5, { one: 'товар', few: 'товара', many: 'товаров' })}, ${formatPrice(1_299_000)}`.replaceAll(
  '\u00a0',
  ' ',
);
if (said !== '5 товаров, 12 990 ₽') throw new Error(`A server component would say «${said}»`);
process.stdout.write('Server components can import the kit\n');
