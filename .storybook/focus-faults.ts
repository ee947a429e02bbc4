import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"], [type="hidden"])';

/**
 * Returns what the keyboard reaches without a sign of it: the page looks the same with the focus and without. Of the
 * elements with the same class and type one is tried.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const tried = new Set<string>();
  const draw = () => page.screenshot({ animations: 'disabled', caret: 'initial' });
  // A script that moves the focus shows its ring only after the use of a keyboard.
  await page.keyboard.press('Tab');
  // A handle, unlike a locator, stays with an element that leaves with the overlay it lies in.
  for (const element of await page.$$(focusable)) {
    const kind = await element.evaluate((node) => {
      if (!(node instanceof HTMLElement)) return null;
      node.focus();
      return document.activeElement === node ? `${node.tagName} ${node.className} ${node.getAttribute('type')}` : null;
    });
    if (kind === null || tried.has(kind)) continue;
    tried.add(kind);
    const focused = await draw();
    const label = await element.evaluate((node) => {
      node.blur();
      // A dialog returns the focus to itself: there is no picture without it.
      if (document.activeElement === node) return null;
      return `<${node.tagName.toLowerCase()}> «${node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 40)}»`;
    });
    if (label !== null && focused.equals(await draw())) faults.push(`the focus is not seen: ${label}`);
  }
  return faults;
}
