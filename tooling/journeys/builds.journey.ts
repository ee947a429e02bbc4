import { expect, test, type Page } from '@playwright/test';
import { EdgeBeforeShop } from './edge-before-shop.js';
import { asOperator } from './operator.js';

test.use({ serviceWorkers: 'allow' });

const words = 'Нет сигнала. Давайте обновим страницу и попробуем снова.';
const reload = (page: Page) => page.getByRole('link', { name: 'Обновить страницу' });
const hydrated = (page: Page) => page.locator('body[data-hydrated]').waitFor();
const category = (page: Page) =>
  page.getByRole('navigation', { name: 'Каталог' }).first().getByRole('link', { name: 'Кроссовки' });

/** Leaves a mark that only a load of the whole document takes away. */
const mark = (page: Page) => page.evaluate(() => void ((window as { isMarked?: boolean }).isMarked = true));
const isMarked = (page: Page) => page.evaluate(() => (window as { isMarked?: boolean }).isMarked === true);

let edge: EdgeBeforeShop;
let shop: string;

test.beforeEach(async ({ baseURL }) => {
  edge = new EdgeBeforeShop(baseURL!);
  shop = await edge.start();
});
test.afterEach(() => edge.stop());

/** Opens home and waits until the shop can be opened without a connection. */
async function openOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('meet:offline-ready', () => sessionStorage.setItem('told', String(Date.now())));
  });
  await page.goto(shop);
  await expect(page.locator('html[data-service-worker="offline-ready"]')).toHaveCount(1);
}

test('the cached shell shows NO SIGNAL while the browser is offline, and its button works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openOffline(page);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('told'))).not.toBeNull();
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  edge.isDown = true;
  for (const path of ['/cart', '/account', '/catalog/any/sneakers']) {
    const answer = await page.goto(`${shop}${path}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('NO SIGNAL')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // The shell has its styles and fonts.
  expect(await page.evaluate(() => document.fonts.check('16px "Onest Variable"'))).toBe(true);
  await reload(page).click();
  await expect(page.getByText('NO SIGNAL')).toBeVisible();
  expect(page.url()).toBe(`${shop}/catalog/any/sneakers`);

  edge.isDown = false;
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Кроссовки');
  expect(errors).toEqual([]);

  // Nothing of a shopper's is kept: hashed files, pictures and one page.
  await hydrated(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(?:assets|_ipx)\//.test(path))).toEqual(['/offline']);
});

test('a new service worker reloads an idle page once and removes the previous build’s caches', async ({ page }) => {
  await openOffline(page);
  await hydrated(page);
  await mark(page);
  edge.buildId = 'next';
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await hydrated(page);
  await mark(page);
  expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(['meet-shell-next']));
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('meet-shell-'))).toHaveLength(1);
  await page.waitForTimeout(1500);
  expect(await isMarked(page)).toBe(true);
});

test('a new service worker waits for the next page while the shopper is typing in a field', async ({ page }) => {
  await openOffline(page);
  await hydrated(page);
  const box = page.getByRole('searchbox').first();
  await box.fill('кеды');
  await mark(page);
  edge.buildId = 'next';
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('meet-shell-next');
  await page.waitForTimeout(1500);
  expect([await isMarked(page), await box.inputValue()]).toEqual([true, 'кеды']);

  await page.keyboard.press('Escape');
  await category(page).click();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
});

test('the shop works when its service worker cannot be registered', async ({ page }) => {
  edge.missing = /^\/sw\.js/;
  await page.goto(shop);
  await expect(page.locator('html[data-service-worker="failed"]')).toHaveCount(1);
  await category(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Кроссовки');
});

test('the next page after a new build is fully reloaded, at most once in ten seconds per path', async ({ page }) => {
  edge.missing = /^\/sw\.js/;
  await page.clock.install();
  await page.goto(shop);
  await hydrated(page);
  await page.clock.runFor(3000);
  await expect(page.locator('html[data-service-worker="failed"]')).toHaveCount(1);
  await mark(page);
  edge.buildId = 'next';
  await page.clock.fastForward(11 * 60_000);
  await expect.poll(() => edge.paths.some((path) => /^\/builds\/latest\.json\?\d+$/.test(path))).toBe(true);
  expect(await isMarked(page)).toBe(true);
  await category(page).click();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
});

interface Router {
  navigate: (path: string) => Promise<void>;
}

test('a redirect rule is part of the build’s route matcher and applies to links of an open page', async ({ page }) => {
  const rule = { kind: 'EXACT', source: `/moved-${Date.now()}`, target: '/brands' };
  await asOperator('mutation ($dto: SaveRedirectInput!) { saveRedirect(dto: $dto) }', { dto: rule });
  // Rules are a second old at most.
  await page.waitForTimeout(1500);
  const latest = (await (await page.request.get(`${shop}/builds/latest.json?1`)).json()) as { id: string };
  const meta = await page.request.get(`${shop}/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toMatchObject({
    id: latest.id,
    matcher: { static: { [rule.source]: { redirect: { to: '/brands', statusCode: 301 } } }, wildcard: {} },
  });
  expect((await page.request.get(`${shop}/builds/meta/another.json`)).status()).toBe(404);

  await page.goto(shop);
  await hydrated(page);
  await mark(page);
  await page.evaluate(
    (path) => (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(path),
    rule.source,
  );
  await expect(page).toHaveURL(/\/brands$/);
  expect(await isMarked(page)).toBe(true);
});

test('a page reloads once after a script file is lost, then or offline it shows NO SIGNAL', async ({ page }) => {
  edge.missing = /^\/sw\.js/;
  await page.goto(`${shop}/catalog/any/sneakers`);
  await hydrated(page);
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();

  // Without a connection the browser's own error page would take the shop's place.
  edge.isDown = true;
  await card.dispatchEvent('click');
  await expect(page.getByText('NO SIGNAL')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveURL(/\/product\//);
  await reload(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Связи пока нет' })).toBeVisible();

  edge.isDown = false;
  await reload(page).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('NO SIGNAL');
  await hydrated(page);

  // A file that stays missing ends on a page, not in a circle of loads.
  await mark(page);
  edge.missing = /^\/(?:sw\.js|assets\/route-)/;
  edge.paths.length = 0;
  const loads = () => edge.paths.filter((path) => path === '/brands').length;
  // Not awaited, because the load ends the page that would answer.
  await page.evaluate(() => {
    void (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate('/brands');
  });
  await expect.poll(loads).toBe(1);
  // While the next page comes in, there is none to ask.
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
});
