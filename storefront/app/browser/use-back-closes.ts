import { useEffect, useEffectEvent } from 'react';

/** The browser's own requests to close what is open. Absent in Safari and Firefox. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * On a phone, Back closes the panel instead of leaving the page, where the browser has a CloseWatcher (Chrome on Android).
 * Entries of our own in the history would do it everywhere, but the router owns the history.
 */
export function useBackCloses(open: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    // Escape is a request, too, and lists in the panel have their own use for it: only where there is no keyboard.
    if (!open || !CloseWatcher || !window.matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open]);
}
