import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSchema, diffSchemas, type SchemaFiles } from './schema-engine.js';

/**
 * `npm run db:migration -- NAME`: writes the SQL that brings the data model of the last commit to the one in
 * `prisma/schema`, in Prisma's own folder format. Read it before you commit it.
 */
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  process.stderr.write(
    'Name the migration in lower-case letters, digits and underscores: npm run db:migration -- add_reviews\n',
  );
  process.exit(1);
}
const prisma = join(import.meta.dirname, '..', '..', '..', 'prisma');
const sql = await diffSchemas(process.env.DATABASE_URL!, committedSchema(), await currentSchema());
// Where nothing differs the engine writes a comment.
if (!sql.replace(/^--.*$/gm, '').trim()) {
  process.stdout.write('The data model has not changed since the last commit.\n');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(prisma, 'migrations', `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  process.stdout.write(`${join(folder, 'migration.sql')}\n`);
}
// The engine leaves a timer of ten seconds behind.
process.exit();

function committedSchema(): SchemaFiles {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: prisma, encoding: 'utf8' });
  const files = git('ls-tree', '--name-only', 'HEAD', 'schema/')
    .split('\n')
    .filter((path) => path.endsWith('.prisma'));
  return files.map((path) => [path.slice('schema/'.length), git('show', `HEAD:./${path}`)]);
}
