import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pickStorage, type ObjectStorage } from '../media/index.js';
import { openPool, type Pool } from '../platform/database/open-pool.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { importRecords } from '../testing/feeds/import-text.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { fetchImages, type FetchImagesOptions } from './fetch-images.js';

const PNG = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const KEY = `products/${createHash('sha256')
  .update(PNG)
  .digest('hex')
  .replace(/^(..)(.*)$/, '$1/$1$2')}.png`;

let database: TestDatabase;
let prisma: PrismaClient;
let pool: Pool;
let server: Server;
let base: string;
let folder: string;
let storage: ObjectStorage;
let requests: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 3);
  pool = openPool({ connectionString: database.url, max: 2 });
  folder = await mkdtemp(join(tmpdir(), 'meet-pictures-'));
  storage = await pickStorage({ STORAGE_FOLDER: folder });
  requests = [];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const tries = requests.filter((seen) => seen === path).length;
    if (path.startsWith('/busy') && tries < 3) response.writeHead(503).end();
    else if (path.startsWith('/gone')) response.writeHead(404).end();
    else if (path.startsWith('/page'))
      response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="x()"/>');
    else if (path.startsWith('/disguised')) response.writeHead(200).end(Buffer.from('\xff\xd8\xff<html>', 'latin1'));
    else if (path.startsWith('/moved')) response.writeHead(302, { location: '/a.png' }).end();
    else if (path.startsWith('/loop')) response.writeHead(302, { location: '/loop' }).end();
    else if (path.startsWith('/slow')) response.writeHead(200).flushHeaders();
    else if (path.startsWith('/large')) response.writeHead(200).end(Buffer.concat([PNG, Buffer.alloc(5_000)]));
    else response.writeHead(200).end(PNG);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await prisma.$disconnect();
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const withPictures = (...urls: string[]) =>
  importRecords(database.url, [
    { kind: 'product', source: 't', externalId: 'p', name: 'Кеды', images: urls.map((url) => ({ url })), items: [] },
  ]);
const fetchAll = (options: Partial<FetchImagesOptions> = {}) =>
  fetchImages(pool, storage, {
    retryFailed: false,
    allowPrivateHosts: true,
    backoffMs: 1,
    timeoutMs: 400,
    maxBytes: 1_000,
    ...options,
  });
const states = async () =>
  (await prisma.productImage.findMany({ orderBy: { position: 'asc' } })).map(({ state, storageKey, lastError }) => ({
    state,
    storageKey,
    lastError,
  }));

describe('fetchImages', () => {
  it('fetchImages stores pictures by hash, follows redirects and retries a busy server', async () => {
    await withPictures(`${base}/a.png`, `${base}/moved`, `${base}/busy`);
    expect(await fetchAll()).toEqual({ stored: 3, failed: 0, pending: 0 });
    expect(await states()).toEqual(Array(3).fill({ state: 'STORED', storageKey: KEY, lastError: null }));
    expect((await storage.get(KEY))?.bytes).toEqual(PNG);
  });

  it('fetchImages records failed pictures and retries them on request', async () => {
    await withPictures(
      `${base}/gone`,
      `${base}/page`,
      `${base}/disguised`,
      `${base}/loop`,
      `${base}/large`,
      'http://nowhere.invalid/x.png',
    );
    expect(await fetchAll()).toEqual({ stored: 0, failed: 6, pending: 0 });
    expect((await states()).map(({ lastError }) => lastError)).toEqual([
      expect.stringContaining('404'),
      expect.stringContaining('not a JPEG'),
      expect.stringContaining('not a JPEG'),
      expect.stringContaining('redirects'),
      expect.stringContaining('larger'),
      expect.stringMatching(/nowhere|ENOTFOUND|EAI_AGAIN|given up/),
    ]);
    const before = requests.length;
    expect(await fetchAll()).toEqual({ stored: 0, failed: 0, pending: 0 });
    expect(requests.length).toBe(before);
    await fetchAll({ retryFailed: true });
    expect(requests.length).toBeGreaterThan(before);
    expect((await prisma.productImage.findFirstOrThrow()).attempts).toBe(2);
  });

  it('fetchImages gives up on a server that does not respond', async () => {
    await withPictures(...Array.from({ length: 40 }, (_, n) => `${base}/slow/${n}`));
    expect(await fetchAll({ concurrency: 4 })).toMatchObject({ failed: 40 });
    expect(requests.length).toBeLessThanOrEqual(8);
  });

  it('fetchImages downloads a URL once for several products', async () => {
    await importRecords(
      database.url,
      ['a', 'b'].map((externalId) => ({
        kind: 'product',
        source: 't',
        externalId,
        name: externalId,
        images: [{ url: `${base}/a.png` }],
        items: [],
      })),
    );
    expect(await fetchAll()).toMatchObject({ stored: 2 });
    expect(requests).toEqual(['/a.png']);
    await importRecords(database.url, [
      { kind: 'product', source: 't', externalId: 'c', name: 'c', images: [{ url: `${base}/a.png` }], items: [] },
    ]);
    expect(await fetchAll()).toMatchObject({ stored: 1 });
    expect(requests).toEqual(['/a.png']);
  });

  it('fetchImages refuses private addresses unless they are allowed', async () => {
    await withPictures(
      `${base}/a.png`,
      'http://localhost:1/x.png',
      'http://169.254.169.254/latest',
      'http://[::1]/x.png',
      'http://2130706433/x.png',
    );
    expect(await fetchAll({ allowPrivateHosts: false })).toMatchObject({ stored: 0, failed: 5 });
    expect(requests).toEqual([]);
    for (const { lastError } of await states()) expect(lastError).toContain('not public');
  });

  it('fetchImages leaves remaining pictures for the next run when interrupted', async () => {
    await withPictures(`${base}/a.png`, `${base}/b.png`);
    expect(await fetchAll({ signal: AbortSignal.abort() })).toEqual({ stored: 0, failed: 0, pending: 2 });
    expect(await fetchAll()).toEqual({ stored: 2, failed: 0, pending: 0 });
  });
});
