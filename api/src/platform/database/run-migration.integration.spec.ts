import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { MigrationLockedError, runMigration } from './run-migration.js';
import { applyMigrations } from './schema-engine.js';

const LIMITS = { lock: 100, statement: 5000, pauses: [50, 50] };

let database: TestDatabase;
let holder: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await database?.drop();
});

const columns = async () => {
  const { rows } = await holder.query<{ name: string }>(
    `SELECT attname AS "name" FROM pg_attribute WHERE attrelid = '"banner"'::regclass AND attname LIKE 'tried%'`,
  );
  return rows.map(({ name }) => name);
};

const hold = () => holder.query('BEGIN; LOCK TABLE "banner" IN ACCESS SHARE MODE');

it('runMigration changes nothing and reports the reason when a table stays locked', async () => {
  await hold();
  const script = 'CREATE TABLE "tried" (); ALTER TABLE "banner" ADD COLUMN "tried" text';
  await expect(runMigration(database.url, script, LIMITS)).rejects.toThrow(/locked in 3 attempts and changed nothing/);
  await holder.query('ROLLBACK');
  expect(await columns()).toEqual([]);
  expect((await holder.query(`SELECT to_regclass('"tried"') AS "table"`)).rows).toEqual([{ table: null }]);
});

it('runMigration tries again and succeeds when the lock is released', async () => {
  await hold();
  const running = runMigration(database.url, 'ALTER TABLE "banner" ADD COLUMN "tried" text', {
    ...LIMITS,
    pauses: [300, 300],
  });
  await new Promise((done) => setTimeout(done, 200));
  await holder.query('ROLLBACK');
  await running;
  expect(await columns()).toEqual(['tried']);
});

it('runMigration stops a statement that exceeds the time limit, unless the migration raises the limit', async () => {
  await expect(runMigration(database.url, 'SELECT pg_sleep(2)', { ...LIMITS, statement: 100 })).rejects.toMatchObject({
    code: '57014',
  });
  await runMigration(database.url, 'SET LOCAL statement_timeout = 0; SELECT pg_sleep(0.3)', {
    ...LIMITS,
    statement: 100,
  });
});

it('a migration stays pending when its table stayed locked', async () => {
  await holder.query(`
    DELETE FROM "_prisma_migrations" WHERE "migration_name" = '20261125081321_dark_posters';
    ALTER TABLE "collection" DROP COLUMN "darkPosterUrl" CASCADE;
    ALTER TABLE "content_revision" DROP COLUMN "darkPosterUrl" CASCADE;
    ALTER TABLE "banner" DROP COLUMN "darkPosterUrl" CASCADE`);
  await hold();
  await expect(applyMigrations(database.url, { limits: LIMITS })).rejects.toBeInstanceOf(MigrationLockedError);
  await holder.query('ROLLBACK');
  expect(await applyMigrations(database.url, { limits: LIMITS })).toEqual(['20261125081321_dark_posters']);
});
