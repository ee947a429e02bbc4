import { VisuallyHidden } from '@meet/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Announces the title of the next page to screen readers, because the browser does so only for full page loads. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const words = useRef<HTMLSpanElement>(null);
  const said = useRef(pathname);

  useEffect(() => {
    if (said.current === pathname) return;
    said.current = pathname;
    if (words.current) words.current.textContent = document.title;
  }, [pathname]);

  return <VisuallyHidden ref={words} role="status" />;
}
