import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { servePackages } from './serve-packages.js';

const FILE = 'meet-client-1.2.3-0123456789ab.tgz';
const PACKED = { name: '@meet/client', version: '1.2.3', integrity: 'sha512-AA==', bytes: 7, file: FILE };

let root: string;
let app: FastifyInstance;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'meet-packed-'));
  writeFileSync(join(root, 'secret.tgz'), 'secret');
  app = fastify();
  servePackages(app, [join(root, 'client'), join(root, 'ui-kit')]);
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

function pack(packed: typeof PACKED, content: string): void {
  mkdirSync(join(root, 'client'), { recursive: true });
  writeFileSync(join(root, 'client', packed.file), content);
  writeFileSync(join(root, 'client', 'packed.json'), JSON.stringify(packed));
}

const get = (path: string) => app.inject({ url: `/packages/${path}` });

it('the API serves a package tarball completely and lets caches keep it forever', async () => {
  pack(PACKED, 'tarball');
  const { statusCode, headers, body } = await get(FILE);
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'tarball' });
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('the package URL without a version redirects to the tarball of the latest build', async () => {
  pack(PACKED, 'tarball');
  expect((await get('meet-client.tgz')).headers).toMatchObject({
    location: `/packages/${FILE}`,
    'cache-control': 'public, no-cache',
  });
  const file = 'meet-client-1.2.3-ba9876543210.tgz';
  pack({ ...PACKED, file }, 'changed');
  const { statusCode, headers } = await get('meet-client.tgz');
  expect([statusCode, headers.location]).toEqual([302, `/packages/${file}`]);
  expect((await get(file)).body).toBe('changed');
  expect((await get(FILE)).statusCode).toBe(404);
});

it('the package index lists the built packages with version, integrity and URL', async () => {
  expect((await get('index.json')).json()).toEqual([]);
  pack(PACKED, 'tarball');
  const { name, version, integrity } = PACKED;
  expect((await get('index.json')).json()).toEqual([{ name, version, integrity, address: `/packages/${FILE}` }]);
});

it.each([
  'packed.json',
  'meet-ui-kit.tgz',
  'client',
  '..%2fsecret.tgz',
  '%2e%2e/secret.tgz',
  `..%5c${FILE}`,
  '',
  '%00',
])('the API serves only listed tarballs: /packages/%s is 404', async (path) => {
  pack(PACKED, 'tarball');
  expect((await get(path)).statusCode).toBe(404);
});
