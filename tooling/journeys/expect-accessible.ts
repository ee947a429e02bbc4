import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no faults on the page. Waits first until nothing is loading or fading, because axe measures
 * the colours currently shown. Toasts are not checked, because they fade in and out by themselves.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Two frames, because a new page begins to fade in only in the frame after the change. While it fades in, axe never
  // ends.
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
    await frame();
    await frame();
    for (let running = ending(); running.length; running = ending()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await frame();
    }
  });
  // No page has frames, so axe needs no separate page to combine its results, and no lists of passed checks. That makes
  // it four times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  axe.exclude('[data-scope="toast"]');
  // Chromium may lose the promise of axe while a page changes. In the second attempt, axe is injected into the page
  // again.
  const ask = () => axe.analyze();
  const isLost = (error: unknown) => String(error).includes('promise was garbage collected');
  const { violations } = await ask().catch((error: unknown) =>
    isLost(error) ? ask() : Promise.reject(error as Error),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
