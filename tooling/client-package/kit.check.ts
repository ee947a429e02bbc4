import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { expectAccessible } from '../journeys/expect-accessible.js';
import { asOperator } from '../journeys/operator.js';
import { codeFor } from '../journeys/shopper.js';
import { freePort } from '../stack/free-port.js';

const root = join(import.meta.dirname, '../../examples/kit');
const meetDocuments = join(import.meta.dirname, '../../client/dist/manifest/meet-documents.js');

let folder: string;
let server: PreviewServer;
let address: string;

/** A release: creates a key for the front end's URL, builds the front end, and registers the built documents. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-kit-'));
  const outDir = join(folder, 'dist');
  const port = await freePort();
  address = `http://localhost:${port}/`;
  const name = `Kit ${Date.now()}`;
  const { id, key } = await asOperator<{ id: string; key: string }>(
    'mutation ($dto: SaveClientInput!) { saveClient(dto: $dto) { id key } }',
    { dto: { name, origins: [address.slice(0, -1)], returnAddresses: [address], documentsOnly: true } },
  );
  const { token } = await asOperator<{ token: string }>(
    'mutation ($name: String!) { saveProgram(dto: { name: $name, scopes: [DOCUMENTS] }) { token } }',
    { name },
  );
  process.env.VITE_MEET_CLIENT_KEY = key;
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  await promisify(execFile)(
    process.execPath,
    [
      ...[meetDocuments, outDir, '--out', join(folder, 'manifest.json')],
      ...['--register', process.env.MEET_ADMIN_URL!, '--client', id],
    ],
    { env: { ...process.env, MEET_TOKEN: token } },
  );
  server = await preview({ root, build: { outDir }, preview: { port, strictPort: true } });
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('examples/kit sells from list to payment using registered documents only', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto(address);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await expectAccessible(page);
  await cards.nth(randomInt(12)).getByRole('link').first().click();

  const buy = page.getByRole('button', { name: 'В корзину' });
  await buy.click();
  await expect(page.getByText('Выберите размер')).toBeVisible();
  await expectAccessible(page);
  const sizes = page.getByRole('group', { name: 'Размеры' }).getByRole('radio', { disabled: false });
  await sizes.first().check({ force: true });
  await buy.click();

  await expect(page.getByRole('heading', { name: 'Корзина' })).toBeVisible();
  await expect(page.getByText('Итого')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Войти и оформить' }).click();

  const email = `kit-${randomInt(1e9, 9e9)}@example.ru`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByLabel('Код из письма');
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await code.pressSequentially(await codeFor(email));

  await expect(page.getByRole('heading', { name: 'Оформление' })).toBeVisible();
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Телефон').pressSequentially(`9${randomInt(1e8, 9e8)}`);
  await page.getByLabel('Пункт выдачи').selectOption({ index: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`^${address}\\?page=order&id=`));
  await expect(page.getByRole('heading', { name: /^Заказ \d+$/ })).toBeVisible();
  await expect(page.getByText('Оплачен.')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);

  // The bought goods are no longer in the cart.
  await page.getByRole('link', { name: 'Корзина' }).click();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
