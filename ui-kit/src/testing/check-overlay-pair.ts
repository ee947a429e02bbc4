import { expect, screen, userEvent, waitFor as waitForIt, within } from 'storybook/test';
import { toast } from '../components/toaster/index.js';
import { isModal, pairTitles, type OverlayKind } from '../fixtures/overlay-kinds.js';

/** Overlays slide in for half a second, and a busy machine needs longer. */
const waitFor = (check: () => void) => waitForIt(check, { timeout: 8000 });

const roles = { Menu: 'menu', Tooltip: 'tooltip', Combobox: 'listbox', Toast: 'group' } as const;

/** The open overlay with this title, even if an overlay above hides it from screen readers. */
const overlay = (kind: OverlayKind, title: string) =>
  screen.queryByRole(kind in roles ? roles[kind as keyof typeof roles] : 'dialog', { name: title, hidden: true });

const hidden = (element: Element) => element.closest('[aria-hidden="true"], [inert]') !== null;

/** The control that opens the overlay. */
const control = (root: HTMLElement, kind: OverlayKind, title: string) =>
  within(root).getByRole(kind === 'Combobox' ? 'combobox' : 'button', { name: title, hidden: true });

async function opened(kind: OverlayKind, title: string): Promise<HTMLElement> {
  let element: HTMLElement | null = null;
  await waitFor(() => {
    element = overlay(kind, title);
    expect(element, `${title} is open`).not.toBeNull();
    expect(element, title).toBeVisible();
  });
  return element!;
}

const closed = (kind: OverlayKind, title: string) =>
  waitFor(() => expect(overlay(kind, title), `${title} is closed`).toBeNull());

async function open(root: HTMLElement, kind: OverlayKind, title: string): Promise<HTMLElement> {
  const opener = control(root, kind, title);
  if (kind === 'Tooltip') {
    // A tooltip appears immediately when its control gets the keyboard focus.
    opener.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  } else await userEvent.click(opener);
  return opened(kind, title);
}

const hasFocus = (element: HTMLElement, why: string) =>
  waitFor(() => {
    const active = document.activeElement;
    expect(active === element, `${why}, not at ${active?.outerHTML.slice(0, 120)}`).toBe(true);
  });

/** Checks that the overlay is on top at its centre. */
const liesOnTop = (element: HTMLElement, title: string) =>
  waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(element.contains(seen), `${title} lies on top, not ${seen?.outerHTML.slice(0, 120)}`).toBe(true);
  });

/** Checks that the focus is in the right place after the overlay has opened. */
async function focusIn(kind: OverlayKind, title: string, root: HTMLElement): Promise<void> {
  if (kind === 'Toast') return;
  if (kind === 'Menu') return hasFocus(overlay(kind, title)!, `the focus is in ${title}`);
  const wanted =
    kind === 'Tooltip' || kind === 'Combobox'
      ? control(root, kind, title)
      : within(overlay(kind, title)!).getByLabelText(`Поле ${title}`);
  await hasFocus(wanted, `the focus is in ${title}`);
}

/** Checks that a message is announced and can be closed, whatever is open. */
async function announced(title: string): Promise<void> {
  const message = await opened('Toast', title);
  expect(hidden(message), `${title} is hidden from readers`).toBe(false);
  expect(message.closest('[aria-live="polite"]'), `${title} is in a live region`).not.toBeNull();
  await liesOnTop(within(message).getByRole('button', { name: 'Закрыть' }), `the button of ${title}`);
}

/** Shows a message, checks it and closes it by its button. */
async function notifies(): Promise<void> {
  const title = 'Промокод скопирован';
  toast(title, { duration: Infinity });
  await announced(title);
  await userEvent.click(within(overlay('Toast', title)!).getByRole('button', { name: 'Закрыть' }));
  await closed('Toast', title);
}

/** A message's action opens an overlay, after the message has returned the focus. */
async function checkFromToast(page: HTMLElement, inner: OverlayKind, titles: { outer: string; inner: string }) {
  const opener = control(page, 'Toast', titles.outer);
  const message = await open(page, 'Toast', titles.outer);
  await announced(titles.outer);
  await userEvent.click(within(message).getByRole('button', { name: titles.inner }));
  await closed('Toast', titles.outer);
  if (isModal(inner)) {
    const dialog = await opened(inner, titles.inner);
    await liesOnTop(dialog, titles.inner);
    await focusIn(inner, titles.inner, page);
    await notifies();
    await userEvent.keyboard('{Escape}');
    await closed(inner, titles.inner);
  } else {
    await announced(titles.inner);
    toast.dismiss();
    await closed(inner, titles.inner);
  }
  await hasFocus(opener, `the focus is back at ${titles.outer}`);
}

/** A menu's action closes the menu and opens a dialog, which returns the focus to the menu's button. */
async function checkFromMenu(page: HTMLElement, inner: OverlayKind, titles: { outer: string; inner: string }) {
  const opener = control(page, 'Menu', titles.outer);
  const menu = await open(page, 'Menu', titles.outer);
  await focusIn('Menu', titles.outer, page);
  await liesOnTop(menu, titles.outer);
  await userEvent.click(within(menu).getByRole('menuitem', { name: titles.inner }));
  await closed('Menu', titles.outer);
  const dialog = await opened(inner, titles.inner);
  await liesOnTop(dialog, titles.inner);
  await focusIn(inner, titles.inner, page);
  expect(hidden(dialog), `${titles.inner} is hidden from readers`).toBe(false);
  await notifies();
  await userEvent.keyboard('{Escape}');
  await closed(inner, titles.inner);
  await hasFocus(opener, `the focus is back at ${titles.outer}`);
  await waitFor(() => expect(hidden(opener), 'the page is readable again').toBe(false));
}

/** Opens `outer` and `inner` inside it, and checks focus, stacking, screen reader content, announcements and Escape. */
export async function checkOverlayPair(page: HTMLElement, outer: OverlayKind, inner: OverlayKind): Promise<void> {
  const titles = pairTitles(outer, inner);
  if (outer === 'Toast') return checkFromToast(page, inner, titles);
  if (outer === 'Menu' && inner !== 'Toast') return checkFromMenu(page, inner, titles);
  const opener = control(page, outer, titles.outer);
  const around = await open(page, outer, titles.outer);
  await focusIn(outer, titles.outer, page);
  await waitFor(() => expect(hidden(opener), `the page below ${titles.outer}`).toBe(isModal(outer)));

  if (inner === 'Toast') {
    // Nothing can be pressed in a tooltip or a list, and a menu closes, so the message appears by itself.
    if (outer === 'Menu' || outer === 'Tooltip' || outer === 'Combobox') toast(titles.inner, { duration: Infinity });
    else await userEvent.click(control(around, inner, titles.inner));
    await announced(titles.inner);
  } else {
    const innermost = await open(around, inner, titles.inner);
    await liesOnTop(innermost, titles.inner);
    await focusIn(inner, titles.inner, around);
    expect(hidden(innermost), `${titles.inner} is hidden from readers`).toBe(false);
    await waitFor(() => expect(hidden(around), `${titles.outer} is hidden below`).toBe(isModal(inner)));
    await notifies();

    const innerControl = control(around, inner, titles.inner);
    if (inner === 'Tooltip' || inner === 'Combobox') innerControl.focus();
    if (!overlay(inner, titles.inner)) await open(around, inner, titles.inner);
    await userEvent.keyboard('{Escape}');
    await closed(inner, titles.inner);
    expect(overlay(outer, titles.outer), `Escape leaves ${titles.outer} open`).not.toBeNull();
    await hasFocus(innerControl, `the focus is back at ${titles.inner}`);
    await waitFor(() => expect(hidden(around), `${titles.outer} is readable again`).toBe(false));
  }

  await userEvent.keyboard('{Escape}');
  await closed(outer, titles.outer);
  await hasFocus(opener, `the focus is back at ${titles.outer}`);
  await waitFor(() => expect(hidden(opener), 'the page is readable again').toBe(false));
  if (inner === 'Toast') {
    await announced(titles.inner);
    toast.dismiss();
    await closed(inner, titles.inner);
  }
}
