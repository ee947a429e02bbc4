import { expect, type Page } from '@playwright/test';
import { DESK, enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { photo } from './photo.js';
import { test } from './shopper.js';

/** What every process knows by then. */
const EVERYWHERE_MS = 20_000;

const mark = () => Date.now().toString(36);
const saved = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** Opens a page of the shop until a shopper sees there what was changed. */
const seen = (shop: Page, path: string, look: () => Promise<void>) =>
  expect(async () => {
    await shop.goto(path);
    await look();
  }).toPass({ timeout: EVERYWHERE_MS });

test.describe.configure({ mode: 'serial' });

test('a menu entry added in the desk appears in the shop’s menu and can be removed', async ({ page, context }) => {
  test.setTimeout(240_000);
  const name = `Раздел ${mark()}`;
  await enterDesk(page, '/showcase/menu');
  const menu = page.getByRole('list', { name: 'Меню' });
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить раздел' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill(name);
  const address = page.getByRole('textbox', { name: 'Адрес' });
  await address.fill('sneakers');
  await page.getByRole('button', { name: 'Добавить условие' }).click();
  await page.getByRole('combobox', { name: 'Условие 1: Что' }).selectOption('Новинки');
  await page.getByRole('button', { name: `Выше: ${name}` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить меню' }).click();
  // The address is that of another entry.
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(`entry-${mark()}`);
  // What was not saved is there again.
  await page.reload();
  await expect(menu.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить меню' }).click();
  await saved(page, 'Меню сохранено');

  const shop = await context.newPage();
  const links = shop.getByRole('banner').getByRole('navigation', { name: 'Каталог' });
  await seen(shop, '/', () => expect(links.getByRole('link', { name })).toBeVisible({ timeout: 3000 }));

  const link = `Доставка ${mark()}`;
  await page.getByRole('button', { name: 'Добавить ссылку' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill(link);
  await page.getByRole('combobox', { name: 'Куда ведёт' }).fill('/delivery');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить меню' }).click();
  await saved(page, 'Меню сохранено');
  await seen(shop, '/', () =>
    expect(links.getByRole('link', { name: link })).toHaveAttribute('href', '/delivery', { timeout: 3000 }),
  );
  await page.getByRole('button', { name: `Убрать из меню: ${link}` }).click();
  await page.getByRole('button', { name: `Убрать из меню: ${name}` }).click();
  await page.getByRole('button', { name: 'Сохранить меню' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Убрать из меню?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Убрать и сохранить' }).click();
  await saved(page, 'Меню сохранено');
  await seen(shop, '/', () => expect(links.getByRole('link', { name })).toHaveCount(0, { timeout: 3000 }));
});

test('shoppers read the delivery page after its publication in the desk, and an earlier version can be restored', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const sentence = `Проверка ${mark()}: курьер звонит заранее.`;
  await enterDesk(page, '/showcase/pages');
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('delivery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=delivery/);
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: '/delivery', exact: true }) })
    .getByRole('link')
    .click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  // Below the editor, which shows lines, lies the text as it is saved.
  const source = page.getByLabel('Текст', { exact: true }).and(page.locator('textarea'));
  await expect(text).toBeVisible();
  const before = await source.inputValue();
  await page.locator('summary', { hasText: 'Картинка, темы, поисковики' }).click();
  await expectAccessible(page);
  await text.fill('::nothing{}');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill(`${before}\n\n**${sentence}**\n`);
  // What was typed is there again after the page was left.
  await page.reload();
  await expect(source).toHaveValue(new RegExp(sentence));
  await page.getByText('Как на сайте', { exact: true }).click();
  // It is shown as it is typed, before it is saved.
  await expect(page.getByRole('article').getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await saved(page, 'Черновик сохранён');
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Открыть, как видит покупатель' }).click();
  const draft = await opened;
  await expect(draft.getByRole('main')).toContainText(sentence);
  await draft.close();

  const shop = await context.newPage();
  await shop.goto('/delivery');
  await expect(shop.getByRole('main')).not.toContainText(sentence);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await saved(page, 'Опубликовано');
  await seen(shop, '/delivery', () => expect(shop.getByRole('main')).toContainText(sentence, { timeout: 3000 }));

  await page.getByText('Текст', { exact: true }).first().click();
  await page
    .getByRole('button', { name: /^Вернуть версию/ })
    .first()
    .click();
  await expect(source).toHaveValue(before);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await saved(page, 'Опубликовано');
  await seen(shop, '/delivery', () => expect(shop.getByRole('main')).not.toContainText(sentence, { timeout: 3000 }));
});

test('a page text that a colleague changed in the meantime is shown beside the operator’s own', async ({ page }) => {
  test.setTimeout(240_000);
  const slug = `info/desk-${mark()}`;
  const save = (after: number, title: string, id?: string) =>
    asOperator<{ id: string }>('mutation ($dto: SaveContentInput!) { saveContent(dto: $dto) { id } }', {
      dto: { id, after, kind: 'PAGE', slug, title, markdown: 'Текст.' },
    });
  const { id } = await save(0, 'Первый');
  await enterDesk(page, `/showcase/pages/${id}`);
  const title = page.getByRole('textbox', { name: 'Заголовок', exact: true });
  await title.fill('Мой заголовок');
  await save(1, 'Их заголовок', id);
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  const alert = page.getByRole('status').filter({ hasText: 'Это изменил кто-то ещё' });
  await expect(alert).toContainText('Мой заголовок');
  await expect(alert).toContainText('Их заголовок');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Записать моё' }).click();
  await saved(page, 'Черновик сохранён');
  await expect(title).toHaveValue('Мой заголовок');
});

test('a redirect added in the desk answers 301, and an uploaded list reports refused lines by number', async ({
  page,
  request,
}) => {
  const source = `/old-${mark()}`;
  await enterDesk(page, '/showcase/redirects');
  await page.getByRole('button', { name: 'Добавить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Перенаправление' });
  await dialog.getByRole('textbox', { name: 'Откуда' }).fill('/cart');
  await dialog.getByRole('textbox', { name: 'Куда', exact: true }).fill('/brands');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Откуда' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Откуда' }).fill(source);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    const answer = await request.get(source, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/brands']);
  }).toPass({ timeout: EVERYWHERE_MS });

  await page.locator('summary', { hasText: 'Загрузить список' }).click();
  const csv = `source,target\n${source}-a,/brands\n${source}-b,not-a-path\n`;
  const file = { name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/1\sзаписано, 1\sстрока не принята/)).toBeVisible();
  const refused = page.getByRole('table', { name: 'Строки, которые не приняты' });
  await expect(refused.getByRole('rowheader')).toHaveText('3');
  await expectAccessible(page);

  await page.getByRole('searchbox').fill(source);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  const rows = page.getByRole('table', { name: 'Перенаправления' }).getByRole('rowheader');
  await expect(rows).toHaveCount(2);
  for (const address of [source, `${source}-a`]) {
    await page.getByRole('button', { name: `Убрать: ${address}`, exact: true }).click();
    await page
      .getByRole('alertdialog', { name: 'Убрать перенаправление?' })
      .getByRole('button', { name: 'Убрать', exact: true })
      .click();
    await expect(rows.filter({ hasText: new RegExp(`^${address}$`) })).toHaveCount(0);
  }
});

interface Found {
  id: string;
  name: string;
}

const NO_RULE = { kind: 'SYNONYM', queries: ['никакое слово'], words: ['ничего'] };

/** The first products that a query finds with a rule that is only tried. */
async function foundBy(query: string, rule = NO_RULE): Promise<Found[]> {
  const { queries } = await asOperator<{ queries: { after: Found[] }[] }>(
    'query ($dto: PreviewSearchRuleInput!) { previewSearchRule(dto: $dto) { queries { after { id name } } } }',
    { dto: { rule, queries: [query] } },
  );
  return queries[0]!.after;
}

/** What tells products of one name apart: the address of their page, and a SKU by which an operator finds them. */
async function marksOf(id: string): Promise<{ slug: string; sku: string }> {
  const { slug, items } = await asOperator<{ slug: string; items: { sku: string | null }[] }>(
    'query ($id: ID!) { operatorProduct(dto: { id: $id }) { slug items { sku } } }',
    { id },
  );
  return { slug, sku: items.find(({ sku }) => sku)!.sku! };
}

test('a search rule that is tried and saved pins a product, and is later switched off and removed', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const query = 'кроссовки';
  const { id, name } = (await foundBy(query)).at(-1)!;
  const { slug, sku } = await marksOf(id);
  await enterDesk(page, '/showcase/search');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Новое правило' }).click();
  await page.getByRole('menuitem', { name: 'Закрепить товары' }).click();
  await page.getByRole('textbox', { name: 'Запросы' }).fill(query);
  const product = page.getByRole('combobox', { name: 'Добавить товар' });
  await product.fill(sku);
  await page.getByRole('option', { name }).click();
  await page.getByRole('textbox', { name: 'Заметка для своих' }).fill(`journey ${mark()}`);
  await page.getByRole('button', { name: 'Попробовать' }).click();
  const pinned = page.getByRole('list', { name: 'С правилом' }).getByRole('listitem').first();
  await expect(pinned).toContainText(name);
  // In a large shop others before it may have its name.
  await expect(pinned).toContainText('выше на');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить правило' }).click();
  await saved(page, 'Правило сохранено');

  const shop = await context.newPage();
  // Cards of the colours of a model have one name.
  const first = shop.getByRole('main').getByRole('article').first().locator(`a[href*="/product/${slug}"]`).first();
  const results = `/search?query=${encodeURIComponent(query)}`;
  await seen(shop, results, () => expect(first).toBeVisible({ timeout: 3000 }));

  await page.getByRole('link', { name: 'Ко всем правилам' }).click();
  const rule = page.getByRole('row').filter({ hasText: query }).first();
  await rule.getByRole('switch').click();
  await expect(rule.getByRole('switch')).not.toBeChecked();
  await seen(shop, results, () => expect(first).toBeHidden({ timeout: 3000 }));
  await rule.getByRole('link').click();
  await page.getByRole('button', { name: 'Убрать правило' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect(page).toHaveURL(/\/showcase\/search$/);
});

test('a proposed search word is accepted by one click and undone, and rules are tested on judged queries', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  // A word that no product has and that is like no other.
  const word = [...mark()].map((sign) => String.fromCodePoint(0x430 + (parseInt(sign, 36) % 30))).join('');
  const query = `${word} кроссовки`;
  const shop = await context.newPage();
  const results = `/search?query=${encodeURIComponent(query)}`;
  const nearest = shop.getByText('Точных совпадений нет');
  await seen(shop, results, () => expect(nearest).toBeVisible({ timeout: 3000 }));

  const accept = page.getByRole('button', { name: `Принять: ${query}` });
  await enterDesk(page, '/showcase/search');
  await page.getByRole('link', { name: 'Предложенные слова и оценённые запросы' }).click();
  await expect(page).toHaveURL(/\/search\/words$/);
  await expect(async () => {
    await page.reload();
    await expect(accept).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 2 * EVERYWHERE_MS });
  await expectAccessible(page);
  await accept.click();
  const takeBack = page.getByRole('button', { name: `Отменить: ${query}` });
  await expect(takeBack).toBeVisible();
  await seen(shop, results, () => expect(nearest).toHaveCount(0, { timeout: 3000 }));
  await takeBack.click();
  await expect(accept).toBeVisible();
  await seen(shop, results, () => expect(nearest).toBeVisible({ timeout: 3000 }));

  const { name } = (await foundBy('кроссовки')).at(-1)!;
  // Several products may have this name: the judged one is the first that the synonym will bring.
  // The word alone finds nothing yet, so that the synonym helps whatever the other words find.
  const [first] = await foundBy(word, { kind: 'SYNONYM', queries: [word], words: [name] });
  const { sku } = await marksOf(first!.id);
  await page.getByRole('button', { name: 'Оценить запрос' }).click();
  const dialog = page.getByRole('dialog', { name: 'Оценить запрос' });
  await dialog.getByRole('textbox', { name: 'Запрос' }).fill(word);
  await dialog.getByRole('combobox', { name: 'Добавить товар' }).fill(sku);
  await page.getByRole('option', { name: first!.name }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  const judged = page.getByRole('list', { name: 'Оценённые запросы' }).getByRole('listitem').filter({ hasText: word });
  await expect(judged).toBeVisible();

  await page.goto(`${DESK}/showcase/search/new?kind=SYNONYM`);
  await page.getByRole('textbox', { name: 'Запросы' }).fill(word);
  await page.getByRole('textbox', { name: 'Читаются и как' }).fill(name);
  await page.getByRole('button', { name: 'Попробовать' }).click();
  await expect(page.getByText(/1\sоценённый запрос: меняется 1, помогает 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть как было' }).click();

  await page.goto(`${DESK}/showcase/search/words`);
  await judged.getByRole('button', { name: `Убрать: ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect(judged).toHaveCount(0);
});

test('an announcement with times and a banner with an uploaded picture appear in the shop', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const words = `Склад переезжает ${mark()}`;
  await enterDesk(page, '/showcase');
  const announcements = page.getByRole('list', { name: 'Объявления' });
  await expect(page.getByRole('list', { name: 'Баннеры' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Добавить объявление' }).click();
  const announcement = page.getByRole('dialog', { name: 'Объявление' });
  await announcement.getByRole('textbox', { name: 'Текст' }).fill(words);
  const from = announcement.getByRole('textbox', { name: 'Показать с', exact: true });
  const until = announcement.getByRole('textbox', { name: 'Показывать до', exact: true });
  await from.fill('02.01.2099');
  await until.fill('01.01.2099');
  await announcement.getByRole('button', { name: 'Сохранить' }).click();
  await expect(until).toHaveAttribute('aria-invalid', 'true');
  await until.fill('01.12.2099');
  await expectAccessible(page);
  await announcement.getByRole('button', { name: 'Сохранить' }).click();
  await expect(announcement).toBeHidden();
  const added = announcements.getByRole('listitem').filter({ hasText: words });
  await expect(added).toContainText(/ещё не видно, с 2\sянваря, 00:00, до 1\sдекабря, 23:59/);
  await added.getByRole('button', { name: `Изменить: ${words}` }).click();
  await from.fill('');
  await announcement.getByRole('button', { name: 'Сохранить' }).click();
  await expect(announcement).toBeHidden();
  await expect(added).toContainText('видно сейчас');

  await page.getByRole('button', { name: 'Добавить баннер' }).click();
  const banner = page.getByRole('dialog', { name: 'Баннер' });
  await banner.getByRole('textbox', { name: 'Заголовок' }).fill(words);
  const picture = { name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
  await banner.locator('input[type=file]').first().setInputFiles(picture);
  await expect(banner.getByRole('img', { name: 'Картинка: как сейчас' })).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Сохранить' }).click();
  await expect(banner).toBeHidden();

  const shop = await context.newPage();
  const shown = shop.getByRole('region', { name: 'Предложения магазина' });
  await seen(shop, '/', async () => {
    await expect(shop.getByRole('complementary', { name: 'Объявление' })).toContainText(words, { timeout: 3000 });
    await expect(shown).toContainText(words, { timeout: 3000 });
  });

  await page.getByRole('button', { name: `Выше: ${words}` }).click();
  await expect(page.getByRole('button', { name: `Выше: ${words}` })).toBeEnabled();
  for (const list of ['Объявления', 'Баннеры']) {
    const line = page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: words });
    await line.getByRole('button', { name: `Убрать: ${words}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать', exact: true }).click();
    await expect(line).toHaveCount(0);
  }
  await seen(shop, '/', () => expect(shown).not.toContainText(words, { timeout: 3000 }));
});

test('a collection and a banner of tomorrow are looked at as shoppers will see them, and nobody else sees them', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const title = `Завтра ${mark()}`;
  const slug = `tomorrow-${mark()}`;
  const { nodes } = await asOperator<{ nodes: { id: string; name: string }[] }>(
    'query { productsConnection(dto: { traits: [ON_SALE] }, first: 1) { nodes { id name } } }',
  );
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const collection = await asOperator<string>('mutation ($dto: SaveCollectionInput!) { saveCollection(dto: $dto) }', {
    dto: { slug, title, publishAt, productIds: [nodes[0]!.id] },
  });
  await enterDesk(page, '/showcase');
  await page.getByRole('button', { name: 'Добавить баннер' }).click();
  const banner = page.getByRole('dialog', { name: 'Баннер' });
  await banner.getByRole('textbox', { name: 'Заголовок' }).fill(title);
  await banner.getByRole('combobox', { name: 'Ссылка' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await expect(banner.getByRole('combobox', { name: 'Место' })).toHaveValue('home');
  await banner.getByRole('textbox', { name: 'Показать с', exact: true }).fill('02.01.2099');
  const picture = { name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
  await banner.locator('input[type=file]').first().setInputFiles(picture);
  await expect(banner.getByRole('img', { name: 'Картинка: как сейчас' })).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Сохранить' }).click();
  await expect(banner).toBeHidden();

  const guest = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  for (const [list, look] of [
    ['Подборки', (shop: Page) => expect(shop.getByRole('heading', { level: 1 })).toHaveText(title)],
    ['Баннеры', (shop: Page) => expect(shop.getByRole('main')).toContainText(title)],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('list', { name: list })
      .getByRole('button', { name: `Посмотреть, как увидит покупатель: ${title}` })
      .click();
    const shop = await opened;
    await look(shop);
    await expect(shop.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(shop);
    const answer = await guest.goto(shop.url());
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
    // Cut short or of another kind, the link opens nothing.
    const other = shop.url().includes('banners') ? ['banners', 'collections'] : ['collections', 'banners'];
    for (const address of [shop.url().slice(0, -2), shop.url().replace(other[0]!, other[1]!)])
      expect((await guest.goto(address))?.status()).toBe(404);
    await shop.close();
  }
  expect((await guest.goto(`/collections/${slug}`))?.status()).toBe(404);
  await guest.goto('/');
  await expect(guest.getByRole('main')).not.toContainText(title);
  await guest.context().close();

  await page
    .getByRole('button', { name: `Убрать: ${title}` })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать', exact: true }).click();
  await asOperator('mutation ($id: ID!) { removeCollection(dto: { id: $id }) }', { id: collection });
});

/** The room by its addresses. */
const PARTS = [
  ...['', '/menu', '/pages', '/pages/new?kind=ARTICLE', '/redirects', '/redirects/metadata'],
  ...['/search', '/search/words', '/search/new?kind=PIN'],
];

test('every showcase page of the desk fits a phone, a tablet and a wide screen', async ({ page }) => {
  test.setTimeout(240_000);
  await enterDesk(page, '/showcase');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [820, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const part of PARTS) {
      await page.goto(`${DESK}/showcase${part}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Витрина' })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
});
