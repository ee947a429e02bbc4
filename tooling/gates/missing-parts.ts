import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the missing files and entries of the kit's components, one line each, such as `rating: no rating.mdx`.
 * `source` is `ui-kit/src` or a folder with the same structure. A folder without `index.ts` belongs to other components
 * and needs none.
 */
export function missingParts(source: string): string[] {
  const samples = readFileSync(join(source, 'testing/samples.tsx'), 'utf8');
  return folders(join(source, 'components')).flatMap((name) => {
    const folder = join(source, 'components', name);
    if (!existsSync(join(folder, 'index.ts'))) return [];
    const missing = [`${name}.stories.tsx`, `${name}.mdx`].filter((file) => !existsSync(join(folder, file)));
    const hasSample = componentsOf(folder).some((component) => new RegExp(`^  ${component}: `, 'm').test(samples));
    if (!hasSample) missing.push('sample in testing/samples.tsx');
    return missing.map((part) => `${name}: no ${part}`);
  });
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Returns the exported names that begin with a capital letter: the components. */
function componentsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
    ])
    .map(([, name]) => name!);
}
