import { test as base, type BrowserContext } from '@playwright/test';

/**
 * Makes every action and assertion on a page wait until React has hydrated the page. On a slow machine a page is
 * visible long before it is hydrated, and clicks before that are lost. A blank page has no `lang` attribute and is not
 * waited for. Two waits at the same time would block each other, so tests must not act in parallel.
 */
export function awaitHydration(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const hydrated = page.locator('body[data-hydrated]');
    void page.addLocatorHandler(page.locator('html[lang] > body:not([data-hydrated])'), () => hydrated.waitFor());
  });
  return context;
}

/** Playwright's `test`, with pages that wait for hydration. Tests with JavaScript disabled do not wait. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? awaitHydration(context) : context);
  },
});
