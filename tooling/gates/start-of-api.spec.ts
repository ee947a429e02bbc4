import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const bundle = join(import.meta.dirname, '../../api/dist/bundle');

/** What a file of the bundle requires before it runs. What its functions require is not among it. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/^(?:(?:const|let|var) [\w$]+ = )?require\("([^"]+)"\);$/gm)].map(([, from]) => from!);

/** All that `serve.cjs` needs before its first line runs: code by file, and the modules that are no files of the bundle. */
function start(): { files: Map<string, string>; outside: Set<string> } {
  const files = new Map<string, string>();
  const outside = new Set<string>();
  const read = (file: string) => {
    if (files.has(file)) return;
    const code = readFileSync(join(bundle, file), 'utf8');
    files.set(file, code);
    for (const from of importsOf(code))
      if (from.startsWith('./')) read(from.slice(2));
      else outside.add(from);
  };
  read('serve.cjs');
  return { files, outside };
}

const { files, outside } = start();

it('the API starts from its bundle: nothing is looked for among the packages', () => {
  const builtIn = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
  expect(outside).toContain('node:http');
  expect([...outside].filter((name) => !builtIn.has(name))).toEqual([]);
});

it.each(['s3', 'smtp', 'redis-or-postgres', 'query_compiler'])('«%s» is loaded only when it is needed', (name) => {
  const named = readdirSync(bundle).filter((file) => file.startsWith(name));
  expect(named).not.toEqual([]);
  expect(named.filter((file) => files.has(file))).toEqual([]);
});

it('V8 takes what it compiled in the build, and Node’s client of HTTP is not loaded', () => {
  const load = `
    const { loadBundle } = await import(${JSON.stringify(join(bundle, '../load-bundle.js'))});
    const { script } = loadBundle();
    const loaded = process.moduleLoadList.filter((name) => name.includes('undici'));
    console.log(JSON.stringify({ rejected: script.cachedDataRejected, loaded }));
    process.exit();`;
  const env = { PATH: process.env.PATH };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', load], { env, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ rejected: false, loaded: [] });
});

/** Megabytes (a million bytes), a little above what the start reads. */
const MOST = 10.5;

it(`the code of a start is ${MOST} MB at most`, () => {
  const bytes = [...files.values()].reduce((sum, code) => sum + Buffer.byteLength(code), 0);
  expect(bytes / 1e6).toBeLessThanOrEqual(MOST);
});

it('its text takes a byte a character in memory', () => {
  const wide = [...files].filter(([, code]) => [...code].some((letter) => letter > '\x7f'));
  expect(wide.map(([file]) => file)).toEqual([]);
});
