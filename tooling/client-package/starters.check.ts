import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../journeys/expect-accessible.js';
import { freePort } from '../stack/free-port.js';
import { FrontFolder } from './front-folder.js';

/** Number of loads of each page. A hydration that fails by chance fails in some of them only. */
const LOADS = Number(process.env.STARTER_LOADS ?? 5);

/** Collects what the browser complains of: errors, warnings, failed hydration, the content security policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** React adds its own properties to an element once the element is hydrated. */
const expectHydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

for (const name of ['next', 'react-router']) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } });
    let folder: FrontFolder;
    let address: string;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      folder = await FrontFolder.copyOf(name);
      await folder.run('npm install');
      await folder.run('npm run typecheck');
      await folder.run('npm run build');
      process.env.PORT = String(await freePort());
      address = await folder.serve('npm start');
    });
    test.afterAll(() => folder.dispose());

    test(`the starter ${name} sells to a guest from the list through a filter to a paid order`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto(address);
      const cards = page.getByRole('article');
      const found = page.getByRole('status');
      await expect(cards).toHaveCount(24);
      await expect(found).toHaveText(/^\d{3}\sproducts$/);
      await expectAccessibleInBothThemes(page);
      const all = await found.textContent();
      await expectHydrated(page.getByRole('button', { name: 'Show' }));
      await page.getByText('Filters').click();
      const brand = page.getByRole('checkbox', { disabled: false }).first();
      const slug = await brand.getAttribute('value');
      await brand.check({ force: true });
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(new RegExp(`[?&]brand=${slug}&`));
      await expect(found).not.toHaveText(all!);
      await expectAccessibleInBothThemes(page);

      await cards.first().getByRole('link').first().click();
      const add = page.getByRole('button', { name: 'Add to cart' });
      await add.click();
      await expect(page.getByText('Choose a size')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      const sizes = page.getByRole('group', { name: 'Sizes' }).getByRole('radio', { disabled: false });
      await sizes.first().check({ force: true });
      await add.click();

      await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, items: 1' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('link', { name: 'Check out' }).click();

      await page.getByLabel('First name').fill('Анна');
      await page.getByLabel('Phone').pressSequentially(`9${randomInt(1e8, 9e8)}`);
      await page.getByLabel('Pickup point').selectOption({ index: 1 });
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page).toHaveURL(/\/sandbox-payment\//);
      await page.getByRole('button', { name: 'Оплатить', exact: true }).click();

      await expect(page).toHaveURL(new RegExp(`^${address}order/`));
      await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
      await expect(page.getByText('Paid.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, items: 0' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      expect(complaints).toEqual([]);
    });

    test(`the starter ${name} hydrates the list and a product, however slow the browser is`, async ({ browser }) => {
      test.setTimeout(60_000 + LOADS * 60_000);
      const slug = await slugOfFirst();
      for (let load = 0; load < LOADS; load += 1) {
        for (const path of ['', `product/${slug}`]) {
          const context = await browser.newContext();
          const page = await context.newPage();
          const complaints = complaintsOf(page);
          const session = await context.newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
          await page.goto(address + path);
          await expectHydrated(page.getByRole('article').last());
          await expectHydrated(page.locator('main button[type="submit"]').last());
          expect(complaints).toEqual([]);
          await context.close();
        }
      }
    });
  });
}

/** Returns the slug of a product on sale. */
async function slugOfFirst(): Promise<string> {
  const answer = await fetch(process.env.API_URL!, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ filteredProducts(pagination: { limit: 1 }) { items { slug } } }' }),
  });
  const { data } = (await answer.json()) as { data: { filteredProducts: { items: { slug: string }[] } } };
  return data.filteredProducts.items[0]!.slug;
}
