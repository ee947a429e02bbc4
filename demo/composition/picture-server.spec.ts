import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { kindOf } from '../data/kinds.js';
import { catalogueEntries } from '../generate-catalogue.js';
import { paletteOf } from '../palette.js';
import type { ComposedOrder } from './picture.js';
import { join } from 'node:path';
import { LAYERS } from './composed.js';
import { Composer } from './composer.js';
import { demoCompositions } from './compositions.js';
import { make } from './composition.js';
import { looksOf } from './looks.js';
import { pictureServer } from './picture-server.js';
import { LayersCache } from './read-layers.js';

const order: ComposedOrder = {
  layers: 'court',
  view: 'side',
  palette: paletteOf(['green', 'milk', 'red', 'white'], kindOf('court')),
  material: 'LEATHER',
  marked: true,
  children: false,
  seed: 'x',
};
const KEY = 'demo/court-1.webp';
const broken: ComposedOrder = { ...order, layers: 'derby', view: 'none' as 'side' };

describe('the picture server', () => {
  const composer = new Composer(join(LAYERS, '../dist/composition/compose.worker.js'), 1000);
  const server = pictureServer(
    [
      { kind: 'goods', key: KEY, order },
      { kind: 'goods', key: 'demo/broken-1.webp', order: broken },
      {
        kind: 'poster',
        key: 'demo/banners/none.webp',
        order: { idea: 'profiles', ground: '#c9c2b6', besideText: false, goods: [] },
      },
    ],
    (composition) => composer.compose(composition),
  );
  const get = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    composer.end();
    return new Promise((done) => server.close(done));
  });

  it('the picture server starts no composer before the first picture is requested', () => {
    expect(composer.isRunning).toBe(false);
  });

  it('the picture server composes a picture on request', async () => {
    const response = await get(`/${KEY}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 1200]);
    const poster = await sharp(await (await get('/demo/banners/none.webp')).arrayBuffer()).metadata();
    expect([poster.width, poster.height]).toEqual([2400, 1350]);
  });

  it('the picture server answers 404 for other paths, and keeps running after a picture that cannot be made', async () => {
    for (const path of ['/', '/demo/', '/demo/../package.json', '/demo/court-2.webp'])
      expect((await get(path)).status).toBe(404);
    expect((await get(`/${KEY}`, 'POST')).status).toBe(404);
    expect((await get('/demo/broken-1.webp')).status).toBe(500);
    expect((await get(`/${KEY}`)).status).toBe(200);
  });

  it('the picture server stops the composer when it is idle and starts it again on request', async () => {
    await get(`/${KEY}`);
    expect(composer.isRunning).toBe(true);
    await sleep(1200);
    expect(composer.isRunning).toBe(false);
    expect((await get(`/${KEY}`)).status).toBe(200);
  });

  it('the picture server starts a new composer after the composer was killed', async () => {
    composer.end();
    expect((await get(`/${KEY}`)).status).toBe(200);
  });
});

describe('the demo’s pictures', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const entries = [...catalogueEntries({ seed: 1, now })];
  const compositions = demoCompositions('1', now, entries);

  it('demo pictures have unique keys that are the same on every day', () => {
    expect(new Set(compositions.map(({ key }) => key)).size).toBe(compositions.length);
    const later = new Date('2027-03-08T00:00:00Z');
    expect(demoCompositions('1', later, [...catalogueEntries({ seed: 1, now: later })])).toEqual(compositions);
  });

  it('composed demo pictures have the sizes and backgrounds that were announced before composing', async () => {
    const looks = await looksOf(compositions);
    expect(looks.map(({ key }) => key)).toEqual(compositions.map(({ key }) => key));
    const cache = new LayersCache(LAYERS, 0);
    const places = new Set<string>();
    for (const [n, composition] of compositions.entries()) {
      const place = composition.kind === 'goods' ? composition.order.view : composition.kind;
      if (places.has(place)) continue;
      places.add(place);
      const { width, height, hasAlpha } = await sharp(await make(composition, cache)).metadata();
      const { key: _, preview, colour, ...size } = looks[n]!;
      expect(size).toEqual({ width, height });
      expect([colour === null, preview !== null]).toEqual([hasAlpha, hasAlpha]);
    }
    expect([...places].sort()).toEqual(['above', 'back', 'detail', 'front', 'poster', 'side', 'snapshot']);
  });
});
