import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { test } from './hydrated-pages.js';
import { structuredData } from './structured-data.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a shopper finds a brand and filters its products', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Бренды: смотреть все' }).click();
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.getByRole('navigation', { name: 'Буквы' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => structuredData(page)).toEqual(['BreadcrumbList']);

  const letters = await page.getByRole('navigation', { name: 'Буквы' }).getByRole('link').allTextContents();
  const firstCyrillic = letters.findIndex((letter) => /[А-Я]/.test(letter));
  expect(firstCyrillic).toBeGreaterThan(0);
  expect(letters.slice(firstCyrillic).every((letter) => /[А-Я]/.test(letter))).toBe(true);

  await page.getByRole('searchbox', { name: 'Найти бренд' }).fill('нет такого');
  await expect(page.getByText('Такого бренда нет')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Найти бренд' }).fill('кедр');
  await page.getByRole('main').getByRole('link', { name: 'Кедровей' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Кедровей');
  const brandUrl = page.url();
  await expect(cards(page).first()).toContainText('Кедровей');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', brandUrl);
  await expect.poll(() => structuredData(page)).toEqual(['BreadcrumbList', 'CollectionPage']);
  await expectAccessible(page);

  const filters = page.getByRole('form', { name: 'Фильтры' });
  await expect(filters.getByRole('group', { name: 'Бренд' })).toHaveCount(0);
  await page.getByRole('combobox').first().selectOption('CHEAP_FIRST');
  await expect(page).toHaveURL(`${brandUrl}?sort=CHEAP_FIRST`);
  for (const card of await cards(page).all()) await expect(card).toContainText('Кедровей');
});

test('a brand page removes a brand filter from its URL', async ({ page, request }) => {
  await page.goto('/brands/kedrum?brand=veltrok&size=42');
  await expect(page).toHaveURL(/\/brands\/kedrum\?size=42$/);
  expect((await request.get('/brands/no-such-brand')).status()).toBe(404);
  expect((await request.get('/brands/%00')).status()).toBe(404);
});

test('a collection on the home page leads to its products, including sold out ones', async ({ page, request }) => {
  await page.goto('/');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('main').getByRole('link', { name: 'Смотреть подборку' }).click();
  await expect(page).toHaveURL(/\/collections\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => structuredData(page)).toEqual(['BreadcrumbList', 'CollectionPage']);
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Подборки' }).click();
  await expect(page).toHaveURL(/\/collections$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(title!);
  await expectAccessible(page);
  expect((await request.get('/collections/no-such-collection')).status()).toBe(404);
});

test('a collection page has filters, sorting and pagination', async ({ page }) => {
  await page.goto('/collections/all-black?sort=CHEAP_FIRST&sex=MALE');
  await expect(cards(page).first()).toBeVisible();
  const filters = page.getByRole('form', { name: 'Фильтры' });
  await expect(filters.getByRole('checkbox', { name: /^Мужское/ })).toBeChecked();
  await page.getByRole('link', { name: 'Сбросить всё' }).click();
  await expect(page).toHaveURL(/\/collections\/all-black\?sort=CHEAP_FIRST$/);
  await page.getByRole('combobox').selectOption({ label: 'В порядке подборки' });
  await expect(page).toHaveURL(/\/collections\/all-black$/);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
});

test('recently viewed products come back newest first, without withdrawn ones', async ({ page }) => {
  await page.goto('/catalog/any/sneakers');
  const names: string[] = [];
  for (const place of [0, 1]) {
    const link = cards(page).nth(place).getByRole('link');
    names.unshift((await link.textContent())!);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0]!);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Кроссовки');
  }
  await page.evaluate(() => {
    const ids = JSON.parse(localStorage.getItem('recently-viewed')!) as string[];
    localStorage.setItem('recently-viewed', JSON.stringify(['00000000-0000-4000-8000-000000000000', ...ids]));
  });
  await page.goto('/');
  const viewed = page.getByRole('region', { name: 'Недавно смотрели' });
  await expect(viewed.getByRole('article')).toHaveCount(2);
  for (const [place, name] of names.entries()) {
    await expect(viewed.getByRole('article').nth(place).getByRole('link')).toHaveText(name);
  }
});

test.describe('on a small phone in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' });

  test('brands and collections fit a small dark phone without scrolling sideways and pass axe', async ({ page }) => {
    test.slow();
    for (const path of [
      '/',
      '/brands',
      '/brands/kedrum',
      '/collections',
      '/collections/all-black',
      '/catalog?page=3-4',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: brands and collections can be read', async ({ page }) => {
    await page.goto('/brands');
    await expect(page.getByRole('searchbox', { name: 'Найти бренд' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Kedrum' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/collections');
    await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
    await expect(cards(page).first()).toBeVisible();
  });
});
