import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { jest } from '@jest/globals';
import { generateX25519Identity } from 'age-encryption';
import { bucketStorage, folderStorage } from '../media/storage.js';
import { applyMigrations, knownMigrations } from '../platform/database/schema-engine.js';
import { contentsOf, nextSecond, openShopWithBackups, query, type ShopWithBackups } from '../testing/backups.js';
import { createEmptyDatabase } from '../testing/empty-database.js';
import { openMortalS3 } from '../testing/mortal-s3.js';
import { Destination } from './destination.js';

const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'backup', 'backup.cli.js');

// Programs are started and databases migrated, which takes long on a busy machine.
jest.setTimeout(120_000);

let shop: ShopWithBackups;
let folder: string;
beforeAll(async () => {
  if (!existsSync(CLI)) throw new Error(`No ${CLI}: run \`npm run build\` first.`);
  shop = await openShopWithBackups();
  folder = await mkdtemp(join(tmpdir(), 'meet-backup-failures-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
afterEach(() => shop.forgetBackups());

/** Runs `npm run backup` as a program. */
function runBackup(settings: NodeJS.ProcessEnv): Promise<{ code: unknown; stderr: string }> {
  const env = {
    ...process.env,
    ...{ NODE_OPTIONS: '', DATABASE_URL: shop.api.databaseUrl, STORAGE_FOLDER: shop.shopFolder },
    ...{ BACKUP_RECIPIENT: shop.recipient, ...settings },
  };
  return new Promise((done) =>
    execFile(process.execPath, [CLI], { env }, (error, _, stderr) => done({ code: error?.code ?? 0, stderr })),
  );
}

describe('a damaged backup', () => {
  const order = 'tables/shop_order.copy.zst.age';
  const flip = async (path: string) => {
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
  };

  it.each<[string, (path: string) => Promise<void>]>([
    ['a byte is changed', flip],
    ['a file is missing', (path) => rm(path)],
    ['a file is cut', (path) => truncate(path, 100)],
  ])(
    'restoring a damaged backup is refused with the names of its damaged parts, before anything is written, when %s',
    async (_, damage) => {
      const { time, manifest } = await shop.backUp();
      const hash = manifest.pictures[0]!;
      await damage(shop.backupPath('backups', time, order));
      await damage(shop.backupPath('pictures', hash.slice(0, 2), `${hash}.age`));
      const { done, url, storage } = await shop.restore();
      expect(done.message).toBe(`The backup of ${time} is damaged: ${order}, pictures/${hash}.`);
      expect(await query(url, `SELECT FROM pg_tables WHERE "schemaname" = 'public'`)).toEqual([]);
      expect((await storage.list('')).objects).toEqual([]);
    },
  );
});

it('a restore is refused when the database or the storage is not empty or the key differs', async () => {
  const { time } = await shop.backUp();
  expect((await shop.restore(time, { databaseUrl: shop.api.databaseUrl })).done.message).toContain(
    'The database is not empty (rows in ',
  );
  expect((await shop.restore(time, { storage: shop.storageAt('shop') })).done.message).toContain(
    'is not empty (products/',
  );
  const other = await generateX25519Identity();
  expect((await shop.restore(time, { identity: other })).done.message).toContain(
    'This identity does not open the backup',
  );
  expect((await shop.restore('20200101-000000')).done.message).toBe(`There is no backup of 20200101-000000: ${time}`);
});

it('a restore refuses a backup of a later release and lists its unknown migrations', async () => {
  const { time, manifest } = await shop.backUp();
  const later = { ...manifest, migrations: [...manifest.migrations, '20990101000000_of_tomorrow'] };
  await writeFile(shop.backupPath('backups', time, 'manifest.json'), JSON.stringify(later));
  expect((await shop.restore()).done.message).toContain('of a later release, with 20990101000000_of_tomorrow');
});

it('a backup interrupted by a failing S3 exits with code 1, and the earlier backup can be restored', async () => {
  const s3 = await openMortalS3();
  const settings = {
    ...{ BACKUP_TO: 's3://backups/shop', BACKUP_S3_ENDPOINT: s3.endpoint },
    ...{ BACKUP_S3_ACCESS_KEY: 'a', BACKUP_S3_SECRET_KEY: 'b' },
  };
  const bucket = { S3_BUCKET: 'backups', S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
  const destination = new Destination(await bucketStorage({ STORAGE_FOLDER: '', ...bucket }), 'shop/');
  try {
    expect(await runBackup(settings)).toEqual({ code: 0, stderr: expect.any(String) });
    const [first] = await destination.times();
    s3.putsLeft = 20;
    const { code, stderr } = await runBackup(settings);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The place of the backups does not answer \(\w+\)\. Those that it holds are whole: [^\n]+\n$/m,
    );
    s3.putsLeft = Infinity;
    expect(await destination.times()).toEqual([first]);
    expect((await shop.restore(undefined, { destination })).done.time).toBe(first);
    expect((await runBackup(settings)).code).toBe(0);
    expect(await destination.times()).toEqual([first, expect.any(String)]);
  } finally {
    await s3.close();
  }
});

describe('on a full disk', () => {
  const disk = smallDisk();
  beforeAll(() => disk?.mount());
  afterAll(() => disk?.unmount());

  (disk ? it : it.skip)(
    'a backup on a full disk exits with code 1, and the earlier backup can be restored',
    async () => {
      const settings = { BACKUP_TO: join(disk!.path, 'backups') };
      const destination = new Destination(folderStorage({ STORAGE_FOLDER: settings.BACKUP_TO }));
      expect((await runBackup(settings)).code).toBe(0);
      const [first] = await destination.times();
      await nextSecond();
      await fillUp(disk!.path, 64_000);
      const full = await runBackup(settings);
      expect(full.code).toBe(1);
      expect(full.stderr).toContain(
        'The disk of the backups is full. Those that it holds are whole: make room, and run it again.',
      );
      expect(await destination.times()).toEqual([first]);
      expect((await shop.restore(undefined, { destination })).done.time).toBe(first);
    },
  );

  (disk ? it : it.skip)(
    'a backup names the temporary folder that needs space when the disk of TMPDIR is full',
    async () => {
      await fillUp(disk!.path, 0);
      const { code, stderr } = await runBackup({ BACKUP_TO: join(folder, 'elsewhere'), TMPDIR: disk!.path });
      expect(code).toBe(1);
      expect(stderr).toContain(`There is no room for a part on its way in ${disk!.path}`);
    },
  );
});

it('the next backup removes the files that an interrupted backup left behind', async () => {
  const first = await shop.backUp();
  await nextSecond();
  const away = shop.storageAt('backups');
  const full = Object.create(away, {
    put: {
      value: (key: string, ...rest: [Buffer, string]) =>
        key.includes('settings') ? Promise.reject(new Error('away')) : away.put(key, ...rest),
    },
  }) as typeof away;
  await expect(shop.backUp({ destination: new Destination(full) })).rejects.toThrow('away');
  expect(await shop.destination().times()).toEqual([first.time]);
  expect(await readdir(shop.backupPath('backups'))).toHaveLength(2);
  const third = await shop.backUp();
  const entries = await readdir(shop.backupPath('backups'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath);
  const folders = files.map((path) => relative(shop.backupPath('backups'), path).split('/')[0]);
  expect([...new Set(folders)].sort()).toEqual([first.time, third.time]);
});

it('a restore of a backup from an earlier release also applies the newer migrations', async () => {
  const known = await knownMigrations();
  const earlier = known.slice(0, -10);
  const database = await createEmptyDatabase();
  try {
    await applyMigrations(database.url, { only: earlier });
    await query(database.url, `INSERT INTO "supplier" ("slug", "name") VALUES ('store', 'Склад')`);
    const { manifest } = await shop.backUp({ databaseUrl: database.url });
    expect(manifest.migrations).toEqual(earlier);
    const { done, url } = await shop.restore();
    expect(done.migrated).toEqual(known.slice(-10));
    expect(await query(url, `SELECT "slug", "name" FROM "supplier"`)).toEqual([{ slug: 'store', name: 'Склад' }]);
  } finally {
    await database.drop();
  }
});

it('a restore with a failed check leaves the target empty, and the next restore fills it', async () => {
  const { time, manifest } = await shop.backUp();
  const path = shop.backupPath('backups', time, 'manifest.json');
  const tables = manifest.tables.map((table) =>
    table.name === 'shop_order' ? { ...table, rows: table.rows + 1 } : table,
  );
  await writeFile(path, JSON.stringify({ ...manifest, tables }));
  const { done, url, storage } = await shop.restore();
  expect(done.message).toContain('These tables are not as they were: shop_order.');
  expect(await query(url, `SELECT FROM pg_tables WHERE "schemaname" = 'public'`)).toEqual([]);
  expect((await storage.list('')).objects).toEqual([]);
  await writeFile(path, JSON.stringify(manifest));
  expect((await shop.restore(time, { databaseUrl: url, storage })).done.time).toBe(time);
  expect(await contentsOf(url)).toEqual(await contentsOf(shop.api.databaseUrl));
});

it.each(['an earlier release', 'this release'])(
  'a restore treats tables of %s without rows, left by a killed restore, as an empty database',
  async (release) => {
    const { time } = await shop.backUp();
    const database = await createEmptyDatabase();
    try {
      await applyMigrations(database.url, {
        only: (await knownMigrations()).slice(0, release === 'this release' ? undefined : 40),
      });
      expect((await shop.restore(time, { databaseUrl: database.url })).done.time).toBe(time);
      expect(await contentsOf(database.url)).toEqual(await contentsOf(shop.api.databaseUrl));
    } finally {
      await database.drop();
    }
  },
);

/** A disk of 4 MB, which root may mount; otherwise null. */
function smallDisk(): { path: string; mount: () => void; unmount: () => void } | null {
  const path = join(tmpdir(), `meet-small-disk-${randomBytes(6).toString('hex')}`);
  const run = (script: string) => spawnSync('sh', ['-c', script, path]).status === 0;
  const mount = () => run('mkdir "$0" && mount -t tmpfs -o size=4m tmpfs "$0"');
  const unmount = () => run('umount "$0"; rmdir "$0"');
  const isMounted = mount();
  unmount();
  return isMounted ? { path, mount, unmount } : null;
}

/** Leaves so many bytes of the disk free. */
async function fillUp(path: string, free: number): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  await writeFile(
    join(path, `ballast-${randomBytes(4).toString('hex')}`),
    Buffer.alloc(Math.max(0, bavail * bsize - free)),
  );
}
