import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { test } from './hydrated-pages.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chosenSize = (page: Page) => page.getByRole('main').getByRole('radio', { checked: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Фотографии товара' });

/** Opens a product with many sizes and a size table: adults' sneakers. */
async function openSneakers(page: Page, query = ''): Promise<void> {
  await page.goto('/catalog/any/sneakers?size=42&age=false');
  const href = await cards(page).first().getByRole('link').first().getAttribute('href');
  await page.goto(`${href}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const cart = (page: Page) => page.getByRole('dialog', { name: 'Корзина' });

interface Goods {
  items: { slug: string; sizes: unknown[] }[];
  pagination: { totalPages: number };
}

/** The product that is sold in most sizes. */
async function slugWithMostSizes(page: Page): Promise<string> {
  let most = { slug: '', sizes: 0 };
  for (let number = 1, total = 1; number <= total; number += 1) {
    const query = `{ filteredProducts(dto: {}, pagination: { page: ${number}, limit: 48 }) {
      items { slug sizes { slug } } pagination { totalPages } } }`;
    const answer = await page.request.post('/graphql', { data: { query } });
    const { data } = (await answer.json()) as { data: { filteredProducts: Goods } };
    total = data.filteredProducts.pagination.totalPages;
    for (const { slug, sizes } of data.filteredProducts.items)
      if (sizes.length > most.sizes) most = { slug, sizes: sizes.length };
  }
  return most.slug;
}

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
] as const)
  test(`at ${width}×${height} the buy button of the product with most sizes is on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/product/${await slugWithMostSizes(page)}`);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'В корзину' }).first();
    const tiles = main.locator('label', { has: page.locator('input[name="size"]:enabled') });
    expect(await tiles.count()).toBeGreaterThanOrEqual(14);
    const boxOf = async () => (await button.boundingBox())!;
    const before = await boxOf();
    expect(before.y + before.height).toBeLessThanOrEqual(height);
    // Whoever hears a size learns its length, its price and its days, although its cell is short.
    const months = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';
    const all = main.getByRole('radio', { name: new RegExp(`^\\S+ \\d[\\d,]*\\sсм, .+₽, .+\\s(?:${months})`) });
    expect(await all.count()).toBeGreaterThanOrEqual(14);
    for (const tile of await tiles.all()) {
      const box = (await tile.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    // Nothing moves when a size is chosen.
    await tiles.nth(3).click();
    await expect(tiles.nth(3).getByRole('radio')).toBeChecked();
    expect(await boxOf()).toEqual(before);
    await expectAccessible(page);
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width}×${height} matching goods of other kinds stand above similar ones on the product page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSneakers(page);
    const rails = page.getByRole('main').locator('#goes-with, #similar');
    await expect(rails.getByRole('heading', { level: 2 })).toHaveText(['С чем носить', 'Похожее']);
    const goes = rails.first();
    await expect(() => goes.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    const cardsOf = goes.getByRole('article');
    expect(await cardsOf.count()).toBeGreaterThanOrEqual(4);
    // No second pair of shoes, and more than one kind.
    const names = await cardsOf.getByRole('link').allTextContents();
    expect(names.filter((name) => /кроссовки/i.test(name))).toEqual([]);
    expect(names.some((name) => /носки/i.test(name))).toBe(true);
    await expectAccessible(page);
    await cardsOf.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/носки/i);
  });

test('a size shown on a hovered card is added to the cart', async ({ page }) => {
  await page.goto('/catalog/any/sneakers');
  const card = cards(page).first();
  await card.hover();
  const size = card.getByRole('list', { name: 'Размеры' }).getByRole('button').first();
  await expect(size).toBeVisible();
  const name = /Размер\s+(\S+)/.exec(await size.innerText())![1]!;
  await size.click();
  await expect(cart(page).getByRole('article')).toContainText(`Размер ${name}`);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`quick add sells at the price shown on the size’s cell, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/catalog/any/sneakers');
    const card = cards(page)
      .filter({ hasText: /от\s[\d\s]+₽/ })
      .first();
    const lowest = /от\s([\d\s]+₽)/.exec(await card.innerText())![1]!;
    const open = card.getByRole('button', { name: /^Выбрать размер/ });
    await open.focus();
    await page.keyboard.press('Enter');
    const sizes = card.getByRole('list', { name: 'Размеры' }).getByRole('button');
    await sizes.first().waitFor();
    // Every cell says when the size arrives; one of them costs more than the card says.
    for (const size of await sizes.all())
      await expect(size).toContainText(/\d\s(?:янв|фев|мар|апр|ма|июн|июл|авг|сен|окт|ноя|дек)/);
    await expectAccessible(page);
    const dearer = sizes.filter({ hasNotText: lowest }).first();
    const price = /[\d\s]+₽/.exec((await dearer.innerText()).replace(/Размер\s+\S+/, ''))![0].trim();
    expect(price).not.toBe(lowest);
    await dearer.click();
    await expect(cart(page).getByRole('article')).toContainText(price);
  });

test('the sizes of a product card open by keyboard and close on Escape', async ({ page }) => {
  await page.goto('/catalog/any/sneakers');
  const card = cards(page).first();
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /избранное/ })).toBeFocused();
  await page.keyboard.press('Tab');
  const button = card.getByRole('button', { name: /^Выбрать размер/ });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('list', { name: 'Размеры' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Размер/ }).first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('choosing several sizes is one step of the browser history and survives a reload', async ({ page }) => {
  await page.goto('/catalog/any/sneakers');
  await cards(page).nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const product = new URL(page.url()).pathname;
  const sizes = page.getByRole('main').locator('label', { has: page.locator('input[type=radio]:enabled') });
  await sizes.first().click();
  await expect(page).toHaveURL((url) => url.pathname === product && url.searchParams.has('size'));
  await sizes.nth(1).click();
  await expect(sizes.nth(1).getByRole('radio')).toBeChecked();
  await page.reload();
  await expect(sizes.nth(1).getByRole('radio')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);
});

test('an unknown size in the URL selects nothing and shows no error', async ({ page }) => {
  await openSneakers(page, '?size=no-such');
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  await expect(chosenSize(page)).toHaveCount(0);
});

test('the size guide remembers the shopper’s size for all products', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Таблица размеров' });
  await openSneakers(page);
  await opener.click();
  const guide = page.getByRole('dialog', { name: 'Таблица размеров' });
  await expect(guide.getByText(/больший результат в сантиметрах/)).toBeVisible();
  const row = guide.getByRole('row', { name: /\b42\b/ }).first();
  await row.click();
  await expect(row.getByRole('radio')).toBeChecked();
  await expect(guide.getByRole('status')).toHaveText('Ваш размер: 42');
  await expect(guide.getByText(/^UK\s.+, US\s.+\sсм$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.goto('/catalog/any/sneakers?size=42&age=false');
  await cards(page).nth(2).getByRole('link').first().click();
  await expect(page.getByRole('radio', { name: /^42 .*Ваш размер/ })).toBeVisible();
  await opener.click();
  await guide.getByRole('button', { name: 'Забыть' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: /^42 .*Ваш размер/ })).toHaveCount(0);
});

test('product pictures open full screen and can be browsed by keyboard', async ({ page }) => {
  await openSneakers(page);
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /Увеличить/ })
    .first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(/^Фотография 1 из/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText(/^Фотография 2 из/)).toBeAttached();
  await expect(dialog(page).getByRole('listitem').nth(1).locator('img').first()).toBeInViewport();

  const picture = dialog(page)
    .getByRole('button', { name: /Увеличить/ })
    .nth(1);
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(first).toBeFocused();
});

test('price and buy button stay visible on a wide screen while the page’s button is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSneakers(page);
  const bar = page.locator('[data-buy-bar]');
  const button = page.getByRole('button', { name: 'В корзину' }).first();
  await expect(button).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button).not.toBeInViewport();
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Выбрать размер' }).click();
  await expect(page.locator('label', { has: page.locator('input[name="size"]:focus') })).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(page.locator('input[name="size"]:checked')).toHaveCount(1);
  await page.getByRole('button', { name: 'В корзину' }).last().click();
  await expect(cart(page).getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: product pictures link to their large versions', async ({ page, request }) => {
    await openSneakers(page);
    const large = await page
      .getByRole('link', { name: /Увеличить/ })
      .first()
      .getAttribute('href');
    const headers = { accept: 'image/avif,image/webp,*/*' };
    expect((await request.get(large!, { headers })).headers()['content-type']).toBe('image/avif');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Opens the sizes of the first card whose sizes differ in price. */
  async function openSizes(page: Page) {
    await page.goto('/catalog/any/sneakers');
    const card = cards(page)
      .filter({ hasText: /от\s[\d\s]+₽/ })
      .first();
    const button = card.getByRole('button', { name: /^Выбрать размер/ });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    const control = (await button.boundingBox())!;
    const picture = (await card.locator('img').first().boundingBox())!;
    expect(Math.min(control.width, control.height)).toBeGreaterThanOrEqual(44);
    expect(control.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    const [lowest] = /от\s[\d\s]+₽/.exec(await card.innerText())!;
    await button.tap();
    const sheet = page.getByRole('dialog', { name: 'Добавить в корзину' });
    await expect(sheet.getByRole('radio', { disabled: false }).first()).toBeAttached();
    return { button, sheet, lowest };
  }

  test('on a phone: a shopper adds a size from a card through the sheet', async ({ page }) => {
    const { button, sheet, lowest } = await openSizes(page);
    await expect(sheet).toContainText(lowest);
    await expect(sheet.locator('img')).toBeInViewport();
    // All sizes are on the screen at once, however many there are.
    const tiles = sheet.locator('label', { has: page.locator('input') });
    for (const tile of await tiles.all()) {
      await expect(tile).toBeInViewport({ ratio: 1 });
      const box = (await tile.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    const tile = tiles.filter({ has: page.locator('input:enabled') }).last();
    const size = /^[\d,]+/.exec((await tile.innerText()).trim())![0];
    await tile.tap();
    await expect(sheet).toBeHidden();
    await expect(cart(page).getByRole('article')).toHaveCount(1);
    await expect(cart(page).getByRole('article')).toContainText(`Размер ${size}`);
    await cart(page).getByRole('button', { name: 'Закрыть', exact: true }).tap();
    await expect(cart(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('on a phone: the sheet of a card’s sizes closes by Escape and Back, and leads to the product', async ({
    page,
  }) => {
    await page.goto('/catalog');
    const { button, sheet } = await openSizes(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/catalog$/);
    await expect(sheet).toBeHidden();

    await page.goForward();
    await expect(page).toHaveURL(/\/sneakers$/);
    await expect(sheet).toBeHidden();
    await button.tap();
    await sheet.getByRole('link', { name: 'Подробнее о товаре' }).tap();
    await expect(page).toHaveURL(/\/product\/[^/?]+$/);
    await expect(sheet).toBeHidden();
  });

  test('on a phone: arrow keys choose in the sheet of a card’s sizes, and its button adds', async ({ page }) => {
    const { sheet } = await openSizes(page);
    await sheet.getByRole('radio', { disabled: false }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'В корзину' }).press('Enter');
    await expect(cart(page).getByRole('article')).toHaveCount(1);
  });

  test('on a phone: the sheet of a card’s sizes waits for the signal', async ({ page, context }) => {
    await page.goto('/catalog/any/sneakers');
    await page.waitForLoadState('networkidle');
    const button = cards(page)
      .first()
      .getByRole('button', { name: /^Выбрать размер/ });
    const sheet = page.getByRole('dialog', { name: 'Добавить в корзину' });
    await context.setOffline(true);
    await button.tap();
    await expect(page.getByRole('alert').filter({ hasText: 'Не загрузилось' })).toBeVisible();
    await context.setOffline(false);
    await expect(sheet.getByRole('radio').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await context.setOffline(true);
    await button.tap();
    await expect(sheet.getByRole('alert')).toHaveText(/Нет сигнала/);
    await expectAccessible(page);
    await context.setOffline(false);
    await sheet.getByRole('button', { name: 'Попробовать снова' }).tap();
    await expect(sheet.getByRole('radio').first()).toBeAttached();
  });

  test('on a phone: price and sizes of a product stay within the screen', async ({ page }) => {
    await openSneakers(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Выбрать размер' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Выберите размер' });
    await sheet
      .locator('label', { has: page.locator('input:enabled') })
      .first()
      .tap();
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'В корзину' }).tap();
    await expect(sheet).toBeHidden();
    await expect(cart(page).getByRole('article')).toHaveCount(1);
    await cart(page).getByRole('button', { name: 'Закрыть' }).tap();
    await expect(cart(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'В корзине' }).last()).toBeInViewport();
  });

  test('on a phone: a tap without a signal keeps the product page, and opens the panel once online', async ({
    page,
    context,
  }) => {
    await openSneakers(page);
    const heading = page.getByRole('heading', { level: 1 });
    const name = await heading.innerText();
    const sign = page.getByRole('alert').filter({ hasText: 'Не загрузилось' });
    // A part of the page itself that has yet to come would fail, too, and React would complain of it.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const [control, part] of [
      [page.getByRole('link', { name: 'Выбрать размер' }), page.getByRole('dialog', { name: 'Выберите размер' })],
      [page.getByRole('link', { name: 'Поиск' }), page.getByRole('dialog', { name: 'Поиск' })],
      [page.getByRole('button', { name: 'Войти' }), page.getByRole('dialog', { name: 'Авторизация' })],
      [page.getByRole('button', { name: 'Меню' }), page.getByRole('dialog', { name: 'Меню' })],
    ]) {
      await control!.tap();
      await expect(sign).toBeVisible();
      await expect(heading).toHaveText(name);
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(part!).toBeVisible();
      await expect(sign).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(part!).toBeHidden();
      await context.setOffline(true);
    }
  });

  test('on a phone: product pictures are swiped and counted', async ({ page }) => {
    await openSneakers(page);
    await expect(page.getByText(/^1 \/ \d$/)).toBeVisible();
    // A picture without a box is not loaded: none but the first is before it is wanted.
    const pictures = page.getByRole('list', { name: 'Фотографии товара' }).locator('img');
    await expect(pictures.nth(1)).toBeHidden();
    await page.getByRole('button', { name: /^Фотография 2 из/ }).tap();
    await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(pictures.nth(3)).toBeHidden();
  });
});
