import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const START = join(import.meta.dirname, '../../api/dist/serve.js');

/** Returns what a module imports before it runs. What its functions import is not among it. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/^(?:import|export) (?:[^'"]+ from )?['"]([^'"]+)['"];$/gm)].map(([, from]) => from!);

/** Returns the packages that the API's modules import when the API starts. */
function packagesOfStart(): Set<string> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const read = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const from of importsOf(readFileSync(file, 'utf8')))
      if (from.startsWith('.')) read(join(dirname(file), from));
      else packages.add(from);
  };
  read(START);
  return packages;
}

const packages = packagesOfStart();

it('the import graph of the API’s start includes @nestjs/core and graphql', () => {
  expect([...packages]).toEqual(expect.arrayContaining(['@nestjs/core', 'graphql']));
});

it.each(['minio', 'nodemailer', 'ioredis', 'satori'])('the API starts without loading the package «%s»', (name) => {
  expect([...packages].filter((from) => from === name || from.startsWith(`${name}/`))).toEqual([]);
});
