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
  }
  await expect(page.getByRole('link', { name: 'Обновить страницу' })).toBeVisible();
});
