import type { AnchorProps } from '@meet/ui-kit';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { isOffline } from '../builds/load-online';
import { takePreloadSlot } from './preload-slots';

/** Milliseconds that the pointer must rest on a link before its page is preloaded. */
const intent = 100;

/** Renders the UI kit's links with the router. Anchors, links to other sites and downloads remain ordinary links. */
export function RouterLink({ href, ...props }: AnchorProps) {
  // eslint-disable-next-line meet/visible-pieces-from-kit -- what the kit draws its links with
  if (!href.startsWith('/') || props.download !== undefined) return <a href={href} {...props} />;
  return <PageLink href={href} {...props} />;
}

/** A link to a page of the shop. The page is preloaded when the shopper is about to follow the link. */
function PageLink({ href, onPointerEnter, onPointerLeave, onFocus, onTouchStart, ...props }: AnchorProps) {
  const [isPreloaded, setPreloaded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const preload = () => {
    if (!isPreloaded && !isOffline() && takePreloadSlot()) setPreloaded(true);
  };

  return (
    <Link
      {...props}
      to={href}
      prefetch={isPreloaded ? 'render' : 'none'}
      viewTransition={wantsMotion()}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        timer.current = setTimeout(preload, intent);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        preload();
      }}
    />
  );
}

/** Page changes are animated unless the shopper asked for less motion. On the server there is no difference. */
const wantsMotion = (): boolean =>
  typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
