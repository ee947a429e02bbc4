import type { RefObject } from 'react';
import { useKeys } from './use-keys';

/** The links in the rows of a list, in order. */
const linksIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=rowheader] a, [data-row] a')];

const rowOf = (element: Element | null) => element?.closest('[role=row], [data-row]') ?? null;

/**
 * Lets `j` and `k` move the focus from row to row, and `x` select the focused row. Enter follows the link of the row,
 * as usual. The focus is the only marker of the current row.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const step = (by: 1 | -1) => {
    if (!list.current) return;
    const links = linksIn(list.current);
    const now = links.findIndex((link) => rowOf(link) === rowOf(document.activeElement));
    const next = now < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(Math.max(now + by, 0), links.length - 1);
    links[next]?.focus();
    links[next]?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => rowOf(document.activeElement)?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
  });
}
