import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { asOperator } from './operator.js';
import { expectSignedIn, messagesTo, signIn, test } from './shopper.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const saving = (page: Page) => page.getByRole('dialog', { name: 'Сохранить поиск' });

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Сохранить поиск' }).click();
  await expect(saving(page).getByRole('textbox', { name: 'Название' })).toHaveValue(name);
  await expectAccessible(page);
  await saving(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(saving(page).getByText(/^Поиск сохранён/)).toBeVisible();
  await expectAccessible(page);
  await saving(page).getByRole('button', { name: 'Хорошо' }).click();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a shopper saves a search, opens, renames and deletes it, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/catalog/sneakers?sex=FEMALE');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Сохранить поиск' })).toHaveCount(0);
    await signIn(page);
    await page.goto('/catalog/sneakers');
    await expect(page.getByRole('button', { name: 'Сохранить поиск' })).toHaveCount(0);
    await page.goto('/catalog/sneakers?sex=FEMALE');
    await save(page, 'Кроссовки, Женское');
    await page.goto('/search?query=кеды&size=38');
    await save(page, 'кеды, 38');

    await page.goto('/account/searches');
    await expectSignedIn(page);
    await expect(page.getByText('«кеды» · размер 38')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Письма о новом: кеды, 38' }).click();
    await expect(page.getByRole('switch', { name: 'Письма о новом: кеды, 38' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Переименовать: кеды, 38' }).click();
    await expect(page.getByRole('textbox', { name: 'Название' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Название' }).fill('Кеды маме');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Переименовать: Кеды маме' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Кеды маме' }).click();
    await expect(page).toHaveURL(/\/search\?query=.*size=38/);

    await page.goto('/account/searches');
    await page.getByRole('main').getByRole('link', { name: 'Кроссовки, Женское' }).click();
    await expect(page).toHaveURL(/\/catalog\/sneakers\?sex=FEMALE$/);
    await page.goto('/account/searches');
    for (const name of ['Кеды маме', 'Кроссовки, Женское'])
      await page.getByRole('button', { name: `Удалить: ${name}` }).click();
    await expect(page.getByRole('heading', { name: 'Пока пусто' })).toBeVisible();
  });

interface Offer {
  id: string;
  stock: number;
}

test('a shopper gets one e-mail when a saved search has a product again, and unsubscribes by its link', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await page.goto('/catalog/any/sneakers?deliverySpeed=SLOW');
  const path = (await cards(page).nth(22).getByRole('link').first().getAttribute('href'))!;
  const slug = path.split('/').at(-1)!;
  const { items } = await asOperator<{ items: { slug: string; name: string; items: Offer[] }[] }>(
    'query ($search: String!) { products(dto: { search: $search }) { items { slug name items { id stock } } } }',
    { search: slug },
  );
  const { name, items: offers } = items.find((product) => product.slug === slug)!;
  const setStock = (stock: number | null) =>
    asOperator('mutation ($items: [ItemStockInput!]!) { setStock(dto: { items: $items }) { id } }', {
      items: offers.map((offer) => ({ id: offer.id, stock: stock ?? offer.stock })),
    });

  const email = await signIn(page);
  await page.goto(`/search?query=${encodeURIComponent(name)}`);
  await save(page, name);
  await setStock(0);
  await page.waitForTimeout(3000);
  await setStock(null);
  const letters = () => messagesTo(email, 'В ваших сохранённых поисках появилось новое');
  await expect.poll(letters, { timeout: 120_000, intervals: [1000] }).toBe(1);
  await setStock(0);
  await setStock(null);
  await page.waitForTimeout(30_000);
  expect(await letters()).toBe(1);

  const lines = (await readFile(process.env.JOURNEY_API_LOG!, 'utf8')).split('\n');
  const line = lines.find((text) => text.includes(`✉ ${email}: `) && text.includes('search-notices'))!;
  const [, token] = /search-notices\/([\w.-]+)/.exec(line)!;
  const guest = await awaitHydration(await browser.newContext({ baseURL: baseURL! })).newPage();
  await guest.goto(`/search-notices/${token}`);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Отписаться' }).click();
  await expect(guest.getByText(/^Больше не пишем/)).toBeVisible();
  await expectAccessible(guest);
  await guest.context().close();
  await page.goto('/account/searches');
  await expect(page.getByRole('switch', { name: `Письма о новом: ${name}` })).not.toBeChecked();
});
