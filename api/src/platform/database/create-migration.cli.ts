import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedRules, readRules } from './database-rules.js';
import { currentSchema, diffSchemas } from './schema-engine.js';

/**
 * `npm run db:migration -- NAME` writes a migration in Prisma's folder format. Its SQL changes a database from the
 * state of the last commit to the data model in `prisma/schema` and the rules in `prisma/sql`. Read the SQL before you
 * commit it.
 */
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  process.stderr.write(
    'Name the migration in lower-case letters, digits and underscores: npm run db:migration -- add_reviews\n',
  );
  process.exit(1);
}
const prisma = join(import.meta.dirname, '..', '..', '..', 'prisma');
const tables = await diffSchemas(process.env.DATABASE_URL!, committed('schema', '.prisma'), await currentSchema());
const rules = changedRules(committed('sql', '.sql'), await readRules());
// If nothing differs, the engine writes only a comment, which is removed here.
const sql = [tables.replace(/^--.*$/gm, '').trim() ? tables : '', rules].filter(Boolean).join('\n');
if (!sql) {
  process.stdout.write('The data model has not changed since the last commit, and neither have its rules.\n');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(prisma, 'migrations', `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  process.stdout.write(`${join(folder, 'migration.sql')}\n`);
}
// The engine leaves a timer running that would keep the process alive for ten seconds.
process.exit();

/** Returns the name and text of each file in a folder next to `migrations`, as of the last commit. */
function committed(folder: string, extension: string): [name: string, text: string][] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: prisma, encoding: 'utf8' });
  const paths = git('ls-tree', '--name-only', 'HEAD', `${folder}/`).split('\n');
  return paths
    .filter((path) => path.endsWith(extension))
    .map((path) => [path.slice(folder.length + 1), git('show', `HEAD:./${path}`)]);
}
