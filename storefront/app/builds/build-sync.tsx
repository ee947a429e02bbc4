import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { BuildWatch } from './build-watch';
import { mayLoadAnew } from './forced-load';

/**
 * Loads the next page completely if the server runs a different build from that of this page. Submitted forms and
 * changes of only the query are still handled by the router, because filters would lose their scroll position.
 * @param buildId Id of the build that rendered the page.
 */
export function BuildSync({ buildId }: { buildId: string }) {
  const watch = useRef<BuildWatch | null>(null);
  const { pathname } = useLocation();
  const { state, location: next, formMethod } = useNavigation();

  // Builds are followed only after the page has loaded, so as not to slow it down.
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
    // After Back the address has changed already, so only a reload is needed.
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
  }, [state, next, formMethod, pathname]);

  return null;
}

/** Runs `work` a second after the page has loaded. Returns a function that cancels this. */
function whenLoaded(work: () => void): () => void {
  const wait = () => setTimeout(work, 1000);
  if (document.readyState === 'complete') {
    const timer = wait();
    return () => clearTimeout(timer);
  }
  window.addEventListener('load', wait, { once: true });
  return () => window.removeEventListener('load', wait);
}
