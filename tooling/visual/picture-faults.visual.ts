import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { subjects, fileOf, heights, type Width } from './subjects.js';
import { openStory } from './story-page.js';

/** Faults that are put into a page: the committed picture must not match it. */
const faults = [
  {
    what: 'three pixels in the header of a Modal on a phone',
    story: 'overlays-modal--with-footer',
    width: 390,
    style: '[role="dialog"] > div:first-of-type { margin-block-start: 3px }',
  },
  {
    what: 'three pixels beside the icon of a message of an error',
    story: 'feedback-toaster--error',
    width: 1280,
    style: '[data-message] svg { margin-inline-end: 3px }',
  },
  {
    what: 'words of a hovered button in the colour of secondary text',
    story: 'actions-button--interaction',
    width: 1280,
    style: '[data-row="hover"] button { color: var(--meet-color-ink-muted) }',
  },
] as const satisfies { what: string; story: string; width: Width; style: string }[];

async function draw(page: Page, story: string, width: Width): Promise<string> {
  const subject = subjects.find(({ story: { id } }) => id === story)!;
  await page.setViewportSize({ width, height: heights[width] });
  await page.emulateMedia({ colorScheme: 'light' });
  await openStory(page, story, '&chromatic=true');
  await page.evaluate(() => document.fonts.ready);
  return fileOf(subject, width, 'light');
}

for (const { what, story, width, style } of faults) {
  test(`the picture comparison finds ${what}`, async ({ page }) => {
    test.skip(test.info().config.updateSnapshots !== 'none', 'The pictures are being drawn.');
    const file = await draw(page, story, width);
    await expect(page).toHaveScreenshot(file, { fullPage: true });
    await page.addStyleTag({ content: style });
    await expect(page).not.toHaveScreenshot(file, { fullPage: true });
  });
}

test('axe finds unreadable text of a hovered button', async ({ page }) => {
  const { story, width, style } = faults[2];
  const contrast = async () => (await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()).violations;
  await draw(page, story, width);
  expect(await contrast()).toEqual([]);
  await page.addStyleTag({ content: style });
  expect(await contrast()).not.toEqual([]);
});
