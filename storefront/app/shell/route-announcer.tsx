import { VisuallyHidden } from '@meet/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Says the title of a page that came without a reload: the browser itself stays silent then. */
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
