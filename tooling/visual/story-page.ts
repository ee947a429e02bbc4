import type { Page } from '@playwright/test';

/** What Storybook knows of a story when it is loaded. */
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

/** Opens a story without what surrounds it in Storybook, and waits until its play function is done. */
export async function openStory(page: Page, id: string, query = ''): Promise<void> {
  // In its first place, the corner, the pointer would enter and leave what is not yet placed, such as a tooltip.
  await page.mouse.move(1, 300);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${query}`);
  await page.waitForFunction(() =>
    ['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
}
