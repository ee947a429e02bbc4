import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { folderStorage } from '../media/storage.js';
import { createEmptyDatabase } from '../testing/empty-database.js';
import { guest, orderOf, place } from '../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import type { ExportManifest } from './export-manifest.js';
import { exportShop } from './export-shop.js';
import { SECRET_COLUMNS } from './secret-columns.js';

/** What the secret columns below have: text, and the same as bytes. */
const SECRET = 'never-leaves-the-shop-in-a-file!';
const SECRET_HEX = Buffer.from(SECRET).toString('hex');
/** A name that a line of text, of CSV and of COPY would each have to quote. */
const ODD = `a\n"b",\\n\\\\ \u0001 \\. ‘я’\ttab`;

let api: TestApi;
let folder: string;
let client: pg.Client;

const storage = () => folderStorage({ STORAGE_FOLDER: join(folder, 'shop') });
const target = (name = 'export') => join(folder, name);
const run = (changes: Partial<Parameters<typeof exportShop>[0]> = {}): Promise<ExportManifest> =>
  exportShop({ databaseUrl: api.databaseUrl, storage: storage(), folder: target(), ...changes });
const textOf = (...name: string[]) => readFile(join(target(), ...name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-export-test-'));
  api = await startTestApi([feedProduct('boots', { items: [{ size: '40', price: 1_000_000, stock: 500 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
  });
  client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query(`SET TimeZone = 'UTC'`);
  const { rows: offers } = await client.query<{ id: string; price: number }>(
    'SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"',
  );
  await place(guest(api), orderOf(offers));
  await client.query(`INSERT INTO "brand" ("slug", "name") VALUES ('odd', $1)`, [ODD]);
  await client.query(SECRETS);
  await storage().prepare();
  await storage().put('products/one.webp', randomBytes(1000), 'image/webp');
  await storage().put('products/two.webp', randomBytes(2000), 'image/webp');
  await storage().put('made/aa/made', randomBytes(10), 'image/webp');
});
afterAll(async () => {
  await client.end();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => rm(target(), { recursive: true, force: true }));

it('exportShop writes every table as JSON lines with the rows and columns listed in the manifest', async () => {
  const manifest = await run();
  expect(manifest.tables.length).toBeGreaterThan(95);
  expect(manifest.unknown).toEqual([]);
  for (const { name, file, rows, leftOut, columns } of manifest.tables) {
    const lines = (await textOf(file)).split('\n').slice(0, -1);
    const { rows: expected } = await client.query<{ row: object }>(
      `SELECT to_jsonb(t) - $1::text[] AS "row" FROM "${name}" t`,
      [leftOut],
    );
    expect(lines).toHaveLength(rows);
    const sorted = (all: object[]) => all.map((each) => JSON.stringify(Object.entries(each).sort())).sort();
    expect(sorted(lines.map((line) => JSON.parse(line) as object))).toEqual(sorted(expected.map(({ row }) => row)));
    if (rows) expect(Object.keys(JSON.parse(lines[0]!) as object)).toEqual(columns.map((column) => column.name));
  }
  expect(await textOf('tables', 'brand.jsonl')).toContain(JSON.stringify(ODD).replaceAll('\u0001', '\\u0001'));
  expect(JSON.parse(await textOf('manifest.json'))).toEqual(manifest);
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT "migration_name" AS "name" FROM "_prisma_migrations" ORDER BY 1',
  );
  expect(manifest.migrations).toEqual(migrations.map(({ name }) => name));
});

it('exportShop writes no secret, no hash of a secret and no session to any file', async () => {
  const secret = Object.entries(SECRET_COLUMNS).flatMap(([table, columns]) =>
    (columns === '*' ? [''] : columns).map((column) => ({ table, column })),
  );
  for (const { table, column } of secret) {
    const { rows } = await client.query<{ all: string }>(
      `SELECT string_agg(${column ? `t."${column}"` : 't'}::text, '') AS "all" FROM "${table}" t`,
    );
    // What is not there could not leave.
    expect({ table, column, all: rows[0]!.all }).toEqual({
      ...{ table, column },
      all: expect.stringMatching(`${SECRET}|${SECRET_HEX}|${PREVIOUS_HEX}`) as string,
    });
  }
  const { tables, tablesLeftOut } = await run();
  for (const name of await readdir(target('export/tables')))
    expect(await textOf('tables', name)).not.toMatch(new RegExp(`${SECRET}|${SECRET_HEX}|${PREVIOUS_HEX}`));
  const whole = Object.keys(SECRET_COLUMNS).filter((table) => SECRET_COLUMNS[table] === '*');
  expect(tablesLeftOut.sort()).toEqual(whole.sort());
  expect(tables.find(({ name }) => name === 'program')!.leftOut).toEqual(['tokenHash', 'previousTokenHash']);
});

it('exportShop writes pictures under their storage keys and lists every file in the checksums', async () => {
  const { pictures, picturesGone } = await run();
  expect([pictures, picturesGone]).toEqual([{ count: 2, bytes: 3000 }, []]);
  const was = (await storage().get('products/two.webp'))!.bytes;
  expect((await readFile(join(target(), 'pictures/products/two.webp'))).equals(was)).toBe(true);
  const found = await readdir(target(), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).length;
  const checked = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: target(), encoding: 'utf8' });
  expect(checked.match(/: OK$/gm)).toHaveLength(files - 1);
});

it('exportShop refuses a folder that is not empty and a database without a shop', async () => {
  await mkdir(target());
  await writeFile(join(target(), 'mine.txt'), 'mine');
  await expect(run()).rejects.toThrow(`${target()} is not empty (mine.txt): name a new folder.`);
  expect(await readdir(target())).toEqual(['mine.txt']);
  await expect(run({ folder: join(target(), 'mine.txt') })).rejects.toThrow(
    'is no folder that can be written (ENOTDIR)',
  );
  const empty = await createEmptyDatabase();
  try {
    await expect(run({ databaseUrl: empty.url, folder: target('other') })).rejects.toThrow(
      'The database holds no shop.',
    );
    expect(await readdir(target('other'))).toEqual([]);
  } finally {
    await empty.drop();
  }
});

it('exportShop reports a full disk and leaves no files of the unfinished export', async () => {
  const full = storage();
  full.read = () => Promise.resolve(Readable.from(breaking()));
  await expect(run({ storage: full })).rejects.toThrow(`The disk of ${target()} is full. What was written is deleted`);
  expect(await readdir(target())).toEqual([]);
  function* breaking() {
    yield Buffer.from('begun');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
});

it('exportShop reports a picture removed during the export and a later column that looks secret', async () => {
  const moved = storage();
  const read = moved.read.bind(moved);
  moved.read = (key) => (key === 'products/one.webp' ? Promise.resolve(null) : read(key));
  await client.query('CREATE TABLE "of_tomorrow" AS SELECT 1 AS "n", $$hidden$$::text AS "apiKey"');
  try {
    const { pictures, picturesGone, unknown } = await run({ storage: moved });
    expect([pictures.count, picturesGone, unknown]).toEqual([1, ['products/one.webp'], ['of_tomorrow.apiKey']]);
    expect(await textOf('tables', 'of_tomorrow.jsonl')).toBe('{"n":1}\n');
  } finally {
    await client.query('DROP TABLE "of_tomorrow"');
  }
});

/** No two hashes of a program are equal. */
const PREVIOUS_HEX = Buffer.from(SECRET.toUpperCase()).toString('hex');
const HEX = `'\\x${SECRET_HEX}'::bytea`;
const SECRETS = `
INSERT INTO "credited_phone" ("phoneHash") VALUES (${HEX});
INSERT INTO "exchange_session" ("tokenHash") VALUES (${HEX});
INSERT INTO "feed_source" ("name", "format", "credentials") VALUES ('mine', 'yml', '${SECRET}');
INSERT INTO "known_device" ("recipientHash", "deviceHash") VALUES (${HEX}, ${HEX});
INSERT INTO "one_time_code" ("recipientHash", "codeHash", "expiresAt", "attemptsLeft", "streak", "sentAt", "cooldownUntil")
  VALUES (${HEX}, ${HEX}, now(), 5, 1, now(), now());
INSERT INTO "program" ("name", "scopes", "tokenHash", "previousTokenHash", "previousTokenUntil")
  VALUES ('erp', '{UPLOAD}', ${HEX}, decode('${PREVIOUS_HEX}', 'hex'), now());
INSERT INTO "search_network" ("query", "hash", "day") VALUES ('кеды', ${HEX}, current_date);
WITH u AS (INSERT INTO "user_account" ("email") VALUES ('one@example.com') RETURNING "id"),
  l AS (INSERT INTO "sign_in_link" ("userId", "hash", "expiresAt") SELECT "id", ${HEX}, now() FROM u),
  f AS (INSERT INTO "second_factor" ("userId", "secret") SELECT "id", '${SECRET}' FROM u RETURNING "userId"),
  c AS (INSERT INTO "recovery_code" ("userId", "hash") SELECT "userId", ${HEX} FROM f),
  k AS (INSERT INTO "passkey" ("userId", "name", "credentialId", "publicKey", "counter")
    SELECT "userId", 'Ключ', '${SECRET}', ${HEX}, 0 FROM f),
  s AS (INSERT INTO "session" ("userId", "userAgent", "expiresAt") SELECT "id", '${SECRET}', now() FROM u RETURNING "id"),
  h AS (INSERT INTO "passkey_challenge" ("sessionId", "challenge", "expiresAt") SELECT "id", '${SECRET}', now() FROM s)
  INSERT INTO "refresh_token" ("hash", "sessionId") SELECT ${HEX}, "id" FROM s;
INSERT INTO "stock_notice" ("kind", "productId", "sizeId", "email", "recipientHash", "expiresAt")
  SELECT 'BACK_IN_STOCK', i."productId", i."sizeId", 'two@example.com', ${HEX}, now() FROM "product_item" i LIMIT 1;
INSERT INTO "upload" ("purpose", "fileName", "contentType", "byteSize", "deviceHash", "expiresAt")
  VALUES ('REVIEW_PHOTO', 'a.png', 'image/png', 10, ${HEX}, now());
INSERT INTO "webhook_endpoint" ("url", "events", "secret", "previousSecret", "previousSecretUntil")
  VALUES ('https://example.com', '{order.placed}', '${SECRET}', '${SECRET}', now())`;
