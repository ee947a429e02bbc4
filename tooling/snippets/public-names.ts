import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames } from './source-module.js';

/** Names that the kit's package exports, each with the entry to import it from. */
export type PublicNames = ReadonlyMap<string, string>;

/** Reads the entries of `package.json` in the folder of the kit. The main entry comes before those of single components. */
export function publicNames(kit: string): PublicNames {
  const { name, exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | { default: string }>;
  };
  const names = new Map<string, string>();
  for (const [entry, target] of Object.entries(exports)) {
    const built = typeof target === 'string' ? target : target.default;
    if (!built.endsWith('.js')) continue;
    const stem = join(kit, built.replace('./dist/', 'src/').replace(/\.js$/, ''));
    const source = [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));
    if (source === undefined) continue;
    for (const exported of exportedNames(source)) if (!names.has(exported)) names.set(exported, name + entry.slice(1));
  }
  return names;
}
