import { useState } from 'react';

/**
 * Returns the token after the `#` of a sign-in link, and takes it out of the address: it stays neither in the history
 * nor on the screen. Null if there is none.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => window.location.hash.slice(1) || null);
  if (token && window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
