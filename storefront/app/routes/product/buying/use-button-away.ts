import { useEffect, useState } from 'react';

/** The `id` of the place of the buy button below the sizes. */
export const buyActionId = 'buy-action';

/** Whether the buy button below the sizes is out of view. False until the browser reports it. */
export function useButtonAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const button = document.getElementById(buyActionId);
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setAway(!entry!.isIntersecting));
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return isAway;
}
