import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { choosePointInKazan, drawer, pay, signInByPhone } from './purchase.js';
import { freshPhone, test } from './shopper.js';

// Tracing asks for broken pictures a second time, which the content security policy refuses.
test.use({ trace: 'off' });

interface Asked {
  id: string;
  itemId: string | null;
  productSlug: string;
  imageUrls: string[];
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Нашли дешевле?' });
const linkField = (page: Page) => form(page).getByRole('textbox', { name: 'Ссылка на товар в другом магазине' });
const agreed = (page: Page) => page.getByRole('main').getByText(/^Согласована с вами до/);

/** Sends the form, and returns the request as operators see it. */
async function send(page: Page, link: string): Promise<Asked> {
  await form(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(form(page).getByText(/^Запрос у нас\./)).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Хорошо' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  const { items } = await asOperator<{ items: Asked[] }>(
    `query ($search: String!) {
       meetPriceRequests(dto: { search: $search }) { items { id itemId productSlug imageUrls } } }`,
    { search: link },
  );
  expect(items).toHaveLength(1);
  return items[0]!;
}

/** Agrees 1 234 ₽ for three days. */
const agree = (id: string) =>
  asOperator(
    `mutation ($id: ID!, $expiresAt: DateOrTime!) {
       agreeMeetPrice(dto: { id: $id, price: 123400, expiresAt: $expiresAt }) { state } }`,
    { id, expiresAt: new Date(Date.now() + 3 * 24 * 3_600_000).toISOString() },
  );

test('a «Нашли дешевле?» request with a photo is answered, and the product is bought at the agreed price', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByPhone(page);
  // A product that no other test buys.
  await page.goto('/catalog/any/sneakers?deliverySpeed=FAST');
  const card = page.getByRole('main').getByRole('article').nth(22);
  const product = (await card.getByRole('link').first().getAttribute('href'))!;
  await page.goto(product);
  await page
    .locator('#sizes label', { has: page.locator('input:enabled') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Нашли дешевле?' }).click();
  const link = `other.example/boots-${Date.now()}`;
  await linkField(page).fill(link);
  await form(page)
    .getByLabel('Добавить фото')
    .setInputFiles({ name: 'price.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expectAccessible(page);
  const asked = await send(page, `https://${link}`);
  expect(asked).toMatchObject({ itemId: expect.any(String), imageUrls: [expect.any(String)] });
  await agree(asked.id);

  await page.reload();
  await expect(agreed(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('1 234 ₽').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(drawer(page).getByText('1 234 ₽').first()).toBeVisible();
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Имя' }).fill('Мария');
  await choosePointInKazan(page);
  await expect(page.getByText('Согласованная цена')).toBeVisible();
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await pay(page);
  await expect(page.getByText('1 234 ₽').first()).toBeVisible();

  // The price was for one unit: the page has the usual one again.
  const own = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('OwnPrices')));
  await page.goto(product);
  expect(await (await own).text()).not.toContain('123400');
  await expect(agreed(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone: a guest asks for a price on «Товар под заказ» and gets it after signing in', async ({ page }) => {
    test.setTimeout(180_000);
    const phone = freshPhone();
    await page.goto('/tovar-pod-zakaz');
    await expectAccessible(page);
    const opener = page.getByRole('button', { name: 'Показать, где дешевле' });
    await opener.tap();
    await form(page).getByRole('button', { name: 'Отправить' }).click();
    const product = form(page).getByRole('combobox', { name: 'Товар' });
    await expect(product).toBeFocused();
    for (const words of [
      'Выберите товар из списка',
      'Вставьте ссылку или приложите снимок цены',
      'Введите номер телефона',
    ])
      await expect(form(page).getByText(words)).toBeVisible();
    await expectAccessible(page);

    await product.pressSequentially('кеды');
    await page.getByRole('option').first().click();
    const size = form(page).getByRole('combobox', { name: 'Размер' });
    await size.selectOption({ index: 1 });
    await linkField(page).fill('дешевле там');
    const number = form(page).getByRole('textbox', { name: 'Номер телефона' });
    await number.pressSequentially('4951234567');
    const typed = [await product.inputValue(), await size.inputValue(), await number.inputValue()];
    // Closed by accident, it keeps what was typed.
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await expect(linkField(page)).toHaveValue('дешевле там');
    expect([await product.inputValue(), await size.inputValue(), await number.inputValue()]).toEqual(typed);

    await form(page).getByRole('button', { name: 'Отправить' }).click();
    await expect(linkField(page)).toBeFocused();
    await expect(form(page).getByText('Это не похоже на адрес страницы')).toBeVisible();
    const link = `https://other.example/shoes-${Date.now()}`;
    await linkField(page).fill(link);
    await form(page).getByRole('button', { name: 'Отправить' }).click();
    await expect(form(page).getByText('Проверьте номер мобильного телефона')).toBeVisible();
    await number.fill(phone);
    const sizeName = await size.locator('option:checked').innerText();
    const asked = await send(page, link);
    await expect(opener).toBeFocused();
    await agree(asked.id);

    await signInByPhone(page, phone);
    await page.goto(`/product/${asked.productSlug}`);
    await page.locator('#sizes label', { hasText: sizeName }).first().tap();
    await expect(agreed(page)).toBeVisible();
    // The choice holds at once, and the page moves to its address a moment later.
    await expect(page).toHaveURL(/[?&]size=/);
    await expectAccessible(page);
  });
});
