import { test as base, type BrowserContext } from '@playwright/test';

/**
 * Makes every action and assertion on pages of a context wait until React has hydrated them. A slow machine shows a
 * page long before it reacts, and a click in between is lost. A blank page has no language and is not waited for. Two
 * parallel waits would block each other, so journeys do one thing after another.
 */
export function awaitHydration(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const hydrated = page.locator('body[data-hydrated]');
    void page.addLocatorHandler(page.locator('html[lang] > body:not([data-hydrated])'), () => hydrated.waitFor());
  });
  return context;
}

/** Playwright's `test` with hydrated pages. Journeys without JavaScript get pages as the server sends them. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? awaitHydration(context) : context);
  },
});
