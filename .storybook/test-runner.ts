import { AxeBuilder } from '@axe-core/playwright';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { sizes, type Viewport } from './viewports.ts';

declare global {
  interface Window {
    /** The runner's own, in every page it opens. */
    __getContext: (storyId: string) => Promise<{ storyGlobals: { viewport?: { value: Viewport } } }>;
  }
}

/**
 * Every story is rendered at the width it names, played, and fails on a console error. The accessibility addon looks at it in the light
 * theme by itself; here the same page is looked at once more in the dark one.
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
  async postVisit(page) {
    await page.evaluate(async () => {
      document.documentElement.dataset['theme'] = 'dark';
      // Colours are judged where they arrive, not on their way.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('body')
      .disableRules(['region'])
      .analyze();
    await page.evaluate(() => delete document.documentElement.dataset['theme']);
    const faults = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    );
    if (faults.length > 0) throw new Error(`axe, dark theme:\n${faults.join('\n')}`);
  },
};

export default config;
