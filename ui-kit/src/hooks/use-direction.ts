import { useSyncExternalStore, type RefObject } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Calls `notify` when the direction of the whole page changes. */
function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/**
 * Returns the text direction around an element. State machines need it, because they set `dir` themselves and adapt the
 * arrow keys. It is `ltr` on the server and until the element is mounted.
 */
export function useDirection(element: RefObject<HTMLElement | null>): Direction {
  const read = (): Direction => (element.current?.parentElement?.matches(':dir(rtl)') ? 'rtl' : 'ltr');
  return useSyncExternalStore<Direction>(subscribe, read, () => 'ltr');
}
