import { useEffect } from 'react';
import { forgetHeld } from './placed-order';

/** Removes the stored items of an order from the browser once the order is paid or finished. */
export function useForgetHeld({ id, expiresAt }: { id: string; expiresAt?: string | null }): void {
  const holds = Boolean(expiresAt);
  useEffect(() => {
    if (!holds) forgetHeld(id);
  }, [id, holds]);
}
