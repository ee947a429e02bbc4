import type { RefObject } from 'react';

/** The element that takes the focus when an overlay opens: a ref, or a function that finds it. */
export type InitialFocus = RefObject<HTMLElement | null> | (() => HTMLElement | null);

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
const fields =
  'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="button"])';

const takesFocus = (element: HTMLElement) =>
  !element.matches(':disabled, [type="hidden"], [tabindex="-1"], [data-part="close-trigger"], [data-scrolls]') &&
  (element.checkVisibility?.() ?? true);

/**
 * Chooses the element to focus in a dialog that opens: the one the caller names, or the field with which its content
 * begins. Otherwise the dialog itself is focused, so that its title and text are read. If a dialog begins with a link,
 * a choice or a button, an accidental `Enter` then changes nothing.
 */
export function chooseInitialFocus(panel: HTMLElement, asked: InitialFocus | undefined): HTMLElement {
  const named = typeof asked === 'function' ? asked() : asked?.current;
  if (named) return named;
  // React's `autoFocus` has already moved the focus.
  const active = panel.ownerDocument.activeElement;
  if (active instanceof HTMLElement && panel.contains(active)) return active;
  const first = [...panel.querySelectorAll<HTMLElement>(controls)].find(takesFocus);
  return first?.matches(fields) ? first : panel;
}
