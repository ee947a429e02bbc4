import { expect } from '@playwright/test';
import { enterDesk } from './enter-desk.js';
import { test } from './shopper.js';

/** Rows that scroll by, or all of a shop that has fewer. */
const ROWS = 1000;

for (const [path, name] of [
  ['/goods', 'Товары'],
  ['/orders', 'Заказы'],
] as const)
  test(`at most sixty rows of «${name}» are in the document while a thousand scroll by and load`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterDesk(page, path);
    const grid = page.getByRole('grid', { name });
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    // Counted after every change and not only at the end of a turn of the wheel. Empty space above and below is rows, too.
    const counted = await grid.evaluateHandle((table) => {
      const rows = table.getElementsByTagName('tr');
      const seen = { most: rows.length };
      new MutationObserver(() => (seen.most = Math.max(seen.most, rows.length))).observe(table, {
        childList: true,
        subtree: true,
      });
      return seen;
    });
    const wanted = Math.min(ROWS, Number(await grid.getAttribute('aria-rowcount')));
    await grid.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      const last = await grid.getByRole('row').last().getAttribute('aria-rowindex');
      expect(Number(last)).toBeGreaterThanOrEqual(wanted);
    }).toPass({ intervals: [50], timeout: 180_000 });
    expect(await counted.evaluate(({ most }) => most)).toBeLessThanOrEqual(60);
  });
