import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { fillCart, receiveOrder, signInByPhone } from './purchase.js';
import { test } from './shopper.js';

const listing = '/catalog/any/sneakers?deliverySpeed=FAST&sort=NEW_FIRST';
/** A card that no other test buys. */
const bought = 5;
const sentence = (page: Page) => page.getByText(/^В\s.+ вы носите \S/).first();

/** Lets a new shopper receive what the card sells. Returns the address of the product. */
async function keepSize(page: Page, from: number): Promise<string> {
  await signInByPhone(page);
  await page.goto(listing);
  const card = page.getByRole('main').getByRole('article').nth(from);
  const product = (await card.getByRole('link').first().getAttribute('href'))!;
  await fillCart(page, { from, listing });
  await receiveOrder(page, 'Марта');
  return product;
}

test('a kept size is marked and explained on the product page, and listed in the account', async ({ page }) => {
  test.setTimeout(300_000);
  const product = await keepSize(page, bought);

  await page.goto('/account#sizes');
  const sizes = page.getByRole('region', { name: 'Мои размеры' });
  await expect(sizes.getByRole('listitem')).toHaveCount(1);
  await expect(sizes).toContainText('по 1 вещи, которую вы оставили');

  await page.goto(product);
  await expect(sentence(page)).toContainText('по 1 вещи, которую вы оставили');
  await expectAccessible(page);
});

const own = (page: Page) => page.getByRole('checkbox', { name: /^Мой размер: / });
const chip = (page: Page) => page.getByRole('link', { name: /Мой размер: / });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

/** What has moved on the page so far, as texts. */
const moved = () =>
  new Promise<string[]>((resolve) => {
    new PerformanceObserver((list) => {
      const sources = list.getEntries().flatMap((entry) => (entry as LayoutShift).sources);
      resolve(sources.map(({ node }) => node?.textContent ?? ''));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve([]), 500);
  });

const found = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1 });
  return Number((await heading.innerText()).replace(/\D/g, ''));
};

test('the filter «Мой размер» lists goods in stock in that size on desktop and phone, also after reload', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await keepSize(page, bought + 1);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mySizesInStock')) asked.push(request.url());
  });
  await page.goto('/catalog/any/sneakers');
  await expect(page.getByText(/^· ваш размер \S+ есть$/).first()).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(moved)).not.toContainEqual(expect.stringContaining('Кешбэк'));
  const all = await found(page);
  await own(page).check();
  await expect(page).toHaveURL(/\?mine=1$/);
  await expect(chip(page)).toBeVisible();
  await expect(page.getByText(/^Есть в наличии в вашем размере\./)).toBeVisible();
  await expect.poll(() => found(page)).toBeLessThan(all);
  const kept = await found(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Показать ещё/ }).click();
  await expect(cards(page)).toHaveCount(Math.min(48, kept));
  await expect(page).toHaveURL(/mine=1&page=1-2$/);
  await cards(page).nth(30).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(Math.min(48, kept));
  await page.reload();
  expect(await found(page)).toBe(kept);
  await expect(own(page)).toBeChecked();

  for (const path of ['/search?query=кроссовки', '/brands/kedrum?', '/collections/all-black?'])
    await test.step(path, async () => {
      await page.goto(path);
      const before = await found(page);
      await page.goto(`${path}&mine=1`);
      await expect(chip(page)).toBeVisible();
      expect(await found(page)).toBeLessThanOrEqual(before);
    });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catalog/any/sneakers');
  await expect(page.getByText(/^· ваш \d\S*$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('checkbox', { name: /^Мой размер: / }).check();
  await expect(sheet.getByRole('button', { name: /^Показать / })).toContainText(String(kept));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Показать / }).click();
  await chip(page).click();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);
  await expect.poll(() => found(page)).toBe(all);
});

test('a guest is asked to sign in for «Мой размер», sees all goods and can remove the filter', async ({ page }) => {
  await page.goto('/catalog/any/sneakers');
  const all = await found(page);
  await expect(own(page)).toHaveCount(0);
  await page.goto('/catalog/any/sneakers?mine=1');
  await expect(page.getByText('Войдите, чтобы видеть только свой размер. Пока показаны все товары.')).toBeVisible();
  expect(await found(page)).toBe(all);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Войдите' }).click();
  await expect(page.getByRole('dialog', { name: 'Авторизация' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Мой размер/ }).click();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);
});
