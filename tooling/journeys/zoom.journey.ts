import { expect } from '@playwright/test';
import { test } from './hydrated-pages.js';

const pages = [
  '/',
  '/catalog/any/clothes',
  '/search?query=кроссовки',
  '/cart',
  '/checkout',
  '/favorites',
  '/blog',
  '/auth',
];

// A screen of 1280 × 1024 at 400 %; with a classic scrollbar it is 15 px narrower.
for (const width of [320, 305])
  test(`at ${width} × 256 px no content is cut off, and no element sticks to the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 256 });
    await page.goto('/catalog/any/sneakers');
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    for (const path of [...pages, product!]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 600));
      const found = await page.evaluate(() => {
        // A skip link is shown while it has the focus.
        const parts = [...document.querySelectorAll('body *:not(a)')];
        const stuck = parts.filter((part) => {
          const { height, width: across, top, bottom } = part.getBoundingClientRect();
          const isSeen = height > 0 && across > 0 && bottom > 0 && top < window.innerHeight;
          return isSeen && ['fixed', 'sticky'].includes(getComputedStyle(part).position);
        });
        return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          stuck: stuck.map((part) => part.outerHTML.slice(0, 80)),
        };
      });
      expect(found, path).toEqual({ overflow: 0, stuck: [] });
    }
  });
