import { useEffect } from 'react';
import { forgetHeld } from './placed-order';

/** Makes the browser forget what an order held, once it is paid or over. */
export function useForgetHeld({ id, expiresAt }: { id: string; expiresAt?: string | null }): void {
  const holds = Boolean(expiresAt);
  useEffect(() => {
    if (!holds) forgetHeld(id);
  }, [id, holds]);
}
