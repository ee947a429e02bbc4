import { FocusTrap } from '@zag-js/focus-trap';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { chooseInitialFocus, type InitialFocus } from './initial-focus.js';
import { notificationRegions } from './notification-regions.js';

const isInPage = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** The element that opened each panel. */
const openers = new WeakMap<Element, HTMLElement>();

/** The opener of the panel that is just closing, if another panel takes its place. */
let leftTo: HTMLElement | undefined;

const panels = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The opener of the overlay around an element: the focus returns there if that overlay has closed as well. */
function openerAround(element: Element | null): HTMLElement | undefined {
  const panel = element?.closest(panels);
  if (!panel) return undefined;
  return openers.get(panel) ?? document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`) ?? undefined;
}

/**
 * Moves the focus into an open modal panel, keeps it there and returns it on closing. It uses Zag's focus trap and its
 * stack of traps, but Tab also reaches notifications, which Zag's own dialogs leave out.
 */
export function useFocusTrap(
  open: boolean,
  panel: RefObject<HTMLElement | null>,
  initialFocus: InitialFocus | undefined,
): void {
  const asked = useRef(initialFocus);
  // Read during rendering, because a field with `autoFocus` takes the focus before any effect runs.
  const opener = useMemo(() => (open && typeof document === 'object' ? document.activeElement : null), [open]);

  useEffect(() => {
    asked.current = initialFocus;
  });

  useLayoutEffect(() => {
    if (!open) return;
    let trap: FocusTrap | undefined;
    let last: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
    };

    const further = openerAround(opener) ?? leftTo;
    const frame = requestAnimationFrame(() => {
      const element = panel.current;
      if (!element) return;
      element.addEventListener('focusin', remember);
      if (opener instanceof HTMLElement) openers.set(element, opener);
      // Focused here, because the trap would also select the text of a field.
      chooseInitialFocus(element, asked.current).focus({ preventScroll: true });
      trap = new FocusTrap([element, ...notificationRegions.all()], {
        escapeDeactivates: false,
        allowOutsideClick: true,
        preventScroll: true,
        delayInitialFocus: false,
        fallbackFocus: element,
        getShadowRoot: true,
        // The trap calls this again when an overlay above it closes.
        initialFocus: () => (last?.isConnected ? last : chooseInitialFocus(element, asked.current)),
        setReturnFocus: () => [opener, further].find(isInPage) ?? false,
      });
      trap.activate();
    });
    const stopWatching = notificationRegions.onChange(() => {
      if (panel.current) trap?.updateContainerElements([panel.current, ...notificationRegions.all()]);
    });
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
      trap?.deactivate();
      leftTo = [opener, further].find(isInPage);
      setTimeout(() => {
        leftTo = undefined;
      });
    };
  }, [open, opener, panel]);
}
