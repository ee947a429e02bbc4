import type { TestRunnerConfig } from '@storybook/test-runner';
import { cutContent } from './cut-content.ts';
import { toldBySight } from './told-states.ts';
import { sizes } from './viewports.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** Named settings of a page on a phone, in each of which nothing may be cut off. */
const settings = {
  'on a phone': {},
  'with text at 200 %': { fontSize: '200%' },
  'right to left': { dir: 'rtl' },
} as const;

/** Waits until resize observers have reacted to a change of the layout. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Returns what a shopper with other settings would miss: content that does not fit a phone with text of double size or
 * right to left, and content that forced colours hide.
 */
export async function adaptationFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const viewport = page.viewportSize();

  const ordinary = await page.evaluate(toldBySight, false);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = new Set(await page.evaluate(toldBySight, true));
  await page.emulateMedia({ forcedColors: 'none' });
  for (const told of ordinary) if (!forced.has(told)) faults.push(`not seen in forced colours: ${told}`);

  await page.setViewportSize(sizes.phone);
  for (const [name, { fontSize = '', dir = '' }] of Object.entries<{ fontSize?: string; dir?: string }>(settings)) {
    await page.evaluate(
      (root) => {
        document.documentElement.style.fontSize = root.fontSize;
        document.documentElement.dir = root.dir;
      },
      { fontSize, dir },
    );
    await settle(page);
    for (const fault of await page.evaluate(cutContent)) faults.push(`${name}: ${fault}`);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.documentElement.removeAttribute('dir');
  });
  if (viewport) await page.setViewportSize(viewport);
  return faults;
}
