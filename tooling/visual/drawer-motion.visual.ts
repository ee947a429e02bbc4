import { expect, test, type Locator, type Page } from '@playwright/test';
import { openStory } from './story-page.js';

/**
 * How panels move in and out, read from their animations. Each animation is stopped at its first frame, so nothing
 * depends on the speed of the machine.
 */
const panels = [
  { name: 'Drawer', story: 'right', opener: 'Открыть' },
  { name: 'BottomSheet', story: 'content', opener: 'Выбрать размер' },
];

const cases = [
  { motion: 'no-preference', duration: 500, moves: true },
  { motion: 'reduce', duration: 120, moves: false },
] as const;

async function openClosed(page: Page, story: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations()) animation.pause();
    }),
  );
  await openStory(page, story, '&args=open:!false');
}

/** The animations of an element, once it has any. */
async function animationsOf(element: Locator) {
  await expect.poll(() => element.evaluate((one) => one.getAnimations().length)).toBeGreaterThan(0);
  return element.evaluate((one) =>
    one.getAnimations().map(({ effect }) => ({
      duration: effect?.getComputedTiming().duration,
      moves: (effect as KeyframeEffect)
        .getKeyframes()
        .some(({ transform }) => /translate|matrix/.test(String(transform))),
    })),
  );
}

const moveOn = (element: Locator, to: number | 'end') =>
  element.evaluate((one, time) => {
    for (const animation of one.getAnimations()) {
      if (time === 'end') animation.finish();
      else animation.currentTime = time;
    }
  }, to);

const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const { name, story, opener } of panels) {
  for (const { motion, duration, moves } of cases) {
    test(`${name} opens and closes in ${duration} ms (reduced motion: ${motion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openClosed(page, `overlays-${name.toLowerCase()}--${story}`);
      const panel = page.getByRole('dialog', { includeHidden: true });
      const veil = page.locator('[data-scope="drawer"][data-part="backdrop"]');

      await page.getByRole('button', { name: opener }).click();
      expect(await animationsOf(panel)).toEqual([{ duration, moves }]);
      expect(await animationsOf(veil)).toEqual([{ duration, moves: false }]);
      await moveOn(panel, 'end');
      await moveOn(veil, 'end');

      await page.keyboard.press('Escape');
      await expect(panel).toHaveAttribute('data-state', 'closed');
      expect(await animationsOf(panel)).toEqual([{ duration, moves }]);
      expect(await animationsOf(veil)).toEqual([{ duration, moves: false }]);
      // It is there until the last frame, and then it leaves the page.
      await moveOn(panel, duration - 1);
      await frames(page);
      await expect(panel).toHaveCount(1);
      await moveOn(panel, 'end');
      await expect(panel).toHaveCount(0);
    });
  }
}
