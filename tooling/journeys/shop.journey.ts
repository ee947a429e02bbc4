import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { test } from './hydrated-pages.js';
import { structuredData } from './structured-data.js';

/** Collects the script errors of the page and the errors in its console. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Ticks the checkbox of a size. The checkbox is hidden, so the click goes to its label. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page
    .locator('label', { has: page.getByRole('checkbox', { name }) })
    .first()
    .click();
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the home page shows products with pictures', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^5\s000 бонусов за регистрацию$/ })).toBeAttached();
  await expect(page.getByRole('link', { name: /^Получить 5\s000\sбонусов$/ })).toHaveAttribute('href', '/auth');
  const cover = cards(page).first().locator('img').first();
  await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a shopper filters the catalogue by size and colour, sorts it and returns to the same list', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Каталог' }).first().getByRole('link', { name: 'Кроссовки' }).click();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Кроссовки');
  await expect(cards(page)).toHaveCount(24);

  // The panel of the menu is open as long as the pointer is over its entry.
  await page.mouse.move(0, 0);
  await choose(page, /^42(?!\.)/);
  await expect(page).toHaveURL(/size=ADULT_42/);
  await choose(page, /^Чёрный/);
  await expect(page).toHaveURL(/colorPallete=black/);
  await page.getByRole('combobox').first().selectOption('CHEAP_FIRST');
  await expect(page).toHaveURL(/sort=CHEAP_FIRST/);
  await expect(page.getByRole('checkbox', { name: /^Чёрный/ }).first()).toBeChecked();

  // Retry, because the URL changes before the cards do.
  await expect(async () => {
    const prices = await cards(page).evaluateAll((articles) =>
      articles.map((article) => Number(/([\d\s]+)\s₽/.exec(article.textContent ?? '')?.[1]?.replace(/\s/g, ''))),
    );
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  }).toPass({ timeout: 15_000 });

  const list = page.url();
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a product page shows sizes, prices and delivery', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/catalog/any/sneakers');
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/\d ₽/).first()).toBeVisible();
  await expect(page.getByText('Размер', { exact: false }).first()).toBeVisible();
  await expect.poll(() => structuredData(page)).toEqual(['BreadcrumbList', 'ProductGroup']);
  // Each card is a place of the rail, not all of them one.
  const similar = page
    .locator('#similar')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  await expect(similar.nth(1).getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the search finds a product by name despite a typing error, and says when nothing is found', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('searchbox').first();
  await box.fill('кросовки');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/search?query=пылесос');
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
});

test('a missing page answers 404 and offers links to other pages', async ({ page }) => {
  for (const path of ['/nowhere', '/product/no-such-thing', '/catalog/no-such-section']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Страница не найдена. Давайте вернёмся в каталог и попробуем снова.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Каталог' }).click();
  await expect(page).toHaveURL(/\/catalog/);
});

test('no link of the shop is broken', async ({ page, request }) => {
  test.slow();
  const seen = new Set<string>();
  for (const path of ['/', '/catalog/any/sneakers', '/search?query=кеды', '/brands', '/collections']) {
    await page.goto(path);
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])));
    for (const href of links) if (href.startsWith(new URL(page.url()).origin)) seen.add(href.split('#')[0]!);
  }
  const broken: string[] = [];
  for (const href of [...seen].slice(0, 120)) {
    const status = (await request.get(href)).status();
    if (status !== 200) broken.push(`${status} ${href}`);
  }
  expect(broken).toEqual([]);
});

test('on a slow network products appear before scripts load, and a double press adds one pair to the cart', async ({
  page,
  context,
}) => {
  const network = await context.newCDPSession(page);
  const speed = { latency: 300, downloadThroughput: 60_000, uploadThroughput: 60_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await page.goto('/product/zarechin-most-2-olive', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main h1') && !document.body.dataset['hydrated']);
  const buy = page.getByRole('main').getByRole('button', { name: 'В корзину' }).first();
  await page
    .getByRole('main')
    .locator('label', { has: page.locator('input[type=radio]:enabled') })
    .first()
    .click();
  await buy.dblclick();
  const cart = page.getByRole('dialog', { name: 'Корзина' });
  await expect(cart.getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: the shop can be browsed, filtered and searched', async ({ page }) => {
    await page.goto('/catalog/any/sneakers');
    await expect(cards(page).first()).toBeVisible();
    await choose(page, /^42(?!\.)/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Показать|Применить/ })
      .first()
      .click();
    await expect(page).toHaveURL(/size=ADULT_42/);
    await expect(cards(page).first()).toBeVisible();
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.getByRole('searchbox').first().fill('кеды');
    await page.getByRole('button', { name: 'Найти' }).first().click();
    await expect(page).toHaveURL(/\/search/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('on a phone: filters of a listing open in a sheet, and no page scrolls sideways', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/catalog/any/sneakers');
    await page.getByRole('button', { name: /Фильтры/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Показать \d+ товар/ })).toBeVisible();
    await expectAccessible(page);

    // A slow drag by less than a quarter of the sheet leaves it open, a longer one closes it.
    const drag = async (part: number) => {
      const { x, y, width, height } = (await sheet.boundingBox())!;
      await page.mouse.move(x + width / 2, y + 8);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + 8 + height * part, { steps: 10 });
      await page.waitForTimeout(300);
      await page.mouse.move(x + width / 2, y + 9 + height * part);
      await page.mouse.up();
    };
    await drag(0.15);
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBeLessThan(60);
    await drag(0.4);
    await expect(sheet).toBeHidden();
    for (const path of ['/', '/catalog/any/sneakers', '/search?query=кеды']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    expect(errors).toEqual([]);
  });
});
