import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals';

/** How long a visitor waited on one page. Times are in milliseconds; `shift` has no unit. */
export interface Vitals {
  /** Largest contentful paint. */
  paint: number;
  /** Interaction to next paint: the slowest of the taps. */
  interaction: number;
  /** Cumulative layout shift. */
  shift: number;
  /**
   * Total blocking time: the time of main-thread tasks beyond 50 ms each, from the first paint until the page was idle.
   */
  blocking: number;
}

/** A mid-range phone in a mobile network: processor four times slower, 1.6 Mbit/s, 150 ms. */
const SLOWER = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;

const library = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]+$/, 'web-vitals.iife.js');

/** Runs in the page before its own scripts. */
function collect({ onCLS, onINP, onLCP }: typeof WebVitals) {
  const vitals = { paint: 0, interaction: 0, shift: 0, blocking: 0 };
  Object.assign(window, { vitals });
  new PerformanceObserver((list) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries())
      if (!painted || startTime + duration > painted.startTime) vitals.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  onLCP(({ value }) => (vitals.paint = value), { reportAllChanges: true });
  onCLS(({ value }) => (vitals.shift = value), { reportAllChanges: true });
  onINP(({ value }) => (vitals.interaction = value), { reportAllChanges: true, durationThreshold: 16 });
}

/**
 * Opens a page with an empty cache on a slow phone, waits until it is idle, and then acts like a visitor.
 * @param context A new context for each visit, so that nothing is cached.
 */
export async function visit(
  context: BrowserContext,
  path: string,
  act: (page: Page) => Promise<void>,
): Promise<Vitals> {
  const page = await context.newPage();
  await page.addInitScript({ content: `${await readFile(library, 'utf8')};(${collect})(webVitals)` });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('body[data-hydrated]').waitFor();
  const rested = await atRest(page);
  await act(page);
  const acted = await atRest(page);
  // Blocking time is measured during loading only; taps are measured as interactions.
  return { ...acted, blocking: rested.blocking };
}

/** Waits until the measured values do not change for a second. */
async function atRest(page: Page): Promise<Vitals> {
  const now = () => page.evaluate(() => ({ ...(window as unknown as { vitals: Vitals }).vitals }));
  for (let before = await now(); ;) {
    await page.waitForTimeout(1000);
    const after = await now();
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
    before = after;
  }
}
