import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../journeys/expect-accessible.js';
import { INTEGRATORS } from './site-menu.js';

const PAGES = ['/', '/errors.html', '/reference/operators/queries.html', '/ru/getting-started.html', '/ru/errors.html'];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`axe finds nothing in the docs at ${width} px, ${colorScheme}, and nothing overflows the window`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const path of PAGES) {
        await page.goto(path);
        // The scripts label this switch.
        await expect(page.locator('.VPSwitchAppearance').first()).toHaveAttribute('title', /./);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await context.close();
    });

test('a page of the docs requests nothing from other hosts', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto('/errors.html');
  await search(page, 'cooldown');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('search in the docs lists the exact call or error code first, on Russian pages too', async ({ page }) => {
  for (const [path, words, found] of [
    ['/', 'createOrderWithPaymentLink', /Mutations.*createOrderWithPaymentLink/],
    ['/', 'TOTAL_CHANGED', /Errors.*Orders/],
    ['/ru/', 'TOTAL_CHANGED', /Ошибки.*Заказы/],
    ['/ru/', 'оплаченного заказа', /Заказ и оплата/],
  ] as const) {
    await page.goto(path);
    await search(page, words);
    await expect(page.getByRole('option').first()).toHaveText(found);
  }
});

test('each page of the docs exists as Markdown and is listed in llms.txt', async ({ request }) => {
  const llms = await (await request.get('/llms.txt')).text();
  for (const page of INTEGRATORS.groups.flatMap(({ pages }) => pages)) {
    expect(llms).toContain(`(/${page}.md)`);
    const markdown = await request.get(`/${page}.md`);
    expect([page, markdown.headers()['content-type']]).toEqual([page, expect.stringContaining('text/markdown')]);
    expect(await markdown.text()).toMatch(/^# .+/);
  }
  expect(await (await request.get('/llms-full.txt')).text()).toContain('# Errors');
});

async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('searchbox');
  // The button works only once the scripts are loaded.
  await expect(async () => {
    await page.locator('.VPNavBarSearch button').click();
    await expect(box).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await box.fill(words);
}
