import { expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.js';

it('readConfig reads the database URL from the file named in DATABASE_URL_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meet-indexer-'));
  try {
    const file = join(folder, 'database_url');
    writeFileSync(file, 'postgresql://meet:own@db/meet\n');
    expect(readConfig({ DATABASE_URL_FILE: file })).toMatchObject({
      DATABASE_URL: 'postgresql://meet:own@db/meet',
      MEILI_INDEX: 'products',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('readConfig names every invalid variable, and a file that cannot be read', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://db', INDEXER_PORT: '70000' })).toThrow(
    /^The configuration is not valid:\n {2}DATABASE_URL: [^]*\n {2}INDEXER_PORT: /,
  );
  expect(() => readConfig({ DATABASE_URL_FILE: '/nowhere' })).toThrow(/ {2}DATABASE_URL: the file \/nowhere .*ENOENT/);
});
