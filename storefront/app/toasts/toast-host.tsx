import { breakpoints } from '@meet/ui-kit';
import { toast, Toaster } from '@meet/ui-kit/toaster';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastTone } from './toast-tone';

/** On a phone an open dialog is a bottom sheet: toasts move to the top then, so as not to cover it. */
const sheetIsOpen = () =>
  document.querySelector('dialog:modal') !== null && !window.matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches;

export function show(tone: ToastTone, title: string, description?: string): void {
  toast[tone](title, { description, ...(sheetIsOpen() ? { position: 'top-center' } : {}) });
}

/**
 * The container of toasts. An open dialog covers the page and makes it inert, so the container moves into the dialog
 * and back when it closes. `React.lazy` needs a default export.
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
