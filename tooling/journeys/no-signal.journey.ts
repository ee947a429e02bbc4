import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const PORT = 3320;
let storefront: ChildProcess;

test.beforeAll(async () => {
  storefront = spawn(process.execPath, ['build/start/main.js'], {
    cwd: join(import.meta.dirname, '../../storefront'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STOREFRONT_PORT: String(PORT),
      API_ORIGIN: 'http://127.0.0.1:9',
      API_URL: 'http://127.0.0.1:9/graphql',
    },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${PORT}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

test.afterAll(() => storefront.kill());

test('without the API every page says NO SIGNAL, with status 503', async ({ page }) => {
  for (const path of [
    '/',
    '/catalog/any/sneakers',
    '/product/any-thing',
    '/brands',
    '/brands/kedrum',
    '/collections/all-black',
  ]) {
    const answer = await page.goto(`http://127.0.0.1:${PORT}${path}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('NO SIGNAL')).toBeVisible();
    await expect(page.getByText('Нет сигнала. Давайте обновим страницу и попробуем снова.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.locator('body[data-hydrated]').waitFor();
  const again = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await page.getByRole('link', { name: 'Обновить страницу' }).click();
  expect([(await again).status(), new URL((await again).url()).pathname]).toEqual([503, '/collections/all-black']);
});

test('an error of a page is told to the server, without the query of its address', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${PORT}/brands?private=1`);
  await page.locator('body[data-hydrated]').waitFor();
  const told = page.waitForRequest('**/api/client-errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a fault');
    });
  });
  const request = await told;
  expect(request.postDataJSON()).toMatchObject({ message: 'Error: a fault', path: '/brands' });
  expect((await request.response())?.status()).toBe(204);
});
