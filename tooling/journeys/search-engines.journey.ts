import { expect, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { test } from './shopper.js';

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

test('search engines find every kind of page, each with its own title and canonical URL', async ({
  request,
  baseURL,
}) => {
  const robots = await read(request, '/robots.txt');
  const [sitemap] = /(?<=^Sitemap: ).*$/m.exec(robots)!;
  expect(sitemap).toBe(`${baseURL}/sitemap.xml`);

  const parts = addresses(await read(request, sitemap));
  expect(parts.map((part) => part.split('/').at(-1))).toEqual(
    expect.arrayContaining([
      'pages-1.xml',
      'sections-1.xml',
      'brands-1.xml',
      'collections-1.xml',
      'articles-1.xml',
      'goods-1.xml',
    ]),
  );
  for (const part of parts) {
    const listed = addresses(await read(request, part));
    // The first and the last address of a part stand for all.
    for (const address of new Set([listed[0]!, listed.at(-1)!])) {
      const page = await read(request, address);
      expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(page).not.toMatch(/<meta name="robots" content="noindex/);
    }
  }
  expect((await request.get('/sitemaps/goods-99.xml')).status()).toBe(404);
});

test('a part of the sitemap is sent compressed, and only when it has changed', async ({ request }) => {
  const answer = await request.get('/sitemaps/goods-1.xml', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/xml; charset=utf-8',
  });
  const again = await request.get('/sitemaps/goods-1.xml', { headers: { 'if-none-match': answer.headers()['etag']! } });
  expect(again.status()).toBe(304);
});

test('/index.html and /index.php redirect to the home page', async ({ request }) => {
  for (const path of ['/index.html', '/index.php']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/']);
  }
});

test('the sitemap page links every section of the shop, and the blog links its Atom feed', async ({
  page,
  request,
}) => {
  await page.goto('/sitemap');
  const main = page.getByRole('main');
  for (const name of ['Каталог', 'Бренды', 'Подборки', 'Покупателям', 'Блог'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Доставка', exact: true }).click();
  await expect(page).toHaveURL('/delivery');

  await page.goto('/blog');
  const feed = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
  expect(await read(request, feed!)).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
});
