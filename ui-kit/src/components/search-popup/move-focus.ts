import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
};

/**
 * Arrows walk from the field through everything that is offered, group after group, and back to the field. What is
 * offered are links, so that the focus itself moves and each may be opened as links are. Who types on is taken back to
 * the field before the letter falls.
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

/** A space presses what has the focus. */
function isLetter({ key, target }: KeyboardEvent<HTMLElement>): boolean {
  return key.length === 1 && key !== ' ' && (target as HTMLElement).matches('[data-offer]');
}

function focusField({ currentTarget }: KeyboardEvent<HTMLElement>): void {
  currentTarget.querySelector<HTMLElement>('input')?.focus();
}
