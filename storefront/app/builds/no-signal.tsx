import { ErrorPage, SignalLines } from '@meet/ui-kit';
import { useEffect, useState, type MouseEvent } from 'react';
import { latestBuild } from './latest-build';
import { isLostChunk, loadAnewOnce } from './lost-chunk';

/**
 * The page for an error that the shopper has not caused. Its button reloads the page if the shop can be reached;
 * otherwise the page stays, because a reload would show the browser's own error page. Without scripts the button is a
 * link to the same URL.
 * @param href The URL of the page.
 * @param reference Id of the failure, for the shop's support.
 */
export function NoSignal({ error, href, reference }: { error: unknown; href: string; reference?: string | undefined }) {
  const [stillLost, setStillLost] = useState(0);

  useEffect(() => {
    if (isLostChunk(error)) void loadAnewOnce();
  }, [error]);

  useEffect(() => {
    const retry = () => void loadAnewOnce();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const reload = (event: MouseEvent) => {
    event.preventDefault();
    void latestBuild().then((id) => (id === null ? setStillLost((times) => times + 1) : window.location.reload()));
  };

  return (
    <ErrorPage
      kind="no-signal"
      href={href}
      banner={<SignalLines />}
      reference={reference}
      onReload={reload}
      note={stillLost > 0 && `Связи пока нет. Попыток: ${stillLost}`}
    />
  );
}
