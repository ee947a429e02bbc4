import { expect, type Page } from '@playwright/test';
import { publicPages } from './pages.js';
import { drawer } from './purchase.js';
import { test } from './shopper.js';

const loaded = (page: Page) => page.locator('body[data-hydrated]').waitFor();

/** Presses Tab until the control with this name or address has the focus. What has the focus must be in sight. */
async function tabTo(page: Page, wanted: RegExp, most: number): Promise<void> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    const { words, inSight } = await page.evaluate(() => {
      const element = document.activeElement!;
      const { top, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return {
        words: `${name.trim()} ${element.getAttribute('href') ?? ''}`,
        inSight: bottom > 0 && top < window.innerHeight,
      };
    });
    expect(inSight, words).toBe(true);
    if (wanted.test(words)) return;
    passed.push(words);
  }
  throw new Error(`Tab did not reach ${wanted}: ${passed.join(', ')}`);
}

test('a shopper gets from the home page to the checkout by keyboard alone', async ({ page }) => {
  // The first stop of every page leads over the header.
  await page.goto('/brands');
  await loaded(page);
  await tabTo(page, /^Перейти к содержанию #content$/, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/');
  await loaded(page);
  await tabTo(page, /\/catalog\/any\/sneakers$/, 30);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);

  // Another one leads over the filters.
  await tabTo(page, /^К товарам #/, 30);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Товары' })).toBeFocused();
  await tabTo(page, / \/product\//, 10);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();

  await tabTo(page, /^В корзину/, 40);
  const buy = page.locator(':focus');
  // The sizes stand before the button, and are one stop.
  await page.getByRole('main').locator('input[type=radio]:enabled').first().focus();
  await page.keyboard.press('Space');
  await tabTo(page, /^В корзину/, 10);
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(buy).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await tabTo(page, /\/checkout$/, 20);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  const name = page.getByRole('textbox', { name: 'Имя' });
  await expect(name).toBeVisible();
  for (let steps = 0; steps < 40 && !(await name.evaluate((field) => field === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Мария');
  await expect(name).toHaveValue('Мария');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every page fits a phone with text at twice the size', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path);
      await loaded(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(beyond, { message: path }).toBeLessThanOrEqual(0);
    }
  });

  test('nothing on a page moves when the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/catalog/any/sneakers');
    await loaded(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = ({ target }: Event) => {
        for (const { effect } of (target as Element).getAnimations())
          for (const frame of (effect as KeyframeEffect).getKeyframes())
            if (/translate|scale|rotate/.test(String(frame['transform'] ?? '')))
              seen.push((target as Element).outerHTML);
      };
      document.addEventListener('animationstart', note, true);
      document.addEventListener('transitionrun', note, true);
    });
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Фильтры/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 1500);
    await page.getByRole('main').getByRole('button', { name: 'В избранное' }).nth(4).click();
    await expect(page.getByText('Товар добавлен в избранное')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });
});

test('selected sizes and the focus are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/zarechin-most-2-olive');
  await loaded(page);
  const sizes = page.getByRole('main').locator('label', { has: page.locator('input[type=radio]:enabled') });
  const look = (index: number) =>
    sizes.nth(index).evaluate((label) => {
      const { backgroundColor, borderColor, color, outlineColor } = getComputedStyle(label);
      return [backgroundColor, borderColor, color, outlineColor].join(' ');
    });
  const before = await look(0);
  expect(await look(1)).toBe(before);
  await sizes.first().click();
  await expect(sizes.first().getByRole('radio')).toBeChecked();
  await expect.poll(() => look(0)).not.toBe(before);
  await page.getByRole('button', { name: 'В корзину' }).first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const ring = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).not.toBe('none');
});
