import type { ChildProcess } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { EdgeBeforeShop } from './edge-before-shop.js';
import { expectAccessible } from './expect-accessible.js';
import { API } from './operator.js';
import { startStorefront } from './start-storefront.js';

const PORT = 3320;
const shop = `http://127.0.0.1:${PORT}`;
let storefront: ChildProcess;
let edge: EdgeBeforeShop;

test.describe.configure({ mode: 'serial' });

/** Starts a storefront of its own, whose API can be taken away. */
test.beforeAll(async () => {
  edge = new EdgeBeforeShop(new URL(API).origin);
  storefront = await startStorefront({ port: PORT, api: await edge.start() });
});

test.beforeEach(() => {
  edge.isDown = true;
});

test.afterAll(() => {
  storefront.kill();
  edge.stop();
});

const again = (page: Page) => page.getByRole('link', { name: 'Обновить страницу' });

async function expectNoSignal(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'NO SIGNAL' })).toBeVisible();
  await expect(page.getByText('Нет сигнала. Давайте обновим страницу и попробуем снова.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
}

test('every page shows NO SIGNAL with status 503 when the API is down', async ({ page }) => {
  for (const path of [
    '/',
    '/catalog/any/sneakers',
    '/product/any-thing',
    '/brands',
    '/brands/kedrum',
    '/collections',
    '/collections/all-black',
    '/search?query=кеды',
    '/blog',
    '/blog/any-article',
    '/delivery',
    '/info/faq',
    '/sitemap',
  ]) {
    const answer = await page.goto(`${shop}${path}`);
    expect(answer?.status(), path).toBe(503);
    await expectNoSignal(page);
    await expect(page.getByText(answer!.headers()['x-request-id']!, { exact: true }), path).toBeVisible();
  }
  await expectAccessible(page);
});

test('pages that need no API data work without the API', async ({ page }) => {
  for (const path of ['/favorites', '/cart', '/auth']) {
    const answer = await page.goto(`${shop}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('NO SIGNAL');
  }
});

test('the retry button works as soon as the API is back', async ({ page }) => {
  await page.goto(`${shop}/catalog/any/sneakers`);
  await page.locator('body[data-hydrated]').waitFor();
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await again(page).click();
  expect([(await answer).status(), new URL((await answer).url()).pathname]).toEqual([503, '/catalog/any/sneakers']);
  await expectNoSignal(page);
  edge.isDown = false;
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Кроссовки');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);

  // It goes away under an open page: the next page says so, and its retry works, too.
  edge.isDown = true;
  await page.locator('body[data-hydrated]').waitFor();
  // The link may be preloaded when it is pressed, so there may be two requests.
  const ids: string[] = [];
  page.on('response', (response) => {
    if (/\.data\b/.test(response.url())) ids.push(response.headers()['x-request-id']!);
  });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expectNoSignal(page);
  const told = await page.getByText('Код обращения').textContent();
  expect(ids.some((id) => told?.includes(id))).toBe(true);
  edge.isDown = false;
  await again(page).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('button', { name: 'В корзину' }).first()).toBeVisible();
});

test('an error on a page is reported to the server without the query of the page’s URL', async ({ page }) => {
  const answer = await page.goto(`${shop}/brands?private=1`);
  await page.locator('body[data-hydrated]').waitFor();
  const told = page.waitForRequest('**/api/client-errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a fault');
    });
  });
  const request = await told;
  const requestId = answer?.headers()['x-request-id'];
  expect(request.postDataJSON()).toMatchObject({ message: 'Error: a fault', path: '/brands', requestId });
  expect((await request.response())?.status()).toBe(204);
});
