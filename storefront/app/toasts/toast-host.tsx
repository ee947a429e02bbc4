import { breakpoints } from '@meet/ui-kit';
import { toast, Toaster } from '@meet/ui-kit/toaster';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastTone } from './toast-tone';

/** A sheet from below holds what is being done on a phone: messages leave it free then. */
const sheetIsOpen = () =>
  document.querySelector('dialog:modal') !== null && !window.matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches;

export function show(tone: ToastTone, title: string, description?: string): void {
  toast[tone](title, { description, ...(sheetIsOpen() ? { position: 'top-center' } : {}) });
}

/**
 * The messages' place. An open dialog makes all the rest of the page inert and lies above it, so the place moves into
 * the dialog that is open and back when it closes. React lazy wants a default export.
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
