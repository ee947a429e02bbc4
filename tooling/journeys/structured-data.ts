import type { Page } from '@playwright/test';

/** The types that the page tells search engines of, sorted. */
export async function structuredData(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => (JSON.parse(text) as { '@type': string })['@type']).sort();
}
