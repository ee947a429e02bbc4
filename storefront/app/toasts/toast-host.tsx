import { breakpoints } from '@meet/ui-kit';
import { toast, Toaster } from '@meet/ui-kit/toaster';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastTone } from './toast-tone';

/**
 * Whether a dialog is open on a phone. It is a bottom sheet there, so toasts are shown at the top, where they do not
 * cover it.
 */
const sheetIsOpen = () =>
  document.querySelector('dialog:modal') !== null && !window.matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches;

export function show(tone: ToastTone, title: string, description?: string): void {
  toast[tone](title, { description, ...(sheetIsOpen() ? { position: 'top-center' } : {}) });
}

/**
 * The container of toasts. While a dialog is open, the rest of the page is covered and inert, so the container moves
 * into the dialog. A default export, because `React.lazy` needs one.
 */
export default function ToastHost() {
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    const settle = () => {
      const dialogs = document.querySelectorAll('dialog:modal');
      const home = dialogs[dialogs.length - 1] ?? document.body;
      if (place.parentElement !== home) home.append(place);
    };
    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      watcher.disconnect();
      place.remove();
    };
  }, [place]);

  return createPortal(<Toaster />, place);
}
