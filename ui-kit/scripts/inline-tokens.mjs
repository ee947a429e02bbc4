// Replaces `tokens.color.ink` in the compiled components by its text. The map of all tokens weighs more than most
// components, and no bundler drops the parts of an object that nobody reads. Lines stay as they are in source maps.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);
const { tokens } = await import(new URL('tokens/generated/tokens.js', dist));

const PATH = /(?<![\w$./])tokens((?:\.[A-Za-z]\w*|\['[^']+'\]|\[\d+\])+)/g;
const STEP = /\.([A-Za-z]\w*)|\['([^']+)'\]|\[(\d+)\]/g;
const IMPORT = /^import \{([^}]*)\btokens\b,?([^}]*)\} from '[./]+tokens\/generated\/tokens\.js';$/m;

/** Returns the text or the group at a path, with what is left of the path. */
function resolve(path) {
  let found = tokens;
  let rest = path;
  for (const [step, ...names] of path.matchAll(STEP)) {
    if (typeof found === 'string') break;
    found = found[names.find(Boolean)];
    if (found === undefined) throw new Error(`tokens${path} does not exist`);
    rest = rest.slice(step.length);
  }
  return { found, rest };
}

const literal = (_, path) => {
  const { found, rest } = resolve(path);
  return (typeof found === 'string' ? `"${found}"` : `(${JSON.stringify(found)})`) + rest;
};

const withoutComments = (code) => code.replace(/\/\/.*|\/\*[^]*?\*\//g, '');

function inline(code) {
  const [line, before, after] = IMPORT.exec(code) ?? [];
  if (line === undefined) return code;
  const written = code.replace(PATH, literal);
  const names = `${before}${after}`.split(',').flatMap((name) => name.trim() || []);
  if (/(?<![\w$.])tokens\b/.test(withoutComments(written.replace(line, '')))) names.push('tokens');
  // An empty line in place of an import that nothing needs keeps the source map right.
  return written.replace(line, names.length > 0 ? line.replace(/\{.*\}/, `{ ${names.join(', ')} }`) : '');
}

let changed = 0;
for (const name of await readdir(dist, { recursive: true })) {
  if (!name.endsWith('.js') || name.startsWith('tokens')) continue;
  const path = new URL(name, dist);
  const code = await readFile(path, 'utf8');
  const written = inline(code);
  if (written === code) continue;
  await writeFile(path, written);
  changed += 1;
}
process.stdout.write(`tokens stand in ${changed} modules by their text\n`);
