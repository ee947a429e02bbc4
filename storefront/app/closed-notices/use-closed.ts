import { useSyncExternalStore } from 'react';
import { close, isClosed, type Notice } from './closed-notices';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Whether the shopper has closed a notice in this tab or another, and the function that closes it. Storage is read only
 * after hydration, because the first render must match the server's; until then the styles hide closed notices.
 */
export function useClosed(notice: Notice, mark: string): readonly [boolean, () => void] {
  const closed = useSyncExternalStore(
    subscribe,
    () => isClosed(notice, mark),
    () => false,
  );
  return [
    closed,
    () => {
      close(notice, mark);
      for (const listener of listeners) listener();
      // The pressed button has disappeared, so the focus is moved to another element.
      document.getElementById('content')?.focus({ preventScroll: true });
    },
  ];
}
