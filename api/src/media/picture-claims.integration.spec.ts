import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { FairQueue } from '../platform/throttling/fair-queue.js';
import { Statements } from '../platform/database/statements.js';
import { FolderStorage } from './adapters/folder.js';
import { ImageProxy } from './image-proxy.js';
import type { ObjectStorage } from './object-storage.js';
import { PictureCache } from './picture-cache.js';
import { PictureClaims } from './picture-claims.js';
import type { PictureWorkers } from './picture-workers.js';
import { renderPicture } from './render-picture.js';
import { madeKey } from './storage-keys.js';

const KEY = 'originals/ab/cd/photo';
const never = () => new AbortController().signal;
const webp = (width: number) => ({ key: KEY, modifiers: { format: 'webp', quality: 80, width } as const });

let api: TestApi;
let database: pg.Client;
let folder: string;
let storage: ObjectStorage;
let made: string[];

beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  folder = await mkdtemp(join(tmpdir(), 'meet-claims-'));
  storage = new FolderStorage(join(folder, 'storage'));
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#456' } });
  await storage.put(KEY, await photo.jpeg().toBuffer(), 'image/jpeg');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
  if (folder) await rm(folder, { recursive: true });
});
beforeEach(() => (made = []));

/** The image proxy of an API process. Processes share the storage, and a cache if they name the same one. */
function processOf(name: string, cache: string, isShared: boolean): ImageProxy {
  const workers = {
    async render(...given: Parameters<typeof renderPicture>) {
      made.push(name);
      // Slow enough for every other process to ask meanwhile.
      await new Promise((done) => setTimeout(done, 300));
      return renderPicture(...given);
    },
  } as unknown as PictureWorkers;
  return new ImageProxy({
    storage,
    cache: new PictureCache(join(folder, cache), 1e8),
    isShared,
    claims: new PictureClaims(api.app.get(Statements)),
    workers,
    queue: new FairQueue({ running: 2, runningOfOne: 2, waiting: 100, waitingOfOne: 100, patienceMs: 20_000 }),
    budgets: new ClientBudgets(1e6),
  });
}

const claims = async () => (await database.query('SELECT "name" FROM "picture_claim"')).rows;

it.each([
  ['with a cache of their own and the storage between them', true],
  ['with one cache on one machine', false],
])('four processes %s render a picture once, and each returns it', async (_, isShared) => {
  const width = isShared ? 320 : 640;
  const processes = [0, 1, 2, 3].map((n) => processOf(`p${n}`, isShared ? `shared-${n}` : 'one', isShared));
  const asked = processes.flatMap((one) => [one, one, one]);
  const pictures = await Promise.all(asked.map((one, n) => one.get(webp(width), `client-${n}`, never())));
  expect(made).toHaveLength(1);
  expect(new Set(pictures.map((picture) => Buffer.from(picture!.bytes).toString('base64'))).size).toBe(1);
  expect(new Set(pictures.map((picture) => picture!.contentType))).toEqual(new Set(['image/webp']));
  expect(await claims()).toEqual([]);
});

it('a process started later serves the picture that another process rendered and stored', async () => {
  await processOf('first', 'first', true).get(webp(768), 'anna', never());
  await processOf('later', 'later', true).get(webp(768), 'boris', never());
  expect(made).toEqual(['first']);
});

it('another process renders the picture after the claim of a dead process expires', async () => {
  const heir = processOf('heir', 'heir', true);
  const { etag } = (await heir.get(webp(1024), 'anna', never()))!;
  const name = etag.slice(1, -1);
  await storage.delete(madeKey(name));
  await rm(join(folder, 'heir'), { recursive: true });
  expect(await new PictureClaims(api.app.get(Statements)).take(name)).toBe(true);
  const waiting = heir.get(webp(1024), 'anna', never());
  await new Promise((done) => setTimeout(done, 400));
  expect(made).toEqual(['heir']);
  await database.query(`UPDATE "picture_claim" SET "endsAt" = now() - interval '1 second'`);
  expect((await waiting)!.bytes.length).toBeGreaterThan(0);
  expect(made).toEqual(['heir', 'heir']);
});

it('a process releases its rendering claim when the picture cannot be rendered', async () => {
  await storage.put('originals/ab/cd/text', Buffer.from('no picture'), 'image/jpeg');
  const asked = { ...webp(320), key: 'originals/ab/cd/text' };
  expect(await processOf('one', 'broken', true).get(asked, 'anna', never())).toBeNull();
  expect(await claims()).toEqual([]);
});
