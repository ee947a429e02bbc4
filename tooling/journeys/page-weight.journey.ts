// cspell:ignore kedr ukhod zamshey nubukom
import { expect } from '@playwright/test';
import { test } from './shopper.js';

/**
 * Budgets of a page as the server sends it: elements, KB (1000 bytes) of inline styles (each colour of a dot is one), and of the data that scripts
 * take over, in which cards have the prices of their sizes. A little above what the pages have; `tooling/gates/script-weight.spec.ts` has those of the scripts.
 */
const budgets = [
  { path: '/', elements: 1300, styles: 70, data: 42 },
  { path: '/catalog/any', elements: 2700, styles: 86, data: 73 },
  { path: '/product/kedrum-kedr-green-milk', elements: 1450, styles: 103, data: 70 },
  { path: '/blog/ukhod-za-zamshey-i-nubukom', elements: 700, styles: 60, data: 25 },
  { path: '/checkout', elements: 800, styles: 55, data: 20 },
];

const style = /<style[^>]*>([^]*?)<\/style>/g;
const handedOver = /<script[^>]*>(window\.__reactRouterContext\.streamController[^]*?)<\/script>/g;
const kilobytes = (html: string, part: RegExp): number =>
  [...html.matchAll(part)].reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0) / 1000;

for (const { path, ...most } of budgets) {
  test(`the page ${path} stays within its limits of elements and bytes`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const markup = html.replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, '');
    const elements = markup.match(/<[a-z][^>]*>/g)?.length ?? 0;
    const weight = { elements, styles: kilobytes(html, style), data: kilobytes(html, handedOver) };
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    for (const [what, limit] of Object.entries(most)) {
      expect(weight[what as keyof typeof weight], what).toBeGreaterThan(0);
      expect(weight[what as keyof typeof weight], what).toBeLessThanOrEqual(limit);
    }
  });
}
