// Generates CSS variables and a TypeScript map from the DTCG token files, their only source.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tokensOf, variableOf } from './dtcg.mjs';

const source = new URL('../src/tokens/', import.meta.url);
const target = new URL('generated/', source);

const load = async (name) => [...tokensOf(JSON.parse(await readFile(new URL(name, source), 'utf8')))];
const declarations = (tokens, indent) =>
  tokens.map(({ path, text }) => `${indent}${variableOf(path)}: ${text};`).join('\n');

const names = (await readdir(source)).filter((name) => name.endsWith('.json')).sort();
const light = await load('color.light.json');
const dark = await load('color.dark.json');
const shared = (await Promise.all(names.filter((name) => !name.startsWith('color.')).map(load))).flat();

const key = ({ path }) => path.join('.');
const missing = light.filter((token) => !dark.some((other) => key(other) === key(token))).map(key);
if (missing.length > 0 || dark.length !== light.length) {
  throw new Error(`Both colour sets must name the same tokens; check ${missing.join(', ') || 'the dark set'}`);
}

const stylesheet = `:root {
  color-scheme: light;
${declarations([...shared, ...light], '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
    color-scheme: dark;
${declarations(dark, '    ')}
  }
}

:root[data-theme='dark'] {
  color-scheme: dark;
${declarations(dark, '  ')}
}
`;

const nested = (tokens, print) => {
  const root = {};
  for (const token of tokens) {
    const parents = token.path.slice(0, -1);
    const parent = parents.reduce((node, name) => (node[name] ??= {}), root);
    parent[token.path.at(-1)] = print(token);
  }
  return root;
};
const literal = (value) => JSON.stringify(value, null, 2);
const breakpoints = Object.fromEntries(
  shared.filter(({ path }) => path[0] === 'breakpoint').map(({ path, value }) => [path[1], value.value]),
);
const palette = (tokens) => Object.fromEntries(tokens.map(({ path, text }) => [path[1], text]));

const map = `/** References to the CSS variables: they follow the theme by themselves. */
export const tokens = ${literal(nested([...shared, ...light], ({ path }) => `var(${variableOf(path)})`))} as const;

/** Widths in CSS pixels: media queries cannot read variables. */
export const breakpoints = ${literal(breakpoints)} as const;

/** Plain values, for what CSS variables do not reach: theme-color, contrast tests. */
export const palettes = ${literal({ light: palette(light), dark: palette(dark) })} as const;
`;

await mkdir(target, { recursive: true });
await Promise.all([writeFile(new URL('tokens.css', target), stylesheet), writeFile(new URL('tokens.ts', target), map)]);
process.stdout.write(`${light.length + dark.length + shared.length} tokens → ${fileURLToPath(target)}\n`);
