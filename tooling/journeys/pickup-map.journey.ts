import type { ChildProcess } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { test } from './hydrated-pages.js';
import { API } from './operator.js';
import { PlayedMaps } from './played-maps.js';
import { fillCart } from './purchase.js';
import { startStorefront } from './start-storefront.js';

const PORT = 3360;
const KEY = 'a-key-of-journeys';
const SHOP = `http://127.0.0.1:${PORT}`;

const map = (page: Page) => page.getByRole('group', { name: 'Карта пунктов выдачи' });
const openMap = (page: Page) => page.getByRole('button', { name: 'На карте' });
const offered = (page: Page) => page.getByRole('button', { name: /^Выбрать: / });

/** Opens the choice of a pickup point in a large town. */
async function choosePlace(page: Page, shop = ''): Promise<void> {
  await fillCart(page, { from: 0, listing: `${shop}/catalog/any/sneakers?deliverySpeed=FAST` });
  await page.goto(`${shop}/checkout`);
  await page.getByRole('combobox', { name: 'Город' }).pressSequentially('Казан');
  await page.getByRole('option', { name: /^Казань/ }).click();
  await expect(offered(page).first()).toBeVisible();
}

test.describe('a shop with a key of the maps service', () => {
  // One worker, because a second one would start the same storefront, and stop that of the first.
  test.describe.configure({ mode: 'default' });
  let storefront: ChildProcess;
  let maps: PlayedMaps;

  test.beforeAll(async () => {
    storefront = await startStorefront({ port: PORT, api: new URL(API).origin, env: { YANDEX_MAPS_KEY: KEY } });
  });
  test.afterAll(() => storefront.kill());
  test.beforeEach(async ({ context }) => {
    maps = new PlayedMaps();
    await maps.play(context);
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`at ${width}×${height} a guest opens the map, chooses a point on it, and changes it in the list`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await choosePlace(page, SHOP);
      expect(maps.requests).toEqual([]);
      await openMap(page).click();
      const markers = map(page).locator('[data-played-map] button');
      await expect(markers.first()).toBeVisible();
      expect(maps.requests).toEqual([`https://api-maps.yandex.ru/v3/?apikey=${KEY}&lang=ru_RU`]);
      await expectAccessible(page);
      // The list is the way for the keyboard: no marker takes the focus.
      expect(await markers.evaluateAll((all) => all.every((one) => (one as HTMLElement).tabIndex < 0))).toBe(true);
      const single = markers.filter({ hasNotText: /\d/ }).last();
      const name = await single.getAttribute('title');
      await single.click();
      const chosen = page.getByRole('button', { name: `Выбран: ${name}` });
      await expect(chosen).toBeVisible();
      await expect(map(page)).toBeHidden();
      await page.getByRole('button', { name: 'Изменить пункт' }).click();
      await offered(page).first().click();
      await expect(chosen).toBeHidden();
      await expect(page.getByRole('button', { name: /^Выбран: / })).toBeVisible();
    });

  test('a pickup map that fails to load shows an error, keeps the list, and can be requested again', async ({
    page,
  }) => {
    maps.answers = false;
    await choosePlace(page, SHOP);
    await openMap(page).click();
    await expect(map(page).getByRole('alert')).toContainText('Карта не загрузилась');
    await expectAccessible(page);
    await expect(offered(page).first()).toBeVisible();
    maps.answers = true;
    await map(page).getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(map(page).locator('[data-played-map] button').first()).toBeVisible();
    await page.getByRole('button', { name: 'Без карты' }).click();
    await expect(map(page)).toBeHidden();
    await offered(page).first().click();
    await expect(page.getByRole('button', { name: /^Выбран: / })).toBeVisible();
  });
});

test('a shop without a maps key offers only the list of pickup points and contacts no other host', async ({
  page,
  context,
}) => {
  const maps = new PlayedMaps();
  await maps.play(context);
  await choosePlace(page);
  await expect(page.getByText('Сначала те, что ближе к центру.')).toBeVisible();
  await expect(openMap(page)).toBeHidden();
  await offered(page).first().click();
  await expect(page.getByRole('button', { name: /^Выбран: / })).toBeVisible();
  expect(maps.requests).toEqual([]);
});
