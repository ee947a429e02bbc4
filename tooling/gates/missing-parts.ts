import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the missing files and entries of the kit's components, one line each, such as `rating: no rating.mdx`.
 * `source` is `ui-kit/src` or a folder with the same structure. A folder without `index.ts` belongs to other components
 * and needs none.
 */
export function missingParts(source: string): string[] {
  const samples = readFileSync(join(source, 'testing/samples.tsx'), 'utf8');
  const statuses = JSON.parse(readFileSync(join(source, 'components/status.json'), 'utf8')) as Record<string, Status>;
  return folders(join(source, 'components')).flatMap((name) => {
    const folder = join(source, 'components', name);
    if (!existsSync(join(folder, 'index.ts'))) return [];
    const missing = [`${name}.stories.tsx`, `${name}.mdx`].filter((file) => !existsSync(join(folder, file)));
    const hasSample = componentsOf(folder).some((component) => new RegExp(`^  ${component}: `, 'm').test(samples));
    if (!hasSample) missing.push('sample in testing/samples.tsx');
    if (isInteractive(folder) && !storiesOf(folder).includes("tags: ['pseudo']"))
      missing.push("story of hover, focus and press (interaction(), tags: ['pseudo'])");
    if (!isStatus(statuses[name])) missing.push('status and version in components/status.json');
    return missing.map((part) => `${name}: no ${part}`);
  });
}

interface Status {
  status: string;
  since: string;
}

function isStatus(entry: Status | undefined): boolean {
  if (!entry) return false;
  return ['beta', 'stable', 'deprecated'].includes(entry.status) && /^(next|\d+\.\d+\.\d+)$/.test(entry.since);
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Whether the component renders a control itself, or changes on hover. */
function isInteractive(folder: string): boolean {
  const drawn = sourcesOf(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return drawn.some((source) =>
    /:hover|:active|\[pressed\]|\.\.\.pressedWords|<(?:button|input|select|textarea|summary)\b/.test(source),
  );
}

function storiesOf(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** Names of the files that are published in the package: neither stories nor tests. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file));
}

/** Returns the exported names that begin with a capital letter: the components. */
function componentsOf(folder: string): string[] {
  return sourcesOf(folder)
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
    ])
    .map(([, name]) => name!);
}
