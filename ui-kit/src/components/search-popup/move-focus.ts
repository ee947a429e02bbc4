import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
};

/**
 * Moves the focus with the arrow keys: from the field through all links, group by group, and back to the field. The
 * links get real focus, so that they can be opened in every usual way. If a letter is typed while a link has the focus,
 * the focus moves back to the field before the letter is inserted.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (isLetter(event)) focusField(event);
  const step = steps[event.key];
  if (!step || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-offer]')];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[step(at, stops.length - 1)]?.focus();
}

/** Whether the key inserts text. A space does not: it scrolls or presses as usual. */
function isLetter({ key, target }: KeyboardEvent<HTMLElement>): boolean {
  return key.length === 1 && key !== ' ' && (target as HTMLElement).matches('[data-offer]');
}

function focusField({ currentTarget }: KeyboardEvent<HTMLElement>): void {
  currentTarget.querySelector<HTMLElement>('input')?.focus();
}
