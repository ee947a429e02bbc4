import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'prisma', 'sql');

/** Name of a file of `api/prisma/sql` and its text. */
export type Rule = [file: string, text: string];

/**
 * The present text of everything in the database that Prisma's data model cannot declare, by name. Each text may run
 * again on a database that has the rule already, in any order and with any others.
 */
export async function readRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(async (file): Promise<Rule> => [file, await readFile(join(folder, file), 'utf8')]));
}

/**
 * SQL that brings a database from the rules of one version to those of another: the whole text of each file that is new or
 * differs. What a deleted or shortened file used to create stays until the migration drops it, so a line names the file.
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
