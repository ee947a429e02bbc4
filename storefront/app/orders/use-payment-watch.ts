import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const pauseMs = 2000;
/** Thirty polls take a minute. After that the page tells the shopper what to do. */
const most = 30;

/** Polls the page while a payment is expected. Returns whether it still polls. */
export function usePaymentWatch(awaited: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const watching = awaited && asked < most;

  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      // A page in the background is not polled.
      if (document.visibilityState === 'visible') void revalidate();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [asked, revalidate, watching]);

  return watching;
}
