import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { createMeetClient } from '@meet/client';
import { addUnit } from '../journeys/operator.js';
import { codeFor } from '../journeys/shopper.js';
import { freePort } from '../stack/free-port.js';

const root = join(import.meta.dirname, '../../examples/pwa');

let outDir: string;
let server: PreviewServer;
let address: string;

/** Serves the build like a static file server. */
const serve = async (port: number) => preview({ root, build: { outDir }, preview: { port, strictPort: true } });

test.beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'meet-pwa-'));
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const port = await freePort();
  server = await serve(port);
  address = `http://localhost:${port}/`;
});
test.afterAll(async () => {
  await server.close();
  await rm(outDir, { recursive: true });
});

/** A shopper whose orders the test changes itself; the app signs the shopper in with a code. */
async function sandboxShopper() {
  const url = process.env.API_URL!;
  const { createSandboxShopper: made } = await createMeetClient({ url }).request<{
    createSandboxShopper: { user: { email: string }; authData: { accessToken: string } };
  }>('mutation { createSandboxShopper { user { email } authData { accessToken } } }');
  const headers = { authorization: `Bearer ${made.authData.accessToken}` };
  return { email: made.user.email, shopper: createMeetClient({ url, headers }) };
}

const faultsOf = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test('examples/pwa places an order, reopens it by its link, follows it and opens offline', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  const order = page.getByRole('button', { name: /^Order for/ });
  await expect(order).toHaveCount(12);
  expect(await faultsOf(page)).toEqual([]);
  await order.nth(randomInt(12)).click();

  const { shopper, email } = await sandboxShopper();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByLabel('First name').fill('Анна');
  await page.getByLabel('Phone').fill(`+79${randomInt(1e8, 9e8)}`);
  await page.getByLabel('Pickup point').selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Pay RUB/ }).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`^${address}\\?order=`));
  const card = page.getByRole('article');
  await expect(card.getByRole('status')).toHaveText('Paid');
  expect(await faultsOf(page)).toEqual([]);

  // The app receives a change that was made elsewhere.
  const { userOrderList } = await shopper.request<{ userOrderList: { items: { uuid: string; number: number }[] } }>(
    '{ userOrderList { items { uuid number } } }',
  );
  await addUnit(String(userOrderList.items[0]!.number));
  await expect(card.getByText(/^To be paid: /)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await card.getByRole('button', { name: /^Pay RUB/ }).click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${address}\\?order=`));
  await expect(card.getByText(/^To be paid: /)).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveCount(0);

  const move = (to: string) =>
    shopper.request(
      'mutation ($uuid: ID!, $to: OrderStatus!) { advanceSandboxOrder(dto: { uuid: $uuid, to: $to }) { status } }',
      { uuid: userOrderList.items[0]!.uuid, to },
    );
  // Goods of the own warehouse and of sellers in Russia have these two statuses in common.
  await move('AWAITING_SENT_FROM_MEET');
  await expect(card.getByRole('status')).toHaveText('In our stock');

  // Without a network and without its server, the app opens from its stored data, and continues when both are back.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(card).toBeVisible();
  await server.close();
  await context.setOffline(true);
  await page.reload();
  await expect(card.getByRole('status')).toHaveText('In our stock');
  await move('HANDED_OVER_FOR_DELIVERY');
  server = await serve(Number(new URL(address).port));
  await context.setOffline(false);
  await expect(card.getByRole('status')).toHaveText('On its way to you');
  expect(errors).toEqual([]);
  await context.close();
});
