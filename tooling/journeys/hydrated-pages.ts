import { expect, test as base, type BrowserContext } from '@playwright/test';

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

/**
 * The browser logs every response with an error status, such as 422 for a wrong code, and Playwright logs what it
 * blocks. A page that opens in a new process on a busy machine gets the size of the emulated window a moment late; a
 * preload then loads the picture for the default window of 800 px. `pages.journey.ts` compares preloads with the
 * pictures of each page.
 */
const noFault =
  /^Failed to load resource|^Service Worker registration blocked|^The resource \S+\/_ipx\/\S+ was preloaded .* but not used/;

export interface PageFixtures {
  /** Errors and warnings of the browser during the test: of scripts, of hydration, of the content security policy. */
  complaints: string[];
}

/**
 * Playwright's `test`, with pages that wait for hydration. Tests with JavaScript disabled do not wait. A test fails if
 * the browser's console contains anything except information.
 */
export const test = base.extend<PageFixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? awaitHydration(context) : context);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !noFault.test(text)) complaints.push(text);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
