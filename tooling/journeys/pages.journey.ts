import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { accountPages, missingPages, publicPages } from './pages.js';
import { fillCart } from './purchase.js';
import { expectSignedIn, signIn, test } from './shopper.js';

/** Opens a page as a whole and expects what holds for all: its status, one title of the first level, no sideways scroll. */
async function open(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  await page.locator('body[data-hydrated]').waitFor();
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, path).toBeLessThanOrEqual(0);
  expect(await idlePreloads(page, (await answer?.text()) ?? ''), path).toEqual([]);
}

/**
 * Preloads of pictures that no picture of the page is like: the browser would load something else than it shows. Read
 * from the server's page, because preloads are gone after hydration.
 */
const idlePreloads = (page: Page, html: string) =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const shown = [...document.images].map(({ srcset, sizes }) => `${srcset} ${sizes}`);
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .map(({ imageSrcset, imageSizes }) => `${imageSrcset} ${imageSizes}`)
      .filter((preloaded) => !shown.includes(preloaded));
  }, html);

// The test of `shopper.ts` fails on any word in the console, such as that of a page that differs from the server's.
for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every page works and passes axe for a guest', async ({ page }) => {
      test.setTimeout(300_000);
      for (const path of publicPages) {
        await open(page, path);
        await expectAccessible(page);
      }
      for (const path of missingPages) await open(page, path, 404);
      await expectAccessible(page);
      for (const path of accountPages) {
        await page.goto(path);
        await expect(page, path).toHaveURL(/\/auth$/);
      }
    });

    test('every page and the account work for a shopper with a cart', async ({ page }) => {
      test.setTimeout(300_000);
      await fillCart(page, { from: 14 });
      await signIn(page);
      // What a shopper sees of them beside a guest is in the header, which has least room on a phone.
      if (width === 390) for (const path of publicPages) await open(page, path);
      else await open(page, '/');
      await expectSignedIn(page);
      for (const path of ['/cart', '/checkout', '/favorites', ...accountPages]) {
        await open(page, path);
        await expectAccessible(page);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('without JavaScript: every page can be read', async ({ page }) => {
    for (const path of publicPages) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText(/\S{3,}\s\S{3,}/);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Доставка' }).first(), path).toBeAttached();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, path).toBeLessThanOrEqual(0);
    }
  });
});
