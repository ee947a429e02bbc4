import { stripVTControlCharacters } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { pairTitles, SAY, type OverlayKind } from '../../ui-kit/src/fixtures/overlay-kinds.js';

export const aspects = ['focus', 'Escape', 'announcement', 'stacking'] as const;
export type Aspect = (typeof aspects)[number];

const roles = { Menu: 'menu', Tooltip: 'tooltip', Combobox: 'listbox', Toast: 'group' } as const;
const patience = { timeout: 6000 };

/**
 * One pair of overlays in the story of pairs, operated with a real keyboard: first the outer overlay is opened, then
 * the inner one inside it.
 */
export class OverlayPairPage {
  private readonly titles: { outer: string; inner: string };

  private readonly faults: Partial<Record<Aspect, string>> = {};

  constructor(
    private readonly page: Page,
    private readonly outer: OverlayKind,
    private readonly inner: OverlayKind,
  ) {
    this.titles = pairTitles(outer, inner);
  }

  /** Returns the faults by aspect. A pair without faults leaves the page unchanged. */
  async check(): Promise<Partial<Record<Aspect, string>>> {
    try {
      if (this.outer === 'Toast') await this.checkFromMessage();
      else if (this.inner === 'Toast') await this.checkMessageOver();
      else if (this.outer === 'Menu') await this.checkFromMenu();
      else await this.checkPair();
    } catch (error) {
      // An overlay that does not open cannot hold the focus.
      this.faults.focus ??= firstLine(error);
    }
    return this.faults;
  }

  private async checkPair(): Promise<void> {
    const { page, outer, inner, titles } = this;
    const opener = this.control(page, outer, titles.outer);
    const around = await this.open(page, outer, titles.outer);
    const control = this.control(around, inner, titles.inner);
    const innermost = await this.open(around, inner, titles.inner);
    await this.expect('focus', () => this.hasFocusInside(innermost, control));
    await this.expect('stacking', () => liesOnTop(innermost));
    await this.expect('announcement', () => isReadable(innermost));
    await this.hears('Промокод скопирован');

    if (inner === 'Tooltip' || inner === 'Combobox') await control.focus();
    if (!(await innermost.isVisible())) await this.open(around, inner, titles.inner);
    await page.keyboard.press('Escape');
    await this.expect('Escape', async () => {
      await expect(innermost, `Escape closes ${titles.inner}`).toBeHidden(patience);
      await expect(around, `Escape leaves ${titles.outer} open`).toBeVisible();
    });
    await this.expect('focus', () => expect(control, 'the focus is back').toBeFocused(patience));
    await this.expect('announcement', () => isReadable(around));
    await page.keyboard.press('Escape');
    await this.expect('Escape', () => expect(around, `Escape closes ${titles.outer}`).toBeHidden(patience));
    await this.expect('focus', () => expect(opener, 'the focus is back').toBeFocused(patience));
    await this.expect('announcement', () => isReadable(opener));
  }

  /** Checks a message that appears while an overlay is open. */
  private async checkMessageOver(): Promise<void> {
    const { page, outer, titles } = this;
    const opener = this.control(page, outer, titles.outer);
    const around = await this.open(page, outer, titles.outer);
    // In a tooltip or a list nothing can be clicked, and a menu closes on a click, so there the message appears by
    // itself.
    const bySelf = outer === 'Menu' || outer === 'Tooltip' || outer === 'Combobox';
    const holder = outer === 'Menu' ? around : opener;
    const control = bySelf ? holder : this.control(around, 'Toast', titles.inner);
    const message = bySelf ? await this.say(titles.inner) : await this.open(around, 'Toast', titles.inner);
    await this.expect('focus', () => expect(control, 'a message takes no focus').toBeFocused(patience));
    await this.expect('announcement', () => isAnnounced(message));
    await this.expect('stacking', () => liesOnTop(closeOf(message)));
    await page.keyboard.press('Escape');
    await this.expect('Escape', async () => {
      await expect(around, `Escape closes ${titles.outer}`).toBeHidden(patience);
      await expect(message, 'Escape leaves the message').toBeVisible();
    });
    await this.expect('focus', () => expect(opener, 'the focus is back').toBeFocused(patience));
    await closeOf(message).click();
    await expect(message).toBeHidden(patience);
  }

  /** Checks an overlay opened by a message's action. */
  private async checkFromMessage(): Promise<void> {
    const { page, inner, titles } = this;
    const opener = this.control(page, 'Toast', titles.outer);
    const message = await this.open(page, 'Toast', titles.outer);
    await this.expect('announcement', () => isAnnounced(message));
    await page.keyboard.press('Alt+t');
    await this.expect('focus', () => expect(message, 'Alt+T reaches the message').toBeFocused(patience));
    const action = message.getByRole('button', { name: titles.inner });
    await action.focus();
    await action.press('Enter');
    const innermost = this.overlay(inner, titles.inner);
    await expect(innermost).toBeVisible(patience);
    if (inner === 'Toast') {
      await this.expect('announcement', () => isAnnounced(innermost));
      await this.expect('stacking', () => liesOnTop(closeOf(innermost)));
      await page.keyboard.press('Alt+t');
    } else {
      await this.expect('focus', () => this.hasFocusInside(innermost, opener));
      await this.expect('stacking', () => liesOnTop(innermost));
      await this.expect('announcement', () => isReadable(innermost));
      await this.hears('Промокод скопирован');
    }
    await page.keyboard.press('Escape');
    await this.expect('Escape', () => expect(innermost, `Escape closes ${titles.inner}`).toBeHidden(patience));
    await this.expect('focus', () => expect(opener, 'the focus is back').toBeFocused(patience));
  }

  /** Checks an overlay opened by a menu's action. */
  private async checkFromMenu(): Promise<void> {
    const { page, inner, titles } = this;
    const opener = this.control(page, 'Menu', titles.outer);
    const menu = await this.open(page, 'Menu', titles.outer);
    await this.expect('focus', () => expect(menu, 'the menu has the focus').toBeFocused(patience));
    await this.expect('stacking', () => liesOnTop(menu));
    await expect(menu.getByRole('menuitem')).toHaveAttribute('data-highlighted', '', patience);
    await page.keyboard.press('Enter');
    await expect(menu, 'the action closes the menu').toBeHidden(patience);
    const innermost = this.overlay(inner, titles.inner);
    await expect(innermost).toBeVisible(patience);
    await this.expect('focus', () => this.hasFocusInside(innermost, opener));
    await this.expect('stacking', () => liesOnTop(innermost));
    await this.expect('announcement', () => isReadable(innermost));
    await this.hears('Промокод скопирован');
    await page.keyboard.press('Escape');
    await this.expect('Escape', () => expect(innermost, `Escape closes ${titles.inner}`).toBeHidden(patience));
    await this.expect('focus', () => expect(opener, 'the focus is back').toBeFocused(patience));
    await this.expect('announcement', () => isReadable(opener));
  }

  private control(root: Page | Locator, kind: OverlayKind, title: string): Locator {
    const role = kind === 'Combobox' ? 'combobox' : 'button';
    return root.getByRole(role, { name: title, exact: true, includeHidden: true });
  }

  private overlay(kind: OverlayKind, title: string): Locator {
    const role = kind in roles ? roles[kind as keyof typeof roles] : 'dialog';
    return this.page.getByRole(role, { name: title, exact: true, includeHidden: true });
  }

  private async open(root: Page | Locator, kind: OverlayKind, title: string): Promise<Locator> {
    const { keyboard } = this.page;
    await this.control(root, kind, title).focus();
    if (kind === 'Tooltip') {
      // The tooltip appears at once when the keyboard focus reaches its control.
      await keyboard.press('Shift+Tab');
      await keyboard.press('Tab');
    } else await keyboard.press(kind === 'Combobox' ? 'ArrowDown' : 'Enter');
    const overlay = this.overlay(kind, title);
    await expect(overlay, `${title} opens`).toBeVisible(patience);
    return overlay;
  }

  private hasFocusInside(overlay: Locator, control: Locator): Promise<void> {
    const { inner, titles } = this;
    if (inner === 'Tooltip' || inner === 'Combobox') return expect(control).toBeFocused(patience);
    if (inner === 'Menu') return expect(overlay, 'it has the focus').toBeFocused(patience);
    return expect(overlay.getByLabel(`Поле ${titles.inner}`), 'its field has the focus').toBeFocused(patience);
  }

  private async say(words: string): Promise<Locator> {
    await this.page.evaluate(
      ([event, detail]) => window.dispatchEvent(new CustomEvent(event!, { detail })),
      [SAY, words],
    );
    const message = this.overlay('Toast', words);
    await expect(message, `${words} is shown`).toBeVisible(patience);
    return message;
  }

  /** Checks that a message over both overlays is announced and can be closed with the mouse. */
  private async hears(words: string): Promise<void> {
    const message = await this.say(words);
    await this.expect('announcement', () => isAnnounced(message));
    await this.expect('stacking', () => liesOnTop(closeOf(message)));
    await closeOf(message).click();
    await expect(message).toBeHidden(patience);
  }

  /** Records the first fault of an aspect, and continues. */
  private async expect(aspect: Aspect, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      this.faults[aspect] ??= firstLine(error);
    }
  }
}

const closeOf = (message: Locator) => message.getByRole('button', { name: 'Закрыть', includeHidden: true });

const firstLine = (error: unknown) => stripVTControlCharacters(String(error)).split('\n')[0]!.replaceAll('|', '/');

/** Checks that neither the element nor its ancestors are hidden from screen readers. */
const isReadable = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => node.closest('[aria-hidden="true"], [inert]') !== null), {
      message: 'hidden from readers',
      ...patience,
    })
    .toBe(false);

async function isAnnounced(message: Locator): Promise<void> {
  await isReadable(message);
  const live = await message.evaluate((node) => node.closest('[aria-live="polite"]') !== null);
  expect(live, 'in a live region').toBe(true);
}

/** Checks that the overlay is on top at its centre. */
const liesOnTop = (element: Locator) =>
  expect
    .poll(
      () =>
        element.evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return node.contains(seen) ? 'itself' : (seen?.outerHTML.slice(0, 80) ?? 'nothing');
        }),
      { message: 'what lies on top', ...patience },
    )
    .toBe('itself');
