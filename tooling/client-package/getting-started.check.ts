import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { codeFor } from '../journeys/shopper.js';
import { FrontFolder } from './front-folder.js';
import { stepsOf } from './guide.js';

test.describe.configure({ mode: 'serial' });

/** The output of `plain-fetch.mjs`, with the name of the product. */
const ORDERED = /^Order \d+: (.+)\. Pay at http:/;

let folder: FrontFolder;
let page: Page;
let address: string;

test.beforeAll(async ({ browser }) => {
  folder = await FrontFolder.create();
  page = await (await browser.newContext()).newPage();
});
test.afterAll(() => folder.dispose());

test('docs/getting-started.md leads from an empty folder to a paid order', async () => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const began = Date.now();
  let commands = 0;
  let ordered: string | undefined;
  for (const step of stepsOf('getting-started.md')) {
    if ('file' in step) {
      await folder.write(step.file, step.text);
      continue;
    }
    commands += step.commands.length;
    if (step.commandsIn === 'the repository') {
      // The repository is already installed and its shop is running when the checks start.
      expect(step.commands).toEqual(['npm ci', 'npm start']);
      continue;
    }
    for (const command of step.commands) {
      if (command === 'npx vite') address = await folder.serve(command);
      else if (command.startsWith('node ')) [, ordered] = ORDERED.exec(await folder.run(command)) ?? [];
      else await folder.run(command);
    }
  }

  expect(ordered).toBeDefined();

  await page.goto(address);
  await expect(page.getByRole('heading', { name: /^\d+ products$/ })).toBeVisible();
  const goods = page.getByRole('listitem');
  await expect(goods).toHaveCount(12);
  await expect.poll(() => goods.locator('img').first().evaluate(hasDrawn)).toBe(true);
  // The order of `plain-fetch.mjs` is not paid, so it may already reserve the maximum of its offer for one shopper.
  await goods.filter({ hasNotText: ordered! }).first().getByRole('link').click();
  await page
    .getByRole('button', { name: /^Buy .+RUB/, disabled: false })
    .first()
    .click();

  const email = `guide-${randomInt(1e9, 9e9)}@example.ru`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.getByLabel('First name').fill('Анна');
  await page.getByLabel('Phone').fill(`+79${randomInt(1e8, 9e8)}`);
  await page.getByLabel('Pickup point').selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Pay RUB/ }).click();

  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${address}\\?page=order&id=`));
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^Paid: RUB/);
  expect(faults).toEqual([]);

  const seconds = (Date.now() - began) / 1000;
  process.stdout.write(`From an empty folder to a paid order: ${commands} commands, ${seconds.toFixed(0)} s\n`);
  expect(seconds).toBeLessThan(90);
});

test('tabs with an expired access token refresh it once together, using Web Locks', async () => {
  const exchanges: string[] = [];
  page.context().on('request', (request) => {
    if (request.postData()?.includes('RefreshTokens')) exchanges.push(request.url());
  });
  await page.goto(address);
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith('session'))!;
    const tokens = JSON.parse(localStorage.getItem(name)!) as Record<string, string>;
    localStorage.setItem(name, JSON.stringify({ ...tokens, accessToken: 'expired' }));
  });
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(`${address}?page=checkout`)));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'The cart is empty' })).toBeVisible();
  expect(exchanges).toHaveLength(1);
});

test('an application type-checks against the packed client', async () => {
  await folder.write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'Bundler',
        types: ['vite/client'],
      },
      include: ['src'],
    }),
  );
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  await folder.run(`node ${tsc} -p .`);
  await folder.write(
    'src/wrong.ts',
    "import { ProductDocument } from '@meet/client/operations';\nimport { meet } from './meet';\nvoid meet.request(ProductDocument, { dto: { slog: 'a' } });\n",
  );
  const { stdout } = await folder.run(`node ${tsc} -p .`).then(
    () => ({ stdout: '' }),
    (error: { stdout: string }) => error,
  );
  expect(stdout).toMatch(/wrong\.ts\(3,\d+\): error TS2\d+: .*'slog'/);
});

const hasDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
