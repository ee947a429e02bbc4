// Tells bundlers that styles and contexts which nobody uses can be dropped: to them, `css()` is a call that might do
// anything. An application that uses one export of a module then carries no styles of the others.
import { readdir, readFile, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);

/** A call whose result is the value of a constant or of a property. */
const CALL = /(?<=[\w'"\]] ?[=:] )(?=(?:css|keyframes|typeStep|displayStep|createContext)\()/g;

let marked = 0;
for (const name of await readdir(dist, { recursive: true })) {
  if (!name.endsWith('.js')) continue;
  const path = new URL(name, dist);
  const code = await readFile(path, 'utf8');
  const written = code.replace(CALL, '/* @__PURE__ */ ');
  if (written === code) continue;
  await writeFile(path, written);
  marked += 1;
}
process.stdout.write(`styles of ${marked} modules can be dropped\n`);
