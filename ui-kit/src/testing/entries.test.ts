import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { dependencies, exports } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  exports: Record<string, unknown>;
};

const folders = readdirSync(new URL('src/components/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The libraries that the code of a component imports itself. */
function librariesOf(folder: string): string[] {
  const files = readdirSync(new URL(`src/components/${folder}/`, root)).filter((file) =>
    /^(?!.*\.(test|stories)\.).+\.tsx?$/.test(file),
  );
  const code = files.map((file) => read(`src/components/${folder}/${file}`)).join('\n');
  return Object.keys(dependencies).filter((name) => code.includes(`from '${name}'`));
}

const withLibrary = folders.filter((folder) => librariesOf(folder).length > 0);

it('every component that uses a library has its own entry point in the package', () => {
  expect(withLibrary.length).toBeGreaterThan(5);
  expect(withLibrary.filter((folder) => !(`./${folder}` in exports))).toEqual([]);
});

/** A library too heavy for development servers and for Node, which load a whole entry point. */
const apart = ['markdown-field'];

it('every component with its own entry point is in the main entry point too, except for those with a heavy library', () => {
  const main = read('src/index.ts');
  expect(withLibrary.filter((folder) => !main.includes(`'./components/${folder}/index.js'`))).toEqual(apart);
});
