// Says "use client" at the head of every compiled module that imports React, Emotion or another package when it runs,
// so that a server component may import the kit: tokens, words and numbers stay usable there, components are the
// browser's. Written here, because nobody would remember it in every file.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);
const fromPackage = /^(?:import|export)\b[^'"]*from ["'][^.]/m;

const modules = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
let marked = 0;
for (const name of modules) {
  const path = new URL(name, dist);
  const code = await readFile(path, 'utf8');
  if (!fromPackage.test(code) || code.startsWith("'use client'")) continue;
  await writeFile(path, `'use client';\n${code}`);
  marked += 1;
}
process.stdout.write(`${marked} of ${modules.length} modules are the browser's\n`);
