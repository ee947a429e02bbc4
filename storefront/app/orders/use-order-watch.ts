import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const pauseMs = 60_000;

/** Reloads the page's data every minute while any unit is on its way, and when the shopper returns to the page. */
export function useOrderWatch(moving: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!moving) return undefined;
    // No reload while the page is in the background.
    const refresh = () => void (document.visibilityState === 'visible' && revalidate());
    const timer = setInterval(refresh, pauseMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [moving, revalidate]);
}
