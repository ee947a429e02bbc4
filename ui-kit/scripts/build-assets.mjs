// Copies stylesheets and fonts beside the compiled components, so that the package needs no bundler.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);
const require = createRequire(import.meta.url);

const styles = ['src/tokens/generated/tokens.css', 'src/theme/base.css'];

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
const sheets = await Promise.all(styles.map((path) => readFile(new URL(path, root), 'utf8')));
await writeFile(new URL('styles.css', dist), sheets.join('\n'));
await copyFile(new URL('src/icons/LICENSE.txt', root), new URL('icons/LICENSE.txt', dist));
// TypeScript needs types for every import, even for that of a stylesheet.
for (const sheet of ['styles', 'fonts']) await writeFile(new URL(`${sheet}.css.d.ts`, dist), 'export {};\n');
process.stdout.write(`styles.css, fonts.css and ${rules.length} faces → dist/\n`);
