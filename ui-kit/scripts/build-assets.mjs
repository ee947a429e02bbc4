// Writes stylesheets, fonts and token files beside the compiled components, so that the package needs no bundler.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { dtcgFile, studioFile } from './token-files.mjs';

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);
const require = createRequire(import.meta.url);

// `tokens` is what every page needs, `reset` is for a page that the kit draws whole, and `styles` is both.
const sheets = {
  tokens: ['src/tokens/generated/tokens.css', 'src/theme/elements.css'],
  reset: ['src/theme/reset.css'],
};
sheets.styles = [...sheets.tokens, ...sheets.reset];

const faces = [
  { family: 'Onest Variable', name: 'onest', subsets: ['cyrillic-ext', 'cyrillic', 'latin-ext', 'latin'] },
  // Extended Latin of the display font weighs 118 KB, and no logo or title needs it.
  { family: 'Unbounded Variable', name: 'unbounded', subsets: ['cyrillic-ext', 'cyrillic', 'latin'] },
];

// Arial, adjusted to the metrics of each font, so that nothing moves when the font loads.
const fallbacks = await readFile(new URL('src/theme/font-fallbacks.css', root), 'utf8');

await mkdir(new URL('fonts/', dist), { recursive: true });

const rules = [];
for (const { family, name, subsets } of faces) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const { weights } = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8'));
  await copyFile(join(folder, 'LICENSE'), new URL(`fonts/${name}-OFL.txt`, dist));
  for (const subset of subsets) {
    const file = `${name}-${subset}-wght-normal.woff2`;
    await copyFile(join(folder, 'files', file), new URL(`fonts/${file}`, dist));
    rules.push(`@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${Math.min(...weights)} ${Math.max(...weights)};
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${ranges[subset]};
}`);
  }
}

await writeFile(new URL('fonts.css', dist), `${rules.join('\n\n')}\n\n${fallbacks}`);
await copyFile(new URL('src/icons/LICENSE.txt', root), new URL('icons/LICENSE.txt', dist));
for (const [name, paths] of Object.entries(sheets)) {
  const parts = await Promise.all(paths.map((path) => readFile(new URL(path, root), 'utf8')));
  await writeFile(new URL(`${name}.css`, dist), parts.join('\n'));
}
for (const [name, file] of Object.entries({ tokens: await dtcgFile(), 'tokens-studio': await studioFile() })) {
  await writeFile(new URL(`${name}.json`, dist), `${JSON.stringify(file, null, 2)}\n`);
}
// TypeScript needs types for every import, even for that of a stylesheet.
const names = [...Object.keys(sheets), 'fonts'];
for (const name of names) await writeFile(new URL(`${name}.css.d.ts`, dist), 'export {};\n');
process.stdout.write(`${names.map((name) => `${name}.css`).join(', ')} and ${rules.length} faces → dist/\n`);
