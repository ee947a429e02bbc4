import type { ChildProcess } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { EdgeBeforeShop } from './edge-before-shop.js';
import { expectAccessible } from './expect-accessible.js';
import { test } from './hydrated-pages.js';
import { API } from './operator.js';
import { startStorefront } from './start-storefront.js';

const site = (page: Page) => page.getByRole('navigation', { name: 'О магазине' });
const catalogue = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Каталог' });
const announcement = (page: Page) => page.getByRole('complementary', { name: 'Объявление' });

/** The top menu of the specification. */
const SITE = [
  ['Мобильное приложение', '/info/appspromo'],
  ['Доставка', '/delivery'],
  ['Программа лояльности', '/loyalty'],
  ['FAQ', '/info/faq'],
  ['Наш блог', '/blog'],
  ['Контакты', '/info/contacts'],
];

/** The sections of the demo, by their position. */
const SECTIONS = [
  ...['Новинки', 'Кроссовки', 'Обувь', 'Одежда', 'Аксессуары'],
  ...['Мужское', 'Женское', 'Детское', 'Скидки', 'Лучшая цена'],
];

/** Entries of the phone’s menu. */
const ENTRIES = [...SECTIONS, 'Бренды'];

const linksOf = (page: Page) =>
  site(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

/** Where the words of a link stand. Its own box has room for the focus ring, which may be larger. */
const wordsAt = (link: Locator) =>
  link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { x, y, width, height } = words.getBoundingClientRect();
    return { x, y, width, height };
  });

/** Sum of the layout shifts since the page began to load. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu opens by pointer and keyboard, and a closed announcement stays closed', async ({ page }) => {
    await page.goto('/info/faq');
    await expect(page.locator('body[data-hydrated]')).toBeVisible();
    expect(await linksOf(page)).toEqual(SITE);
    // The sections stand in the order that operators gave them.
    await expect(catalogue(page).getByRole('link')).toHaveText(SECTIONS);
    await expect(site(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');

    // Nothing moves where the menu with panels takes the place of the row of links.
    const shoes = catalogue(page).getByRole('link', { name: 'Обувь', exact: true });
    const before = await wordsAt(shoes);
    await shoes.focus();
    await expect(shoes).toHaveAttribute('aria-expanded', 'false');
    await expect(shoes).toBeFocused();
    expect(await wordsAt(shoes)).toEqual(before);

    await page.keyboard.press('ArrowDown');
    const panel = page.getByRole('group', { name: 'Обувь' });
    await expect(panel.getByRole('link').first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(shoes).toBeFocused();

    await shoes.hover();
    const brand = panel.getByRole('list', { name: 'Бренды' }).getByRole('link').first();
    await expect(brand).toHaveAttribute('href', /^\/catalog\/any\/shoes\?brand=[^&]+$/);
    await panel.getByRole('link', { name: 'Лоферы' }).click();
    await expect(page).toHaveURL(/\/catalog\/shoes\/flats\/loafers$/);
    await expect(panel).toBeHidden();
    await expect(shoes).toHaveAttribute('aria-current', 'page');

    const colourOf = (name: string) =>
      catalogue(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).color);
    const [red = 0, green = 0, blue = 0] = (await colourOf('Лучшая цена')).match(/\d+/g)!.map(Number);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));

    await announcement(page).getByRole('button', { name: 'Скрыть объявление' }).click();
    await expect(announcement(page)).toBeHidden();
    await page.reload();
    await expect(page.locator('body[data-hydrated]')).toBeVisible();
    await expect(announcement(page)).toBeHidden();
    expect(await shifts(page)).toBeLessThan(0.01);
  });

  test('the menu on desktop opens under a mouse that rests where the row of links was', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body[data-hydrated]')).toBeVisible();
    await catalogue(page).getByRole('link', { name: 'Обувь', exact: true }).hover();
    await expect(page.getByRole('group', { name: 'Обувь' }).getByRole('link').first()).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(page.getByRole('group', { name: 'Обувь' })).toBeHidden();
  });

  test('the footer links the shop’s social networks and the app', async ({ page, request }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const social = footer.getByRole('list', { name: 'Мы в соцсетях' }).getByRole('link');
    await expect(social).toHaveText(['Telegram', 'ВКонтакте']);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Meet`);
    await expect(footer.getByRole('list', { name: 'Способы оплаты' }).getByRole('img')).toHaveCount(7);
    const code = footer.getByRole('img', { name: /Код, который открывает магазин/ });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toHaveJSProperty('naturalWidth', 134);
    // The demo is in no store.
    const answer = await request.get('/api/mobileapp', { maxRedirects: 0, headers: { 'user-agent': 'iPhone' } });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/info/appspromo']);
    await page.goto('/info/appspromo');
    await expect(page.getByRole('main')).toContainText('В магазинах приложений нас пока нет');
    await expectAccessible(page);
  });

  test('home page banners are in the HTML and lead to their pages', async ({ page, request }) => {
    expect(await (await request.get('/')).text()).toContain('Дешевле вдвое и больше');
    await page.goto('/');
    const banners = page.getByRole('region', { name: 'Предложения магазина' });
    await expect(banners.getByRole('link')).toHaveCount(2);
    await banners.getByRole('link', { name: 'Дешевле вдвое и больше' }).click();
    await expect(page).toHaveURL(/\/catalog\/any\/sale\?sale=MORE_THAN_50/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('on a phone: the menu has levels, brands, help and the sign-in link', async ({ page }) => {
    await page.goto('/catalog/any/clothes');
    const open = page.getByRole('button', { name: 'Открыть меню' });
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    // The section of the page is open as soon as the levels are there; until then the sections are plain links.
    await expect(menu.getByRole('link', { name: 'Всё в разделе «Одежда»' })).toBeVisible();
    await menu.locator('summary', { hasText: 'Обувь' }).click();
    await expect(menu.getByRole('link', { name: 'Всё в разделе «Обувь»' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Лоферы' })).toBeVisible();
    await menu.locator('summary', { hasText: 'Бренды' }).click();
    await expect(menu.getByRole('link', { name: 'Все бренды' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Лоферы' })).toBeHidden();
    expect(await linksOf(page)).toEqual(SITE);
    await expect(menu.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'Контакты' }).click();
    await expect(page).toHaveURL(/\/info\/contacts$/);
    await expect(menu).toBeHidden();

    // The header goes on the way down, and is back as soon as the page stands still.
    await page.goto('/catalog/any/clothes');
    const header = page.getByRole('banner');
    const way = await header.evaluate(async (element) => {
      const top = () => Math.round(element.getBoundingClientRect().bottom);
      const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      for (let step = 0; step < 30 && top() > 0; step += 1) {
        window.scrollBy(0, 100);
        await after(50);
      }
      const gone = top() <= 0;
      await after(1000);
      return [gone, top() > 0];
    });
    expect(way).toEqual([true, true]);

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Партнёрам' })).toBeHidden();
    await footer.getByRole('button', { name: 'О нас' }).click();
    await expect(footer.getByRole('link', { name: 'Партнёрам' })).toBeVisible();

    // The colours that were chosen are those of the next visit, from the first paint on.
    await footer.getByRole('radio', { name: 'Тёмная' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html[data-theme="dark"] body')).toBeVisible();
  });

  test.describe('in a shop with an app in two stores and menu entries without a target', () => {
    const PORT = 3340;
    const APPS = { appStore: 'https://apps.apple.com/app/id1', googlePlay: null, rustore: 'https://rustore.ru/meet' };
    let edge: EdgeBeforeShop;
    let storefront: ChildProcess;
    test.use({ baseURL: `http://127.0.0.1:${PORT}` });
    // The stores are set when an API starts, and operators cannot save an entry without a slug: the API’s answers are
    // changed on their way.
    test.beforeAll(async () => {
      edge = new EdgeBeforeShop(new URL(API).origin);
      edge.edit = (body) =>
        body
          .replace(/(?<="apps":)\{[^}]*\}/, JSON.stringify(APPS))
          .replace(
            /(?<="directoryList":\[)(?=\{[^}]*"position")/,
            '{"slug":"search","name":"Поиск","href":null,"position":-1},{"slug":"","name":"Без адреса","href":null,"position":-2},',
          );
      storefront = await startStorefront({ port: PORT, api: await edge.start() });
    });
    test.afterAll(() => {
      storefront.kill();
      edge.stop();
    });

    test('the menu omits entries without a target, and a closed app banner stays closed', async ({ page }) => {
      await page.goto('/info/faq');
      const banner = page.getByRole('complementary', { name: 'Meet в приложении' });
      const links = banner.getByRole('link');
      await expect(links).toHaveCount(2);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        APPS.appStore,
        APPS.rustore,
      ]);
      await banner.scrollIntoViewIfNeeded();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Открыть меню' }).click();
      const categories = page.getByRole('dialog', { name: 'Меню' }).getByRole('navigation', { name: 'Каталог' });
      await expect(categories.locator('summary').first()).toBeVisible();
      await expect(categories.locator('xpath=./ul/li/a | ./ul/li/details/summary')).toHaveText(ENTRIES);
      await page.keyboard.press('Escape');

      // The banner is for phones alone.
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(banner).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });

      await banner.getByRole('button', { name: 'Скрыть' }).click();
      await expect(banner).toBeHidden();
      await page.goto('/delivery', { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(banner).toBeHidden();
      await expect(page.locator('body[data-hydrated]')).toBeVisible();
      await expect(banner).toBeHidden();
    });
  });
});
