import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fetchImages } from './feeds/fetch-images.js';
import { openPool, type Pool } from './platform/database/open-pool.js';
import { importRecords } from './testing/feeds/import-text.js';
import { MinioServer } from './testing/minio-server.js';
import { signIn, somePhone, type Shopper } from './testing/shoppers.js';
import { startTestApi, type TestApi } from './testing/test-api.js';
import { testBucket } from './testing/test-bucket.js';
import { moveStorage } from './media/move-storage.js';
import type { ObjectStorage } from './media/object-storage.js';
import { pickStorage } from './media/pick-storage.js';

const PICTURES = 24;
const SLOW_MS = 120_000;
const program = process.env.TEST_MINIO;

(program ? describe : describe.skip)('MinIO is killed', () => {
  let minio: MinioServer;
  let api: TestApi;
  let pool: Pool;
  let pictures: Server;
  let storage: ObjectStorage;
  let anna: Shopper;
  let folder: string;
  const contents: Buffer[] = [];
  /** Called with the number of pictures that the host of pictures has sent. */
  let onSent: (count: number) => void = () => undefined;

  beforeAll(async () => {
    minio = await MinioServer.open(program!);
    const bucket = testBucket(minio.endpoint)!;
    const { STORAGE_FOLDER: _, ...settings } = bucket as Record<string, string> & { STORAGE_FOLDER: string };
    api = await startTestApi([], settings);
    pool = openPool({ connectionString: api.databaseUrl, max: 4 });
    storage = await pickStorage(bucket);
    anna = await signIn(api, somePhone());
    folder = await mkdtemp(join(tmpdir(), 'meet-killed-'));
    for (let n = 0; n < PICTURES; n += 1) contents.push(await photo());
    let sent = 0;
    pictures = createServer((request, response) => {
      response.end(contents[Number(request.url!.slice(1))]);
      onSent((sent += 1));
    }).listen(0, '127.0.0.1');
    await once(pictures, 'listening');
  }, SLOW_MS);
  afterAll(async () => {
    pictures?.close();
    await pool?.end();
    await api?.close();
    await minio?.close();
    if (folder) await rm(folder, { recursive: true });
  }, SLOW_MS);

  const photo = () =>
    sharp(randomBytes(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } })
      .png()
      .toBuffer();
  const states = async () =>
    (
      await pool.query<{ state: string; key: string | null }>(
        'SELECT "state", "storageKey" AS "key" FROM "product_image"',
      )
    ).rows;

  it(
    'an import reports the files refused while storage is killed, and the next run completes them',
    async () => {
      const { port } = pictures.address() as AddressInfo;
      const images = contents.map((_, n) => ({ url: `http://127.0.0.1:${port}/${n}` }));
      await importRecords(api.databaseUrl, [
        { kind: 'product', source: 't', externalId: 'p', name: 'Кеды', images, items: [] },
      ]);
      let killed: Promise<void> | undefined;
      onSent = (count) => {
        if (count === PICTURES / 2) killed = minio.kill();
      };
      const options = { retryFailed: true, allowPrivateHosts: true, backoffMs: 20, concurrency: 2 };
      const first = await fetchImages(pool, storage, options);
      await killed;
      expect(first.stored).toBeGreaterThan(0);
      expect(first.failed).toBeGreaterThan(0);
      expect(first.stored + first.failed).toBe(PICTURES);
      await minio.start();
      onSent = () => undefined;
      expect(await fetchImages(pool, storage, options)).toMatchObject({ stored: first.failed, failed: 0, pending: 0 });
      const hashes = contents.map((bytes) => createHash('sha256').update(bytes).digest('hex')).sort();
      const rows = await states();
      expect(rows.map(({ key }) => /[0-9a-f]{64}/.exec(key!)![0]).sort()).toEqual(hashes);
      for (const { key } of rows) {
        const hash = createHash('sha256')
          .update((await storage.get(key!))!.bytes)
          .digest('hex');
        expect(key).toContain(hash);
      }
    },
    SLOW_MS,
  );

  it(
    'an upload during a storage crash is refused without partial data and can be completed later',
    async () => {
      const bytes = await photo();
      const dto = { purpose: 'REVIEW_PHOTO', fileName: 'a.png', contentType: 'image/png', byteSize: bytes.length };
      const create = `mutation ($dto: CreateUploadInput!) { ticket: createUpload(dto: $dto) { id url method fields { name value } } }`;
      const { ticket } = (await anna.ask(create, { dto })).data as {
        ticket: { id: string; url: string; method: string; fields: { name: string; value: string }[] };
      };
      expect([ticket.method, ticket.url.startsWith(minio.endpoint)]).toEqual(['POST', true]);
      const form = new FormData();
      for (const { name, value } of ticket.fields) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(bytes)]));
      expect((await fetch(ticket.url, { method: 'POST', body: form })).status).toBe(204);
      await minio.kill();
      const complete = () => anna.ask(`mutation { upload: completeUpload(dto: { id: "${ticket.id}" }) { state url } }`);
      expect((await complete()).errors![0]!.extensions.code).toBe('SERVICE_UNAVAILABLE');
      const { rows } = await pool.query(`SELECT "state", "pictureKey" FROM "upload" WHERE "id" = $1`, [ticket.id]);
      expect(rows).toEqual([{ state: 'PENDING', pictureKey: null }]);
      await minio.start();
      const { upload } = (await untilItAnswers(complete)).data as { upload: { state: string; url: string } };
      expect(upload.state).toBe('CHECKED');
      const kept = await storage.get(upload.url);
      expect(upload.url).toContain(createHash('sha256').update(kept!.bytes).digest('hex'));
    },
    SLOW_MS,
  );

  it(
    'a storage move reports what is left when storage is killed, and the next run completes it',
    async () => {
      const source = await pickStorage({ STORAGE_FOLDER: folder });
      const objects = new Map(Array.from({ length: 60 }, (_, n) => [`originals/${n}`, randomBytes(5000)]));
      for (const [key, bytes] of objects) await source.put(key, bytes, 'image/jpeg');
      let killed: Promise<void> | undefined;
      const first = await moveStorage(source, storage, {
        concurrency: 2,
        onProgress: (done) => {
          if (done === 20) killed = minio.kill();
        },
      });
      await killed;
      expect(first.copied + first.failed.length + first.left).toBe(60);
      expect(first.left).toBeGreaterThan(0);
      await minio.start();
      await untilItAnswers(() => storage.head('a').then(() => ({})));
      const second = await moveStorage(source, storage);
      expect([second.failed, second.left, second.copied + second.present]).toEqual([[], 0, 60]);
      for (const [key, bytes] of objects) expect((await storage.get(key))!.bytes.equals(bytes)).toBe(true);
    },
    SLOW_MS,
  );

  it(
    'rendered pictures are served while storage is down, and other pictures return 503 until it recovers',
    async () => {
      const [known, other] = (await states()).map(({ key }) => key!) as [string, string];
      const ask = (key: string) => fetch(`${api.origin}/_ipx/w_320,f_jpeg/${key}`);
      expect((await ask(known)).status).toBe(200);
      await minio.kill();
      expect((await ask(known)).status).toBe(200);
      const refused = await ask(other);
      expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
        503,
        expect.any(String),
        null,
      ]);
      await minio.start();
      let status = 503;
      for (let n = 0; n < 50 && status === 503; n += 1) {
        status = (await ask(other)).status;
        await new Promise((done) => setTimeout(done, 200));
      }
      expect(status).toBe(200);
    },
    SLOW_MS,
  );

  /** The circuit breaker lets a call through after two seconds. */
  async function untilItAnswers<Answer extends { errors?: unknown }>(work: () => Promise<Answer>): Promise<Answer> {
    for (let n = 0; ; n += 1) {
      const answer = await work().catch((error: unknown) => ({ errors: error }) as Answer);
      if (!answer.errors || n === 50) return answer;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
});
