import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'api/prisma/migrations');
/** Migrations up to this one were applied before the rules held. */
const LAST_UNCHECKED = '20261125081321_dark_posters';

const scratch = mkdtempSync(join(tmpdir(), 'meet-migrations-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Checks files with squawk and the rules of `.squawk.toml`. Returns what it reports, or an empty text. */
function faultsOf(files: string[]): string {
  if (!files.length) return '';
  const squawk = join(root, 'node_modules/.bin/squawk');
  const { status, stdout, stderr, error } = spawnSync(squawk, ['--reporter', 'gcc', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (error) throw error;
  return status === 0 ? '' : stdout + stderr;
}

function faultsOfSql(sql: string): string {
  const file = join(scratch, 'migration.sql');
  writeFileSync(file, sql);
  return faultsOf([file]);
}

it('every migration since the rules were introduced passes squawk', () => {
  expect(existsSync(join(folder, LAST_UNCHECKED))).toBe(true);
  const later = readdirSync(folder).filter((name) => /^\d/.test(name) && name > LAST_UNCHECKED);
  expect(faultsOf(later.map((name) => join(folder, name, 'migration.sql')))).toBe('');
});

/** Whether a process of the release before would miss something that the migration takes. */
const takes = (sql: string): boolean =>
  /squawk-ignore.*(ban-drop|renaming|changing-|adding-required-field|not-null)|\bDROP (TABLE|COLUMN|TYPE)\b|\bRENAME\b/i.test(
    sql,
  );

it('a migration that is marked as compatible removes nothing that the previous release uses', () => {
  const marked = readdirSync(folder).filter((name) => name.endsWith('_expand'));
  const taking = marked.filter((name) => takes(readFileSync(join(folder, name, 'migration.sql'), 'utf8')));
  expect(taking).toEqual([]);
});

it.each([
  ['DROP TABLE "order_remark";', true],
  ['-- squawk-ignore ban-drop-column\nALTER TABLE "shop_order" DROP COLUMN "note";', true],
  ['-- squawk-ignore changing-column-type\nALTER TABLE "shop_order" ALTER COLUMN "note" TYPE int USING 0;', true],
  ['ALTER TABLE "shop_order" RENAME COLUMN "note" TO "remark";', true],
  ['ALTER TABLE "shop_order" ADD COLUMN "note" text;', false],
  ['-- squawk-ignore require-concurrent-index-creation\nCREATE INDEX "noted" ON "shop_order" ("note");', false],
])('takes says whether the migration %s removes something in use: %s', (sql, expected) =>
  expect(takes(sql)).toBe(expected),
);

it.each([
  ['ALTER TABLE "shop_order" ADD COLUMN "note" text NOT NULL;', 'adding-required-field'],
  ['CREATE INDEX "shop_order_note" ON "shop_order" ("note");', 'require-concurrent-index-creation'],
  ['ALTER TABLE "shop_order" DROP COLUMN "note";', 'ban-drop-column'],
  ['ALTER TABLE "shop_order" RENAME COLUMN "note" TO "remark";', 'renaming-column'],
  ['ALTER TABLE "shop_order" ALTER COLUMN "note" TYPE int USING "note"::int;', 'changing-column-type'],
  ['ALTER TABLE "shop_order" ADD CONSTRAINT "noted" CHECK ("note" <> \'\');', 'constraint-missing-not-valid'],
])('squawk refuses the migration %s', (sql, rule) => {
  expect(faultsOfSql(sql)).toContain(rule);
});

it('squawk accepts a nullable column, a new table and a constraint that is NOT VALID', () => {
  const sql = `ALTER TABLE "shop_order" ADD COLUMN "note" text;
CREATE TABLE "order_remark" ("id" uuid NOT NULL PRIMARY KEY, "text" text NOT NULL);
ALTER TABLE "shop_order" ADD CONSTRAINT "noted" CHECK ("note" <> '') NOT VALID;`;
  expect(faultsOfSql(sql)).toBe('');
});
