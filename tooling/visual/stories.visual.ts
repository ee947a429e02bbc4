import { expect, test, type Page } from '@playwright/test';
import { changedSubjects } from './drawn-from.js';
import { openStory } from './story-page.js';
import { fileOf, heights, subjects, themes } from './subjects.js';

/** Waits until all pictures and fonts are loaded. */
async function settle(page: Page): Promise<void> {
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

const changed = changedSubjects();

test('the stories that changed are compared', () => {
  test.info().annotations.push({ type: 'drawn', description: `${changed.length} of ${subjects.length} stories` });
});

for (const subject of changed) {
  for (const width of subject.widths) {
    test(`${subject.name} at ${width} px looks like its baseline picture`, async ({ page }) => {
      await page.setViewportSize({ width, height: heights[width] });
      await page.emulateMedia({ colorScheme: 'light' });
      // As Chromatic draws it: with the clock stopped.
      await openStory(page, subject.story.id, '&chromatic=true');
      await settle(page);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const fullPage = subject.kind === 'component';
        await expect.soft(page).toHaveScreenshot(fileOf(subject, width, theme), { fullPage });
      }
    });
  }
}
