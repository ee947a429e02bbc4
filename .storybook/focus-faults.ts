import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"], [type="hidden"])';

/**
 * Returns the elements that show no keyboard focus: the page looks the same with the focus and without it. Of elements
 * with the same class and type only one is tried.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const tried = new Set<string>();
  const draw = () => page.screenshot({ animations: 'disabled', caret: 'initial' });
  // After a script moves the focus, the browser shows the focus ring only if the keyboard was used before.
  await page.keyboard.press('Tab');
  // A handle, unlike a locator, still refers to an element that was removed together with its overlay.
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
      // A dialog takes the focus back, so there is no picture without the focus.
      if (document.activeElement === node) return null;
      return `<${node.tagName.toLowerCase()}> «${node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 40)}»`;
    });
    if (label !== null && focused.equals(await draw())) faults.push(`the focus is not seen: ${label}`);
  }
  return faults;
}
