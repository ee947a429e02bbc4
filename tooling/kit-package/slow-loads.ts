import { expect, type Browser } from '@playwright/test';

/**
 * Number of loads of a page. A hydration error would occur in each load, or at least in every second one.
 * `KIT_LOADS=200 npm run test:package` looks for rarer ones.
 */
const LOADS = Number(process.env.KIT_LOADS ?? 5);

/** Milliseconds for which a load waits: a development server prepares modules while the page asks for them. */
const timeout = 30_000;

/** Milliseconds that a test with such loads may take. */
export const slowLoadsTimeout = 60_000 + LOADS * 2 * timeout;

/** Loads a streamed page several times in a slow browser, and expects its last piece to hydrate without a warning. */
export async function expectHydration(browser: Browser, url: string): Promise<void> {
  const failed: string[][] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(url);
    const last = page.getByRole('button', { name: 'The last piece' });
    await expect(last).toHaveCSS('min-height', '44px', { timeout });
    // React adds its own properties to an element once the element is hydrated.
    await expect
      .poll(() => last.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))), {
        timeout,
      })
      .toBe(true);
    if (faults.length > 0) failed.push(faults);
    await context.close();
  }
  expect(failed, `${failed.length} of ${LOADS} loads`).toEqual([]);
}
