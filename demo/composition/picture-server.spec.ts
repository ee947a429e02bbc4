import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { kindOf } from '../data/kinds.js';
import { catalogueEntries } from '../generate-catalogue.js';
import { paletteOf } from '../palette.js';
import type { ComposedOrder } from './picture.js';
import { demoPictures, PictureServer } from './picture-server.js';

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

describe('the origin of the demo’s pictures', () => {
  const { server } = new PictureServer({
    compositions: [
      { kind: 'goods', key: KEY, order },
      { kind: 'goods', key: 'demo/broken-1.webp', order: broken },
      { kind: 'poster', key: 'demo/banners/none.webp', ground: '#c9c2b6', goods: [] },
    ],
    first: [],
  });
  const get = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => server.close(done)));

  it('composes a picture when it is asked for', async () => {
    const response = await get(`/${KEY}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 1200]);
    const poster = await sharp(await (await get('/demo/banners/none.webp')).arrayBuffer()).metadata();
    expect([poster.width, poster.height]).toEqual([2400, 1350]);
  });

  it('has nothing else, and goes on after a picture that cannot be made', async () => {
    for (const path of ['/', '/demo/', '/demo/../package.json', '/demo/court-2.webp'])
      expect((await get(path)).status).toBe(404);
    expect((await get(`/${KEY}`, 'POST')).status).toBe(404);
    expect((await get('/demo/broken-1.webp')).status).toBe(500);
    expect((await get(`/${KEY}`)).status).toBe(200);
  });
});

describe('the demo’s pictures', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const entries = [...catalogueEntries({ seed: 1, now })];
  const { compositions, first } = demoPictures('1', now, entries);

  it('have keys of their own, the same on every day', () => {
    expect(new Set(compositions.map(({ key }) => key)).size).toBe(compositions.length);
    const later = new Date('2027-03-08T00:00:00Z');
    expect(demoPictures('1', later, [...catalogueEntries({ seed: 1, now: later })]).compositions).toEqual(compositions);
  });

  it('come first for the import and for home: posters, the covers of its rows, and then what the dark theme shows', () => {
    expect(first.slice(0, 12).every((key) => key.startsWith('demo/articles/'))).toBe(true);
    expect(first.slice(12, 14)).toEqual(['demo/banners/first-order.webp', 'demo/banners/half-price.webp']);
    expect(first.slice(-8).every((key) => key.endsWith('-dark.webp'))).toBe(true);
    expect(new Set(first).size).toBeLessThanOrEqual(2 * 8 + 12 + 8 + 2 * 6);
    const keys = new Set(compositions.map(({ key }) => key));
    expect(first.filter((key) => !keys.has(key))).toEqual([]);
  });
});
