import { createContext, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext;

/**
 * The nonce of the response. In the browser it is undefined and not needed, because all scripts of the document are
 * already loaded.
 */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
