import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { test } from './shopper.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('heading', { level: 1 });
const understood = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Мы поняли так' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Поиск товаров' });
const field = (page: Page) => popup(page).getByRole('searchbox');

const searchFor = (page: Page, query: string) => page.goto(`/search?query=${encodeURIComponent(query)}`);

/** Returns the number of results beside the title, read from the label for screen readers. */
const totalOf = async (page: Page) =>
  Number(
    /\d[\d\s]*/
      .exec((await found(page).locator('[aria-label]').getAttribute('aria-label')) ?? '')?.[0]
      .replace(/\s/g, ''),
  );

test.describe('results page', () => {
  test('the search corrects a wrong keyboard layout, and searches literally on request', async ({ page }) => {
    await searchFor(page, 'rhjccjdrb');
    await expect(page.getByText('Показаны результаты по запросу «кроссовки»')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«кроссовки»');
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Искать «rhjccjdrb»' }).click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(page.getByText('Ничего не найдено')).toBeVisible();
  });

  test('the search corrects a typing error', async ({ page }) => {
    await searchFor(page, 'кросовки');
    await expect(page.getByText('Показаны результаты по запросу «кроссовки»')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
  });

  test('the search finds a brand written in the other alphabet', async ({ page }) => {
    await searchFor(page, 'велтрок');
    await expect(understood(page).getByRole('link', { name: 'Убрать фильтр «Veltrok»' })).toBeVisible();
    const brands = await cards(page).evaluateAll((all) => all.map((card) => card.textContent ?? ''));
    expect(brands.length).toBeGreaterThan(0);
    expect(brands.filter((text) => !text.includes('Veltrok'))).toEqual([]);
  });

  test('the search shows the filters it understood, and each can be removed', async ({ page }) => {
    await searchFor(page, 'чёрные мужские кроссовки 42');
    for (const name of ['Чёрный', 'Мужское', 'Кроссовки', 'Размер 42'])
      await expect(understood(page).getByRole('link', { name: `Убрать фильтр «${name}»` })).toBeVisible();
    await expectAccessible(page);
    const narrow = await totalOf(page);
    await understood(page).getByRole('link', { name: 'Убрать фильтр «Чёрный»' }).click();
    await expect(page).toHaveURL(/query=(?!.*%D1%87%D1%91%D1%80%D0%BD)/);
    await expect(understood(page).getByRole('link', { name: 'Убрать фильтр «Чёрный»' })).toHaveCount(0);
    await expect.poll(() => totalOf(page)).toBeGreaterThan(narrow);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('a click on a search result is counted with its position, except under filters or chosen sorting', async ({
    page,
  }) => {
    const clicks: unknown[] = [];
    page.on('request', (request) => {
      const body = (request.postDataJSON() ?? {}) as { query?: string; variables?: { dto?: object } };
      if (body.query?.includes('noteSearchClick')) clicks.push(body.variables?.dto);
    });
    const choose = async (address: string, index: number) => {
      await page.goto(address);
      await cards(page).nth(index).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\//);
    };
    const address = `/search?query=${encodeURIComponent('кроссовки')}`;
    await choose(address, 2);
    await choose(`${address}&page=2`, 0);
    const told = { query: 'кроссовки', productId: expect.any(String) as unknown };
    await expect
      .poll(() => clicks)
      .toEqual([
        { ...told, place: 3 },
        { ...told, place: 25 },
      ]);
    await choose(`${address}&sort=CHEAP_FIRST`, 0);
    await choose(`${address}&sex=MALE`, 0);
    expect(clicks).toHaveLength(2);
  });

  test('search results match the counts of filters, and a filter overrides the same words of the query', async ({
    page,
  }) => {
    await searchFor(page, 'чёрные кроссовки');
    const white = page
      .getByRole('form', { name: 'Фильтры' })
      .locator('label', { has: page.getByRole('checkbox', { name: /^Белый/ }) })
      .first();
    const promised = Number(/\d+(?=\D*$)/.exec(await white.innerText())?.[0]);
    await white.click();
    await expect(page).toHaveURL(/colorPallete=white/);
    await expect.poll(() => totalOf(page)).toBe(promised);
    await expect(understood(page).getByRole('link', { name: 'Убрать фильтр «Чёрный»' })).toHaveCount(0);
    await expect(understood(page).getByRole('link', { name: 'Убрать фильтр «Кроссовки»' })).toBeVisible();
  });

  test('the search shows popular products when nothing is found', async ({ page }) => {
    await searchFor(page, 'пылесос');
    await expect(page.getByText('Ничего не найдено')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Чаще всего берут' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Открыть каталог' }).click();
    await expect(page).toHaveURL(/\/catalog$/);
  });

  test('the search page without a query shows popular and recently bought products', async ({ page }) => {
    await page.goto('/search');
    for (const name of ['Чаще всего берут', 'Недавно купили'])
      await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('any path below /search gives the same results for the same query', async ({ page }) => {
    await page.goto(`/search/anything/at-all?query=${encodeURIComponent('кеды')}`);
    await expect(cards(page).first()).toBeVisible();
    const total = await totalOf(page);
    await searchFor(page, 'кеды');
    await expect.poll(() => totalOf(page)).toBe(total);
    await page.goto(`/search/${encodeURIComponent('кеды')}`);
    await expect(page).toHaveURL(/\/search\?query=/);
    await expect.poll(() => totalOf(page)).toBe(total);
  });
});

test.describe('search popup', () => {
  test('the search popup works by keyboard and returns the focus when closed', async ({ page }) => {
    await page.goto('/catalog/any/sneakers');
    const box = page.getByRole('banner').getByRole('searchbox');
    await box.click();
    await expect(field(page)).toBeFocused();
    await expect(popup(page).getByRole('region', { name: 'Чаще всего берут' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(box).toBeFocused();

    await page.keyboard.type('крос');
    await expect(field(page)).toHaveValue('крос');
    await expect(field(page)).toBeFocused();
    await expect(popup(page).getByRole('region', { name: /^Найдено/ })).toBeVisible();
    await expect(popup(page).getByRole('status')).toHaveText(/^Найдено: \d/);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(popup(page).getByRole('list', { name: 'Подсказки' }).getByRole('link').first()).toBeFocused();
    await page.keyboard.type('с');
    await expect(field(page)).toHaveValue('кросс');
    await popup(page).getByRole('link', { name: 'Кроссовки Раздел' }).press('Enter');
    await expect(page).toHaveURL(/\/catalog\/sneakers$/);
    await expect(popup(page)).toBeHidden();
  });

  test('Enter in the search popup opens the results and remembers the query', async ({ page }) => {
    await page.goto('/');
    for (const query of ['кеды', 'белые кроссовки']) {
      await page.getByRole('banner').getByRole('searchbox').click();
      await field(page).fill(query);
      await page.keyboard.press('Enter');
      await expect(popup(page)).toBeHidden();
      await expect(found(page)).toContainText(query);
    }
    await page.goto('/brands');
    await page.getByRole('banner').getByRole('searchbox').click();
    const history = popup(page).getByRole('list', { name: 'История' });
    const past = history.getByRole('link', { name: 'белые кроссовки' });
    await expect(past).toBeVisible();
    await popup(page).getByRole('button', { name: 'Убрать «белые кроссовки» из истории' }).click();
    await expect(past).toHaveCount(0);
    await history.getByRole('link', { name: 'кеды' }).click();
    await expect(page).toHaveURL(/\/search\?query=/);
    await expect(found(page)).toContainText('кеды');
    await page.getByRole('banner').getByRole('searchbox').click();
    await field(page).fill('');
    await popup(page).getByRole('button', { name: 'Очистить историю' }).click();
    await expect(history).toHaveCount(0);
  });

  test('a query without results leads to similar names and is not stored in the search history', async ({ page }) => {
    await page.goto('/search?query=крософочкк'); // cspell:disable-line
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await main.getByRole('link', { name: 'Кроссовки', exact: true }).click();
    await expect(found(page)).toContainText('Кроссовки');
    await page.getByRole('banner').getByRole('searchbox').click();
    await expect(popup(page).getByRole('list', { name: 'История' })).toHaveCount(0);
  });

  test('the search popup shows recently viewed products and removes a filter it understood', async ({ page }) => {
    await page.goto('/catalog/any/sneakers');
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    // Wait for the product page, because its arrival closes any popup.
    await expect(found(page)).not.toContainText('Кроссовки');
    await page.getByRole('banner').getByRole('searchbox').click();
    await expect(popup(page).getByRole('region', { name: 'Недавно смотрели' }).getByRole('link')).toHaveCount(1);
    await field(page).fill('чёрные кроссовки 42');
    await popup(page).getByRole('link', { name: 'Убрать фильтр «Чёрный»' }).click();
    await expect(field(page)).toHaveValue('кроссовки 42');
    await expect(popup(page).getByRole('link', { name: 'Убрать фильтр «Чёрный»' })).toHaveCount(0);
    await popup(page).getByRole('link', { name: 'Результаты поиска' }).click();
    await expect(found(page)).toContainText('кроссовки 42');
  });

  test('the search popup sends one request a second after the last key press, and reports a failure', async ({
    page,
  }) => {
    await page.goto('/');
    const asked: string[] = [];
    await page.route('**/graphql', async (route) => {
      const { query, variables } = route.request().postDataJSON() as { query: string; variables: { query?: string } };
      if (!query.includes('searchFilteredProducts')) return route.continue();
      asked.push(variables.query ?? '');
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('banner').getByRole('searchbox').click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('кеды');
    await expect(popup(page).getByRole('alert')).toHaveText(/Поиск не отвечает/);
    expect(asked).toEqual(['кеды']);
    await expectAccessible(page);
    await popup(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(popup(page).getByRole('region', { name: /^Найдено/ })).toBeVisible();
    expect(asked).toEqual(['кеды', 'кеды']);
    await field(page).fill('пылесос');
    await expect(popup(page).getByRole('status')).toHaveText('Ничего не найдено');
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('on a phone: the search opens as a drawer from below', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Поиск' });
    await link.click();
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByText('Начните вводить поисковой запрос')).toBeVisible();
    await popup(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    const drawer = (await popup(page).boundingBox())!;
    expect(Math.round(drawer.y + drawer.height)).toBe(844);
    expect(drawer.width).toBe(390);
    await expectAccessible(page);
    await field(page).fill('кроссовки 42');
    await expect(popup(page).getByRole('region', { name: /^Найдено/ })).toBeVisible();
    expect((await popup(page).boundingBox())!.y).toBe(drawer.y);
    expect(await popup(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: the search box is a form and understood filters are links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('searchbox').fill('чёрные кеды');
    await page.getByRole('banner').getByRole('button', { name: 'Найти' }).click();
    await expect(cards(page).first()).toBeVisible();
    await understood(page).getByRole('link', { name: 'Убрать фильтр «Чёрный»' }).click();
    await expect(found(page)).toContainText('кеды');
    await expect(understood(page).getByRole('link', { name: 'Убрать фильтр «Чёрный»' })).toHaveCount(0);
  });
});
