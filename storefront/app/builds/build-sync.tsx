import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { BuildWatch } from './build-watch';
import { mayLoadAnew } from './forced-load';

/**
 * Loads the next page as a whole if the server has another build than this page. A form that was sent is left alone, and
 * so is a change of the query: filters would lose their place.
 *
 * @param buildId Id of the build that rendered the page.
 */
export function BuildSync({ buildId }: { buildId: string }) {
  const watch = useRef<BuildWatch | null>(null);
  const { pathname } = useLocation();
  const { state, location: next, formMethod } = useNavigation();

  // The first page comes first: what follows builds is loaded when it is done.
  useEffect(() => {
    if (buildId === 'development') return undefined;
    return whenLoaded(() => {
      import('./follow-builds').then(
        ({ followBuilds }) => (watch.current ??= followBuilds(buildId)),
        () => undefined,
      );
    });
  }, [buildId]);

  useEffect(() => {
    if (state !== 'loading' || (formMethod && formMethod !== 'GET') || next.pathname === pathname) return;
    if (!watch.current?.isStale || !mayLoadAnew(next.pathname)) return;
    const { href } = new URL(`${next.pathname}${next.search}${next.hash}`, window.location.href);
    // Going back has changed the address already.
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
  }, [state, next, formMethod, pathname]);

  return null;
}

/** Runs `work` when the page is loaded and the browser has nothing else to do. */
function whenLoaded(work: () => void): () => void {
  const wait = () => setTimeout(work, 1000);
  if (document.readyState === 'complete') {
    const timer = wait();
    return () => clearTimeout(timer);
  }
  window.addEventListener('load', wait, { once: true });
  return () => window.removeEventListener('load', wait);
}
