import type { Page } from '@playwright/test';

/** Returns the sorted `@type`s of the page's structured data (JSON-LD). */
export async function structuredData(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => (JSON.parse(text) as { '@type': string })['@type']).sort();
}
