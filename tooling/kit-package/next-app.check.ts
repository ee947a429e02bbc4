import { test } from '@playwright/test';
import { BlankApp } from './blank-app.js';
import { expectHydration, slowLoadsTimeout } from './slow-loads.js';

test.describe('next-app', () => {
  test.describe.configure({ mode: 'serial' });
  let app: BlankApp;
  let url: string;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    app = await BlankApp.create('next-app');
    await app.build();
    url = await app.start();
  });
  test.afterAll(() => app.dispose());

  for (const [policy, query] of [
    ['without a policy', ''],
    ['under a policy that refuses style attributes', '?csp'],
  ] as const)
    test(`a streamed page of Next hydrates ${policy}, however slow the browser is`, async ({ browser }) => {
      test.setTimeout(slowLoadsTimeout);
      await expectHydration(browser, url + query);
    });

  test('a page of the development server hydrates from the first load', async ({ browser }) => {
    test.setTimeout(slowLoadsTimeout);
    await expectHydration(browser, await app.develop());
  });
});
