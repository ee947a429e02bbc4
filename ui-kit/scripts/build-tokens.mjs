// Generates CSS variables and a TypeScript map from the DTCG token files, their only source.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tokensOf, variableOf } from './dtcg.mjs';

const source = new URL('../src/tokens/', import.meta.url);
const target = new URL('generated/', source);

const load = async (name) => [...tokensOf(JSON.parse(await readFile(new URL(name, source), 'utf8')))];
const declarations = (tokens, indent) =>
  tokens.map(({ path, text }) => `${indent}${variableOf(path)}: ${text};`).join('\n');

/** Rules of an option of the theme. The size of a target changes only where a mouse points: fingers need it whole. */
const rules = (selector, tokens) => {
  const targets = tokens.filter(({ path }) => path[0] === 'size');
  const rest = tokens.filter((token) => !targets.includes(token));
  const rule = `  ${selector} {\n${declarations(rest, '    ')}\n  }`;
  if (targets.length === 0) return rule;
  const pointed = `    ${selector} {\n${declarations(targets, '      ')}\n    }`;
  return `${rule}\n\n  @media (hover: hover) and (pointer: fine) {\n${pointed}\n  }`;
};

const names = (await readdir(source)).filter((name) => name.endsWith('.json')).sort();
const light = await load('color.light.json');
const dark = await load('color.dark.json');
// A name in two parts, such as `density.compact.json`, is one of several sets for the same tokens.
const shared = (await Promise.all(names.filter((name) => name.split('.').length === 2).map(load))).flat();

const key = ({ path }) => path.join('.');

/** Options of a theme: the value of `data-NAME` that is the default, and the tokens that other values change. */
const options = await Promise.all(
  Object.entries({ density: 'comfortable', radius: 'small' }).map(async ([name, usual]) => {
    const files = names.filter((file) => file.startsWith(`${name}.`));
    const sets = Object.fromEntries(
      await Promise.all(files.map(async (file) => [file.split('.')[1], await load(file)])),
    );
    const changed = new Set(Object.values(sets).flat().map(key));
    return { name, sets: { [usual]: shared.filter((token) => changed.has(key(token))), ...sets } };
  }),
);
for (const token of options.flatMap(({ sets }) => Object.values(sets).flat())) {
  if (!shared.some((other) => key(other) === key(token))) throw new Error(`No token ${key(token)} to change`);
}
const missing = light.filter((token) => !dark.some((other) => key(other) === key(token))).map(key);
if (missing.length > 0 || dark.length !== light.length) {
  throw new Error(`Both colour sets must name the same tokens; check ${missing.join(', ') || 'the dark set'}`);
}

// The order of the layers is said first. `data-theme` is `light`, `dark` or `system`, on any element. Paper is light: a printer leaves
// out the dark background, and pale words would be lost. `--meet-in-light` and `--meet-in-dark` are the `display` of what belongs to one
// of them.
const stylesheet = `@layer meet.tokens, meet.reset, meet.components;

@layer meet.tokens {
  :root {
${declarations(shared, '    ')}
  }

  :root,
  [data-theme] {
    color-scheme: light;
    --meet-in-light: contents;
    --meet-in-dark: none;
${declarations(light, '    ')}
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme]),
    [data-theme='system'] {
      color-scheme: dark;
      --meet-in-light: none;
      --meet-in-dark: contents;
${declarations(dark, '      ')}
    }
  }

  @media screen {
    [data-theme='dark'] {
      color-scheme: dark;
      --meet-in-light: none;
      --meet-in-dark: contents;
${declarations(dark, '      ')}
    }
  }

${options.flatMap(({ name, sets }) => Object.entries(sets).map(([value, set]) => rules(`[data-${name}='${value}']`, set))).join('\n\n')}
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
