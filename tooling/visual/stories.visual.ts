import { expect, test, type Page } from '@playwright/test';
import { fileOf, subjects, themes } from './subjects.js';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  }
}

/** Waits until the story is rendered, its play function is done, and all its pictures and fonts are loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    // Scroll back to the top, because how far a play function scrolls depends on the pictures loaded by then. The page
    // header reappears 200 ms after scrolling.
    if (window.scrollY > 0) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });
}

for (const subject of subjects) {
  test(subject.name, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-24T12:00:00+03:00');
    await page.setViewportSize(subject.viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/iframe.html?id=${subject.story}&viewMode=story&globals=a11y.manual:!true`);
    await settle(page);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect.soft(page).toHaveScreenshot(fileOf(subject, theme), { fullPage: subject.kind === 'component' });
    }
  });
}
