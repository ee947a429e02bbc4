import { useEffect, useState } from 'react';

/**
 * Returns the token after the `#` of a sign-in link, and removes it from the URL, so that it remains neither in the
 * history nor on the screen. Null if there is none. Opening such a link while this page is already shown works too.
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const take = () => {
      const given = tokenInAddress();
      if (!given) return;
      setToken(given);
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

const tokenInAddress = (): string | null => window.location.hash.slice(1) || null;
