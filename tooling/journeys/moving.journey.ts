import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-pages.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Seen {
  path: string;
  heading: string;
  title: string;
  scroll: number;
}

/** Notes in every frame what the address, the heading, the title and the scroll position are, until `end` is called. */
async function watchFrames(page: Page): Promise<() => Promise<Seen[]>> {
  await page.evaluate(() => {
    const frames: Seen[] = [];
    const note = () => {
      const heading = document.querySelector<HTMLElement>('main h1')?.innerText ?? '';
      frames.push({ path: location.pathname, heading, title: document.title, scroll: Math.round(scrollY) });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  return () => page.evaluate(() => (window as unknown as { frames: Seen[] }).frames);
}

/** A page is shown by frames whose address, heading, title and scroll position are all its own. */
const shows = ({ scroll: from, ...page }: Seen) => {
  const known = JSON.stringify(page);
  return ({ scroll, ...frame }: Seen) => JSON.stringify(frame) === known && scroll === from;
};

/** The longest run of frames that show neither of the pages. */
function longestMix(frames: Seen[], pages: Seen[]): number {
  const own = pages.map(shows);
  let longest = 0;
  let run = 0;
  for (const frame of frames) {
    run = own.some((isShown) => isShown(frame)) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Frames that a browser may draw between the new address and its page. */
const tolerated = 2;

test('the URL changes together with the page, Back restores both, and a press is acknowledged during loading', async ({
  page,
}) => {
  await page.goto('/catalog/any/sneakers?sort=CHEAP_FIRST');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  await cards.nth(9).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  const asked: string[] = [];
  await page.route(/\.data(\?|$)/, async (route) => {
    asked.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const end = await watchFrames(page);

  const link = cards.nth(8).getByRole('link').first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => cards.nth(8).evaluate((card) => getComputedStyle(card).opacity)).toBe('0.5');
  await expect(page).toHaveURL(/catalog/);
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Кроссовки\s*\d/);
  await page.waitForTimeout(500);

  const before = await end();
  const [list, product] = [before[0]!, before.at(-1)!];
  expect(list.scroll).toBe(1500);
  expect(product).toMatchObject({ path: expect.stringMatching(/^\/product\//), scroll: 0 });
  expect(product.title).not.toBe(list.title);
  expect(longestMix(before, [list, product])).toBeLessThanOrEqual(tolerated);
  expect(asked).not.toEqual([]);

  // The shop is not asked again for pages that were just seen.
  asked.length = 0;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/catalog/);
  await page.waitForTimeout(700);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/product/);
  await page.waitForTimeout(700);
  const moves = (await end()).slice(before.length);
  expect(moves.some(shows(list))).toBe(true);
  expect(moves.some(shows(product))).toBe(true);
  expect(longestMix(moves, [list, product])).toBeLessThanOrEqual(tolerated);
  expect(asked).toEqual([]);
});
