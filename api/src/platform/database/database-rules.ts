import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'prisma', 'sql');

/** Name of a file in `api/prisma/sql`, and its text. */
export type Rule = [file: string, text: string];

/**
 * Reads the files of `api/prisma/sql`, sorted by name. They define everything in the database that Prisma's data model
 * cannot declare. Each file is idempotent, and they can run in any order.
 */
export async function readRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(async (file): Promise<Rule> => [file, await readFile(join(folder, file), 'utf8')]));
}

/**
 * Returns SQL that updates a database from one version of the rules to another: the complete text of each new or
 * changed file, with a comment that names the file. Objects that are no longer in any file are not dropped; write that
 * part of the migration by hand.
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
