import { createContext, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext;

/** The nonce of the response. Undefined in the browser, which needs none: the scripts of the document are loaded. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
