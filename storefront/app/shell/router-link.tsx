import type { AnchorProps } from '@meet/ui-kit';
import { useRef, useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { afterPaint } from '../browser/after-paint';
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
function PageLink({ href, onClick, onPointerEnter, onPointerLeave, onFocus, onTouchStart, ...props }: AnchorProps) {
  const navigate = useNavigate();
  const [isPreloaded, setPreloaded] = useState(false);
  const [isFollowed, setFollowed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const preload = () => {
    if (!isPreloaded && !isOffline() && takePreloadSlot()) setPreloaded(true);
  };

  /** The link looks pressed at once; the router is called after that paint. */
  const follow = async () => {
    setFollowed(true);
    await afterPaint();
    try {
      await navigate(href);
    } finally {
      setFollowed(false);
    }
  };

  return (
    <Link
      {...props}
      // The style for this state is in the shell, because a rule that is added on the click would delay its paint.
      aria-busy={isFollowed || undefined}
      to={href}
      prefetch={isPreloaded ? 'render' : 'none'}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !leavesPage(event)) return;
        event.preventDefault();
        void follow();
      }}
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

/** Whether a click opens another page in this tab. */
function leavesPage({ currentTarget, ...click }: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = click.metaKey || click.altKey || click.ctrlKey || click.shiftKey;
  const staysHere = currentTarget.target === '' || currentTarget.target === '_self';
  return click.button === 0 && !hasModifier && staysHere && currentTarget.pathname !== window.location.pathname;
}
