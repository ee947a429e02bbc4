// Writes stylesheets, fonts and token files beside the compiled components, so that the package needs no bundler.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { cutFont, fonts } from './font-files.mjs';
import { dtcgFile, studioFile } from './token-files.mjs';

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);

// `tokens` is what every page needs, `reset` is for a page that the kit draws whole, and `styles` is both.
const sheets = {
  tokens: ['src/tokens/generated/tokens.css', 'src/theme/elements.css', 'src/theme/motion.css'],
  reset: ['src/theme/reset.css'],
};
sheets.styles = [...sheets.tokens, ...sheets.reset];

// Arial, adjusted to the metrics of each font, so that nothing moves when the font loads.
const fallbacks = await readFile(new URL('src/theme/font-fallbacks.css', root), 'utf8');

await mkdir(new URL('fonts/', dist), { recursive: true });

const rules = [];
for (const font of fonts) {
  const [lightest, boldest] = font.weights;
  const { licence, parts } = await cutFont(font);
  await copyFile(licence, new URL(`fonts/${font.name}-OFL.txt`, dist));
  for (const { name, range, bytes } of parts) {
    await writeFile(new URL(`fonts/${name}`, dist), bytes);
    rules.push(`@font-face {
  font-family: '${font.family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${lightest} ${boldest};
  src: url('./fonts/${name}') format('woff2');
  unicode-range: ${range};
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
