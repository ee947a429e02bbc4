import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../hooks/use-hydrated.js';
import { carrySurroundings } from './carry-surroundings.js';
import { LayerAround } from './layer-around.js';
import { directionOf, type TextDirection } from './text-direction.js';

export interface OverlayPortalProps {
  children: ReactNode;
  /** Whether the portal contains notifications, which stay readable when a dialog opens. Default: false. */
  announces?: boolean;
  /** Called with the text direction of the place where the overlay is opened. Default: none. */
  onDirection?: (direction: TextDirection) => void;
}

/**
 * Renders overlays at the end of the body, in the order in which they were opened. They keep the theme, density,
 * direction and language of the place where they were opened.
 */
export function OverlayPortal(props: OverlayPortalProps) {
  // On the server there is no body to render into.
  return useHydrated() ? <BrowserPortal {...props} /> : null;
}

function BrowserPortal({ children, announces = false, onDirection }: OverlayPortalProps) {
  const place = useRef<HTMLSpanElement>(null);
  const surroundings = useRef<HTMLDivElement>(null);
  const [isLayer, setIsLayer] = useState(false);

  useEffect(() => {
    // By the next frame Zag has registered the overlay and moved the focus into it.
    const frame = requestAnimationFrame(() => setIsLayer(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  useLayoutEffect(() => {
    if (!place.current || !surroundings.current) return;
    onDirection?.(directionOf(place.current));
    return carrySurroundings(place.current, surroundings.current);
  }, [onDirection]);

  return (
    <>
      <span ref={place} hidden />
      {createPortal(
        // Zag hides the page behind a dialog from screen readers, except elements with `data-live-announcer`.
        <div ref={surroundings} css={{ display: 'contents' }} data-live-announcer={announces ? '' : undefined}>
          <LayerAround value={isLayer}>{children}</LayerAround>
        </div>,
        document.body,
      )}
    </>
  );
}
