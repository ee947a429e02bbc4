import type { Page } from '@playwright/test';

/** Data that Storybook has about a loaded story. */
interface LoadedStory {
  id: string;
  parameters: {
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> };
    docs?: { source?: { code?: string } };
    fileName: string;
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string };
      extract(): Promise<Record<string, LoadedStory>>;
    };
  }
}

/** Opens a story without Storybook's interface, and waits until its play function has ended. */
export async function openStory(page: Page, id: string, query = ''): Promise<void> {
  // In the upper left corner, its initial position, the pointer would enter and leave elements that are not positioned
  // yet, such as a tooltip.
  await page.mouse.move(1, 300);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${query}`);
  await page.waitForFunction(() =>
    ['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
}
