/** @jest-environment node */
import { jest } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { FakeApi, refused } from '../../testing/fake-api';
import type * as Sitemap from './keep-sitemap.server';

const api = new FakeApi();
const url = new URL('http://localhost/sitemaps/goods-1.xml');
const none = { total: 0, parts: 0, updatedAt: null };
let sitemap: typeof Sitemap;
let total = 2;
let isBroken = false;
let now = Date.now();

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  sitemap = await import('./keep-sitemap.server');
  api.answer = ({ operation }) => {
    if (isBroken) return refused('SERVICE_UNAVAILABLE');
    if (operation === 'RedirectRules') {
      const rules = [{ kind: 'EXACT', source: '/product/moved', target: '/catalog', status: 301 }];
      return { body: { data: { redirectRules: { version: '1', rules } } } };
    }
    if (operation === 'SiteMapIndex') {
      const PRODUCT = { total, parts: 1, updatedAt: '2026-11-20T00:00:00.000Z' };
      return { body: { data: { PAGE: none, SECTION: none, BRAND: none, COLLECTION: none, ARTICLE: none, PRODUCT } } };
    }
    const entries = ['veter', 'moved'].map((slug) => ({
      slug,
      updatedAt: '2026-11-20T00:00:00.000Z',
      pictures: ['a b.svg'],
    }));
    return { body: { data: { siteMap: { entries } } } };
  };
});
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterAll(() => api.stop());

const goods = async () => {
  const parts = await sitemap.knownParts();
  return sitemap.keptSitemap(url, parts.at(-1)!);
};
const later = (seconds: number) => (now += seconds * 1000);

it('the sitemap is built once for simultaneous requests and omits redirected URLs', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, goods));
  expect(new Set(others.map(({ etag }) => etag))).toEqual(new Set([first!.etag]));
  const xml = gunzipSync(first!.compressed).toString();
  expect(xml).toContain('<loc>http://localhost/product/veter</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  expect(xml).toContain('/_ipx/f_auto,q_80,w_1024/a%20b.svg');
  expect(xml).not.toContain('moved');
  expect([api.asked('SiteMapIndex').length, api.asked('SiteMapPart').length]).toEqual([1, 1]);
});

it('a part of the sitemap is requested again only when its kind of page has changed', async () => {
  later(61);
  await goods();
  expect([api.asked('SiteMapIndex').length, api.asked('SiteMapPart').length]).toEqual([2, 1]);
  total = 3;
  later(61);
  await goods();
  expect(api.asked('SiteMapPart')).toHaveLength(2);
  later(3601);
  await goods();
  expect(api.asked('SiteMapPart')).toHaveLength(3);
});

it('the previous sitemap is served while the API is down', async () => {
  const before = await goods();
  isBroken = true;
  later(3601);
  expect(await goods()).toBe(before);
});

it('the sitemap is requested from the API without a shopper’s IP address', () => {
  for (const { headers } of api.questions) expect(headers).not.toHaveProperty('x-meet-client-address');
});
