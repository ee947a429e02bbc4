import { expect, test, type Page } from '@playwright/test';

/**
 * Overlays within overlays with a real keyboard and pointer. The stories check every pair, but a script makes their
 * events: the browser moves no focus and selects no text for them.
 */
const outers = ['Modal', 'Drawer', 'BottomSheet'] as const;

async function openPair(page: Page, outer: string, inner: string): Promise<void> {
  await page.goto(`/iframe.html?id=overlays-pairs--by-hand&viewMode=story&args=outer:${outer}`);
  await page.getByRole('button', { name: `${outer} с ${inner}` }).press('Enter');
  await expect(page.getByLabel(`Поле ${outer} с ${inner}`)).toBeFocused();
  await page.getByRole('button', { name: `${inner} из ${outer}` }).press('Enter');
}

/** The title of the dialog or message that holds the focus. */
const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const holder = document.activeElement?.closest('[role="dialog"], [data-message]');
    const title = holder?.getAttribute('aria-labelledby');
    return (title && document.getElementById(title)?.textContent) ?? document.activeElement?.localName;
  });

for (const outer of outers) {
  test(`a dialog in a ${outer} traps Tab, receives typing, and Escape closes one layer at a time`, async ({ page }) => {
    await openPair(page, outer, 'Modal');
    const field = page.getByLabel(`Поле Modal из ${outer}`);
    await expect(field).toBeFocused();
    await page.keyboard.type('Казань');
    await expect(field).toHaveValue('Казань');
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await whereFocusIs(page)).toBe(`Modal из ${outer}`);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Modal из ${outer}` })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await whereFocusIs(page)).toBe(`${outer} с Modal`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `${outer} с Modal` })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `${outer} с Drawer` })).toBeFocused();
  });

  test(`a toast over a ${outer} is reached by Tab and Alt+T, and Escape closes only the toast`, async ({ page }) => {
    await openPair(page, outer, 'Toast');
    const dialog = page.getByRole('dialog', { name: `${outer} с Toast` });
    const message = page.getByRole('group', { name: `Toast из ${outer}` });
    await expect(message).toBeVisible();
    // The button that shows the message is the last control of the dialog.
    await page.keyboard.press('Tab');
    await expect(message).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(message.getByRole('button', { name: 'Закрыть' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused();
    await page.keyboard.press('Alt+t');
    await expect(message).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(message).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  });
}

test('a click outside a dialog presses nothing on the page, and a text selection ending there does not close it', async ({
  page,
}) => {
  await openPair(page, 'Modal', 'Toast');
  const dialog = page.getByRole('dialog', { name: 'Modal с Toast' });
  const title = (await dialog.getByRole('heading').boundingBox())!;
  await page.mouse.move(title.x + 5, title.y + title.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 500, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  const below = (await page.getByRole('button', { name: 'Modal с Drawer', includeHidden: true }).boundingBox())!;
  await page.mouse.click(below.x + 5, below.y + 5);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const outer of outers) {
  for (const inner of [...outers, 'Popover']) {
    test(`a ${inner} opened together with the ${outer} around it is on top and has the focus`, async ({ page }) => {
      await page.goto(`/iframe.html?id=overlays-pairs--at-once&viewMode=story&args=outer:${outer};inner:${inner}`);
      await page.getByRole('button', { name: 'Открыть оба' }).press('Enter');
      const field = page.getByLabel(`Поле ${inner} из ${outer}`);
      await expect(field).toBeFocused();
      await field.click();
      await page.keyboard.type('Казань');
      await expect(field).toHaveValue('Казань');
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await expect(page.getByRole('dialog', { name: `${outer} с ${inner}` })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
}

test('a menu in a drawer is used by keyboard, and Tab and Escape leave it step by step', async ({ page }) => {
  await page.goto('/iframe.html?id=overlays-menu--order-in-drawer&viewMode=story');
  await page.getByRole('button', { name: 'Заказ 1042' }).press('Enter');
  const actions = page.getByRole('button', { name: 'Действия' });
  const menu = page.getByRole('menu', { name: 'Действия с заказом' });
  await actions.press('ArrowDown');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Скачать чек' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Отменить заказ' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(actions).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Отменить заказ' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Заказ 1042' })).toBeFocused();
});
