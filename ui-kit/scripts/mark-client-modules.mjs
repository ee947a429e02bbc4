// Adds "use client" to every compiled module that imports React, Emotion or another package at run time. Server
// components can then import the kit: tokens, texts and numbers work there, and components stay client ones. Language
// packs have it too: they contain functions, so a server component can pass them on only as a reference. A build step
// does it, because people would forget it in some file.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);
const fromPackage = /^(?:import|export)\b[^'"]*from ["'][^.]/m;
const languagePack = /^locale\/[a-z]{2}\.js$/;

const modules = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
let marked = 0;
for (const name of modules) {
  const path = new URL(name, dist);
  const code = await readFile(path, 'utf8');
  if (!(fromPackage.test(code) || languagePack.test(name)) || code.startsWith("'use client'")) continue;
  await writeFile(path, `'use client';\n${code}`);
  // The code moved down by a line: in a source map a semicolon ends a line.
  const map = new URL(`${name}.map`, dist);
  const { mappings, ...rest } = JSON.parse(await readFile(map, 'utf8'));
  await writeFile(map, JSON.stringify({ ...rest, mappings: `;${mappings}` }));
  marked += 1;
}
process.stdout.write(`${marked} of ${modules.length} modules are the browser's\n`);
