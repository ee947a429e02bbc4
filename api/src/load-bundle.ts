import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

const FILE = join(import.meta.dirname, 'bundle/serve.cjs');

/** What V8 compiled in the build. The bundler empties the folder, so it is always of the text beside it. */
export const COMPILED_FILE = `${FILE}.compiled`;

/** What the bundle exports. */
type Bundle = typeof import('./serve.js');

/**
 * Runs the file that `rolldown.config.js` makes, with what `keep-compiled.cli.ts` kept of its compilation. V8 does not
 * take that from another version of itself, or with other flags, and then compiles the text as ever. Node 20 does this
 * for no module by itself; Node 22 does, but only from the second start on.
 */
export function loadBundle(): { bundle: Bundle; script: Script } {
  const text = readFileSync(FILE, 'latin1');
  const script = new Script(`(function (exports, require, module, __filename, __dirname) { ${text}\n})`, {
    filename: FILE,
    ...(existsSync(COMPILED_FILE) && { cachedData: readFileSync(COMPILED_FILE) }),
  });
  const require = createRequire(FILE);
  const module = { exports: {}, id: FILE, filename: FILE, loaded: true, children: [], paths: [] };
  // Files that are loaded later require this one. Of what Node's type has, `require` reads only `exports` and `loaded`.
  require.cache[FILE] = module as unknown as NodeJS.Module;
  (script.runInThisContext() as Wrapper)(module.exports, require, module, FILE, dirname(FILE));
  return { bundle: module.exports as Bundle, script };
}

type Wrapper = (exports: object, require: NodeJS.Require, module: object, filename: string, dirname: string) => void;
