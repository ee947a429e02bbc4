import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeStatements, printTypes } from '@meet/statements/testing';
import { format, resolveConfig } from 'prettier';
import { statement } from './platform/database/statement.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

const SOURCE = import.meta.dirname;
const TYPES = join(SOURCE, 'platform/database/statement-types.ts');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of filesWithStatements()) await import(file);
}, 120_000);

afterAll(() => database.drop());

it('every statement has the types that the migrated database gives it', async () => {
  const printed = printTypes(await describeStatements(database.url, statement.declared.values()));
  const formatted = await format(printed, { ...(await resolveConfig(TYPES)), parser: 'typescript' });
  if (process.env.UPDATE_STATEMENTS) writeFileSync(TYPES, formatted);
  // A difference: run `npm run statements`, then let the compiler say who relied on the former types.
  expect(readFileSync(TYPES, 'utf8')).toBe(formatted);
});

function filesWithStatements(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .map((file) => join(SOURCE, file))
    .filter((file) => readFileSync(file, 'utf8').includes("platform/database/statement.js'"));
}
