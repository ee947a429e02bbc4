import { expect, test } from '@playwright/test';
import { BlankApp } from './blank-app.js';

/** Number of loads of each page. A hydration error would occur in each load, or at least in every second one. */
const LOADS = Number(process.env.NEXT_LOADS ?? 5);

test.describe('next-app', () => {
  test.describe.configure({ mode: 'serial' });
  let app: BlankApp;
  let url: string;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    app = await BlankApp.create('next-app');
    await app.build();
    url = await app.start();
  });
  test.afterAll(() => app.dispose());

  for (const [policy, query] of [
    ['without a policy', ''],
    ['under a policy that refuses style attributes', '?csp'],
  ] as const)
    test(`a streamed page of Next hydrates ${policy}, however slow the browser is`, async ({ browser }) => {
      test.setTimeout(60_000 + LOADS * 30_000);
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
        await page.goto(url + query);
        const last = page.getByRole('button', { name: 'The last piece' });
        await expect(last).toHaveCSS('min-height', '44px');
        // React adds its own properties to an element once the element is hydrated.
        await expect
          .poll(() => last.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))))
          .toBe(true);
        expect(faults).toEqual([]);
        await context.close();
      }
    });
});
