import { filesWithStatements, withCopyOf, writtenTypes } from '@meet/statements/testing';
import pg from 'pg';
import { createNextTables } from './sink/next-tables.js';
import { statement } from './statement.js';

const SOURCE = import.meta.dirname;

it('every statement of the indexer has the types that the migrated database reports', async () => {
  for (const file of filesWithStatements(SOURCE)) await import(file);
  const { written, given } = await withCopyOf(process.env.TEST_TEMPLATE_URL!, async (databaseUrl) => {
    // Some statements use tables that exist only during a rebuild, so they are created here.
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await createNextTables(client);
    await client.end();
    return writtenTypes(SOURCE, databaseUrl, statement.declared.values());
  });
  // If this fails, run `npm run statements`; the compiler then shows the code that relied on the old types.
  expect(written).toEqual(given);
}, 60_000);
