import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { drawer, pay } from './purchase.js';
import { freshPhone, readThePage, test } from './shopper.js';

const arrives = /Придёт (.+)/;

/** The words of a date, without what differs only in line breaks. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u2060]/g, (sign) => (sign === '\u2060' ? '' : ' ')).trim();

async function wordsIn(scope: ReturnType<Page['locator']>): Promise<string> {
  const words = scope.getByText(arrives).filter({ visible: true }).first();
  await expect(words).toBeVisible();
  return arrives.exec(plain(await words.innerText()))![1]!.replace(/\.$/, '');
}

for (const [n, [width, height]] of [
  [390, 844],
  [1440, 900],
].entries() as Iterable<[number, [number, number]]>)
  test(`at ${width} pixels product, cart, checkout and order show the same delivery days`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/catalog/any/clothes?deliverySpeed=FAST');
    const link = page
      .getByRole('main')
      .getByRole('article')
      .nth(6 + n)
      .getByRole('link')
      .first();
    await page.goto((await link.getAttribute('href'))!);
    await readThePage(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Сроки для Москвы: город не выбран')).toBeVisible();
    const inMoscow = await wordsIn(main);

    await main.getByRole('button', { name: 'Выбрать город' }).click();
    const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
    await expect(dialog.getByRole('group', { name: 'Крупные города' })).toContainText('Москва');
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Город' }).pressSequentially('Казан');
    await page.getByRole('option', { name: /^Казань/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText('Город: Казань')).toBeVisible();
    const promised = await wordsIn(main);
    expect(promised).not.toBe(inMoscow);

    // The town is remembered.
    await page.reload();
    await readThePage(page);
    await expect(main.getByText('Город: Казань')).toBeVisible();
    expect(await wordsIn(main)).toBe(promised);

    const size = main.getByRole('radio', { disabled: false }).first();
    const slug = await size.getAttribute('value');
    await page.goto(`${new URL(page.url()).pathname}?size=${slug}`);
    await readThePage(page);
    await main.getByRole('button', { name: 'В корзину' }).last().click();
    expect(await wordsIn(drawer(page).getByRole('article'))).toBe(promised);
    await page.goto('/cart');
    expect(await wordsIn(main.getByRole('article').first())).toBe(promised);

    await page.goto('/checkout');
    await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань');
    await page.getByRole('textbox', { name: 'Имя' }).fill('Олег');
    await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(freshPhone());
    await page
      .getByRole('button', { name: /^Выбрать: / })
      .first()
      .click();
    await expect(page.getByText(/^Доставка .*Придёт/)).toBeVisible();
    expect(plain(await page.getByText(/^Доставка .*Придёт/).innerText())).toContain(`Придёт ${promised}`);
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await pay(page);
    expect(plain(await main.innerText())).toContain(promised);
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} pixels cards of a list show delivery days, and the list names the city for them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/catalog/any/clothes?deliverySpeed=FAST');
    await readThePage(page);
    const main = page.getByRole('main');
    const card = main.getByRole('article').first();
    const box = await card.boundingBox();
    const town = main.getByRole('button', { name: /^Сроки/ });
    await expect(town).toHaveText(/^Сроки для\sМосквы/);
    const inMoscow = await wordsIn(card);

    await town.click();
    const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
    // The largest towns need no typing.
    await dialog.getByRole('button', { name: 'Казань' }).click();
    await expect(town).toHaveText(/^Сроки: Казань/);
    expect(await wordsIn(card)).not.toBe(inMoscow);
    // Days of another town move nothing.
    expect(await card.boundingBox()).toEqual(box);

    await page.reload();
    await readThePage(page);
    await expect(town).toHaveText(/^Сроки: Казань/);
    expect(await wordsIn(card)).not.toBe(inMoscow);
    await expectAccessible(page);
  });
