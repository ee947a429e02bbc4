import { loadavg } from 'node:os';
import { expect, test, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { fillCart } from '../journeys/purchase.js';
import { visit, type Vitals } from './visit.js';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SNEAKERS = '/catalog/any/sneakers?deliverySpeed=FAST';
const GOALS: Vitals = { paint: 2000, interaction: 200, shift: 0.02, blocking: 500 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The label of the first choice of a kind: the box itself may be hidden under it. */
const choice = (within: Locator, kind: 'checkbox' | 'radio') =>
  within.locator('label', { has: within.page().locator(`input[type=${kind}]:enabled`) }).first();

async function filter(page: Page): Promise<void> {
  await button(page, /^Фильтры/).tap();
  await choice(page.getByRole('dialog'), 'checkbox').tap();
}

/** Pages, and what a visitor does there. */
const PAGES: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  home: { path: '/', act: (page) => button(page, 'Меню').tap() },
  listing: {
    path: SNEAKERS,
    act: filter,
  },
  product: {
    path: '',
    act: async (page) => {
      await page.getByRole('link', { name: 'Выбрать размер' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Выберите размер' });
      await choice(sheet, 'radio').tap();
      await sheet.getByRole('button', { name: 'В корзину' }).tap();
    },
  },
  search: {
    path: '/search?query=кроссовки',
    act: filter,
  },
  cart: { path: '/cart', act: (page) => choice(page.getByRole('main'), 'checkbox').tap() },
  checkout: {
    path: '/checkout',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Имя' }).tap();
      await page.keyboard.type('Олег');
    },
  },
};

const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

let product = '';
let state: BrowserContextOptions['storageState'];

test.beforeAll(async ({ browser }) => {
  // Cards show their sizes under a mouse.
  const page = await browser.newPage({ hasTouch: false, isMobile: false, viewport: { width: 1440, height: 900 } });
  await page.goto(SNEAKERS);
  const card = page.getByRole('main').getByRole('article').first();
  product = (await card.getByRole('link').first().getAttribute('href'))!;
  await fillCart(page, { from: 1 });
  state = await page.context().storageState();
  await page.close();
});

for (const [name, { path, act }] of Object.entries(PAGES))
  test(`${name} meets the goals for painting, response and layout shift on a slow phone`, async ({ browser }, info) => {
    const visits: Vitals[] = [];
    // The first visit is not counted: the shop makes pictures when they are first asked for.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const context = await browser.newContext({ ...info.project.use, storageState: state } as BrowserContextOptions);
      const vitals = await visit(context, path || product, act);
      if (round) visits.push(vitals);
      await context.close();
    }
    const measured = Object.fromEntries(
      Object.keys(GOALS).map((vital) => [vital, middle(visits.map((one) => one[vital as keyof Vitals]))]),
    ) as unknown as Vitals;
    const { paint, interaction, shift, blocking } = measured;
    process.stdout.write(
      `${name.padEnd(9)} LCP ${paint.toFixed(0)} ms, INP ${interaction.toFixed(0)} ms, CLS ${shift.toFixed(3)}, ` +
        `blocking ${blocking.toFixed(0)} ms; load ${loadavg()[0]!.toFixed(1)}\n`,
    );
    for (const [vital, goal] of Object.entries(GOALS))
      expect.soft(measured[vital as keyof Vitals], vital).toBeLessThanOrEqual(goal);
  });
