import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A folder laid out as the repository, with these files (path and text) and its installed packages. */
export function writeTree(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'meet-gates-'));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}
