// The tokens as files of the package: `tokens.json` in the format of the Design Tokens Community Group, and
// `tokens-studio.json`, which the Tokens Studio plugin imports into Figma as variables with modes.
import { readdir, readFile } from 'node:fs/promises';
import { tokensOf } from './dtcg.mjs';

const source = new URL('../src/tokens/', import.meta.url);
const MODES = 'com.meet.modes';

/** Modes of the tokens by group. The first of each is the default, and its values stand in the shared files. */
const modes = {
  theme: { light: ['color.light.json'], dark: ['color.dark.json'] },
  density: { comfortable: [], compact: ['density.compact.json'] },
  radius: { small: [], none: ['radius.none.json'], large: ['radius.large.json'] },
};

const read = async (name) => JSON.parse(await readFile(new URL(name, source), 'utf8'));
const sharedFiles = async () =>
  (await readdir(source)).filter((name) => name.endsWith('.json') && name.split('.').length === 2).sort();

const at = (root, path) => path.reduce((group, name) => group?.[name], root);

/** Puts a token into nested groups. */
function put(root, path, token) {
  const group = path.slice(0, -1).reduce((parent, name) => (parent[name] ??= {}), root);
  group[path.at(-1)] = token;
  return root;
}

/** Returns the default tokens in DTCG. A token that other modes change has their values in `$extensions`. */
export async function dtcgFile() {
  const root = Object.assign({}, ...(await Promise.all([...(await sharedFiles()), ...modes.theme.light].map(read))));
  for (const [mode, files] of Object.values(modes).flatMap(Object.entries)) {
    for (const { path, value } of tokensOf(Object.assign({}, ...(await Promise.all(files.map(read)))))) {
      const token = at(root, path);
      if (JSON.stringify(token.$value) === JSON.stringify(value)) continue;
      token.$extensions = { ...token.$extensions, [MODES]: { ...token.$extensions?.[MODES], [mode]: value } };
    }
  }
  return root;
}

/** Types of Tokens Studio by the place of a token: the plugin has more of them than DTCG. */
const studioTypes = [
  [/^color\./, 'color'],
  [/^font\./, 'fontFamilies'],
  [/^weight\.|\.weight$/, 'fontWeights'],
  [/^line\.|\.line$/, 'lineHeights'],
  [/^tracking\.|\.tracking$/, 'letterSpacing'],
  [/^(text|display)\..*\.size(-wide)?$/, 'fontSizes'],
  [/^space\./, 'spacing'],
  [/^(size|breakpoint)\./, 'sizing'],
  [/^radius\./, 'borderRadius'],
  [/^hairline\./, 'borderWidth'],
  [/^layer\./, 'number'],
];
const studioType = (path) => studioTypes.find(([place]) => place.test(path.join('.')))?.[1] ?? 'other';

const percent = (value) => `${Number((value * 100).toFixed(2))}%`;
const pixels = ({ value, unit }) => `${unit === 'rem' ? value * 16 : value}px`;

const byte = (part) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
const hex = ({ components, alpha = 1 }) => `#${[...components, ...(alpha < 1 ? [alpha] : [])].map(byte).join('')}`;

/** Figma knows no rem, no em and no variable font by its file name. */
function studioValue(type, { value, text }) {
  if (type === 'color') return hex(value);
  if (typeof value === 'object' && 'unit' in value) return type === 'other' ? text : pixels(value);
  if (type === 'fontFamilies') return value[0].replace(' Variable', '');
  if (type === 'lineHeights' || type === 'letterSpacing') return percent(value);
  return text;
}

/** Returns a file of Tokens Studio: a set for each file of tokens, and a theme for each mode. */
export async function studioFile() {
  const setOf = (files) =>
    files.reduce((set, file) => {
      for (const token of tokensOf(file)) {
        const type = studioType(token.path);
        const description = token.description && { $description: token.description };
        put(set, token.path, { $type: type, $value: studioValue(type, token), ...description });
      }
      return set;
    }, {});

  const sets = { core: setOf(await Promise.all((await sharedFiles()).map(read))) };
  const themes = [];
  for (const [group, values] of Object.entries(modes)) {
    for (const [name, files] of Object.entries(values)) {
      const set = `${group}/${name}`;
      if (files.length > 0) sets[set] = setOf(await Promise.all(files.map(read)));
      const selectedTokenSets = { core: 'source', ...(files.length > 0 && { [set]: 'enabled' }) };
      themes.push({ id: set, name, group, selectedTokenSets });
    }
  }
  return { ...sets, $themes: themes, $metadata: { tokenSetOrder: Object.keys(sets) } };
}
