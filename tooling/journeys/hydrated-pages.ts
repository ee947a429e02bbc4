import { test as base, type BrowserContext } from '@playwright/test';

/**
 * Makes every press, typing and assertion on the pages of a context wait until React has hydrated them. A slow machine
 * shows a page long before it reacts, and what is pressed in between is lost. A blank page has no language and waits for
 * nothing. Two waits at once block each other: journeys ask one thing after the other.
 */
export function awaitHydration(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const hydrated = page.locator('body[data-hydrated]');
    void page.addLocatorHandler(page.locator('html[lang] > body:not([data-hydrated])'), () => hydrated.waitFor());
  });
  return context;
}

/** The test of Playwright on hydrated pages. Journeys without JavaScript get the pages as the server sends them. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? awaitHydration(context) : context);
  },
});
