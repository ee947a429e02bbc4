import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'prisma', 'sql');

/** Name of a file of `api/prisma/sql` and its text. */
export type Rule = [file: string, text: string];

/**
 * Reads `api/prisma/sql`: everything in the database that Prisma's data model cannot declare, sorted by file name. Each
 * file is idempotent, and the files can run in any order.
 */
export async function readRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(async (file): Promise<Rule> => [file, await readFile(join(folder, file), 'utf8')]));
}

/**
 * Returns SQL that brings a database from the rules of one version to those of another: the whole text of each new or
 * changed file. Objects that a file no longer creates stay until the migration drops them; a comment names each file.
 */
export function changedRules(before: Rule[], now: Rule[]): string {
  const old = new Map(before);
  const current = new Map(now);
  const changed = now.filter(([file, text]) => old.get(file) !== text);
  const deleted = before.filter(([file]) => !current.has(file));
  return [
    ...changed.map(([file, text]) => `-- api/prisma/sql/${file}\n\n${text}`),
    ...deleted.map(([file]) => `-- api/prisma/sql/${file} was deleted: drop here what it created.\n`),
  ].join('\n');
}
