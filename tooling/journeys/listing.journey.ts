import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-pages.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('button', { name: /^Показать ещё/ });
const addresses = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('«Показать ещё» joins pages, and Back brings the list and the place in it', async ({ page }) => {
  await page.goto('/catalog/any/sneakers?sort=CHEAP_FIRST');
  await expect(cards(page)).toHaveCount(24);
  const first = await addresses(page);

  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/page=1-2$/);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await expect(page.getByText(/^48 из /)).toBeVisible();

  await more(page).click();
  await expect(cards(page)).toHaveCount(72);
  await expect(page).toHaveURL(/page=1-3$/);
  const joined = await addresses(page);
  expect(joined.slice(0, 24)).toEqual(first);
  expect(new Set(joined).size).toBe(72);

  const pages = page.getByRole('navigation', { name: 'Страницы' });
  await expect(pages.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', /page=4$/);
  await expect(pages.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', /page=2$/);

  const chosen = cards(page).nth(60);
  await chosen.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  expect(before).toBeGreaterThan(2000);
  await chosen.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/page=1-3$/);
  await expect(cards(page)).toHaveCount(72);
  await expect.poll(() => addresses(page)).toEqual(joined);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);

  await page.reload();
  await expect(cards(page)).toHaveCount(72);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);

  // However many pages were added to the list, it is one entry of the browser's history.
  await page.goBack();
  await expect(page).not.toHaveURL(/catalog/);
});

test('a list has two, three or four columns', async ({ page }) => {
  await page.goto('/catalog/any/sneakers');
  const columns = () =>
    cards(page).evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().x))).size);
  for (const [width, count] of [
    [390, 2],
    [767, 2],
    [768, 3],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, { message: `at ${width}` }).toBe(count);
  }
});

test('a page of the middle is a page of its own, and grows from there', async ({ page }) => {
  await page.goto('/catalog/any/sneakers?page=2');
  await expect(page).toHaveTitle(/страница 2/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/catalog\/sneakers\?page=2$/);
  await expect(page.locator('link[rel="prev"][href$="/catalog/sneakers"]')).toHaveCount(1);
  await expect(page.locator('link[rel="next"][href$="?page=3"]')).toHaveCount(1);
  await expect(page.getByText(/^25–48 из /)).toBeVisible();
  await more(page).click();
  await expect(page).toHaveURL(/page=2-3$/);
  await expect(cards(page)).toHaveCount(48);
});

test('addresses that make no sense lead to ones that do', async ({ page, request }) => {
  for (const [given, wanted] of [
    ['?sort=BEST&page=0&brand=,&priceMin=abc', /\/catalog$/],
    ['?priceMin=9000&priceMax=5000', /\?priceMin=5000&priceMax=9000$/],
    ['?page=999999', /\?page=\d{1,3}$/],
    ['?page=1-99', /\?page=1-10$/],
  ] as const) {
    await page.goto(`/catalog${given}`);
    await expect(page).toHaveURL(wanted);
    await expect(cards(page).first()).toBeVisible();
  }
  for (const nowhere of ['/catalog/%00', '/catalog/a/b/c/d/e/f/g/h/i', `/catalog/${'x'.repeat(300)}`]) {
    expect((await request.get(nowhere)).status(), nowhere).toBe(404);
  }
});

test('categories are nested, and a narrower one replaces the wider', async ({ page }) => {
  await page.goto('/catalog');
  const filters = page.getByRole('form', { name: 'Фильтры' });
  const category = filters.getByRole('group', { name: 'Категория' });
  await category.getByRole('checkbox', { name: /^Обувь/ }).check();
  await expect(page).toHaveURL(/categories=shoes$/);
  await category.getByLabel('Разделы внутри «Обувь»').click();
  await category.getByRole('checkbox', { name: /^Ботинки/ }).check();
  await expect(page).toHaveURL(/categories=boots$/);
  await expect(category.getByRole('checkbox', { name: /^Обувь/ })).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are page links and no button that does nothing', async ({ page }) => {
    await page.goto('/catalog/any/sneakers');
    await expect(more(page)).toBeHidden();
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(cards(page)).toHaveCount(24);
  });
});
