import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const pauseMs = 2000;
/** Maximum number of polls. Thirty take a minute; after that the page tells the shopper what to do. */
const most = 30;

/** Reloads the page's data regularly while a payment is expected. Returns whether it still does. */
export function usePaymentWatch(awaited: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const watching = awaited && asked < most;

  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      // No reload while the page is in the background.
      if (document.visibilityState === 'visible') void revalidate();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [asked, revalidate, watching]);

  return watching;
}
