import { expect, test as base } from '@playwright/test';
import { BlankApp } from './blank-app.js';

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
      app = await BlankApp.create(name);
      await app.build();
      url = await app.start();
    });
    test.afterAll(() => app.dispose());

    test('shows the kit and answers a click', async ({ page, faults }) => {
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

    test('takes the colours and corners of the brand', async ({ page, faults }) => {
      await page.goto(url);
      const themed = page.getByTestId('themed');
      const button = themed.getByRole('button', { name: 'Оформить' });
      await expect(button).toHaveCSS('background-color', 'rgb(11, 79, 108)');
      await expect(button).toHaveCSS('border-radius', '6px');
      await expect(themed.getByLabel('Почта')).toHaveCSS('border-radius', '6px');
      await expect(themed.getByRole('checkbox')).toHaveCSS('box-sizing', 'border-box');
      expect(faults).toEqual([]);
    });

    test("lets the application's classes win", async ({ page }) => {
      await page.goto(url);
      const overridden = page.getByTestId('overridden');
      const button = overridden.getByRole('button', { name: 'Класс' });
      await expect(button).toHaveCSS('background-color', 'rgb(255, 0, 0)');
      await expect(button).toHaveCSS('border-radius', '12px');
      await expect(button).toHaveCSS('padding-inline-start', '40px');
      // What the class does not set stays.
      await expect(button).toHaveCSS('min-height', '44px');
      const badge = overridden.getByText('Модуль');
      await expect(badge).toHaveCSS('background-color', 'rgb(0, 102, 51)');
      await expect(badge).toHaveCSS('color', 'rgb(255, 255, 255)');
    });

    test('shows a dark, dense band with round corners on a light page', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(url);
      const band = page.locator('.band');
      await expect(band).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      const colours = (element: Element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color].map((text) => Number(/\d+/.exec(text)?.[0]));
      };
      const [ground, ink] = await band.evaluate(colours);
      expect(ground).toBeLessThan(64);
      expect(ink).toBeGreaterThan(192);
      const [, heading] = await band.getByRole('heading', { name: 'Вечер' }).evaluate(colours);
      expect(heading).toBeGreaterThan(192);
      const button = band.getByRole('button', { name: 'Смотреть' });
      await expect(button).toHaveCSS('min-height', '36px');
      await expect(button).toHaveCSS('border-radius', '10px');
      await expect(page.getByRole('button', { name: 'Оформить' })).toHaveCSS('min-height', '44px');
    });

    test('speaks the words that the application gives it', async ({ page }) => {
      await page.goto(url);
      const translated = page.getByTestId('translated');
      await expect(translated.getByRole('button', { name: /Order/ })).toHaveAccessibleName(/Loading/);
      await expect(translated.getByRole('img', { name: /out of 5/ })).toBeVisible();
      await expect(translated.getByText('Price', { exact: true })).toHaveCount(1);
      await translated.getByRole('tab', { name: 'Care' }).click();
      await expect(translated.getByRole('tabpanel')).toHaveText('A soft brush');
    });

    if (name === 'vite-app') {
      test('gives way to utilities of Tailwind and to styles of Emotion', async ({ page }) => {
        await page.goto(url);
        const button = page.getByRole('button', { name: 'Утилита' });
        await expect(button).toHaveCSS('border-radius', '12px');
        await expect(button).toHaveCSS('padding-inline-start', '40px');
        await expect(button).toHaveCSS('font-size', '18px');
        const text = page.getByTestId('overridden').getByText('Утилита').last();
        await expect(text).toHaveCSS('font-size', '18px');
        await expect(text).toHaveCSS('border-radius', '12px');
        const styled = page.getByRole('button', { name: 'Эмоция' });
        await expect(styled).toHaveCSS('background-color', 'rgb(0, 0, 128)');
        await styled.hover();
        await expect(styled).toHaveCSS('background-color', 'rgb(0, 0, 64)');
      });
    }

    if (name === 'ssr-app') {
      test('comes from the server with its styles, and its late part too', async ({ browser, page, faults }) => {
        const still = await browser.newPage({ javaScriptEnabled: false });
        await still.goto(url);
        await expect(still.getByRole('button', { name: 'Показать фильтры' })).toHaveCSS('min-height', '44px');
        await expect(still.getByRole('button', { name: 'Класс' })).toHaveCSS('border-radius', '12px');
        await still.close();
        await page.goto(url);
        await expect(page.getByTestId('late')).toHaveText('12 990 ₽');
        expect(faults).toEqual([]);
      });

      test('needs no reset of the page, and brings none', async ({ page }) => {
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

    test('does not build with a prop of the wrong type', async () => {
      await app.add('wrong-prop.tsx');
      const output = await app.build().then(String, ({ stdout }: { stdout: string }) => stdout);
      expect(output).toMatch(/wrong-prop\.tsx.*error TS2322: Type '"loud"' is not assignable/);
    });
  });
}
