import { expect, test as base } from '@playwright/test';
import { BlankApp } from './blank-app.js';
import { expectHydration, slowLoadsTimeout } from './slow-loads.js';
import { componentIn, ten } from './ten.js';

const test = base.extend<{ faults: string[] }>({
  /** Errors and warnings in the console of the page. */
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await use(faults);
  },
});

for (const name of ['vite-app', 'ssr-app'] as const) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    let app: BlankApp;
    let url: string;

    test.beforeAll(async () => {
      // Installing and building takes minutes on a busy machine.
      test.setTimeout(400_000);
      app = await BlankApp.create(name);
      await app.build();
      url = await app.start();
    });
    test.afterAll(() => app.dispose());

    test('a blank application shows the kit and reacts to a click', async ({ page, faults }) => {
      await page.goto(url);
      const button = page.getByRole('button', { name: 'Показать фильтры' });
      // Check a rule of the component, a token of the stylesheet and a font of the package.
      await expect(button).toHaveCSS('min-height', '44px');
      await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Onest Variable"', 'я'))).toBe(true);
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Фильтры' })).toContainText('Здесь пока пусто');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Уход' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Уход' })).toHaveText('Мягкая щётка');
      expect(faults).toEqual([]);
    });

    for (const [component, { themed, nested, translated }] of Object.entries(ten)) {
      test(`${component} uses the values of the brand’s theme`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(url);
        const [selector, property, value] = themed;
        await expect((await componentIn(page, 'themed', component)).locator(selector)).toHaveCSS(property, value);
      });

      test(`${component} yields to a class of the application`, async ({ page, faults }) => {
        await page.goto(url);
        const own = (await componentIn(page, 'overridden', component)).locator('.mine');
        await expect(own).toHaveCSS('display', 'flow-root');
        await expect(own).toHaveCSS('background-color', 'rgb(255, 0, 0)');
        expect(faults).toEqual([]);
      });

      test(`${component} is dark and dense inside a part of a light page`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(url);
        const [selector, property, value] = nested;
        await expect((await componentIn(page, 'nested', component)).locator(selector)).toHaveCSS(property, value);
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      });

      test(`${component} shows English words`, async ({ page }) => {
        await page.goto(url);
        await expect(translated(await componentIn(page, 'translated', component))).toBeAttached();
      });
    }

    test('the kit shows English words except the one that the application replaces', async ({ page }) => {
      await page.goto(url);
      const reworded = page.getByTestId('reworded');
      await expect(reworded.getByRole('link', { name: 'Without 42' })).toBeVisible();
      await expect(reworded.getByRole('button', { name: 'Add one' })).toBeVisible();
      await expect(page.getByTestId('translated')).not.toContainText(/[а-яё]/i);
    });

    test('the kit yields to a CSS module and keeps properties that the module does not set', async ({ page }) => {
      await page.goto(url);
      const badge = page.getByTestId('styled').getByText('Модуль');
      await expect(badge).toHaveCSS('background-color', 'rgb(0, 102, 51)');
      await expect(badge).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(page.getByTestId('overridden').getByRole('button', { name: 'Open' })).toHaveCSS('height', '44px');
    });

    test('a card becomes a row with a button of the application above its link', async ({ page, faults }) => {
      await page.goto(url);
      const row = page.getByTestId('row');
      // Far from the screen a card has the height that it is expected to have.
      await row.scrollIntoViewIfNeeded();
      await expect(row.locator('[data-part=picture]')).toHaveCSS('width', '120px');
      await expect(row).toHaveCSS('height', '150px');
      await row.getByRole('button').click();
      await expect(row.getByRole('button')).toHaveText('Add, 1 in the bag');
      expect(page.url()).toBe(url);
      expect(faults).toEqual([]);
    });

    if (name === 'vite-app') {
      test('the kit yields to Tailwind utilities and Emotion styles', async ({ page }) => {
        await page.goto(url);
        const button = page.getByRole('button', { name: 'Утилита' });
        await expect(button).toHaveCSS('border-radius', '12px');
        await expect(button).toHaveCSS('padding-inline-start', '40px');
        await expect(button).toHaveCSS('font-size', '18px');
        const text = page.getByText('Текст с утилитой');
        await expect(text).toHaveCSS('font-size', '18px');
        await expect(text).toHaveCSS('border-radius', '12px');
        const styled = page.getByRole('button', { name: 'Эмоция' });
        await expect(styled).toHaveCSS('background-color', 'rgb(0, 0, 128)');
        await styled.hover();
        await expect(styled).toHaveCSS('background-color', 'rgb(0, 0, 64)');
      });
    }

    if (name === 'ssr-app') {
      test('the server renders the kit with its styles, including a part that streams later', async ({
        browser,
        page,
        faults,
      }) => {
        const still = await browser.newPage({ javaScriptEnabled: false });
        await still.goto(url);
        await expect(still.getByRole('button', { name: 'Показать фильтры' })).toHaveCSS('min-height', '44px');
        await expect(still.locator('button.mine').first()).toHaveCSS('display', 'flow-root');
        await still.close();
        await page.goto(url);
        await expect(page.getByTestId('late')).toContainText('12 990 ₽');
        expect(faults).toEqual([]);
      });

      test('a streamed page hydrates, however slow the browser is', async ({ browser }) => {
        test.setTimeout(slowLoadsTimeout);
        await expectHydration(browser, url);
      });

      test('the kit needs no CSS reset of the page and brings none', async ({ page }) => {
        await page.goto(url);
        const host = page.getByTestId('host');
        await expect(host).toHaveCSS('list-style-type', 'disc');
        await expect(host).toHaveCSS('margin-block-start', '16px');
        await expect(host).toHaveCSS('padding-inline-start', '40px');
        await expect(host).toHaveCSS('font-family', 'serif');
        const heading = page.getByRole('heading', { name: 'Пустая витрина' });
        await expect(heading).toHaveCSS('margin-block-start', '0px');
        await expect(page.getByLabel('Имя')).toHaveCSS('font-family', /Onest/);
        await expect(page.getByLabel('Имя')).toHaveCSS('box-sizing', 'border-box');
      });
    }

    test('the build fails on a kit prop of the wrong type', async () => {
      await app.add('wrong-prop.tsx');
      const output = await app.build().then(String, ({ stdout }: { stdout: string }) => stdout);
      expect(output).toMatch(/wrong-prop\.tsx.*error TS2322: Type '"loud"' is not assignable/);
    });

    if (name === 'ssr-app')
      test('a page of the development server hydrates from the first load', async ({ browser }) => {
        test.setTimeout(slowLoadsTimeout);
        await expectHydration(browser, await app.develop());
      });
  });
}
