import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const pauseMs = 2000;
/** A minute in all; after that the shopper is told what to do. */
const most = 30;

/** Asks for the page again while a payment may be on its way to the shop; tells whether it still does. */
export function usePaymentWatch(awaited: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const watching = awaited && asked < most;

  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      // Nobody looks at a page in the background.
      if (document.visibilityState === 'visible') void revalidate();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [asked, revalidate, watching]);

  return watching;
}
