// Replaces `tokens.color.ink` and `media.hover` in the compiled components by their texts. The map of all tokens weighs
// more than most components, and no bundler drops the parts of an object that nobody reads. Lines stay as they are in
// source maps.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);

/** Maps of texts: the name, the module that exports it, and the module's path in imports. */
const maps = await Promise.all(
  ['tokens/generated/tokens.js', 'theme/media.js'].map(async (file) => {
    const name = file.includes('tokens') ? 'tokens' : 'media';
    const { [name]: value } = await import(new URL(file, dist));
    return {
      name,
      value,
      uses: new RegExp(`(?<![\\w$./])${name}((?:\\.[A-Za-z]\\w*|\\['[^']+'\\]|\\[\\d+\\])+)`, 'g'),
      imported: new RegExp(
        `^import \\{([^}]*)\\b${name}\\b,?([^}]*)\\} from '[./]+${file.replaceAll('.', '\\.')}';$`,
        'm',
      ),
    };
  }),
);
const STEP = /\.([A-Za-z]\w*)|\['([^']+)'\]|\[(\d+)\]/g;

/** Returns the text or the group at a path, with what is left of the path. */
function resolve({ name, value }, path) {
  let found = value;
  let rest = path;
  for (const [step, ...names] of path.matchAll(STEP)) {
    if (typeof found === 'string') break;
    found = found[names.find(Boolean)];
    if (found === undefined) throw new Error(`${name}${path} does not exist`);
    rest = rest.slice(step.length);
  }
  return { found, rest };
}

const literal = (map) => (_, path) => {
  const { found, rest } = resolve(map, path);
  return (typeof found === 'string' ? `"${found}"` : `(${JSON.stringify(found)})`) + rest;
};

const withoutComments = (code) => code.replace(/\/\/.*|\/\*[^]*?\*\//g, '');

function inline(code, map) {
  const { name, uses, imported } = map;
  const [line, before, after] = imported.exec(code) ?? [];
  if (line === undefined) return code;
  const written = code.replace(uses, literal(map));
  const names = `${before}${after}`.split(',').flatMap((other) => other.trim() || []);
  if (new RegExp(`(?<![\\w$.])${name}\\b`).test(withoutComments(written.replace(line, '')))) names.push(name);
  // An empty line in place of an import that nothing needs keeps the source map right.
  return written.replace(line, names.length > 0 ? line.replace(/\{.*\}/, `{ ${names.join(', ')} }`) : '');
}

let changed = 0;
for (const name of await readdir(dist, { recursive: true })) {
  if (!name.endsWith('.js') || name.startsWith('tokens')) continue;
  const path = new URL(name, dist);
  const code = await readFile(path, 'utf8');
  const written = maps.reduce(inline, code);
  if (written === code) continue;
  await writeFile(path, written);
  changed += 1;
}
process.stdout.write(`tokens and media queries stand in ${changed} modules by their text\n`);
