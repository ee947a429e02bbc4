import { AxeBuilder } from '@axe-core/playwright';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { adaptationFaults } from './adaptation-faults.ts';
import { focusFaults } from './focus-faults.ts';
import { pressFaults } from './press-faults.ts';
import { sizes, type Viewport } from './viewports.ts';

declare global {
  interface Window {
    /** Added by the test runner to every page it opens. */
    __getContext: (storyId: string) => Promise<{ storyGlobals: { viewport?: { value: Viewport } }; tags: string[] }>;
  }
}

const themes = ['light', 'dark'] as const;

/**
 * Renders every story at the width it names, plays it, and runs axe on it in both themes. In stories with pictures,
 * each control must show its focus; these stories are also shown in forced colours, with text of double size and right
 * to left. In stories of hover, focus and press, each control must show the press.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const viewport = await page.evaluate(async (storyId) => {
      const { storyGlobals } = await window.__getContext(storyId);
      return storyGlobals.viewport?.value;
    }, id);
    const { width, height } = sizes[viewport ?? 'desktop'];
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  },
  async postVisit(page, { id }) {
    const faults: string[] = [];
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
        // Finish colour transitions first: axe must measure the final colours.
        for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      }, theme);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('body')
        // This rule wants all content inside landmarks such as `main`, which a page has and a single component has not.
        .disableRules(['region'])
        .analyze();
      for (const { id, help, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          faults.push(`${theme}: ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`);
    }
    await page.evaluate(() => delete document.documentElement.dataset['theme']);
    const tags = await page.evaluate(async (storyId) => (await window.__getContext(storyId)).tags, id);
    if (id.endsWith('--all-states') || tags.includes('picture'))
      faults.push(...(await focusFaults(page)), ...(await adaptationFaults(page)));
    if (tags.includes('pseudo')) faults.push(...(await page.evaluate(pressFaults)));
    if (faults.length > 0) throw new Error(`Faults:\n${faults.join('\n')}`);
  },
};

export default config;
