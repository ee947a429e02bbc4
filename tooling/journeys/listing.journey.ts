import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { test } from './hydrated-pages.js';
import { asOperator } from './operator.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('button', { name: /^Показать ещё/ });
const addresses = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the button «Показать ещё» adds a page of products, and Back restores the list and the scroll position', async ({
  page,
}) => {
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
  // As the click does: it scrolls once more if the header, which comes back, covers the link.
  await chosen.getByRole('link').first().hover();
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

test('a listing has two, three or four columns depending on the width', async ({ page }) => {
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

test('a listing opened at a middle page has its own URL and loads further pages from there', async ({ page }) => {
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

test('invalid listing URLs redirect to valid ones', async ({ page, request }) => {
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

test('categories of the filter are nested, and a narrower category replaces the wider one', async ({ page }) => {
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

/** Declares three fields of goods, and gives them to the first two goods of a list. Returns the paths of the two. */
async function describeGoods(page: Page): Promise<[string, string]> {
  const field = { owner: 'PRODUCT', visibility: 'PUBLIC', filterable: true };
  const surfaces = [
    { slug: 'road', name: 'Асфальт' },
    { slug: 'trail', name: 'Тропа' },
  ];
  for (const dto of [
    { code: 'surface', name: 'Покрытие', type: 'LIST', multiple: true, options: surfaces },
    { code: 'drop', name: 'Перепад', type: 'NUMBER', unit: 'мм', position: 1 },
    { code: 'vegan', name: 'Без кожи', type: 'FLAG', position: 2 },
  ])
    await asOperator('mutation ($dto: SaveCustomFieldInput!) { saveCustomField(dto: $dto) { code } }', {
      dto: { ...field, ...dto },
    });
  await page.goto('/catalog/any/sneakers');
  const [first, second] = (await addresses(page)).flatMap((href) => href?.split('?')[0] ?? []);
  for (const [path, customFields] of [
    [
      first!,
      [
        { code: 'surface', options: ['road', 'trail'] },
        { code: 'drop', number: 8.5 },
      ],
    ],
    [
      second!,
      [
        { code: 'surface', options: ['road'] },
        { code: 'drop', number: 4 },
        { code: 'vegan', flag: true },
      ],
    ],
  ] as const) {
    const slug = path.split('/').at(-1)!;
    const { items } = await asOperator<{ items: { id: string; slug: string }[] }>(
      'query ($slug: String!) { products(dto: { search: $slug }) { items { id slug } } }',
      { slug },
    );
    const { id } = items.find((product) => product.slug === slug)!;
    await asOperator('mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { id } }', {
      dto: { id, customFields },
    });
  }
  return [first!, second!];
}

test('a custom field is a filter of the listing and a fact of the product, also without JavaScript', async ({
  page,
  browser,
}) => {
  const [first, second] = await describeGoods(page);
  const filters = page.getByRole('form', { name: 'Фильтры' });
  const surface = filters.getByRole('group', { name: 'Покрытие' });
  const group = (title: string) => filters.locator('summary', { hasText: title });
  // Listings follow a moment later.
  await expect(async () => {
    await page.goto('/catalog/any/sneakers');
    await expect(group('Покрытие')).toBeVisible({ timeout: 2000 });
    await expect(filters.getByRole('checkbox', { name: /^Без кожи/ })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: /^Убрать/ })).toHaveCount(0);

  await group('Покрытие').click();
  await expect(surface.getByRole('checkbox', { name: /^Асфальт 2/ })).toBeVisible();
  await surface.getByRole('checkbox', { name: /^Тропа/ }).check();
  await expect(page).toHaveURL(/\?field\.surface=trail$/);
  await expect(cards(page)).toHaveCount(1);
  expect(await addresses(page)).toEqual([expect.stringContaining(first)]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await group('Перепад, мм').click();
  await filters.getByRole('textbox', { name: 'Перепад, мм, до' }).fill('8,5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?field\.drop\.max=8\.5&field\.surface=trail$/);
  await page.getByRole('link', { name: /Покрытие: Тропа/ }).click();
  await expect(page).toHaveURL(/\?field\.drop\.max=8\.5$/);
  await expect(cards(page)).toHaveCount(2);
  await filters.getByRole('checkbox', { name: /^Без кожи/ }).check();
  await expect(cards(page)).toHaveCount(1);
  expect(await addresses(page)).toEqual([expect.stringContaining(second)]);
  await expectAccessible(page);

  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, baseURL: new URL('/', page.url()).href })
  ).newPage();
  await plain.goto('/catalog/any/sneakers?field.surface=trail', { waitUntil: 'commit' });
  const form = plain.getByRole('form', { name: 'Фильтры' });
  await expect(form.getByRole('checkbox', { name: /^Тропа/ })).toBeChecked();
  await form.getByRole('checkbox', { name: /^Асфальт/ }).check();
  await form.locator('summary', { hasText: 'Перепад, мм' }).click();
  await form.getByRole('textbox', { name: 'Перепад, мм, от' }).fill('4,5');
  await form.getByRole('button', { name: /^Показать/ }).click();
  await expect(plain).toHaveURL(/\?field\.drop\.min=4\.5&field\.surface=road,trail&sort=POPULAR_FIRST$/);
  await expect(cards(plain)).toHaveCount(1);

  await plain.goto(first, { waitUntil: 'commit' });
  await plain.getByText('Характеристики и уход').click();
  for (const [name, value] of [
    ['Покрытие', 'Асфальт, Тропа'],
    ['Перепад', '8,5\u00A0мм'],
  ])
    await expect(plain.getByRole('term').filter({ hasText: name! }).locator('xpath=following-sibling::dd')).toHaveText(
      value!,
    );
  await plain.context().close();

  for (const code of ['surface', 'drop', 'vegan'])
    await asOperator('mutation ($dto: RemoveCustomFieldInput!) { removeCustomField(dto: $dto) }', {
      dto: { owner: 'PRODUCT', code, removeValues: true },
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: a listing has page links and no button that does nothing', async ({ page }) => {
    await page.goto('/catalog/any/sneakers');
    await expect(more(page)).toBeHidden();
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(cards(page)).toHaveCount(24);
  });
});

test('size filters are grouped by kind of goods, with a decimal comma, only where there are several groups', async ({
  page,
}) => {
  await page.goto('/catalog/women');
  const sizes = page.getByRole('form', { name: 'Фильтры' }).getByRole('group', { name: 'Размер', exact: true });
  const ofShoes = sizes.getByRole('group', { name: 'Обувь', exact: true });
  await expect(
    sizes.getByRole('group', { name: 'Одежда', exact: true }).getByRole('checkbox', { name: /^XS/ }),
  ).toBeAttached();
  await ofShoes.getByText('36,5', { exact: true }).click();
  await expect(page).toHaveURL(/size=(ADULT_)?36\D5$/);
  await expect(page.getByRole('link', { name: /36,5/ })).toBeVisible();
  await page.goto('/catalog/sneakers?age=ADULT');
  await expect(sizes.getByRole('checkbox').first()).toBeVisible();
  await expect(ofShoes).toHaveCount(0);
});

test('product cards begin in the upper third of a desktop, and «Ещё» shows links beyond one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/catalog/any/sneakers', '/catalog/any/clothes', '/brands/kedrum', '/search?query=кроссовки']) {
    await page.goto(path);
    const top = () =>
      cards(page)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
    await expect.poll(top, { message: path }).toBeLessThanOrEqual(320);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(title!.y - header!.y - header!.height, path).toBeGreaterThanOrEqual(16);
  }
  await page.goto('/catalog/any/clothes');
  const ways = page.getByRole('navigation', { name: 'Подразделы' });
  const last = ways.getByRole('link').last();
  const line = (await ways.getByRole('list').boundingBox())!;
  expect((await last.boundingBox())!.y).toBeGreaterThan(line.y + line.height - 1);
  await ways.getByRole('button', { name: 'Ещё' }).click();
  await expect(ways.getByRole('button')).toHaveCount(0);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('on a phone: Back undoes in one step all filters chosen while the filter sheet was open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catalog/any/sneakers');
  for (const round of [1, 2]) {
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Фильтры' });
    const boxes = sheet.getByRole('group', { name: 'Бренд' }).getByRole('checkbox');
    for (const place of [0, 1]) {
      const before = page.url();
      await boxes.nth(place + round * 2).check();
      await expect.poll(() => page.url()).not.toBe(before);
    }
    await sheet.getByRole('button', { name: /^Показать/ }).click();
  }
  const chosen = () => page.evaluate(() => new URLSearchParams(location.search).get('brand')?.split(',').length ?? 0);
  expect(await chosen()).toBe(4);
  await page.goBack();
  await expect.poll(chosen).toBe(2);
  await page.goBack();
  await expect.poll(chosen).toBe(0);
  await expect(page).toHaveURL(/sneakers$/);
});

test('the focus ring of a card in a row is not cut off or covered by the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Новинки' });
  const card = row.getByRole('article').first();
  await page.keyboard.press('Tab');
  await card.getByRole('link').first().focus();
  const header = await page.getByRole('banner').boundingBox();
  const ring = await card.evaluate((element) => {
    const { top, left } = element.getBoundingClientRect();
    const list = element.closest('ul')!.getBoundingClientRect();
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element);
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    return {
      top: top - reach,
      isDrawn: outlineStyle !== 'none',
      room: Math.min(left - list.left, top - list.top) - reach,
    };
  });
  expect(ring.isDrawn).toBe(true);
  expect(ring.room).toBeGreaterThanOrEqual(0);
  expect(ring.top).toBeGreaterThanOrEqual(header!.y + header!.height);
});
