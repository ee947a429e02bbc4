import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { asOperator } from './operator.js';
import { signInByPhone } from './purchase.js';
import { codeFor, freshEmail, messagesTo, readThePage, signIn, test } from './shopper.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Избранное/ });

test('a guest’s favourites stay in the browser and survive signing in', async ({ page, browser, baseURL }) => {
  await page.goto('/catalog/any/sneakers');
  await cards(page).first().getByRole('button', { name: 'В избранное' }).click();
  const message = page.getByRole('group', { name: 'Товар добавлен в избранное' });
  await expect(message).toBeVisible();
  const { x, width } = (await message.boundingBox())!;
  // The window is 1280 px wide. A scrollbar would be a part of what is left of it.
  expect([width, 1280 - x - width]).toEqual([356, 32]);
  await expect(heart(page)).toHaveAccessibleName('Избранное, 1 товар');
  const href = await cards(page).nth(1).getByRole('link').first().getAttribute('href');
  await page.goto(href!);
  await page.getByRole('main').getByRole('button', { name: 'В избранное' }).first().click();
  await expect(heart(page)).toHaveAccessibleName('Избранное, 2 товара');

  await heart(page).click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  const names = await cards(page).getByRole('heading').allInnerTexts();

  await signIn(page);
  await expect(heart(page)).toHaveAccessibleName('Избранное, 2 товара');
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]');
  await page.goto('/favorites');
  await expect(cards(page)).toHaveCount(2);
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(names);
  await expectAccessible(page);

  // A heart that is pressed by mistake is pressed again: its card stays.
  const first = cards(page).first().getByRole('button', { name: 'В избранное' });
  await first.click();
  await expect(page.getByText('Товар убран из избранного')).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);

  // They are those of the account, not of the browser.
  const guest = await awaitHydration(await browser.newContext({ baseURL: baseURL! })).newPage();
  await guest.goto('/favorites');
  await expect(guest.getByRole('heading', { name: 'Пока пусто' })).toBeVisible();

  // Messages wait under the mouse. Three are in sight, the newest below, 14 px apart.
  await guest.goto('/catalog/any/sneakers');
  const messages = guest.getByRole('group', { name: 'Товар добавлен в избранное' });
  for (let index = 0; index < 4; index += 1) {
    await cards(guest).nth(index).getByRole('button', { name: 'В избранное' }).press('Enter');
    await messages.first().hover();
  }
  await expect(messages).toHaveCount(3);
  // The newest comes from below.
  await expect
    .poll(async () => {
      const [lower, upper] = [(await messages.nth(0).boundingBox())!, (await messages.nth(1).boundingBox())!];
      return Math.round(lower.y - upper.y - upper.height);
    })
    .toBe(14);
  await guest.context().close();
});

test('a shopper shares favourites by a link, which a guest can open until the sharing ends', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.goto('/catalog/any/sneakers');
  for (const index of [0, 1]) await cards(page).nth(index).getByRole('button', { name: 'В избранное' }).click();
  await expect(heart(page)).toHaveAccessibleName('Избранное, 2 товара');
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Поделиться списком' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поделиться списком' });
  await dialog.getByRole('textbox', { name: 'Название списка' }).fill('На новоселье');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
  await expect(dialog.getByRole('button', { name: 'Поделиться' })).toBeFocused();
  const address = await dialog.getByRole('textbox', { name: 'Ссылка' }).inputValue();
  expect(address).toMatch(new RegExp(`^${baseURL}/favorites/[\\w-]{22}$`));
  await expectAccessible(page);

  const guest = await awaitHydration(await browser.newContext({ baseURL: baseURL! })).newPage();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await guest.setViewportSize(size);
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('На новоселье');
    await expect(cards(guest)).toHaveCount(2);
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(guest);
  }
  await cards(guest).first().getByRole('button', { name: 'В избранное' }).click();
  await expect(heart(guest)).toHaveAccessibleName('Избранное, 1 товар');

  // The link is still there after a reload, and another name does not change it.
  await page.reload();
  await expect(page.getByText('Список виден всем, у кого есть ссылка')).toBeVisible();
  await page.getByRole('button', { name: 'Поделиться списком' }).click();
  await dialog.getByRole('textbox', { name: 'Название списка' }).fill('');
  await dialog.getByRole('button', { name: 'Сохранить название' }).click();
  await expect(dialog.getByText('Название сохранено')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Ссылка' })).toHaveValue(address);
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Список вещей');

  await dialog.getByRole('button', { name: 'Перестать делиться' }).click();
  await expect(dialog.getByText('Прежняя ссылка больше не открывается')).toBeVisible();
  expect((await guest.reload())?.status()).toBe(404);
  await guest.context().close();
});

interface Offer {
  id: string;
  stock: number;
  size: string;
}

/** Sells a size of a product out, and returns how to change its stock. `place` is the product's in the list: one a test. */
async function sellOut(page: Page, place: number) {
  await page.goto('/catalog/any/sneakers?deliverySpeed=SLOW');
  const path = (await cards(page).nth(place).getByRole('link').first().getAttribute('href'))!;
  const { items: products } = await asOperator<{ items: { slug: string; items: Offer[] }[] }>(
    'query ($search: String!) { products(dto: { search: $search }) { items { slug items { id stock size } } } }',
    { search: path.split('/').at(-1) },
  );
  const offers = products.find(({ slug }) => path.endsWith(`/${slug}`))!.items;
  const size = offers.at(-1)!.size;
  const ids = offers.filter((offer) => offer.size === size).map(({ id }) => id);
  const setStock = (stock: number) =>
    asOperator('mutation ($items: [ItemStockInput!]!) { setStock(dto: { items: $items }) { id } }', {
      items: ids.map((id) => ({ id, stock })),
    });
  await setStock(0);
  return { path, size, setStock };
}

test('a guest is notified once when a size is back in stock', async ({ page }) => {
  test.setTimeout(300_000);
  const { path, size, setStock } = await sellOut(page, 20);
  const email = freshEmail();
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Сообщить о поступлении' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Сообщить о поступлении' });
  await expect(dialog).toBeVisible();
  // Without a choice, the product has no other size that is sold out.
  const choice = dialog.getByRole('combobox', { name: 'Размер' });
  if (await choice.isVisible()) await choice.selectOption({ label: size });
  await readThePage(page);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Почта' }).fill(email);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await dialog.getByRole('textbox', { name: 'Код из сообщения' }).pressSequentially(await codeFor(email));
  await expect(dialog.getByText(/^Напишем один раз, когда размер/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Хорошо' }).click();

  await setStock(3);
  const letters = () => messagesTo(email, 'Вы просили сообщить');
  await expect.poll(letters, { timeout: 60_000, intervals: [500] }).toBe(1);
  await setStock(0);
  await setStock(2);
  await page.waitForTimeout(6000);
  expect(await letters()).toBe(1);

  // A shopper sees in the account what they wait for, and takes it back.
  await setStock(0);
  await signIn(page);
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Сообщить о поступлении' }).first().click();
  await expect(dialog).toBeVisible();
  if (await choice.isVisible()) await choice.selectOption({ label: size });
  await dialog.getByRole('button', { name: 'Сообщить письмом' }).click();
  await expect(dialog.getByText(/^Напишем один раз, когда размер/)).toBeVisible();
  await page.goto('/account/notices');
  await expect(page.getByText(/^Напишем, когда появится размер/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Не сообщать/ }).click();
  await expect(page.getByText('Вы ничего не ждёте')).toBeVisible();
  await setStock(2);
});

test('a shopper with a telephone alone is told by SMS that a size is back in stock', async ({ page }) => {
  test.setTimeout(300_000);
  const { path, size, setStock } = await sellOut(page, 21);
  const phone = await signInByPhone(page);
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Сообщить о поступлении' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Сообщить о поступлении' });
  const choice = dialog.getByRole('combobox', { name: 'Размер' });
  const tell = dialog.getByRole('button', { name: 'Сообщить по SMS' });
  await expect(tell).toBeVisible();
  if (await choice.isVisible()) await choice.selectOption({ label: size });
  await expectAccessible(page);
  await tell.click();
  await expect(dialog.getByText(/^Пришлём одно SMS, когда размер/)).toBeVisible();
  await page.goto('/account/notices');
  await expect(page.getByText(/^Пришлём SMS, когда появится размер/)).toBeVisible();
  await setStock(3);
  await expect.poll(() => messagesTo(`+7${phone}`, 'Снова в наличии'), { timeout: 60_000, intervals: [500] }).toBe(1);
});

test('a guest without favourites sees a message instead of placeholder cards', async ({ page, request }) => {
  expect(await (await request.get('/favorites')).text()).not.toMatch(/<ul[^>]*aria-busy/);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Пока пусто' })).toBeVisible();
  await expect(page.getByRole('list').and(page.locator('[aria-busy]'))).toHaveCount(0);
});
