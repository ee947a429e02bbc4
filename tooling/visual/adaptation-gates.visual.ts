import { expect, test, type Page } from '@playwright/test';
import { cutContent } from '../../.storybook/cut-content.js';
import { focusFaults } from '../../.storybook/focus-faults.js';
import { pressFaults } from '../../.storybook/press-faults.js';
import { toldBySight } from '../../.storybook/told-states.js';

/** Shows markup as a story would be. */
const show = (page: Page, style: string, markup: string) =>
  page.setContent(`<!doctype html><html lang="ru"><style>
    * { box-sizing: border-box } body { margin: 0; background: #fff; color: #111 } button { border: 1px solid #111 }
    ${style}</style><div id="storybook-root">${markup}</div></html>`);

/** Returns what is told in ordinary colours and is lost in forced ones. */
async function lost(page: Page): Promise<string[]> {
  const ordinary = await page.evaluate(toldBySight, false);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(toldBySight, true);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(ordinary.length).toBeGreaterThan(0);
  return ordinary.filter((told) => !forced.includes(told));
}

test.describe('forced colours', () => {
  const tabs = '<button aria-selected="true">Почта</button><button aria-selected="false">Телефон</button>';
  const sizes =
    '<label><input type="radio" name="size" checked>42</label><label><input type="radio" name="size">43</label>';
  const pages = '<ul><li><span class="here" aria-current="page">1</span></li><li><span>2</span></li></ul>';

  for (const [fault, style, markup] of [
    ['a chosen tab told by its background', '[aria-selected="true"] { background: #ddd }', tabs],
    [
      'a chosen size told by a shadow',
      'input { appearance: none } :checked { box-shadow: inset 0 0 0 2px #111 }',
      sizes,
    ],
    [
      'a chosen size whose own control is hidden',
      'input { position: absolute; clip-path: inset(50%) } label:has(:checked) { background: #ddd }',
      sizes,
    ],
    ['a current page told by a class with a background', '.here { background: #111 }', pages],
    [
      'a mark drawn by a background',
      '.mark { display: block; width: 12px; height: 12px; background: #2f5d46 }',
      '<span class="mark"></span>',
    ],
    [
      'a track drawn by a gradient',
      '.track { display: block; height: 4px; background: linear-gradient(#111, #ddd) }',
      '<span class="track"></span>',
    ],
  ] as const) {
    test(`the forced-colours gate finds ${fault}`, async ({ page }) => {
      await show(page, style, markup);
      expect(await lost(page)).toHaveLength(1);
    });
  }

  for (const [way, style, markup] of [
    ['a border', '[aria-selected="true"] { border-width: 3px }', tabs],
    [
      'a system colour',
      `input { appearance: none } :checked { background: #111 }
       @media (forced-colors: active) { :checked { background: Highlight } }`,
      sizes,
    ],
    ['an outline', '.here { background: #111; outline: 1px solid #111 }', pages],
    [
      'a colour of its own',
      '.mark { display: block; width: 12px; height: 12px; background: #2f5d46; forced-color-adjust: none }',
      '<span class="mark"></span>',
    ],
  ] as const) {
    test(`the forced-colours gate accepts a state shown by ${way}`, async ({ page }) => {
      await show(page, style, markup);
      expect(await lost(page)).toEqual([]);
    });
  }
});

test.describe('content that does not fit', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [fault, style, markup] of [
    ['an element wider than the page', '', '<p style="width: 420px">Слова</p>'],
    ['a word wider than its button', 'button { width: 80px }', '<button>Высокотехнологичный</button>'],
    [
      'an element before the edge of a page from right to left',
      '',
      '<div dir="rtl"><p style="width: 420px">Слова</p></div>',
    ],
  ] as const) {
    test(`cutContent finds ${fault}`, async ({ page }) => {
      await show(page, style, markup);
      expect(await page.evaluate(cutContent)).not.toEqual([]);
    });
  }

  test('cutContent accepts text that scrolls, ends with an ellipsis or is for screen readers', async ({ page }) => {
    const hidden =
      'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap';
    await show(
      page,
      '',
      `<div style="overflow-x: auto; white-space: nowrap"><span>${'Очень длинная строка '.repeat(9)}</span></div>
       <p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${'Очень длинная строка '.repeat(9)}</p>
       <span style="${hidden}">Только для чтения с экрана</span>`,
    );
    expect(await page.evaluate(cutContent)).toEqual([]);
  });
});

test.describe('focus', () => {
  const link = '<a href="#" style="position: relative; display: block; width: 200px; height: 100px">';
  const covered = `${link}<span style="position: absolute; inset: 0; background: #ddd"></span></a>`;

  test('focusFaults finds a link whose picture covers its outline', async ({ page }) => {
    await show(page, ':focus-visible { outline: 2px solid #111; outline-offset: -2px }', covered);
    expect(await focusFaults(page)).toEqual(['the focus is not seen: <a> «»']);
  });

  test('focusFaults finds a button without an outline', async ({ page }) => {
    await show(page, 'button { outline: 0 }', '<button>В корзину</button>');
    expect(await focusFaults(page)).toEqual(['the focus is not seen: <button> «В корзину»']);
  });

  test('focusFaults accepts an outline around, on a card or on the label of a hidden control', async ({ page }) => {
    await show(
      page,
      `:focus-visible { outline: 2px solid #111; outline-offset: 2px } article a { outline: 0 }
       article:has(:focus-visible), label:has(:focus-visible) { outline: 2px solid #111 }
       input { position: absolute; clip-path: inset(50%) }`,
      `${covered}<article><a href="#">Кеды</a></article><label><input type="radio">42</label>`,
    );
    expect(await focusFaults(page)).toEqual([]);
  });
});

test.describe('pressed states', () => {
  const rows = (control: string) =>
    ['hover', 'active'].map((row) => `<section data-row="${row}"><div>${control}</div></section>`).join('');
  const tick = '<label><input type="checkbox">Все</label>';

  for (const [fault, style, markup] of [
    ['a button', '[data-row] button { background: #ddd }', '<button>В корзину</button>'],
    ['a link', '', '<a href="/">Каталог</a>'],
    ['a choice', '', tick],
  ] as const) {
    test(`pressFaults finds ${fault} that looks the same pressed as hovered`, async ({ page }) => {
      await show(page, style, rows(markup));
      expect(await page.evaluate(pressFaults)).toHaveLength(1);
    });
  }

  for (const [way, style, markup] of [
    ['a ground', '[data-row="active"] button { background: #ddd }', '<button>В корзину</button>'],
    ['a mark in the control', '[data-row="active"] input { opacity: 0.5 }', tick],
    ['the card that a link covers', '[data-row="active"] div { background: #ddd }', '<a href="/">Каталог</a>'],
    ['nothing, because the button is disabled', '', '<button disabled>В корзину</button>'],
  ] as const) {
    test(`pressFaults accepts a press shown by ${way}`, async ({ page }) => {
      await show(page, style, rows(markup));
      expect(await page.evaluate(pressFaults)).toEqual([]);
    });
  }
});
