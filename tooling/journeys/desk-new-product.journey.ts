import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { OwnShop } from './own-shop.js';
import { photo } from './photo.js';
import { test } from './shopper.js';

/** Goods of one's own end the demo, so they are not made in the shop of the other journeys. */
let shop: OwnShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await OwnShop.start({ QUERY_POINTS_PER_MINUTE: '1000000', PICTURE_POINTS_PER_MINUTE: '1000000' }, 5);
  await shop.endDemo();
});
test.afterAll(() => shop.stop());

const NAME = `Кеды «Выдра ${randomInt(100_000, 999_999)}»`;
const COLOURS = ['#c53', '#35c', '#3c5', '#cc3', '#c3c'];

const enter = async (page: Page, to: string) => enterDesk(page, to, `${shop.api}/admin`, await shop.deskLink());

/** Asks the operators' schema as another page of the same operator does. */
async function ask<T>(page: Page, query: string, variables: object): Promise<T> {
  const answer = await page.request.post(`${shop.api}/admin/graphql`, {
    headers: { 'x-meet-desk': '1' },
    data: { query, variables },
  });
  const { data } = (await answer.json()) as { data: Record<string, T> };
  return Object.values(data)[0] as T;
}

interface Made {
  id: string;
  name: string;
  slug: string;
  brands: string[];
  category: string[];
  images: { url: string; alt: string }[];
  items: { id: string; size: string; price: number; stock: number; supplier: string }[];
}

const findMade = async (page: Page, search = NAME): Promise<Made | undefined> =>
  (
    await ask<{ nodes: Made[] }>(
      page,
      `query ($search: String!) { productsConnection(first: 5, dto: { search: $search }) { nodes {
         id name slug brands category images { url alt } items { id size price stock supplier } } } }`,
      { search },
    )
  ).nodes.find(({ name }) => name === search);

/** Each of these is one gesture of a hand: a press, a choice, a field that is typed into, files that are dropped. */
function gestures(page: Page) {
  let count = 0;
  const once =
    <Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given) => {
      count += 1;
      await act(...given);
    };
  return {
    press: once((key: string) => page.keyboard.press(key)),
    click: once((name: string) => page.getByRole('button', { name, exact: true }).click()),
    type: once((name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text)),
    find: once((name: string, text: string) => page.getByRole('combobox', { name }).fill(text)),
    choose: once((name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label })),
    drop: once((files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.getByLabel('Выберите файлы').setInputFiles(files),
    ),
    count: () => count,
  };
}

/** The picture that a shopper sees first on the product's page. */
const coverFor = async (page: Page, slug: string): Promise<string> => {
  await page.goto(`${shop.url}/product/${slug}`);
  const first = page.getByRole('list', { name: 'Фотографии товара' }).locator('img').first();
  // A page that the shop does not have yet has no pictures: it is opened again.
  const src = await first.getAttribute('src', { timeout: 5000 }).catch(() => null);
  return decodeURIComponent(src ?? page.url());
};
const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Фотографии по порядку' }).getByRole('listitem');

/** Drags a picture to the place of another one, as slowly as a hand. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const picture = (place: number) => tiles(page).nth(place).getByTitle('Перетащите');
  await picture(from).hover();
  await page.mouse.down();
  const { x, y, width, height } = (await picture(to).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await page.mouse.up();
}

test('a brand that the shop does not have is made in the form, and a size and properties are added later', async ({
  page,
}) => {
  const name = `Бренд ${randomInt(1e6)}`;
  await enter(page, '/goods/new');
  const brand = page.getByRole('combobox', { name: 'Бренд' });
  await page.getByRole('textbox', { name: 'Название' }).fill(`Куртка ${name}`);
  await brand.fill(name);
  await page.getByRole('textbox', { name: 'Название' }).click();
  await expect(brand).toHaveValue(name);
  await page.getByRole('button', { name: 'Сохранить товар' }).click();
  await expect(brand).toHaveAccessibleDescription(/Такого бренда нет/);
  await brand.click();
  await page.getByRole('option', { name: `Создать бренд «${name}»` }).click();
  await expect(brand).not.toHaveAccessibleDescription(/Такого бренда нет/);
  await page.getByRole('combobox', { name: 'Пол' }).selectOption('FEMALE');
  await page.getByRole('combobox', { name: 'Цвета' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Цена, ₽' }).fill('8990');
  await page.getByRole('textbox', { name: 'Размеры' }).fill('S');
  await page.getByRole('textbox', { name: 'Размеры' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Остаток каждого размера' })).toBeFocused();
  await page.getByRole('button', { name: 'Сохранить товар' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Куртка ${name}` })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Пол' })).toHaveValue('FEMALE');
  await page.getByRole('combobox', { name: 'Материалы' }).fill('хлоп');
  await page.getByRole('option', { name: 'Хлопок' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить размер' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый размер' });
  await dialog.getByRole('textbox', { name: 'Размер' }).fill('s');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Размер' })).toHaveAccessibleDescription(/уже есть/);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Размер' }).fill('M');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByRole('rowheader', { name: 'M', exact: true })).toBeVisible();
});

test('an operator creates a product with five pictures and eight sizes in twelve gestures, and shoppers see it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await enter(page, '/goods');
  await expect(page.getByRole('grid', { name: 'Товары' }).getByRole('rowheader').first()).toBeVisible();
  const files = await Promise.all(
    COLOURS.map(async (colour, place) => ({
      name: `${place + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(page, colour),
    })),
  );
  const hand = gestures(page);
  await hand.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Новый товар' })).toBeVisible();
  // The supplier is the shop's own stock until another one is named.
  await expect(page.getByRole('combobox', { name: 'Поставщик' })).toHaveValue(/\S/);
  await hand.type('Название', NAME);
  await hand.find('Бренд', 'своя марка');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await hand.press('Enter');
  await hand.find('Категория', 'кроссовки');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await hand.press('Enter');
  await hand.type('Описание', 'Кожа и замша.\n\nСделаны в России.');
  await hand.type('Цена, ₽', '8 990');
  await hand.choose('Размерный ряд', 'Женская обувь, 35–42');
  await hand.type('Остаток каждого размера', '3');
  await hand.drop(files);
  await hand.click('Сохранить товар');
  expect(hand.count()).toBeLessThanOrEqual(12);

  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/admin\/goods\/[\da-f-]{36}$/);
  await expect(tiles(page)).toHaveCount(5);
  const made = (await findMade(page))!;
  expect(made.brands).toEqual(['Своя марка']);
  expect(made.items.map(({ size, price, stock }) => [size, price, stock])).toEqual(
    [35, 36, 37, 38, 39, 40, 41, 42].map((size) => [String(size), 899_000, 3]),
  );
  await expect.poll(() => coverFor(page, made.slug), { timeout: 60_000 }).toContain(made.images[0]!.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
  await expect(page.getByText('Сделаны в России.')).toBeVisible();
});

test('pictures reordered in the desk have that order for shoppers, and a picture is removed only after confirmation', async ({
  page,
}) => {
  const { id, slug, images } = (await findMadeAs(page))!;
  await page.goto(`${shop.api}/admin/goods/${id}`);
  await expect(tiles(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Фотографию 2 раньше' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Фотографию 1 позже' })).toBeFocused();
  await drag(page, 4, 2);
  await tiles(page).first().getByRole('textbox').fill('Сбоку');
  await page.getByRole('button', { name: 'Убрать фотографию 5' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).click();
  await expect(tiles(page)).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Фотографии по порядку' })).toBeFocused();
  await page.getByRole('button', { name: 'Сохранить фотографии' }).click();
  await expect(page.getByRole('button', { name: 'Сохранить фотографии' })).toHaveCount(0);
  const urls = images.map(({ url }) => url);
  const now = (await findMade(page))!.images;
  expect(now.map(({ url }) => urls.indexOf(url))).toEqual([1, 0, 4, 2]);
  expect(now[0]!.alt).toBe('Сбоку');
  await expect.poll(() => coverFor(page, slug), { timeout: 60_000 }).toContain(urls[1]!);
});

test('pictures that a colleague changed in the meantime are not overwritten, and invalid picture files are reported', async ({
  page,
}) => {
  const { id, images } = (await findMadeAs(page))!;
  await page.goto(`${shop.api}/admin/goods/${id}`);
  await page.getByLabel('Выберите файлы').setInputFiles([
    { name: 'письмо.txt', mimeType: 'text/plain', buffer: Buffer.from('Здравствуйте') },
    { name: 'обломок.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('это не фотография') },
  ]);
  await expect(page.getByText(/письмо\.txt: подойдут JPEG/)).toBeVisible();
  await expect(page.getByText('Файл повреждён, или это не фотография. Выберите другой')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Убрать обломок.jpg' }).click();
  await page.getByRole('button', { name: 'Сделать обложкой фотографию 3' }).click();
  const theirs = images.slice(0, 2).map(({ url, alt }) => ({ url, alt }));
  await ask(page, 'mutation ($dto: SetProductMediaInput!) { setProductMedia(dto: $dto) { id } }', {
    dto: { id, images: theirs },
  });
  await page.getByRole('button', { name: 'Сохранить фотографии' }).click();
  await expect(page.getByText('Фотографии изменил кто-то ещё')).toBeVisible();
  await expectAccessible(page);
  expect((await findMade(page))!.images.map(({ url }) => url)).toEqual(theirs.map(({ url }) => url));
  await page.getByRole('button', { name: 'Записать моё' }).click();
  await expect.poll(async () => (await findMade(page))!.images[0]!.url).toBe(images[2]!.url);
});

test('the last price change is undone by the notice or Ctrl Z, but not over a colleague’s change', async ({ page }) => {
  const { id, items } = (await findMadeAs(page))!;
  const [first] = items;
  await page.goto(`${shop.api}/admin/goods/${id}`);
  const cell = page.getByRole('grid', { name: 'Размеры' }).getByRole('row').nth(1).locator('[data-part="cell"]').nth(1);
  const priceNow = async () => (await findMade(page))!.items.find((item) => item.id === first!.id)!.price;
  const change = async (to: string, kopecks: number) => {
    await cell.click();
    await page.getByRole('textbox', { name: /^Цена: / }).fill(to);
    await page.keyboard.press('Enter');
    await expect.poll(priceNow).toBe(kopecks);
  };
  await change('7990', 799_000);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect.poll(priceNow).toBe(899_000);
  await change('6990', 699_000);
  await cell.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(priceNow).toBe(899_000);
  await expect(page.getByText(/^Как было/)).toBeVisible();
  await change('5990', 599_000);
  await ask(page, 'mutation ($dto: SetPricesInput!) { setPrices(dto: $dto) { id } }', {
    dto: { items: [{ id: first!.id, price: 777_000, oldPrice: null }] },
  });
  await cell.focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Не вернули/)).toBeVisible();
  await expect(cell).toContainText('7 770');
  expect(await priceNow()).toBe(777_000);
});

test('a product draft survives a reload, names its missing fields, and can start from a similar product', async ({
  page,
}) => {
  const { id } = (await findMadeAs(page))!;
  await page.goto(`${shop.api}/admin/goods/new`);
  await page.getByRole('textbox', { name: 'Название' }).fill('Недописанный');
  await page.getByRole('button', { name: 'Сохранить товар' }).click();
  await expect(page.getByRole('link', { name: 'Введите цену: без неё товар не продаётся' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Недописанный');
  await page.goto(`${shop.api}/admin/goods/${id}`);
  await page.getByRole('link', { name: 'Создать похожий' }).click();
  await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue(NAME);
  await expect(page.getByRole('textbox', { name: 'Размеры' })).toHaveValue('35, 36, 37, 38, 39, 40, 41, 42');
  await page.getByRole('textbox', { name: 'Название' }).fill(`${NAME} чёрные`);
  await page.getByRole('textbox', { name: 'Размер 38' }).fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${NAME} чёрные` })).toBeVisible({ timeout: 60_000 });
  const made = (await findMade(page, `${NAME} чёрные`))!;
  expect(made.items.map(({ stock }) => stock)).toEqual([0, 0, 0, 5, 0, 0, 0, 0]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('новый тов');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Недописанный');
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the pages of a new product and its pictures fit ${width} pixels, light and dark, and pass axe`, async ({
    page,
  }) => {
    const { id } = (await findMadeAs(page))!;
    await page.setViewportSize({ width, height });
    for (const path of [`/goods/new?like=${id}`, `/goods/${id}`])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${shop.api}/admin${path}`);
        await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue(NAME);
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
  });
}

/** Signs in, and finds the product that the first journey has made. */
async function findMadeAs(page: Page): Promise<Made | undefined> {
  await enter(page, '/goods');
  return findMade(page);
}

test('an operator merges two products after a preview and a confirmation about sizes that both have', async ({
  page,
}) => {
  const name = `Двойник ${randomInt(1e6)}`;
  await enter(page, '/goods');
  const make = async (full: string) => {
    const { id } = await ask<{ id: string }>(
      page,
      'mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { id } }',
      { dto: { name: full } },
    );
    await ask(page, 'mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { id } }', {
      dto: { product: { id }, size: '42', supplier: { name: 'Ателье' }, price: 100_000, stock: 3 },
    });
    return id;
  };
  const [kept, source] = [await make(`${name} первый`), await make(`${name} второй`)];
  await page.goto(`${shop.api}/admin/goods/${source}`);
  await page.getByRole('button', { name: 'Объединить с другим…' }).click();
  const dialog = page.getByRole('dialog', { name: `Объединить «${name} второй» с другим` });
  await dialog.getByRole('combobox', { name: 'Какой товар остаётся' }).fill(`${name} первый`);
  await page.getByRole('option', { name: `${name} первый` }).click();
  await expect(dialog.getByRole('heading', { name: `Перейдёт к «${name} первый»` })).toBeVisible();
  await dialog.getByLabel('Причина').fill('Один и тот же товар');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  await expect(dialog.getByText('Подтвердите, что останется')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Остаются предложения/ }).check();
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  await expect(page).toHaveURL(new RegExp(`/goods/${kept}$`));
  await expect(page.getByRole('heading', { level: 1, name: `${name} первый` })).toBeVisible();
  await page.goto(`${shop.api}/admin/goods/${source}`);
  await expect(page.getByLabel('Название')).toHaveValue(`${name} второй`);
  await expect(page.getByLabel('Продаётся')).not.toBeChecked();
});
