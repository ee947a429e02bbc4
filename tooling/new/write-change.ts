import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import type { Change } from './change.js';

/**
 * Writes the new and edited files into the repository at `root` and formats them. Writes nothing if one of the new
 * files already exists.
 */
export async function writeChange(root: string, { files, edits }: Change): Promise<void> {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already.`);
  const edited = Object.entries(edits).map(([path, edit]): [string, string] => {
    const before = readFileSync(join(root, path), 'utf8');
    const after = edit(before);
    if (after === before)
      throw new Error(`${path} has changed so much that nothing can be put into it: do it by hand.`);
    return [path, after];
  });
  for (const [path, text] of [...Object.entries(files), ...edited]) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    const { inferredParser } = await getFileInfo(target);
    const style = await resolveConfig(target);
    writeFileSync(target, inferredParser ? await format(text, { ...style, filepath: target }) : text);
  }
}
