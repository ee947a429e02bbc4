import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { storageSuite } from '../../testing/object-storage.suite.js';
import { InvalidKeyError, StorageUnavailableError } from '../object-storage.js';
import { FolderStorage } from './folder.js';
import { PullThroughStorage } from './pull-through.js';

const PICTURE = Buffer.from('a picture');

let folder: string;
let server: Server;
let asked: string[];
let answer: RequestListener;
let kept: FolderStorage;
let storage: PullThroughStorage;

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-origin-'));
  server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  asked = [];
  answer = (_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(PICTURE);
  kept = new FolderStorage(await mkdtemp(join(folder, 'kept-')));
  storage = new PullThroughStorage(kept, `${origin()}/static`);
});

describe('is a storage', () => {
  storageSuite(async () => {
    answer = (_, response) => response.writeHead(404).end();
    return new PullThroughStorage(new FolderStorage(await mkdtemp(join(folder, 'suite-'))), origin());
  });
  beforeEach(() => {
    answer = (_, response) => response.writeHead(404).end();
  });
});

it('pull-through storage fetches a missing picture once from its origin and stores it', async () => {
  expect((await storage.get('goods/1.webp'))!.bytes).toEqual(PICTURE);
  expect(await storage.head('goods/1.webp')).toMatchObject({ size: PICTURE.length });
  expect(await buffer((await storage.read('goods/1.webp'))!)).toEqual(PICTURE);
  expect(await kept.head('goods/1.webp')).toMatchObject({ size: PICTURE.length });
  expect(asked).toEqual(['/static/goods/1.webp']);
});

it('pull-through storage shares one fetch among simultaneous requests', async () => {
  const found = await Promise.all(Array.from({ length: 8 }, () => storage.get('goods/1.webp')));
  expect(found.every((each) => each!.bytes.equals(PICTURE))).toBe(true);
  expect(asked).toHaveLength(1);
});

it('pull-through storage limits simultaneous fetches from the origin', async () => {
  let open = 0;
  let most = 0;
  answer = (_, response) => {
    most = Math.max(most, (open += 1));
    setTimeout(() => {
      open -= 1;
      response.writeHead(200, { 'content-type': 'image/webp' }).end(PICTURE);
    }, 10);
  };
  const found = await Promise.all(Array.from({ length: 20 }, (_, n) => storage.get(`goods/${n}.webp`)));
  expect(found.filter(Boolean)).toHaveLength(20);
  expect(most).toBeLessThanOrEqual(4);
});

it('pull-through storage remembers for a while that the origin does not have a picture', async () => {
  answer = (_, response) => response.writeHead(404, { 'content-type': 'image/png' }).end();
  expect([await storage.get('goods/2.webp'), await storage.head('goods/2.webp')]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
});

it('pull-through storage requests only served paths within the origin', async () => {
  expect(await storage.get('quarantine/1')).toBeNull();
  expect(await storage.head('made/1')).toBeNull();
  await expect(storage.get('../secret')).rejects.toThrow(InvalidKeyError);
  expect(asked).toEqual([]);
});

it.each([
  ['a page', 'text/html', 10],
  ['a picture of more than 30 MB', 'image/png', 31_000_000],
])('pull-through storage does not store a response that is %s', async (_, type, size) => {
  answer = (__, response) => response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(size));
  expect(await storage.get('goods/3.webp')).toBeNull();
  expect(await kept.head('goods/3.webp')).toBeNull();
});

it('pull-through storage retries when the origin is busy', async () => {
  answer = (_, response) => {
    if (asked.length === 1) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'image/webp' }).end(PICTURE);
  };
  expect((await storage.get('goods/4.webp'))!.bytes).toEqual(PICTURE);
});

it('pull-through storage reports an error while the origin is down and recovers afterwards', async () => {
  answer = (_, response) => void response.destroy();
  await expect(storage.get('goods/5.webp')).rejects.toThrow(StorageUnavailableError);
  answer = (_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(PICTURE);
  expect((await storage.get('goods/5.webp'))!.bytes).toEqual(PICTURE);
});
