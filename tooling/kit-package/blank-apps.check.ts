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
      await expect(page.getByRole('tabpanel')).toHaveText('Мягкая щётка');
      expect(faults).toEqual([]);
    });

    if (name === 'ssr-app') {
      test('comes from the server with its styles, and its late part too', async ({ browser, page, faults }) => {
        const still = await browser.newPage({ javaScriptEnabled: false });
        await still.goto(url);
        await expect(still.getByRole('button', { name: 'Показать фильтры' })).toHaveCSS('min-height', '44px');
        await still.close();
        await page.goto(url);
        await expect(page.getByText('12 990 ₽')).toHaveCount(2);
        expect(faults).toEqual([]);
      });
    }

    test('does not build with a prop of the wrong type', async () => {
      await app.add('wrong-prop.tsx', 'src/wrong-prop.tsx');
      const output = await app.build().then(String, ({ stdout }: { stdout: string }) => stdout);
      expect(output).toMatch(/src\/wrong-prop\.tsx.*error TS2322: Type '"loud"' is not assignable/);
    });
  });
}
